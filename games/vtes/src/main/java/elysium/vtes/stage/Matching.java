package elysium.vtes.stage;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.tabletop.stage.Comparing;
import elysium.tabletop.stage.Written;
import elysium.vtes.table.Discipline;
import elysium.vtes.table.Vtes;

/// Compares the cards that lie somewhere with those that a scenario expects there, and what is true of each.
final class Matching {
    /// What need not be said of a card: if a scenario does not mention it, it is not compared.
    private static final List<String> OPTIONAL = List.of(Marks.TITLE, Marks.SECT, Marks.SEEN, Marks.WOKEN, Marks.FRESH,
            Marks.SUPERIOR, Marks.INFERIOR);

    private final Vtes t;
    private final List<String> names;
    private final Naming naming;
    private final Seeing seeing;
    private final Comparing compare;

    Matching(Vtes t, List<String> names, Naming naming, Seeing seeing, Comparing compare) {
        this.t = t;
        this.names = names;
        this.naming = naming;
        this.seeing = seeing;
        this.compare = compare;
    }

    Seeing seeing() {
        return seeing;
    }

    /// A number of cards, or which they are, in any order.
    void anyOrder(String what, List<Integer> cards, Object value) {
        if (value instanceof Number) compare.same(what, cards.size(), value);
        else compare.same(what, sorted(are(cards, value)), sorted(should(cards, value)));
    }

    /// A number of cards, or which they are from the first on; `…` at the end stands for any others.
    void ordered(String what, List<Integer> cards, Object value) {
        if (value instanceof Number) {
            compare.same(what, cards.size(), value);
            return;
        }
        List<String> items = new ArrayList<>(Items.of(what, value));
        boolean more = items.remove("…") | items.remove("...");
        List<String> should = should(cards, items), are = are(cards, items);
        compare.same(what, more ? are.subList(0, Math.min(should.size(), are.size())) : are, should);
    }

    private List<String> are(List<Integer> cards, Object value) {
        List<Written> said = said(value);
        List<String> are = new ArrayList<>();
        for (int card : cards) are.add(canon(seeing.name(card), seeing.marks(card), said));
        return are;
    }

    private List<String> should(List<Integer> cards, Object value) {
        List<Written> said = said(value);
        List<String> should = new ArrayList<>();
        for (Written one : said) {
            int card = found(cards, one);
            List<String> marks = plain(one, card == NONE ? 0 : Placing.usual(t, card));
            for (int i = 0; i < one.times(); i++) should.add(canon(name(one), marks, said));
        }
        return should;
    }

    private List<Written> said(Object value) {
        List<Written> said = new ArrayList<>();
        for (String item : Items.of("cards", value)) said.add(Written.marked(item, names));
        return said;
    }

    private String name(Written written) {
        return written.name().equals(Seeing.UNKNOWN) ? Seeing.UNKNOWN : naming.name(naming.card(written.name()));
    }

    private int found(List<Integer> cards, Written written) {
        for (int card : cards) if (seeing.name(card).equals(name(written))) return card;
        return NONE;
    }

    /// The marks of a card as the table itself would write them; `Raven Spy x2` is two of them.
    private List<String> plain(Written card, int usual) {
        List<String> marks = new ArrayList<>();
        for (String mark : card.marks()) {
            if (mark.equals(Marks.UNLOCKED) || Marks.canon(mark).equals(Marks.COUNTERS + " " + usual)) continue;
            int times = Marks.isMark(mark) ? 1 : Written.marked(mark, names).times();
            for (int i = 0; i < times; i++) marks.add(Marks.isMark(mark) ? Marks.canon(mark) : guest(mark));
        }
        return marks;
    }

    private String guest(String words) {
        Written guest = Written.marked(words, names);
        boolean unknown = guest.name().equals(Seeing.UNKNOWN);
        int level = guest.is(Marks.SUPERIOR) ? Discipline.SUPERIOR : Discipline.INFERIOR;
        List<String> marks = plain(guest, unknown ? 0 : Placing.life(t, naming.card(guest.name()), level));
        marks.removeIf(mark -> mark.equals(Marks.SUPERIOR) || mark.equals(Marks.INFERIOR));
        return Seeing.text(name(guest), sorted(marks));
    }

    /// A card with its marks in one order.
    private String canon(String name, List<String> marks, List<Written> said) {
        List<String> kept = new ArrayList<>();
        for (String mark : marks) if (mentioned(name, mark, said)) kept.add(mark);
        Collections.sort(kept);
        return Seeing.text(name, kept);
    }

    private boolean mentioned(String name, String mark, List<Written> said) {
        for (String optional : OPTIONAL)
            if (mark.startsWith(optional)) {
                for (Written one : said)
                    for (String other : one.marks())
                        if (name(one).equals(name) && other.startsWith(optional)) return true;
                return false;
            }
        return true;
    }

    private static List<String> sorted(List<String> words) {
        Collections.sort(words);
        return words;
    }
}
