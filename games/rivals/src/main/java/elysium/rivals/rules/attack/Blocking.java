package elysium.rivals.rules.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.BLOCKED;
import static elysium.rivals.rules.attack.AttackFields.BLOCKER;
import static elysium.rivals.rules.attack.AttackFields.CAME_FROM;
import static elysium.rivals.rules.attack.AttackFields.CAME_PARTY;
import static elysium.rivals.rules.attack.AttackFields.DEFENDING;
import static elysium.rivals.rules.attack.AttackFields.FIRST_TARGET;
import static elysium.rivals.rules.attack.AttackFields.PURSES;
import static elysium.rivals.rules.attack.AttackFields.TARGET;
import static elysium.rivals.rules.attack.AttackFields.USES;

import elysium.kernel.Clause;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// The rules of blocking an attack, and of undoing a block.
public final class Blocking {
    private Blocking() {}

    public static boolean possible(Rivals t) {
        return !CurrentAttack.isClaim(t) && t.value(Value.UNBLOCKABLE, CurrentAttack.attacker(t)) == 0;
    }

    /// The clause that forbids a member of the target's party to block, or null.
    public static @Nullable Clause forbids(Rivals t, int vampire) {
        if (vampire == CurrentAttack.target(t)) return AttackClause.BLOCKS_FOR_OTHERS;
        if (!CurrentAttack.inDefendingParty(t, vampire) || t.readiness.exhausted(vampire))
            return AttackClause.BLOCKER_READY;
        return CurrentAttack.kind(t) != AttackKind.RANGED || t.attributes.isGuard(vampire) ? null
                : AttackClause.RANGED_BLOCKER;
    }

    public static boolean canAnyoneBlock(Rivals t) {
        int seat = CurrentAttack.defenderSeat(t);
        if (seat == NONE || !possible(t)) return false;
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            if (forbids(t, card) == null) return true;
        return false;
    }

    /// Blocks with a vampire of the target's party: it is exhausted and becomes the target (RIV-BLK-02).
    public static void block(Rivals t, int vampire) {
        stepIn(t, vampire, 0);
    }

    /// Blocks with a vampire from elsewhere: it moves to The Streets, into the target's party if its own coterie has it
    /// there, else into a new party (RIV-CRD-44, RIV-RUL-67).
    public static void blockFromAfar(Rivals t, int vampire) {
        t.activityStack.set(CAME_FROM, t.coteries.inHaven(vampire) ? 1 : 0);
        t.activityStack.set(CAME_PARTY, t.coteries.party(vampire));
        int target = CurrentAttack.target(t);
        boolean own = t.coteries.inStreets(target) && t.controller(target) == t.controller(vampire);
        int party = own ? t.coteries.party(target) : Coteries.NEW_PARTY;
        if (t.coteries.inHaven(vampire)) t.coteries.moveToStreets(vampire, party);
        else if (!own || !t.coteries.sameParty(vampire, target)) t.coteries.regroup(vampire, party);
        stepIn(t, vampire, 1);
    }

    private static void stepIn(Rivals t, int vampire, int fromAfar) {
        t.logCard(AttackEventKind.BLOCKED, t.controller(vampire), vampire, fromAfar);
        t.readiness.exhaust(vampire);
        t.readiness.setBlocks(vampire, true);
        CurrentAttack.mark(t, BLOCKED);
        t.activityStack.set(BLOCKER, vampire);
        t.activityStack.set(TARGET, vampire);
        t.activityStack.set(DEFENDING, t.coteries.partyKey(vampire));
    }

    /// Records the state before any block or Reaction.
    public static void saveState(Rivals t) {
        for (int seat = 0; seat < t.players(); seat++) t.activityStack.set(PURSES + seat, t.prestige.of(seat));
        t.activityStack.set(USES, t.ledger.count());
    }

    /// Undoes a block: the blocker is ready and back in its place, and costs are refunded (RIV-RUL-76).
    public static void undo(Rivals t) {
        int blocker = CurrentAttack.blocker(t);
        if (CurrentAttack.blocked(t)) {
            t.readiness.unexhaust(blocker);
            t.readiness.setBlocks(blocker, false);
            if (t.activityStack.get(CAME_FROM) == 1) t.coteries.moveHome(blocker);
            else if (t.activityStack.get(CAME_PARTY) != 0) t.coteries.regroup(blocker, t.activityStack.get(CAME_PARTY));
        }
        CurrentAttack.unmark(t, BLOCKED);
        t.activityStack.set(BLOCKER, NONE);
        t.activityStack.set(TARGET, CurrentAttack.firstTarget(t));
        t.activityStack.set(DEFENDING, t.coteries.partyKey(t.activityStack.get(FIRST_TARGET)));
        t.activityStack.set(CAME_FROM, 0);
        t.activityStack.set(CAME_PARTY, 0);
        t.ledger.truncate(t.activityStack.get(USES));
        refund(t);
    }

    private static void refund(Rivals t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int owed = t.activityStack.get(PURSES + seat) - t.prestige.of(seat);
            if (owed > 0) t.prestige.gain(seat, owed);
            else if (owed < 0) t.prestige.lose(seat, -owed);
        }
    }
}
