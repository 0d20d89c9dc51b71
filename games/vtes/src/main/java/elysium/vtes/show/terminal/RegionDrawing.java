package elysium.vtes.show.terminal;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.vtes.show.text.KnownHands;
import elysium.vtes.show.text.Labels;
import elysium.vtes.table.Vtes;

/// Draws what a Methuselah controls: ready minions, those in torpor, other cards in play, and the uncontrolled region.
final class RegionDrawing {
    private static final int NAME = 22;

    private RegionDrawing() {}

    static void draw(VtesCanvas c, int seat) {
        Vtes t = c.t();
        String deck = c.in(Labels.of(t, seat, c.decks()));
        c.panel().section(c.name(seat, NAME) + (deck.isEmpty() ? "" : " · " + deck), SeatDrawing.prey(c, seat));
        c.list(c.say("Ready", "Disponibles"), minions(c, READY + seat));
        c.list(c.say("Torpor", "Torpeur"), minions(c, TORPOR + seat));
        c.list(c.say("In play", "En jeu"), cards(c, PLAY + seat));
        c.list(c.say("Contested", "Disputées"), cards(c, CONTESTED + seat));
        c.list(c.say("Uncontr.", "Incontrôlés"), uncontrolled(c, seat));
        PileDrawing.draw(c, seat);
        known(c, seat);
        if (t.victory.isWithdrawing(seat))
            c.panel().line("  " + c.colours().warn(c.say("has announced a withdrawal", "a annoncé sa retraite")));
    }

    private static List<String> minions(VtesCanvas c, int zone) {
        List<String> all = new ArrayList<>();
        for (int card = c.t().first(zone); card != NONE; card = c.t().next(card)) add(c, card, all);
        return all;
    }

    /// Splits a minion that is too long for one line.
    private static void add(VtesCanvas c, int card, List<String> all) {
        List<String> pieces = MinionDrawing.pieces(c, card);
        String whole = String.join(" ", pieces);
        List<String> carried = carried(c, card);
        String with = carried.isEmpty() ? whole : whole + " (" + String.join(", ", carried) + ")";
        if (TerminalText.width(with) <= c.listRoom()) {
            all.add(with);
            return;
        }
        if (TerminalText.width(whole) <= c.listRoom()) all.add(whole);
        else for (int i = 0; i < pieces.size(); i++) all.add((i == 0 ? "" : Legend.CARRIED) + pieces.get(i));
        for (String each : carried) all.add(Legend.CARRIED + each);
    }

    /// The cards attached to a card.
    private static List<String> carried(VtesCanvas c, int bearer) {
        Vtes t = c.t();
        List<String> cards = new ArrayList<>();
        for (int card = t.attachments.firstOn(bearer); card != NONE; card = t.attachments.nextOn(card)) {
            cards.add(MinionDrawing.permanent(c, card) + whose(c, card, bearer));
            cards.addAll(carried(c, card));
        }
        return cards;
    }

    /// The controller of an attached card, if not that of its bearer.
    private static String whose(VtesCanvas c, int card, int bearer) {
        int seat = c.t().controller(card);
        return seat == NONE || seat == c.t().controller(bearer) ? "" : " [" + (seat + 1) + "]";
    }

    private static List<String> cards(VtesCanvas c, int zone) {
        List<String> all = new ArrayList<>();
        for (int card = c.t().first(zone); card != NONE; card = c.t().next(card)) {
            List<String> carried = carried(c, card);
            if (c.t().attachments.hostOf(card) != NONE) continue;
            all.add(MinionDrawing.permanent(c, card));
            for (String each : carried) all.add(Legend.CARRIED + each);
        }
        return all;
    }

    /// Uncontrolled vampires with their counters; with name and capacity for viewers who see them.
    private static List<String> uncontrolled(VtesCanvas c, int seat) {
        Vtes t = c.t();
        List<String> all = new ArrayList<>();
        for (int card = t.first(UNCONTROLLED + seat); card != NONE; card = t.next(card)) {
            if (t.facts.isMergedBase(card)) continue;
            all.add(c.sees(card) ? c.card(card) + " " + t.blood.of(card) + "/" + t.blood.capacity(card)
                    : c.card(card) + t.blood.of(card));
        }
        return all;
    }

    /// Cards of the hand and the decks that the viewer has seen.
    private static void known(VtesCanvas c, int seat) {
        List<String> held = new ArrayList<>();
        for (int def : KnownHands.by(c.t(), seat, c.viewer())) held.add(c.def(def));
        c.list(c.say("Holds", "A en main"), c.phrases().withCounts(held));
        top(c, LIBRARY + seat, c.say("Library top", "Biblio."));
        top(c, CRYPT + seat, c.say("Crypt top", "Crypte"));
    }

    private static void top(VtesCanvas c, int pile, String label) {
        int top = c.t().first(pile);
        if (top != NONE && c.sees(top)) c.list(label, List.of(c.card(top)));
    }
}
