package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.PositionFormatter;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// A card of a position text: `Fist of Caine (of Bo; down; pinned by Ana, Bo; seen by all)`.
///
/// @param def the card, or NONE for `?`
/// @param owner the owner, or NONE
/// @param pinned the viewers who know its place, if stated; `seen` those who know that its owner has it
record PositionCard(int def, int owner, boolean down, @Nullable Integer pinned, @Nullable Integer seen) {
    static final String UNKNOWN = "?";

    /// A card on the table as far as a viewer may know it.
    static String write(Vendetta t, List<String> names, int card, int viewer) {
        boolean sees = viewer == NONE || t.sees(viewer, card);
        int zone = t.zone(card), holder = t.controller(card);
        List<String> marks = new ArrayList<>();
        if (t.owner(card) != NONE && t.owner(card) != holder) marks.add("of " + names.get(t.owner(card)));
        PositionCard plain =
                new PositionCard(sees ? t.face(card) : NONE, t.owner(card), t.isFaceDown(card), null, null);
        if (plain.down) marks.add(KnownByText.matters(t, zone, true) ? "down" : "used");
        if (KnownByText.matters(t, zone, plain.down)) {
            KnownBy is = viewer == NONE ? KnownBy.of(t, card) : KnownByText.told(t, card, viewer);
            is.addDifferences(KnownByText.usual(t, zone, plain), t, names, marks);
        }
        return (sees ? t.name(card).en() : UNKNOWN)
                + (marks.isEmpty() ? "" : " (" + String.join("; ", marks) + ")");
    }

    /// The cards of a zone in order; consecutive equal ones are counted.
    static List<String> zone(Vendetta t, List<String> names, int zone, int viewer) {
        List<String> all = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) all.add(write(t, names, card, viewer));
        return PositionFormatter.mergeEqual(all);
    }

    /// Reads one item of a list, possibly several cards; the holder is their seat, or NONE.
    static List<PositionCard> read(Vendetta t, List<String> names, String words, int holder) {
        int mark = words.endsWith(")") ? words.indexOf(" (") : NONE;
        int owner = holder;
        boolean down = false;
        Integer pinned = null, seen = null;
        String[] marks = mark < 0 ? new String[0] : words.substring(mark + 2, words.length() - 1).split(";");
        for (String one : marks) {
            String said = one.strip();
            if (said.equals("down") || said.equals("used")) down = true;
            else if (said.startsWith("of ")) owner = Viewers.seat(names, said.substring(3));
            else if (said.startsWith("pinned by ")) pinned = Viewers.read(names, said.substring(10));
            else if (said.startsWith("seen by ")) seen = Viewers.read(names, said.substring(8));
            else throw ScenarioValues
                    .wrong("of a card one says down, used, of, pinned by or seen by, not '" + said + "'");
        }
        VendettaCardLookup.Written written = VendettaCardLookup.written(mark < 0 ? words : words.substring(0, mark));
        boolean unknown = written.name().equals(UNKNOWN);
        int def = unknown ? NONE : VendettaCardLookup.card(written.name(), owner == NONE ? NONE : t.seats.clan(owner));
        List<PositionCard> all = new ArrayList<>();
        for (int i = 0; i < written.times(); i++) all.add(new PositionCard(def, owner, down, pinned, seen));
        return all;
    }
}
