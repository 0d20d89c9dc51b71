package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.tabletop.Outline;
import elysium.vendetta.flow.Rewards;
import elysium.vendetta.flow.Selection;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.stage.Naming;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Ground;
import elysium.vendetta.table.Vendetta;

/// Where the evening is and how everybody stands, in numbers and names for those who draw it elsewhere.
public final class Figures {
    private static final int RANKS = 3;
    private static final List<Text> CLANS = clans();

    private Figures() {}

    public static Outline outline(Vendetta t, int viewer) {
        return new Outline(Stations.title(t), Stations.of(t), of(t, viewer), names(t));
    }

    private static Map<String, List<Integer>> of(Vendetta t, int viewer) {
        Map<String, List<Integer>> figures = new LinkedHashMap<>();
        positions(t, viewer, figures);
        figures.put("cardPower", cards(t));
        figures.put("picked", picked(t));
        seats(t, figures);
        known(t, viewer, figures);
        List<Integer> stakes = new ArrayList<>();
        if (t.round() > 0) for (int rank = 0; rank < RANKS; rank++) stakes.add(Rewards.influence(t, rank));
        figures.put("stakes", stakes);
        figures.put("haven", List.of(t.haven()));
        figures.put("resolving", List.of(t.resolving()));
        figures.put("teammate", List.of(viewer < t.players() ? t.teammate(viewer) : NONE));
        figures.put("turnsLeft", List.of(Phases.turnsLeft(t)));
        return figures;
    }

    private static void positions(Vendetta t, int viewer, Map<String, List<Integer>> figures) {
        int positions = t.players() * Ground.PLACES;
        List<Integer> power = new ArrayList<>(positions), hidden = new ArrayList<>(positions),
                judged = new ArrayList<>(positions);
        for (int seat = 0; seat < t.players(); seat++)
            for (int place = 0; place < Ground.PLACES; place++) {
                boolean there = place < t.places();
                power.add(there ? Strength.known(t, viewer, seat, place) : 0);
                hidden.add(there ? Strength.hidden(t, viewer, seat, place) : 0);
                judged.add(t.judged(seat, place));
            }
        figures.put("power", power);
        figures.put("hidden", hidden);
        figures.put("judged", judged);
    }

    /// The Power of each row that lies face up on a Position; NONE for the others.
    private static List<Integer> cards(Vendetta t) {
        List<Integer> powers = new ArrayList<>(t.rows());
        for (int card = 0; card < t.rows(); card++) {
            boolean shown = t.zone(card) >= Ground.POSITION && !t.faceDown(card);
            powers.add(shown ? Strength.of(t, card) : NONE);
        }
        return powers;
    }

    /// Cards that a viewer knows of without seeing them, and those that cannot take Blood from somebody.
    private static void known(Vendetta t, int viewer, Map<String, List<Integer>> figures) {
        List<Integer> heldSeat = new ArrayList<>(), held = new ArrayList<>();
        List<Integer> immuneSeat = new ArrayList<>(), immune = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++) {
            for (int def : Held.by(t, seat, viewer)) {
                heldSeat.add(seat);
                held.add(def);
            }
            for (int def : Held.immune(t, seat)) {
                immuneSeat.add(seat);
                immune.add(def);
            }
        }
        figures.put("heldSeat", heldSeat);
        figures.put("held", held);
        figures.put("immuneSeat", immuneSeat);
        figures.put("immune", immune);
        figures.put("ownDeck", viewer < t.players() ? Held.shuffled(t, viewer) : List.of());
        figures.put("ownBottom", viewer < t.players() ? Held.bottom(t, viewer) : List.of());
    }

    /// The rows that a player has picked who is still picking.
    private static List<Integer> picked(Vendetta t) {
        List<Integer> rows = new ArrayList<>();
        if (t.depth() > 0 && t.top() instanceof Selection selection)
            for (int card : selection.picks(t)) rows.add(card);
        return rows;
    }

    private static void seats(Vendetta t, Map<String, List<Integer>> figures) {
        List<Integer> score = new ArrayList<>(), team = new ArrayList<>(), alive = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        for (int seat = 0, next = t.ambition(); seat < t.players(); seat++, next = t.after(next)) {
            score.add(t.alive(seat) ? Scoring.score(t, seat) : 0);
            team.add(Scoring.sideScore(t, seat));
            alive.add(t.alive(seat) ? 1 : 0);
            order.add(next);
        }
        figures.put("score", score);
        if (t.teams()) figures.put("teamScore", team);
        figures.put("order", order);
        figures.put("alive", alive);
    }

    private static List<Text> clans() {
        List<Text> clans = new ArrayList<>();
        for (Clan clan : Clan.values()) clans.add(clan.title());
        return List.copyOf(clans);
    }

    private static Map<String, List<Text>> names(Vendetta t) {
        List<Text> places = new ArrayList<>(t.places()), labels = new ArrayList<>(t.players());
        for (int place = 0; place < t.places(); place++) places.add(Naming.place(t, place));
        for (int seat = 0; seat < t.players(); seat++)
            labels.add(t.clan(seat) == NONE ? Text.NONE : Clan.of(t.clan(seat)).title());
        Map<String, List<Text>> names = new LinkedHashMap<>();
        names.put("place", places);
        names.put("label", labels);
        names.put("clan", CLANS);
        return names;
    }
}
