package elysium.rivals.show.outline;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.rules.Hands;
import elysium.rivals.rules.Mortals;
import elysium.rivals.show.text.KnownHands;
import elysium.rivals.show.text.Labels;
import elysium.rivals.show.text.Progress;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.OutlineFigures;

/// Builds the outline of a table: numbers and names for clients that draw it themselves.
public final class OutlineBuilder extends OutlineFigures {
    final Rivals t;
    final int viewer;

    private OutlineBuilder(Rivals t, int viewer) {
        this.t = t;
        this.viewer = viewer;
    }

    /// The part for one viewer: cards that only some know, and values derived from them.
    public static Outline own(Rivals t, int viewer) {
        OutlineBuilder figures = new OutlineBuilder(t, viewer);
        for (int seat = 0; seat < t.players(); seat++) figures.known(seat);
        if (hides(t)) figures.characters();
        figures.needs();
        AttackOutline.own(figures);
        ConflictOutline.own(figures);
        return Outline.of(figures.figures, figures.names);
    }

    /// The part common to all viewers.
    public static Outline common(Rivals t) {
        OutlineBuilder figures = new OutlineBuilder(t, SPECTATOR);
        figures.game();
        figures.seats();
        if (!hides(t)) figures.characters();
        for (int card = 0; card < t.rows(); card++) if (t.zone(card) >= 0) figures.states(card);
        figures.city();
        figures.plots();
        AttackOutline.add(figures);
        ConflictOutline.add(figures);
        figures.end();
        return new Outline(Progress.title(t), Progress.of(t), figures.figures, figures.names);
    }

    private void game() {
        put("phase", t.isOver() ? 4 : t.turn.phase().ordinal());
        put("active", t.turn.number() == 0 ? NONE : t.turn.active());
        put("turn", t.turn.number());
        put("first", t.turn.firstPlayer());
        names.put("phases", Progress.PHASES);
    }

    private void seats() {
        List<Text> labels = new ArrayList<>();
        for (int seat = 0, next = t.turn.firstPlayer(); seat < t.players(); seat++, next = t.turn.after(next)) {
            boolean active = t.turn.number() > 0 && seat == t.turn.active();
            list("order").add(next);
            list("prestige").add(t.prestige.of(seat));
            list("agenda").add(t.agendas.of(seat));
            list("score").add(t.agendas.of(seat));
            list("rival").add(t.rivalTokens.rivalOf(seat));
            list("actions").add(active ? t.turn.actions() : 0);
            list("unhosted").add(active ? t.turn.unhosted() : 0);
            list("played").add(t.turn.hasPlayed(seat) ? 1 : 0);
            list("alive").add(t.victory.isOut(seat) ? 0 : 1);
            list("protected").add(t.turn.protectedFrom(seat) ? 1 : 0);
            list("clan").add(Labels.clan(t, seat));
            list("vampires").add(Hands.count(t, seat, Kind.VAMPIRE));   // their backs tell them
            list("ownToken").add(t.rivalTokens.holder(seat) == seat ? 1 : 0);
            list("beaten").add(t.rivalTokens.mortalsBeaten(seat));
            labels.add(Labels.of(t, seat));
        }
        names.put("label", labels);
    }

    private void known(int seat) {
        inDeck(seat, LIBRARY, 0);
        inDeck(seat, FACTION, 1);
        for (int def : KnownHands.by(t, seat, viewer)) {
            list("heldBy").add(seat);
            list("held").add(def);
        }
    }

    /// The known cards of a deck, with their position from the top.
    private void inDeck(int seat, int decks, int which) {
        int place = 1;
        for (int card = t.first(decks + seat); card != NONE; card = t.next(card), place++) {
            if (!t.sees(viewer, card)) continue;
            list("inDeckOf").add(seat);
            list("inDeck").add(which);
            list("inDeckPlace").add(place);
            list("inDeckCard").add(t.face(card));
        }
    }

    private void characters() {
        for (int seat = 0; seat < t.players(); seat++)
            for (int zone : new int[] {HAVEN, STREETS, TORPOR})
                for (int card = t.first(zone + seat); card != NONE; card = t.next(card))
                    if (t.sees(viewer, card)) character(card);
    }

