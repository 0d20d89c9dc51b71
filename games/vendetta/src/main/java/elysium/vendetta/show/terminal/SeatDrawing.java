package elysium.vendetta.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.tabletop.text.Phrases;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.show.text.KnownHands;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;

/// Draws the players: public counters, Alliances and Relics, and who must answer.
final class SeatDrawing {
    private static final int NAME = 19, WHO = 29;
    private static final int[] COLUMNS = {6, 10, 11, 5, 7, 6};

    private SeatDrawing() {}

    static void draw(VendettaCanvas c) {
        Vendetta t = c.t();
        c.panel().section(c.colours().bold(c.say("Players", "Joueurs")), "");
        c.panel().line(
                c.colours()
                        .faint(row("", List.of(c.say("Blood", "Sang"), "Influence", "Diablerie", c.say("Hand", "Main"),
                                c.say("Deck", "Pioche"), "Score"))));
        for (int seat = 0; seat < t.players(); seat++) {
            c.panel().line(counts(c, seat));
            if (t.seats.isAlive(seat)) belongings(c, seat);
        }
    }

    private static String counts(VendettaCanvas c, int seat) {
        Vendetta t = c.t();
        String who = who(c, seat);
        if (!t.seats.isAlive(seat)) return who + "   " + c.colours().warn(c.say("out of the game", "hors jeu"));
        String up = Legend.UP.repeat(t.pools.tokensUp(seat)),
                down = Legend.TURNED.repeat(t.pools.tokens(seat) - t.pools.tokensUp(seat));
        int hand = t.count(GameLayout.HAND + seat) + t.count(GameLayout.DRAWN + seat);
        return row(who,
                List.of(c.colours().blood(String.valueOf(t.pools.blood(seat))), String.valueOf(t.pools.influence(seat)),
                        t.pools.tokens(seat) == 0 ? "-" : up + down, String.valueOf(hand),
                        String.valueOf(t.count(GameLayout.DECK + seat)),
                        c.colours().bold(String.valueOf(Scoring.score(t, seat)))))
                + asked(c, seat);
    }

    /// The name and, once chosen, the clan of a seat.
    private static String who(VendettaCanvas c, int seat) {
        String mark = c.t().seats.ambition() == seat ? c.colours().gold(Legend.AMBITION) : " ";
        String you = c.youMark(seat);
        String name = mark + " " + c.name(seat, NAME - 3 - you.length()) + you;
        return TerminalText.alignLeft(
                TerminalText.alignLeft(name, NAME) + (c.t().seats.clan(seat) == NONE ? "" : c.clan(seat)),
                WHO);
    }

    private static String asked(VendettaCanvas c, int seat) {
        return c.t().isAsked(seat) ? c.colours().gold(" " + Legend.ASKED) : "";
    }

    private static String row(String head, List<String> cells) {
        StringBuilder row = new StringBuilder(TerminalText.alignLeft(head, WHO));
        for (int i = 0; i < cells.size(); i++) row.append(TerminalText.alignRight(cells.get(i), COLUMNS[i]));
        return row.toString();
    }

    private static void belongings(VendettaCanvas c, int seat) {
        Vendetta t = c.t();
        List<String> items = new ArrayList<>();
        if (t.evening.teams())
            items.add(c.say("Team ", "Équipe ") + (seat % (t.players() / 2) + 1) + ": " + Scoring.sideScore(t, seat));
        pile(c, c.say("Alliance: ", "Alliance : "), GameLayout.ALLIANCE + seat, items);
        pile(c, c.say("Drained: ", "Drainées : "), GameLayout.DRAINED + seat, items);
        for (int card = t.first(GameLayout.RELIC + seat); card != NONE; card = t.next(card)) {
            String used = t.isFaceDown(card) ? c.say(" (used)", " (utilisée)") : c.say(" (ready)", " (prête)");
            String name = t.sees(c.viewer(), card) ? c.phrases().card(t, t.face(card)) : Legend.BACK;
            add(items, c.say("Relic: ", "Relique : ") + name + used);
        }
        cards(c, c.say("Holds, hidden: ", "A, sans les montrer : "), KnownHands.by(t, seat, c.viewer()), items);
        cards(c, c.say("Cannot lose Blood this round to: ", "Ne peut perdre de Sang cette manche par : "),
                KnownHands.immune(t, seat), items);
        if (!items.isEmpty()) c.panel().lines("    ", TerminalText.flow(items, " ", c.panel().innerWidth() - 4));
    }

    /// Begins another group of items.
    private static void add(List<String> items, String first) {
        if (!items.isEmpty()) items.add(items.removeLast() + " ·");
        items.add(first);
    }

    /// The cards of a public pile.
    private static void pile(VendettaCanvas c, String head, int zone, List<String> items) {
        Vendetta t = c.t();
        List<Integer> defs = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) defs.add(t.face(card));
        cards(c, head, defs, items);
    }

    /// Cards with their number of copies, as items that may wrap.
    private static void cards(VendettaCanvas c, String head, List<Integer> defs, List<String> items) {
        for (int i = 0; i < defs.size(); i++) {
            if (defs.indexOf(defs.get(i)) < i) continue;
            String name = counted(c, defs, i);
            if (i == 0) {
                add(items, head + name);
            } else {
                items.add(items.removeLast() + ",");
                items.add(name);
            }
        }
    }

    /// The names of cards with their number of copies.
    static String named(VendettaCanvas c, List<Integer> defs) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < defs.size(); i++) if (defs.indexOf(defs.get(i)) == i) names.add(counted(c, defs, i));
        return String.join(", ", names);
    }

    private static String counted(VendettaCanvas c, List<Integer> defs, int at) {
        return c.phrases().card(c.t(), defs.get(at)) + Phrases.copies(Collections.frequency(defs, defs.get(at)));
    }
}
