package elysium.vtes.flow.action;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.flow.PlayCard;
import elysium.vtes.rules.action.ActionTerms;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.action.Repeats;
import elysium.vtes.rules.card.BasicActions;
import elysium.vtes.rules.card.CardActions;
import elysium.vtes.rules.card.CardCosts;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.vocabulary.ActionKind;

/// Announces an action: its details are fixed, its card is shown and replaced, and the minion locks (VTES-ACT-02,
/// VTES-ACT-03).
public final class Announcing {
    private static final int PICKS = CardPlay.SLOTS;
    /// The instruction between the two programs of an action card: the card may be cancelled, then the action runs, and
    /// the second program runs if it succeeds.
    public static final Program<Vtes> SEAM = seam();

    private Announcing() {}

    private static Program<Vtes> seam() {
        Instruction.Jump<Vtes> inPlay = (t, play) -> play.at() + (usage(t, play).as() == Usage.As.GRANT ? 3 : 1);
        Instruction.StartFrame<Vtes> show = (_, play) -> new PlayCard(play, PlayCard.Stage.SHOWN);
        Instruction.Jump<Vtes> unlessCancelled =
                (t, play) -> t.result() == PlayCard.CANCELLED ? CardPlay.END : play.at() + 1;
        Instruction.StartFrame<Vtes> course = Announcing::withCard;
        Instruction.Jump<Vtes> over = (_, _) -> CardPlay.END;
        return Program.<Vtes>of(inPlay, show, unlessCancelled, course, over);
    }

    static Usage usage(Vtes t, CardPlay<Vtes> play) {
        return usage(t, play.def(), play.mode());
    }

    /// The usage of a mode; the mode must have one.
    public static Usage usage(Vtes t, int def, int mode) {
        Usage how = Usage.of(t.book(), def, mode);
        if (how == null) throw new IllegalStateException(t.book().card(def).slug() + " is not used by choice");
        return how;
    }

    /// An action with a card from hand or through a card in play.
    private static Frame<Vtes> withCard(Vtes t, CardPlay<Vtes> announced) {
        Usage how = usage(t, announced);
        ActionTerms terms = CardActions.terms(t.book(), announced.def(), announced.mode());
        boolean atHost = (terms.marks() & ActionTerms.HOST) != 0;
        CardPlay<Vtes> play = atHost ? announced.with(0, t.bearers.of(announced.card())) : announced;
        CurrentAction.begin(t, terms.kind(), play.subject(), play.picks());
        CurrentAction.setCard(t, play.card(), play.mode(), how.level());
        CurrentAction.setCost(t, CardCosts.blood(t, play), CardCosts.pool(t, play));
        int bled = terms.kind() == ActionKind.BLEED ? bled(t, terms, play) : NONE;
        CurrentAction.setTargets(t, terms.kind() == ActionKind.POLITICAL ? 0 : targets(t, terms, play, bled),
                terms.stealth());
        if (bled != NONE) CurrentAction.setBleed(t, bled, terms.bleed());
        ActionFlow begins = announce(t);
        for (int name = 0; name < PICKS; name++) if ((terms.cards() >> name & 1) != 0) sayTarget(t, play.picked(name));
        return begins;
    }

    /// The target of a bleed card: the chosen Methuselah, or the prey (VTES-BLD-04).
    private static int bled(Vtes t, ActionTerms terms, CardPlay<Vtes> play) {
        int picked = Integer.numberOfTrailingZeros(terms.seats());
        return terms.seats() != 0 ? play.picked(picked) : t.seats.prey(play.seat());
    }

    /// The Methuselahs whose cards are targets, as a bit set (VTES-ACT-12); ash heaps count for none (VTES-TERM-26).
    private static int targets(Vtes t, ActionTerms terms, CardPlay<Vtes> play, int bled) {
        int seats = bled == NONE ? 0 : 1 << bled, prey = t.seats.prey(play.seat());
        for (int name = 0; name < PICKS; name++) {
            int pick = play.picked(name);
            if (pick == NONE) continue;
            if ((terms.seats() >> name & 1) != 0) seats |= 1 << pick;
            if ((terms.cards() >> name & 1) != 0 && t.regions.inPlay(pick)) seats |= 1 << t.controller(pick);
        }
        if ((terms.marks() & ActionTerms.PREY) != 0 && prey != NONE) seats |= 1 << prey;
        if ((terms.marks() & ActionTerms.CONTROLLER) != 0) seats |= 1 << t.controller(play.card());
        return seats;
    }

    // ---- actions without a card

    static Frame<Vtes> bleed(Vtes t, int minion, int target) {
        CurrentAction.begin(t, ActionKind.BLEED, minion, pick(target));
        CurrentAction.setTargets(t, 1 << target, 0);
        CurrentAction.setBleed(t, target, 0);
        return announce(t);
    }

    /// An action without a target.
    static Frame<Vtes> undirected(Vtes t, ActionKind kind, int minion) {
        CurrentAction.begin(t, kind, minion, CardPlay.NO_CHOICES);
        CurrentAction.setCost(t, BasicActions.cost(t, kind, minion, NONE), 0);
        CurrentAction.setTargets(t, 0, 1);
        return announce(t);
    }

    /// An action that targets a minion: no stealth if another Methuselah controls it, except a hunt for a Red List
    /// minion (VTES-OAC-09, VTES-OAC-13).
    static Frame<Vtes> targetingMinion(Vtes t, ActionKind kind, int minion, int target) {
        int owner = t.controller(target);
        CurrentAction.begin(t, kind, minion, pick(target));
        CurrentAction.setCost(t, BasicActions.cost(t, kind, minion, target), 0);
        boolean hidden = owner == t.controller(minion) || kind == ActionKind.HUNT_DOWN;
        CurrentAction.setTargets(t, 1 << owner, hidden ? 1 : 0);
        ActionFlow begins = announce(t);
        sayTarget(t, target);
        return begins;
    }

    private static long pick(int target) {
        return CardPlay.NO_CHOICES & ~0xFFFFL | target & 0xFFFFL;
    }

    private static void sayTarget(Vtes t, int card) {
        if (card != NONE) t.logCard(ActionEventKind.AT_CARD, CurrentAction.seat(t), card, 0);
    }

    private static ActionFlow announce(Vtes t) {
        int actor = CurrentAction.actor(t);
        t.minions.lock(actor);
        Repeats.recordAction(t);
        t.logCard(ActionEventKind.ANNOUNCED, CurrentAction.seat(t), actor, CurrentAction.kind(t).ordinal());
        int card = CurrentAction.card(t);
        if (card != NONE && t.regions.inPlay(card))
            t.logCard(ActionEventKind.WITH_CARD, CurrentAction.seat(t), card, t.face(actor));
        if (CurrentAction.bleedTarget(t) != NONE)
            t.logAt(ActionEventKind.AT_SEAT, CurrentAction.seat(t), actor, CurrentAction.bleedTarget(t));
        return ActionFlow.START;
    }
}
