package elysium.rivals.stage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.rivals.table.Rivals;
import elysium.tabletop.stage.Comparing;
import elysium.tabletop.stage.Viewers;
import elysium.tabletop.stage.Written;

/// Compares the cards that lie somewhere with those that a scenario expects there, and what is true of each.
final class Matching {
    /// What need not be said of a card: if a scenario does not mention it, it is not compared.
    private static final List<String> OPTIONAL = List.of(Marks.LEADER, Marks.FROM, Marks.SEEN, Marks.COLOUR);

    private final Rivals t;
    private final List<String> names;
    private final Naming naming;
    private final Seeing seeing;
    private final Comparing compare;

    Matching(Rivals t, List<String> names, Naming naming, Seeing seeing, Comparing compare) {
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

    /// Parties in any order, and their members too.
    void parties(String what, List<List<Integer>> parties, Object value) {
        List<List<String>> said = Items.parties(what, value);
        List<String> all = new ArrayList<>(), are = new ArrayList<>(), should = new ArrayList<>();
        List<Integer> cards = new ArrayList<>();
        for (List<String> party : said) all.addAll(party);
        for (List<Integer> party : parties) cards.addAll(party);
        for (List<Integer> party : parties) are.add(sorted(are(party, all)).toString());
        for (List<String> party : said) if (!party.isEmpty()) should.add(sorted(should(cards, party)).toString());
        compare.same(what, sorted(are), sorted(should));
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
            List<String> marks = plain(one);
            int card = found(cards, one);
            if (card < 0 || !t.isCharacter(card)) marks.replaceAll(Matching::tokens);
            if (card >= 0 && t.isCharacter(card) && one.number(Marks.BLOOD, -1) < 0)
                marks.add(Marks.BLOOD + " " + Placing.usualBlood(t, card));
            for (int i = 0; i < one.times(); i++) should.add(canon(name(one), marks, said));
        }
        return should;
    }

    /// Blood on a card that is no vampire is the same token as prestige.
    private static String tokens(String mark) {
        String blood = Marks.BLOOD + " ";
        return mark.startsWith(blood) ? Marks.PRESTIGE + " " + mark.substring(blood.length()) : mark;
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
        return -1;
    }

    /// The marks of a card as the table itself would write them; `Vagrant x2` is two of them.
    private List<String> plain(Written card) {
        List<String> marks = new ArrayList<>();
        for (String mark : card.marks()) {
            int times = Marks.isMark(mark, names) ? 1 : Written.marked(mark, names).times();
            for (int i = 0; i < times; i++) if (!mark.equals(Marks.READY)) marks.add(plain(mark));
        }
        return marks;
    }

    private String plain(String mark) {
        for (String first : List.of(Marks.FROM, Marks.SEEN))
            if (mark.startsWith(first))
                return first + Viewers.said(t, names, Marks.seats(mark.substring(first.length()), names));
        for (String word : List.of(Marks.BLOOD, Marks.PRESTIGE, Marks.BOUNTY))
            if (mark.endsWith(" " + word)) return word + " " + mark.substring(0, mark.length() - word.length() - 1);
        if (Marks.isMark(mark, names)) return mark;
        Written guest = Written.marked(mark, names);
        return Seeing.text(name(guest), sorted(plain(guest)));
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
