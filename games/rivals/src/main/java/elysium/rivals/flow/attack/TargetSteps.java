package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.ATTACKER;
import static elysium.rivals.rules.attack.AttackFields.ATTACKING;
import static elysium.rivals.rules.attack.AttackFields.BLOCKER;
import static elysium.rivals.rules.attack.AttackFields.CARD;
import static elysium.rivals.rules.attack.AttackFields.CLAIM;
import static elysium.rivals.rules.attack.AttackFields.DEFENDING;
import static elysium.rivals.rules.attack.AttackFields.FIRST_TARGET;
import static elysium.rivals.rules.attack.AttackFields.KIND;
import static elysium.rivals.rules.attack.AttackFields.REACTION;
import static elysium.rivals.rules.attack.AttackFields.SEAT;
import static elysium.rivals.rules.attack.AttackFields.TARGET;
import static elysium.rivals.rules.attack.AttackFields.TRIED;
import static elysium.rivals.rules.attack.AttackFields.WHAT;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.attack.Attack.Stage;
import elysium.rivals.rules.Mortals;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Targeting;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Value;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// Steps 1 and 2 of an attack: the attacker, its party and the target.
final class TargetSteps {
    private static final int[] NOBODY_YET = {FIRST_TARGET, TARGET, KIND, CARD, REACTION, BLOCKER, DEFENDING};

    private TargetSteps() {}

    /// Opens the activity record, leaves exhausted members behind and exhausts the attacker.
    static void open(Rivals t, int vampire, int claimant) {
        t.activityStack.begin();
        for (int slot : NOBODY_YET) t.activityStack.set(slot, NONE);
        t.activityStack.set(WHAT, AttackFields.AN_ATTACK);
        t.activityStack.set(SEAT, t.controller(vampire));
        t.activityStack.set(ATTACKER, vampire);
        if (t.coteries.inStreets(vampire)) leaveBehind(t, vampire);
        t.activityStack.set(ATTACKING, t.coteries.partyKey(vampire));
        t.logCard(AttackEventKind.ATTACKS, t.controller(vampire), vampire, 0);
        t.readiness.exhaust(vampire);
        if (claimant == NONE) return;
        CurrentAttack.mark(t, CLAIM);
        aim(t, claimant);
    }

    /// Separates exhausted members into one party (RIV-PTY-11); not in a Haven (RIV-RUL-17).
    private static void leaveBehind(Rivals t, int vampire) {
        int behind = Coteries.NEW_PARTY;
        for (int card = t.coteries.firstOf(t.controller(vampire)); card != NONE; card = t.coteries.nextOf(card)) {
            if (!t.coteries.sameParty(card, vampire) || !t.readiness.exhausted(card)) continue;
            t.coteries.regroup(card, behind);
            behind = t.coteries.party(card);
        }
    }

    private static void aim(Rivals t, int target) {
        t.activityStack.set(FIRST_TARGET, target);
        t.activityStack.set(TARGET, target);
        t.activityStack.set(DEFENDING, t.coteries.partyKey(target));
        t.logCard(AttackEventKind.AIMED, CurrentAttack.attackerSeat(t), target, 0);
    }

    // ---- whom

    /// The Intel still available; none after a first target was not reached (RIV-RUL-12).
    private static int help(Rivals t) {
        if (CurrentAttack.marked(t, TRIED)) return 0;
        boolean texts = Windows.any(t, CurrentAttack.attackerSeat(t), Moment.IN_INTEL);
        return texts ? Short.MAX_VALUE : Targeting.cardsInAllHands(t);
    }

    /// Whether there is a target.
    static boolean hasTarget(Rivals t) {
        Offers found = Offers.movesOnly();
        targets(t, found);
        return found.size() > 0;
    }

    static void options(Rivals t, Offers out) {
        targets(t, out);
        if (CurrentAttack.marked(t, TRIED) || out.size() == 0) out.offer(Move.of(Verbs.PASS));
    }

    private static void targets(Rivals t, Offers out) {
        int seat = CurrentAttack.attackerSeat(t), help = help(t);
        long names = 0;
        for (int card = t.first(CITY); card != NONE; card = t.next(card)) {
            long before = names;
            names |= 1L << t.face(card);
            if (names != before || !Mortals.isDuplicate(t, card)) target(t, card, help, out);
        }
        for (int foe = t.turn.after(seat); foe != seat; foe = t.turn.after(foe)) {
            for (int card = t.coteries.firstOf(foe); card != NONE; card = t.coteries.nextOf(card))
                target(t, card, help, out);
            if (!out.collectsRefusals()) continue;
            for (int card = t.first(TORPOR + foe); card != NONE; card = t.next(card)) target(t, card, help, out);
        }
    }

    private static void target(Rivals t, int card, int help, Offers out) {
        out.offer(Move.of(Verb.TARGET, card), Targeting.forbidsTarget(t, card, help));
    }

    static void answered(Rivals t, long move) {
        if (Move.verb(move) == Verb.TARGET) choose(t, Move.a(move));
        else callOff(t);
    }

    /// Chooses the target and pays its price at once (RIV-RUL-30, RIV-RUL-48).
    private static void choose(Rivals t, int card) {
        int seat = CurrentAttack.attackerSeat(t), attacker = CurrentAttack.attacker(t);
        t.become(Attack.to(Stage.INTEL));
        aim(t, card);
        if (!CurrentAttack.isMortal(t)) return;
        int toll = Targeting.prestigeCost(t, seat, card), blood = t.value(Value.TOLL_OF_BLOOD, card);
        if (toll > 0) {
            t.prestige.pay(seat, toll);
            t.prestige.gain(t.controller(t.attachments.hostOf(card)), toll);
        }
        t.blood.lose(attacker, blood, NONE, NONE);
    }

    /// Whether the attacker or the chosen target has left the game or is in torpor.
    static boolean isLost(Rivals t) {
        int target = CurrentAttack.target(t);
        if (!t.coteries.inCoterie(CurrentAttack.attacker(t))) return true;
        return target != NONE && !t.coteries.inCoterie(target) && t.zone(target) != CITY;
    }

    /// Calls the attack off: the attacker is ready again and no action is spent.
    static void callOff(Rivals t) {
        t.log(AttackEventKind.CALLED_OFF, CurrentAttack.attackerSeat(t), NONE, 0);
        t.readiness.unexhaust(CurrentAttack.attacker(t));
        t.activityStack.end();
        t.leave();
    }
}
