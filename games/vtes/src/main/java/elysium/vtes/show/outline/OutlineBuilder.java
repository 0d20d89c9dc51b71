package elysium.vtes.show.outline;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;

import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.OutlineFigures;
import elysium.vtes.flow.Cancelling;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.action.ActionFlow;
import elysium.vtes.flow.action.Beforehand;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.show.log.CardLog;
import elysium.vtes.show.prompt.Prompts;
import elysium.vtes.show.text.Breakdown;
import elysium.vtes.show.text.KnownHands;
import elysium.vtes.show.text.Labels;
import elysium.vtes.show.text.Progress;
import elysium.vtes.show.text.ResultText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.ReplacementTime;

/// Builds the outline of a table: the numbers and names from which a client draws it.
public final class OutlineBuilder extends OutlineFigures {
    final Vtes t;
    private final List<Deck> decks;

    private OutlineBuilder(Vtes t, List<Deck> decks) {
        this.t = t;
        this.decks = decks;
    }

    /// What only the viewer knows: cards in other hands, and the capacity of uncontrolled vampires.
    public static Outline own(Vtes t, int viewer) {
        OutlineBuilder figures = new OutlineBuilder(t, List.of());
        for (int seat = 0; seat < t.players(); seat++) {
            for (int def : KnownHands.by(t, seat, viewer)) {
                figures.list("heldBy").add(seat);
                figures.list("held").add(def);
            }
            for (int card = t.first(GameLayout.UNCONTROLLED + seat); card != NONE; card = t.next(card))
                figures.list("need").add(t.sees(viewer, card) ? t.blood.capacity(card) : NONE);
        }
        return Outline.of(figures.figures, Map.of());
    }

    /// What every viewer may know.
    public static Outline common(Vtes t, List<Deck> decks) {
        OutlineBuilder figures = new OutlineBuilder(t, decks);
        figures.game();
        figures.seats();
        figures.owed();
        figures.opportunity();
        MinionOutline.add(figures);
        figures.played();
        ActionOutline.add(figures);
        CombatOutline.add(figures);
        PollOutline.add(figures);
        figures.end();
        return new Outline(Progress.title(t), Progress.of(t), figures.figures, figures.names);
    }

    /// A sum with its parts.
    void sum(String name, Breakdown sum) {
        put(name, sum.total());
        for (Breakdown.Part part : sum.parts()) {
            list(name + "By").add(part.card());
            list(name + "Part").add(part.amount());
            name(name, part.name());
        }
    }

    private void game() {
        put("phase", t.turn.phase().ordinal());
        put("active", t.turn.number() == 0 ? NONE : t.turn.active());
        put("turn", t.turn.number());
        put("first", t.turn.firstPlayer());
        put("edge", t.pools.edge());
        if (t.turn.limit() > 0) put("limit", t.turn.limit());
        if (t.turn.phase() == Phase.MASTER) put("masterActions", t.turn.masterActions());
        if (t.turn.phase() == Phase.INFLUENCE) put("transfers", t.turn.transfers());
        if (t.turn.phase() == Phase.DISCARD) put("discardActions", t.turn.discardActions());
        names.put("phases", Progress.PHASES);
    }

    private void seats() {
        for (int seat = 0, next = t.turn.firstPlayer(); seat < t.players(); seat++, next = t.seats.after(next)) {
            list("order").add(next);
            list("pool").add(t.pools.of(seat));
            list("halfPoints").add(t.victory.halfPoints(seat));
            list("score").add(t.victory.halfPoints(seat));
            list("alive").add(t.seats.isAlive(seat) ? 1 : 0);
            list("prey").add(t.seats.isAlive(seat) ? t.seats.prey(seat) : NONE);
            list("predator").add(t.seats.isAlive(seat) ? t.seats.predator(seat) : NONE);
            list("hand").add(t.count(GameLayout.HAND + seat));
            list("handSize").add(t.hands.size(seat));
            list("library").add(t.count(GameLayout.LIBRARY + seat));
            list("crypt").add(t.count(GameLayout.CRYPT + seat));
            list("ash").add(t.count(GameLayout.ASH + seat));
            list("masterDebt").add(t.turn.masterDebt(seat));
            list("withdrawing").add(t.victory.isWithdrawing(seat) ? 1 : 0);
            list("seatClan").add(Labels.clan(t, seat, decks));
            name("label", Labels.of(t, seat, decks));
        }
    }

    /// The deferred draws and their times.
    private void owed() {
        for (int seat = 0; seat < t.players(); seat++)
            for (int later = 0; later < ReplacementTime.COUNT; later++) {
                if (t.hands.deferredCards(seat, later) == 0) continue;
                int when = later;
                list("owedSeat").add(seat);
                list("owedCards").add(t.hands.deferredCards(seat, later));
                name("owed", VtesPhrases.inBothLanguages(in -> CardLog.when(when, in)));
            }
    }

    /// The seats that must answer and the public form of their questions.
    private void opportunity() {
        for (int rest = t.askedSeats(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            list("opportunity").add(seat);
            name("opportunity", VtesPhrases.inBothLanguages(in -> Prompts.what(t, seat, in)));
        }
        if (!t.isOver() && window() != NONE) put("window", window());
    }

    /// The moment of the innermost open window, or NONE.
    private int window() {
        int moment = NONE;
        for (int at = t.depth() - 1; at >= 0 && moment == NONE; at--) moment = moment(t.frame(at));
        return moment;
    }

    private int moment(Frame<Vtes> frame) {
        return switch (frame) {
            case PriorityWindow window -> window.moment();
            case Cancelling _ -> Moment.AS_PLAYED;
            case Beforehand _ -> Moment.AFTER_RESOLUTION;
            case PhaseWindow going -> going.window();
            case CombatFlow _ -> CurrentCombat.step(t);
            case Referendum _ -> Moment.POLLING;
            case ActionFlow _ -> Moment.BEFORE_RESOLUTION;
            case MinionPhase _ -> Moment.AS_ACTION;
            default -> NONE;
        };
    }

    /// The card being played or resolved.
    private void played() {
        for (int at = t.depth() - 1; at >= 0; at--) {
            if (!(t.frame(at) instanceof CardPlay<Vtes> play) || play.card() == NONE) continue;
            if (!t.sees(SPECTATOR, play.card())) return;
            Usage how = Usage.of(t.book(), play.def(), play.mode());
            put("played", play.card());
            put("playedSeat", play.seat());
            put("playedBy", how == null || how.usedBy() == UsedBy.SEAT ? NONE : play.subject());
            put("playedMode", play.mode());
            put("playedLevel", how == null ? 0 : how.level());
            if (CurrentPlay.isInProgress(t)) put("playedOpen", 1);
            return;
        }
    }

    private void end() {
        if (!t.isOver()) return;
        put("winner", t.victory.winner());
        for (int seat : ResultText.places(t)) list("place").add(seat);
    }
}
