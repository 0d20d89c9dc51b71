package elysium.nightfall.show.outline;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.rules.Scoring;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.show.text.Drafting;
import elysium.nightfall.show.text.NightfallPhrases;
import elysium.nightfall.show.text.Progress;
import elysium.nightfall.show.text.ResultText;
import elysium.nightfall.show.text.Seen;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.OrderArchives;
import elysium.nightfall.table.Trait;
import elysium.nightfall.table.VariantFlags;
import elysium.nightfall.table.Wound;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.OutlineFigures;
import elysium.tabletop.text.Phrases;

/// Builds the outline of a table: numbers and names for clients that draw it themselves.
public final class OutlineBuilder extends OutlineFigures {
    private static final int NEXT = 0, NOW = 1, DONE = 2;

    private final Nightfall t;

    private OutlineBuilder(Nightfall t) {
        this.t = t;
    }

    /// The part for one viewer: hidden archives, and known cards of others.
    public static Outline own(Nightfall t, int viewer) {
        OutlineBuilder figures = new OutlineBuilder(t);
        for (int seat = 0; seat < t.players(); seat++) figures.held(seat, viewer);
        figures.known(viewer);
        return Outline.of(figures.figures, Map.of());
    }

    /// The part common to all viewers.
    public static Outline common(Nightfall t) {
        OutlineBuilder figures = new OutlineBuilder(t);
        figures.game();
        figures.seats();
        figures.archives();
        figures.minions();
        figures.chain();
        figures.end();
        return new Outline(Progress.title(t), Progress.of(t), figures.figures, names(t));
    }

    private static Map<String, List<Text>> names(Nightfall t) {
        Draft draft = CurrentPhase.draft(t);
        if (draft == null) return Map.of();
        Text step = NightfallPhrases.inBothLanguages(in -> Phrases.capital(Drafting.step(t, draft, in)) + ".");
        return Map.of("picks", Drafting.picks(t), "rest", List.of(Drafting.rest(t)), "step", List.of(step));
    }

    private void game() {
        Draft draft = CurrentPhase.draft(t);
        put("phase", CurrentPhase.phase(t).ordinal());
        put("active", draft == null ? t.night.active() : NONE);
        put("woundsUp", t.wounds.faceUpCount());
        put("woundsLeft", t.count(WOUNDS));
        if (Seen.wound(t) != NONE) put("woundTop", Seen.wound(t));
        put("ends", t.night.ending() ? 1 : 0);
        if (t.archives.areBlocksSuspended()) put("unblocked", 1);
        put("calm", t.night.turnsSinceWound());
        put("calmEnd", GameFlow.quietTurnLimit(t));
        if (draft != null) put("pick", draft.round());
    }

    private void seats() {
        boolean sums = t.night.has(VariantFlags.APOCALYPSE);
        for (int seat = 0, next = t.night.firstPlayer(); seat < t.players(); seat++, next = t.night.after(next)) {
            list("order").add(next);
            list("wounds").add(t.wounds.of(seat));
            list("bites").add(t.wounds.of(seat, 0));
            list("burns").add(t.wounds.of(seat, 1));
            list("bleeds").add(t.wounds.of(seat, 2));
            list("untyped").add(t.wounds.of(seat, Wound.UNTYPED));
            list("influence").add(t.archives.influence(seat));
            if (t.archives.areOpenTo(seat)) list("opened").add(seat);
            if (sums) list("sums").add(t.night.totalWounds(seat));
            if (sums) list("ranks").add(t.night.placeOf(seat));
            list("score")
                    .add(sums ? t.night.totalWounds(seat) + (t.isOver() ? 0 : t.wounds.of(seat)) : t.wounds.of(seat));
        }
    }

    /// The known cards in another player's hand.
    private void held(int seat, int viewer) {
        for (int def : Seen.hand(t, seat, viewer)) {
            list("held").add(def);
            list("heldBy").add(seat);
        }
    }

    /// The hidden archives the viewer knows; in the draft there are none yet.
    private void known(int viewer) {
        boolean draft = CurrentPhase.draft(t) != null;
        for (int archive = 0; archive < ARCHIVES; archive++) {
            int top = t.archives.top(archive);
            boolean known = top != NONE && t.sees(viewer, top), kept = draft && t.archives.hidden(archive);
            list("archive").add(known && !kept ? t.face(top) : NONE);
            list("archiveCost").add(known ? Archives.cost(t, t.night.active(), archive) : 0);
            if (kept && known) list("kept").add(top);
        }
    }

    private void archives() {
        boolean draft = CurrentPhase.draft(t) != null;
        for (int archive = 0; archive < ARCHIVES; archive++) {
            int top = t.archives.top(archive);
            list("archiveOwner").add(OrderArchives.owner(archive));
            list("archiveLeft")
                    .add(top == NONE || draft && t.archives.hidden(archive) ? 0 : t.archives.cardsLeft(archive));
            list("archiveOpen").add(open(archive));
        }
    }

    private int open(int archive) {
        int seats = 0;
        for (int seat = 0; seat < t.players(); seat++) if (Archives.mayTake(t, seat, archive)) seats |= 1 << seat;
        return seats;
    }

    private void minions() {
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card)) minion(card);
        if (CurrentPhase.fightingAttacker(t) == NONE) return;
        put("fighting", CurrentPhase.fightingAttacker(t));
        put("damage", CurrentPhase.damage(t));
    }

    private void minion(int card) {
        list("minions").add(card);
        list("health").add(t.minions.health(card));
        list("strength").add(t.printed(card, Fact.STRENGTH));
        if (t.minions.is(card, Trait.BLOCKS) && !t.archives.areBlocksSuspended()) list("forced").add(card);
        if (t.minions.attackedSeat(card) != NONE) {
            list("attackers").add(card);
            list("attacked").add(t.minions.attackedSeat(card));
            list("fought").add(t.minions.hasFought(card) ? 1 : 0);
        }
        if (t.attachments.hostOf(card) != NONE) {
            list("blockers").add(card);
            list("blocked").add(t.attachments.hostOf(card));
        }
    }

    private void chain() {
        for (int order = t.first(CHAIN); order != NONE; order = t.next(order)) {
            list("chain").add(order);
            list("chainKicked").add(t.chain.kicked(order) ? 1 : 0);
            list("chainTimes").add(t.chain.resolveCount(order));
            list("chainChooser").add(t.chain.chooser(order));
        }
        if (t.chain.resolving() != NONE) {
            put("resolving", t.chain.resolving());
            put("applied", CurrentPhase.currentResolution(t));
        }
        if (CurrentPhase.allowedColors(t) != NONE) put("fits", CurrentPhase.allowedColors(t));
        if (CurrentPhase.phase(t) == CurrentPhase.Phase.CHAIN) opportunities();
    }

    private void opportunities() {
        int builder = CurrentPhase.chainBuilder(t),
                now = builder == NONE ? t.players() : CurrentPhase.seatsBefore(t, builder);
        for (int i = 0, seat = t.night.active(); i < t.players(); i++, seat = t.night.after(seat)) {
            list("chainSeat").add(seat);
            list("chainTurn").add(i < now ? DONE : i == now ? NOW : NEXT);
        }
    }

    /// The seats by place, and the tie-break between the first two.
    private void end() {
        if (!t.isOver() || t.night.winner() == NONE) return;
        for (int place = 1; place <= t.players(); place++) list("place").add(Scoring.seatAtPlace(t, place));
        put("tie", ResultText.tie(t, list("place").get(0), list("place").get(1)));
    }
}
