package elysium.nightfall.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.show.text.Seen;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Trait;
import elysium.nightfall.table.VariantFlags;
import elysium.nightfall.table.Wound;
import elysium.tabletop.terminal.TerminalText;

/// Draws the players: public counters, archives, minions, and who must answer.
final class SeatDrawing {
    private static final int WHO = 24;
    private static final int[] COLUMNS = {10, 6, 6, 9, 11, 8};

    private SeatDrawing() {}

    static void draw(NightfallCanvas c) {
        List<String> heads = new ArrayList<>(List.of(c.say("Wounds", "Blessures"), c.say("Hand", "Main"), "Deck",
                c.say("Discard", "Défausse"), "Influence"));
        if (c.t().night.has(VariantFlags.APOCALYPSE)) heads.add(c.say("Sum", "Somme"));
        c.panel().section(c.colours().bold(c.say("Players", "Joueurs")), "");
        c.panel().line(c.colours().faint(row("", heads)));
        for (int seat = 0; seat < c.t().players(); seat++) {
            c.panel().line(counts(c, seat));
            belongings(c, seat);
        }
    }

    private static String counts(NightfallCanvas c, int seat) {
        Nightfall t = c.t();
        boolean turn = t.night.active() == seat && CurrentPhase.phase(t) != CurrentPhase.Phase.DRAFT && !t.isOver();
        String you = c.youMark(seat);
        String who =
                (turn ? c.colours().gold(NightfallDrawing.ACTIVE) : " ") + " " + c.name(seat, WHO - 3 - you.length())
                        + you;
        List<String> cells = new ArrayList<>(List.of(c.colours().blood(String.valueOf(t.wounds.of(seat))),
                String.valueOf(t.count(GameLayout.HAND + seat)), String.valueOf(t.count(GameLayout.DECK + seat)),
                String.valueOf(t.count(GameLayout.DISCARD + seat)), String.valueOf(t.archives.influence(seat))));
        if (t.night.has(VariantFlags.APOCALYPSE)) cells.add(String.valueOf(t.night.totalWounds(seat)));
        return row(who, cells) + (t.isAsked(seat) ? c.colours().gold(" " + NightfallDrawing.ASKED) : "");
    }

    private static String row(String head, List<String> cells) {
        StringBuilder row = new StringBuilder(TerminalText.alignLeft(head, WHO));
        for (int i = 0; i < cells.size(); i++) row.append(TerminalText.alignRight(cells.get(i), COLUMNS[i]));
        return row.toString();
    }

    private static void belongings(NightfallCanvas c, int seat) {
        List<String> archives = ArchiveDrawing.of(c, seat), play = new ArrayList<>();
        for (int card = c.t().first(GameLayout.PLAY + seat); card != NONE; card = c.t().next(card))
            play.add(minion(c, card));
        list(c, c.say("By type", "Par type"), types(c, seat));
        if (c.t().night.placeOf(seat) > 0 && !c.t().isOver())
            list(c, c.say("Last game", "Précédente"), List.of(c.say("rank ", "rang ") + c.t().night.placeOf(seat)));
        list(c, c.say("Archives", "Réserves"), archives);
        list(c, c.say("In play", "En jeu"), play);
        list(c, c.say("Hand", "Main"), known(c, Seen.hand(c.t(), seat, c.viewer())));
        list(c, "Deck", cards(c, Seen.deck(c.t(), seat, c.viewer())));
        list(c, c.say("Discarded", "Défaussé"),
                c.phrases().withCounts(cards(c, Seen.discards(c.t(), seat, c.viewer()))));
    }

    /// The wounds of each type, which are public.
    private static List<String> types(NightfallCanvas c, int seat) {
        Nightfall t = c.t();
        List<String> types = new ArrayList<>();
        for (Wound type : Wound.values())
            if (t.wounds.of(seat, type.ordinal()) > 0)
                types.add(type.title().in(c.phrases().lang()) + " " + t.wounds.of(seat, type.ordinal()));
        int untyped = t.wounds.of(seat, Wound.UNTYPED);
        if (untyped > 0) types.add(c.say("without type ", "sans type ") + untyped);
        return types;
    }

    private static List<String> cards(NightfallCanvas c, List<Integer> rows) {
        List<String> cards = new ArrayList<>();
        for (int card : rows) cards.add(card == NONE ? "?" : c.item(c.t().face(card)));
        return cards;
    }

    /// The known cards of another player.
    private static List<String> known(NightfallCanvas c, List<Integer> defs) {
        List<String> cards = new ArrayList<>();
        for (int def : defs) cards.add(c.item(def));
        return c.phrases().withCounts(cards);
    }

    private static void list(NightfallCanvas c, String head, List<String> items) {
        if (items.isEmpty()) return;
        String label = "    " + c.colours().faint(TerminalText.alignLeft(head, 11));
        c.panel().lines(label, TerminalText.flow(items, " · ", c.panel().innerWidth() - TerminalText.width(label)));
    }

    /// A minion with its strength, health left and state.
    static String minion(NightfallCanvas c, int card) {
        Nightfall t = c.t();
        String forced = t.minions.is(card, Trait.BLOCKS) && !t.archives.areBlocksSuspended()
                ? " " + NightfallDrawing.FORCED : "";
        String left = t.counters(card) > 0 ? c.colours().blood(String.valueOf(t.minions.health(card)))
                : String.valueOf(t.minions.health(card));
        return c.card(t.face(card)) + " " + t.printed(card, Fact.STRENGTH) + "/" + left + forced;
    }
}
