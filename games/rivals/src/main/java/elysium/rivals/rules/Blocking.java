package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.AttackFields.BLOCKED;
import static elysium.rivals.rules.AttackFields.BLOCKER;
import static elysium.rivals.rules.AttackFields.CAME_FROM;
import static elysium.rivals.rules.AttackFields.CAME_PARTY;
import static elysium.rivals.rules.AttackFields.DEFENDING;
import static elysium.rivals.rules.AttackFields.FIRST_TARGET;
import static elysium.rivals.rules.AttackFields.PURSES;
import static elysium.rivals.rules.AttackFields.TARGET;
import static elysium.rivals.rules.AttackFields.USES;

import elysium.kernel.Clause;
import elysium.rivals.table.AttackClause;
import elysium.rivals.table.AttackEventKind;
import elysium.rivals.table.AttackKind;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Value;
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
        if (!CurrentAttack.inDefendingParty(t, vampire) || t.exhausted(vampire)) return AttackClause.BLOCKER_READY;
        return CurrentAttack.kind(t) != AttackKind.RANGED || t.isGuard(vampire) ? null : AttackClause.RANGED_BLOCKER;
    }

    public static boolean anybody(Rivals t) {
        int seat = CurrentAttack.defenderSeat(t);
        if (seat == NONE || !possible(t)) return false;
        for (int card = t.firstOf(seat); card != NONE; card = t.nextOf(card))
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
        t.sheets.set(CAME_FROM, t.inHaven(vampire) ? 1 : 0);
        t.sheets.set(CAME_PARTY, t.party(vampire));
        int target = CurrentAttack.target(t);
        boolean own = t.inStreets(target) && t.controller(target) == t.controller(vampire);
        int party = own ? t.party(target) : Rivals.NEW_PARTY;
        if (t.inHaven(vampire)) t.moveToStreets(vampire, party);
        else if (!own || !t.sameParty(vampire, target)) t.regroup(vampire, party);
        stepIn(t, vampire, 1);
    }

    private static void stepIn(Rivals t, int vampire, int fromAfar) {
        t.logCard(AttackEventKind.BLOCKED, t.controller(vampire), vampire, fromAfar);
        t.exhaust(vampire);
        t.setBlocks(vampire, true);
        CurrentAttack.mark(t, BLOCKED);
        t.sheets.set(BLOCKER, vampire);
        t.sheets.set(TARGET, vampire);
        t.sheets.set(DEFENDING, t.partyKey(vampire));
    }

    /// Records the state before any block or Reaction.
    public static void remember(Rivals t) {
        for (int seat = 0; seat < t.players(); seat++) t.sheets.set(PURSES + seat, t.prestige(seat));
        t.sheets.set(USES, t.ledger.count());
    }

    /// Undoes a block: the blocker is ready and back in its place, and costs are refunded (RIV-RUL-76).
    public static void undo(Rivals t) {
        int blocker = CurrentAttack.blocker(t);
        if (CurrentAttack.blocked(t)) {
            t.unexhaust(blocker);
            t.setBlocks(blocker, false);
            if (t.sheets.get(CAME_FROM) == 1) t.moveHome(blocker);
            else if (t.sheets.get(CAME_PARTY) != 0) t.regroup(blocker, t.sheets.get(CAME_PARTY));
        }
        CurrentAttack.unmark(t, BLOCKED);
        t.sheets.set(BLOCKER, NONE);
        t.sheets.set(TARGET, CurrentAttack.firstTarget(t));
        t.sheets.set(DEFENDING, t.partyKey(t.sheets.get(FIRST_TARGET)));
        t.sheets.set(CAME_FROM, 0);
        t.sheets.set(CAME_PARTY, 0);
        t.ledger.truncate(t.sheets.get(USES));
        refund(t);
    }

    private static void refund(Rivals t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int owed = t.sheets.get(PURSES + seat) - t.prestige(seat);
            if (owed > 0) t.gainPrestige(seat, owed);
            else if (owed < 0) t.losePrestige(seat, -owed);
        }
    }
}
