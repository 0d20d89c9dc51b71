package elysium.vendetta.show.outline;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.tabletop.game.Outline;
import elysium.vendetta.flow.Rewards;
import elysium.vendetta.flow.Selection;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.scenario.VendettaCardLookup;
import elysium.vendetta.show.text.CurrentPhase;
import elysium.vendetta.show.text.KnownHands;
import elysium.vendetta.show.text.Progress;
import elysium.vendetta.show.text.Strength;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;

/// Builds the outline of a table: numbers and names for clients that draw it themselves.
public final class OutlineBuilder {
    private static final int RANKS = 3;
    private static final List<Text> CLANS = clans();

    private OutlineBuilder() {}

    /// The part common to all viewers.
    public static Outline common(Vendetta t) {
        Map<String, List<Integer>> figures = new LinkedHashMap<>();
        List<Integer> judged = new ArrayList<>(t.players() * GameLayout.PLACES);
        for (int seat = 0; seat < t.players(); seat++)
            for (int place = 0; place < GameLayout.PLACES; place++) judged.add(t.locations.finalPower(seat, place));
        figures.put("judged", judged);
        figures.put("cardPower", cards(t));
        figures.put("picked", picked(t));
        seats(t, figures);
        immune(t, figures);
        List<Integer> stakes = new ArrayList<>(RANKS);
        if (t.evening.round() > 0) for (int rank = 0; rank < RANKS; rank++) stakes.add(Rewards.influence(t, rank));
        figures.put("stakes", stakes);
        figures.put("haven", List.of(t.evening.haven()));
        figures.put("resolving", List.of(t.evening.resolvingPlace()));
        figures.put("turnsLeft", List.of(CurrentPhase.turnsLeft(t)));
        return new Outline(Progress.title(t), Progress.of(t), figures, names(t));
    }

    /// The part for one viewer.
    public static Outline own(Vendetta t, int viewer) {
        boolean seat = viewer < t.players();
        Map<String, List<Integer>> figures = new LinkedHashMap<>();
        positions(t, viewer, figures);
        held(t, viewer, figures);
        figures.put("ownDeck", seat ? KnownHands.shuffled(t, viewer) : List.of());
        figures.put("ownBottom", seat ? KnownHands.bottom(t, viewer) : List.of());
        figures.put("teammate", List.of(seat ? t.evening.teammate(viewer) : NONE));
        return Outline.of(figures, Map.of());
    }

    private static void positions(Vendetta t, int viewer, Map<String, List<Integer>> figures) {
        int positions = t.players() * GameLayout.PLACES;
        List<Integer> power = new ArrayList<>(positions), hidden = new ArrayList<>(positions);
        for (int seat = 0; seat < t.players(); seat++)
            for (int place = 0; place < GameLayout.PLACES; place++) {
                boolean there = place < t.evening.placeCount();
                power.add(there ? Strength.powerKnownTo(t, viewer, seat, place) : 0);
                hidden.add(there ? Strength.hiddenCards(t, viewer, seat, place) : 0);
            }
        figures.put("power", power);
        figures.put("hidden", hidden);
    }

    /// The Power of each face-up card on a Position, by row; NONE for others.
    private static List<Integer> cards(Vendetta t) {
        List<Integer> powers = new ArrayList<>(t.rows());
        for (int card = 0; card < t.rows(); card++) {
            boolean shown = t.zone(card) >= GameLayout.POSITION && !t.isFaceDown(card);
            powers.add(shown ? Strength.of(t, card) : NONE);
        }
        return powers;
    }

    /// The cards that a viewer knows without seeing them.
    private static void held(Vendetta t, int viewer, Map<String, List<Integer>> figures) {
        List<Integer> heldSeat = new ArrayList<>(), held = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            for (int def : KnownHands.by(t, seat, viewer)) {
                heldSeat.add(seat);
                held.add(def);
            }
        figures.put("heldSeat", heldSeat);
        figures.put("held", held);
    }

    /// The cards that cannot take Blood from a seat.
    private static void immune(Vendetta t, Map<String, List<Integer>> figures) {
        List<Integer> immuneSeat = new ArrayList<>(), immune = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            for (int def : KnownHands.immune(t, seat)) {
                immuneSeat.add(seat);
                immune.add(def);
            }
        figures.put("immuneSeat", immuneSeat);
        figures.put("immune", immune);
    }

    /// The rows that a choosing player has chosen so far.
    private static List<Integer> picked(Vendetta t) {
        List<Integer> rows = new ArrayList<>();
        if (t.depth() > 0 && t.top() instanceof Selection selection)
            for (int card : selection.picks(t)) rows.add(card);
        return rows;
    }

    private static void seats(Vendetta t, Map<String, List<Integer>> figures) {
        int seats = t.players();
        List<Integer> score = new ArrayList<>(seats), team = new ArrayList<>(seats), alive = new ArrayList<>(seats),
                order = new ArrayList<>(seats);
        for (int seat = 0, next = t.seats.ambition(); seat < t.players(); seat++, next = t.seats.after(next)) {
            score.add(t.seats.isAlive(seat) ? Scoring.score(t, seat) : 0);
            team.add(Scoring.sideScore(t, seat));
            alive.add(t.seats.isAlive(seat) ? 1 : 0);
            order.add(next);
        }
        figures.put("score", score);
        if (t.evening.teams()) figures.put("teamScore", team);
        figures.put("order", order);
        if (t.isOver() && Scoring.winner(t) != NONE) figures.put("margin", List.of(Scoring.margin(t).ordinal()));
        figures.put("alive", alive);
    }

    private static List<Text> clans() {
        List<Text> clans = new ArrayList<>();
        for (Clan clan : Clan.values()) clans.add(clan.title());
        return List.copyOf(clans);
    }

    private static Map<String, List<Text>> names(Vendetta t) {
        List<Text> places = new ArrayList<>(t.evening.placeCount()), labels = new ArrayList<>(t.players());
        for (int place = 0; place < t.evening.placeCount(); place++) places.add(VendettaCardLookup.place(t, place));
        for (int seat = 0; seat < t.players(); seat++)
            labels.add(t.seats.clan(seat) == NONE ? Text.NONE : Clan.of(t.seats.clan(seat)).title());
        Map<String, List<Text>> names = new LinkedHashMap<>();
        names.put("place", places);
        names.put("label", labels);
        names.put("clan", CLANS);
        return names;
    }
}
