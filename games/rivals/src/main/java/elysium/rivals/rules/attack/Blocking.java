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

    public static boolean anybody(Rivals t) {
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
        t.sheets.set(CAME_FROM, t.coteries.inHaven(vampire) ? 1 : 0);
        t.sheets.set(CAME_PARTY, t.coteries.party(vampire));
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
        t.sheets.set(BLOCKER, vampire);
        t.sheets.set(TARGET, vampire);
        t.sheets.set(DEFENDING, t.coteries.partyKey(vampire));
    }

    /// Records the state before any block or Reaction.
    public static void remember(Rivals t) {
        for (int seat = 0; seat < t.players(); seat++) t.sheets.set(PURSES + seat, t.prestige.of(seat));
        t.sheets.set(USES, t.ledger.count());
    }

    /// Undoes a block: the blocker is ready and back in its place, and costs are refunded (RIV-RUL-76).
    public static void undo(Rivals t) {
        int blocker = CurrentAttack.blocker(t);
        if (CurrentAttack.blocked(t)) {
            t.readiness.unexhaust(blocker);
            t.readiness.setBlocks(blocker, false);
            if (t.sheets.get(CAME_FROM) == 1) t.coteries.moveHome(blocker);
            else if (t.sheets.get(CAME_PARTY) != 0) t.coteries.regroup(blocker, t.sheets.get(CAME_PARTY));
        }
        CurrentAttack.unmark(t, BLOCKED);
        t.sheets.set(BLOCKER, NONE);
        t.sheets.set(TARGET, CurrentAttack.firstTarget(t));
        t.sheets.set(DEFENDING, t.coteries.partyKey(t.sheets.get(FIRST_TARGET)));
        t.sheets.set(CAME_FROM, 0);
        t.sheets.set(CAME_PARTY, 0);
        t.ledger.truncate(t.sheets.get(USES));
        refund(t);
    }

    private static void refund(Rivals t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int owed = t.sheets.get(PURSES + seat) - t.prestige.of(seat);
            if (owed > 0) t.prestige.gain(seat, owed);
            else if (owed < 0) t.prestige.lose(seat, -owed);
        }
    }
}
