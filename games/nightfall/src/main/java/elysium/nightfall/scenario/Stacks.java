package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.WOUNDS;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;
import elysium.tabletop.Book;
import elysium.tabletop.scenario.CardPhrase;

/// The common stacks that a scenario need not list: wounds and, in the draft, draft cards.
final class Stacks {
    static final int STARTERS_EACH = 2;
    private static final int FACE_UP_EACH = 10, DEALT_EACH = 4, DEALT_IF_OPEN = 3;

    private final Nightfall t;
    private final List<String> names;

    Stacks(Nightfall t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    static List<Integer> starters(Book<Nightfall> book) {
        return ofKind(book, Kind.STARTER);
    }

    private static List<Integer> ofKind(Book<Nightfall> book, Kind kind) {
        List<Integer> all = new ArrayList<>();
        for (int def = 0; def < book.size(); def++)
            if (Kind.of(book.printed(def, Fact.KIND)) == kind) all.add(def);
        return all;
    }

    /// The wounds not placed elsewhere, shuffled; `order` gives the top ones, `left` their number.
    void wounds(Map<String, Object> given) {
        for (String key : given.keySet())
            if (!List.of("face up", "order", "left").contains(key))
                throw wrong("of the wounds one gives face up, order, left, not '" + key + "'");
        List<Integer> top = new ArrayList<>();
        if (given.containsKey("order"))
            for (String item : words("order", given.get("order"))) {
                CardPhrase written = Spoken.plain(item, names);
                written.allowOnly();
                for (int i = 0; i < written.copies(); i++) top.add(NightfallCardLookup.card(t.book(), written.name()));
            }
        int all = spare(top), left = number("left", given.getOrDefault("left", all + top.size()));
        if (left < top.size() || left > all + top.size())
            throw wrong("of the wounds " + top.size() + " to " + (all + top.size()) + " can be left, not " + left);
        lay(top, left);
        int up = number("face up", given.getOrDefault("face up", Math.min(FACE_UP_EACH * names.size(), left)));
        if (up < 0 || up > left) throw wrong("of " + left + " wounds " + up + " cannot lie face up");
        t.wounds.setFaceUpCount(up);
    }

    /// The number of wounds not placed, without those on top.
    private int spare(List<Integer> top) {
        int spare = 0;
        for (int def : ofKind(t.book(), Kind.WOUND)) {
            int here = spare(def, top);
            if (here < 0) throw wrong("there are not so many wounds of " + NightfallCardLookup.name(t, def));
            spare += here;
        }
        return spare;
    }

    private int spare(int def, List<Integer> top) {
        int spare = t.book().printed(def, Fact.COPIES);
        for (int row = 0; row < t.rows(); row++) if (t.face(row) == def && t.zone(row) != WOUNDS) spare--;
        for (int one : top) if (one == def) spare--;
        return spare;
    }

    /// Builds a partial stack with about as many wounds of each type.
    private void lay(List<Integer> top, int left) {
        List<Integer> wounds = ofKind(t.book(), Kind.WOUND);
        int[] spare = new int[wounds.size()];
        for (int i = 0; i < spare.length; i++) spare[i] = spare(wounds.get(i), top);
        for (int i = 0; t.count(WOUNDS) < left - top.size(); i = (i + 1) % spare.length)
            if (spare[i]-- > 0) t.addCard(wounds.get(i), NONE, WOUNDS);
        t.shuffle(WOUNDS);
        for (int def : top.reversed()) t.moveFirst(t.addCard(def, NONE, WOUNDS), WOUNDS);
    }

    /// The draft cards not placed elsewhere, shuffled, with some on top; a player without a hand is dealt one, not from
    /// the top.
    void draft(List<String> top) {
        for (Kind kind : List.of(Kind.MINION, Kind.ACTION))
            for (int def : ofKind(t.book(), kind)) {
                boolean promotional = t.book().printed(def, Fact.PROMOTIONAL) != 0;
                if (!lies(def) && (!promotional || t.night.has(VariantFlags.LISAVETA)))
                    t.addCard(def, Nightfall.DRAFT, ASIDE);
            }
        t.shuffle(ASIDE);
        for (String name : top.reversed()) t.moveFirst(aside(NightfallCardLookup.card(t.book(), name)), ASIDE);
        for (int seat = 0; seat < names.size(); seat++)
            if (t.count(DEALT + seat) == 0)
                for (int i = 0; i < (t.night.has(VariantFlags.OPEN) ? DEALT_IF_OPEN : DEALT_EACH); i++)
                    t.move(t.last(ASIDE), DEALT + seat);
    }

    private boolean lies(int def) {
        for (int row = 0; row < t.rows(); row++) if (t.face(row) == def) return true;
        return false;
    }

    private int aside(int def) {
        for (int card = t.first(ASIDE); card != NONE; card = t.next(card)) if (t.face(card) == def) return card;
        throw wrong("'" + NightfallCardLookup.name(t, def) + "' lies elsewhere already");
    }
}
