package elysium.vtes.flow.action;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.action.BearerRequirement;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.action.Loot;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Chooses the equipment that a minion will take from another minion of its Methuselah; this is announced with the
/// action (VTES-EQP-05).
public record TakingEquipment(int minion, int donor) implements Frame<Vtes> {
    @Override public void resume(Vtes t) {
        if (isAnyLeft(t)) {
            t.ask(t.controller(minion));
            return;
        }
        announce(t);
    }

    private void announce(Vtes t) {
        t.become(Announcing.targetingMinion(t, ActionKind.TAKE_EQUIPMENT, minion, donor));
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        for (int card = t.attachments.firstOn(donor); card != NONE; card = t.attachments.nextOn(card))
            if (isLeft(t, card)) out.offer(Move.of(Verb.TAKE_EQUIPMENT, card), Loot.forbids(t, minion, card));
        if (named(t, donor)) out.offer(Move.of(Verb.DONE));
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        long move = answers.of(t.controller(minion));
        if (Move.verb(move) == Verb.DONE) announce(t);
        else Loot.markToTake(t, Move.a(move));
    }

    /// Whether a minion bears equipment.
    static boolean bears(Vtes t, int donor) {
        return t.bearers.findAttached(donor, Kind.EQUIPMENT, 0) != NONE;
    }

    /// The clause that forbids taking the first piece: the minion can have no more of its kind, or has tried already.
    static @Nullable Clause forbids(Vtes t, int minion, int donor) {
        if (new TakingEquipment(minion, donor).isAnyLeft(t)) return null;
        return Loot.forbids(t, minion, t.bearers.findAttached(donor, Kind.EQUIPMENT, 0));
    }

    private static boolean named(Vtes t, int donor) {
        for (int card = t.attachments.firstOn(donor); card != NONE; card = t.attachments.nextOn(card))
            if (Loot.isMarkedToTake(t, card)) return true;
        return false;
    }

    /// Whether equipment is left that can be taken and has not been chosen.
    private boolean isAnyLeft(Vtes t) {
        for (int card = t.attachments.firstOn(donor); card != NONE; card = t.attachments.nextOn(card))
            if (isLeft(t, card) && Loot.forbids(t, minion, card) == null) return true;
        return false;
    }

    private static boolean isLeft(Vtes t, int card) {
        return t.regions.isAttached(card) && t.facts.is(card, Kind.EQUIPMENT) && !Loot.isMarkedToTake(t, card);
    }

    /// Moves the chosen equipment that is still there; requirements do not matter (VTES-RUL-36).
    static void take(Vtes t, int actor) {
        int donor = CurrentAction.picked(t, 0);
        boolean idle = true;
        for (int card = t.attachments.firstOn(donor); card != NONE;) {
            int next = t.attachments.nextOn(card);
            boolean named = t.regions.isAttached(card) && Loot.isMarkedToTake(t, card);
            if (named && BearerRequirement.forbids(t, card, actor) == null) {
                t.bearers.attach(card, actor);
                idle = false;
            }
            card = next;
        }
        if (idle) CurrentAction.endWithoutEffect(t);
    }
}
