package elysium.vtes.flow.action;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.CardPlay;
import elysium.tabletop.Mode;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.flow.politics.Diablerie;
import elysium.vtes.flow.politics.Torpor;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.Arrival;
import elysium.vtes.rules.card.BasicActions;
import elysium.vtes.rules.card.CardCosts;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Sect;

/// Resolves an unblocked action: its cost is paid and its effects apply (VTES-ARS-01).
final class ActionResolution {
    private ActionResolution() {}

    static void resolve(Vtes t) {
        int actor = CurrentAction.actor(t), seat = CurrentAction.seat(t);
        CurrentAction.setOutcome(t, ActionResult.SUCCESSFUL);
        t.logCard(ActionEventKind.SUCCEEDED, seat, actor, 0);
        if (!canAct(t, actor, seat) || !pay(t, actor)) {
            CurrentAction.endWithoutEffect(t);
            return;
        }
        apply(t, actor, seat);
    }

    /// Whether the acting minion is still ready and controlled by the same Methuselah (VTES-RUL-28).
    private static boolean canAct(Vtes t, int actor, int seat) {
        boolean there =
                CurrentAction.is(t, ActionKind.LEAVE_TORPOR) ? t.regions.isMinion(actor) : t.regions.isReady(actor);
        return there && t.controller(actor) == seat;
    }

    /// Pays as much of the announced cost as possible and returns whether that was all (VTES-ACT-02, VTES-RUL-26).
    private static boolean pay(Vtes t, int actor) {
        if (CurrentAction.is(t, ActionKind.RESCUE)) return payable(t, actor, CurrentAction.picked(t, 0));
        return CardCosts.pay(t, actor, CurrentAction.bloodCost(t), CurrentAction.seat(t), CurrentAction.poolCost(t));
    }

    /// Whether the two vampires can pay for a rescue together as it happens; blood they have is lost even if it is not
    /// enough.
    private static boolean payable(Vtes t, int rescuer, int fallen) {
        if (t.blood.of(rescuer) + Torpor.payableBlood(t, fallen) >= CurrentAction.bloodCost(t)) return true;
        t.blood.pay(rescuer, t.blood.of(rescuer));
        t.blood.pay(fallen, Torpor.payableBlood(t, fallen));
        return false;
    }

    private static void apply(Vtes t, int actor, int seat) {
        int target = CurrentAction.picked(t, 0);
        if (isIdle(t, actor, target)) CurrentAction.endWithoutEffect(t);
        switch (CurrentAction.kind(t)) {
            case BLEED -> bleed(t, actor, seat);
            case HUNT -> hunt(t, actor, seat);
            case EQUIP, EMPLOY, RECRUIT -> arrive(t, actor, seat);
            case TAKE_EQUIPMENT -> TakingEquipment.take(t, actor);
            case LEAVE_TORPOR -> Torpor.leave(t, actor);
            case RESCUE -> Torpor.rescue(t, actor, target, CurrentAction.bloodCost(t));
            case DIABLERISE -> Diablerie.begin(t, actor, target);
            case BECOME_ANARCH -> t.identity.setSect(actor, Sect.ANARCH);
            case HUNT_DOWN -> CombatFlow.begin(t, actor, target);
            case POLITICAL, CARD -> read(t);
        }
    }

    /// Whether a basic action has lost its target or its purpose, after its cost was paid (VTES-RUL-122).
    private static boolean isIdle(Vtes t, int actor, int target) {
        return switch (CurrentAction.kind(t)) {
            case BLEED -> !t.seats.isAlive(CurrentAction.bleedTarget(t));
            case LEAVE_TORPOR -> !t.regions.inTorpor(actor);
            case DIABLERISE -> !t.regions.inTorpor(target);
            case HUNT_DOWN -> !t.regions.isReady(target);
            case BECOME_ANARCH -> t.identity.sect(actor) == Sect.ANARCH;
            default -> false;
        };
    }

    /// Burns the target's pool, and moves the Edge if any pool was burned (VTES-BLD-08, VTES-BLD-09).
    private static void bleed(Vtes t, int actor, int seat) {
        int bled = CurrentAction.bleedTarget(t), amount = CurrentAction.bleed(t);
        read(t);
        if (CurrentAction.isBleedReplaced(t) || amount == 0 || !t.seats.isAlive(bled)) return;
        t.log(ActionEventKind.BLED, seat, bled, amount);
        t.pools.burn(bled, amount);
        t.pools.takeEdge(seat);
        TriggerResolution.start(t, Moment.BLEED_SUCCEEDED, bled, actor, seat);
    }

    private static void hunt(Vtes t, int actor, int seat) {
        int blood = BasicActions.hunt(t, actor);
        t.logCard(ActionEventKind.HUNTED, seat, actor, blood);
        t.blood.add(actor, blood);
        read(t);
        TriggerResolution.start(t, Moment.HUNTED, NONE, actor, seat);
    }

    /// Puts equipment or a retainer on the acting minion, or an ally beside it (VTES-EQP-04, VTES-RET-03, VTES-ALY-03).
    private static void arrive(Vtes t, int actor, int seat) {
        int card = CurrentAction.card(t), level = CurrentAction.level(t);
        if (t.zone(card) == GameLayout.LIMBO + seat && arrives(t, card)) {
            t.notes.setLevel(card, level);
            int life = t.printed(card, level == 2 ? Fact.SUPERIOR_LIFE : Fact.LIFE);
            if (CurrentAction.is(t, ActionKind.RECRUIT)) recruit(t, card, seat, life);
            else t.bearers.attach(card, actor);
            if (CurrentAction.is(t, ActionKind.EMPLOY)) t.blood.restore(card, life);
            Arrival.afterEntering(t, card);
        }
        read(t);
    }

    /// Whether the card of the action itself enters play (VTES-TYP-12).
    private static boolean arrives(Vtes t, int card) {
        return Announcing.usage(t, CurrentAction.def(t), CurrentAction.mode(t)).as() != Usage.As.ACTION;
    }

    private static void recruit(Vtes t, int card, int seat, int life) {
        t.moves.recruit(card, seat, life);
        t.minions.setRecruitedThisTurn(card, true);
    }

    /// Runs the card's program for a success.
    private static void read(Vtes t) {
        if (CurrentAction.card(t) == NONE) return;
        Mode<Vtes> mode = t.book().card(CurrentAction.def(t)).modes().get(CurrentAction.mode(t));
        if (mode.effects().size() != 0) t.push(play(t, mode.instructions().size() - mode.effects().size()));
    }

    /// The play of the action's card, to be continued at an instruction.
    private static CardPlay<Vtes> play(Vtes t, int at) {
        int seat = CurrentAction.seat(t);
        return new CardPlay<>(CurrentAction.card(t), CurrentAction.def(t), CurrentAction.mode(t), seat, seat,
                CurrentAction.actor(t), at,
                CurrentAction.picks(t));
    }
}