    /// Whether starting vampires are still hidden.
    private static boolean hides(Rivals t) {
        for (int seat = 0; seat < t.players(); seat++)
            for (int zone : new int[] {HAVEN, STREETS, TORPOR})
                for (int card = t.first(zone + seat); card != NONE; card = t.next(card))
                    if (!t.sees(SPECTATOR, card)) return true;
        return false;
    }

    private void character(int card) {
        list("character").add(card);
        list("party").add(t.coteries.inTorpor(card) ? NONE : t.coteries.party(card));
        list("bp").add(t.blood.bp(card));
        list("physical").add(t.attributes.attribute(card, AttackKind.PHYSICAL));
        list("social").add(t.attributes.attribute(card, AttackKind.SOCIAL));
        list("mental").add(t.attributes.attribute(card, AttackKind.MENTAL));
        list("secrecy").add(t.attributes.secrecy(card));
        list("influence").add(t.attributes.influence(card));
        for (Discipline discipline : Discipline.values()) list("icons").add(t.attributes.icons(card, discipline));
        if (!t.coteries.inTorpor(card) && t.attributes.isGuard(card)) list("guard").add(card);
        if (t.cardTokens.bounty(card) > 0) {
            list("bountyOn").add(card);
            list("bounty").add(t.cardTokens.bounty(card));
        }
    }

    /// The state of a public card: exhausted, tokens.
    private void states(int card) {
        if (t.readiness.exhausted(card)) list("exhausted").add(card);
        if (t.readiness.hasNoInfluence(card)) list("silent").add(card);
        if (t.readiness.hasFear(card)) list("fear").add(card);
        if (t.coteries.isLeader(card)) list("leader").add(card);
        if (t.cardTokens.covered(card)) list("covered").add(card);
        if (t.isFaceDown(card) && t.facts.is(card, Kind.HAVEN)) list("havenDown").add(card);   // by its back
    }

    /// The damage Mortals withstand from the viewer, and the thresholds of Conspiracies it knows.
    private void needs() {
        int own = viewer >= 0 && viewer < t.players() ? viewer : t.turn.active();
        for (int card = t.first(CITY); card != NONE; card = t.next(card))
            if (t.facts.is(card, Kind.MORTAL)) list("mortalNeed").add(Mortals.damageToDefeat(t, card, own));
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.first(ONGOING + seat); card != NONE; card = t.next(card))
                if (t.isFaceDown(card))
                    list("plotNeeds").add(t.sees(viewer, card) ? t.printed(card, Fact.THRESHOLD) : NONE);
    }

    private void city() {
        for (int card = t.first(CITY); card != NONE; card = t.next(card)) {
            if (t.city.markOf(card) != NONE) {
                list("event").add(card);
                list("eventOf").add(t.city.markOf(card));
            }
            if (!t.facts.is(card, Kind.MORTAL)) continue;
            list("mortal").add(card);
            flock(card);
        }
    }

    private void flock(int mortal) {
        for (int seat = 0; seat < t.players(); seat++)
            if (t.cardTokens.protection(mortal, seat) > 0) {
                list("flockOn").add(mortal);
                list("flockBy").add(seat);
                list("flockBlood").add(t.cardTokens.protection(mortal, seat));
            }
    }

    private void plots() {
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.first(ONGOING + seat); card != NONE; card = t.next(card)) {
                if (!t.isFaceDown(card)) continue;
                list("plot").add(card);
                list("plotBy").add(t.cardTokens.contributed(card));
                list("plotSeen").add(t.viewersOf(card) & (1 << t.players()) - 1);
            }
    }

    private void end() {
        if (!t.isOver() || t.victory.winner() == NONE) return;
        put("how", t.victory.winReason());
        put("tie", t.victory.tieBreakStep());
        for (int seat : Labels.places(t)) list("place").add(seat);
        for (int seat = 0; seat < t.players(); seat++) if (t.victory.isOut(seat)) list("out").add(seat);
    }
}
