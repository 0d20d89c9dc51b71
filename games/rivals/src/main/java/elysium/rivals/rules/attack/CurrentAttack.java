package elysium.rivals.rules.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.ATTACKER;
import static elysium.rivals.rules.attack.AttackFields.ATTACKING;
import static elysium.rivals.rules.attack.AttackFields.BITTER;
import static elysium.rivals.rules.attack.AttackFields.BLOCKED;
import static elysium.rivals.rules.attack.AttackFields.BLOCKER;
import static elysium.rivals.rules.attack.AttackFields.CARD;
import static elysium.rivals.rules.attack.AttackFields.CLAIM;
import static elysium.rivals.rules.attack.AttackFields.DEALT;
import static elysium.rivals.rules.attack.AttackFields.DEALT_BITTER;
import static elysium.rivals.rules.attack.AttackFields.DEFENDING;
import static elysium.rivals.rules.attack.AttackFields.FIRST_TARGET;
import static elysium.rivals.rules.attack.AttackFields.INTEL;
import static elysium.rivals.rules.attack.AttackFields.KIND;
import static elysium.rivals.rules.attack.AttackFields.MARKS;
import static elysium.rivals.rules.attack.AttackFields.PAST_ATTRIBUTE;
import static elysium.rivals.rules.attack.AttackFields.PAST_SHIELDS;
import static elysium.rivals.rules.attack.AttackFields.REACTION;
import static elysium.rivals.rules.attack.AttackFields.REACTION_NEGATED;
import static elysium.rivals.rules.attack.AttackFields.REACTOR;
import static elysium.rivals.rules.attack.AttackFields.REPLIES;
import static elysium.rivals.rules.attack.AttackFields.SEAT;
import static elysium.rivals.rules.attack.AttackFields.TARGET;
import static elysium.rivals.rules.attack.AttackFields.TARGET_FELL;
import static elysium.rivals.rules.attack.AttackFields.TEXT_NEGATED;
import static elysium.rivals.rules.attack.AttackFields.TOTAL;
import static elysium.rivals.rules.attack.AttackFields.WEAKENED;
import static elysium.rivals.rules.attack.AttackFields.WHAT;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;

/// The current attack as card texts see it: attacker, target, kind, and changes to it.
public final class CurrentAttack {
    /// Ledger key: the character has attacked this turn.
    public static final int ATTACKED = 4_000;

    private CurrentAttack() {}

    // ---- who and how

    /// Whether an attack is being resolved.
    public static boolean isInProgress(Rivals t) {
        return t.activityStack.level() > 0 && t.activityStack.get(WHAT) == AttackFields.AN_ATTACK;
    }

    public static int attacker(Rivals t) {
        return t.activityStack.get(ATTACKER);
    }

    /// The current target, after blocks and changes of target.
    public static int target(Rivals t) {
        return t.activityStack.get(TARGET);
    }

    /// The target chosen in step 2.
    public static int firstTarget(Rivals t) {
        return t.activityStack.get(FIRST_TARGET);
    }

    /// The Blocker, or NONE; it remains the Blocker whatever the target (RIV-BLK-06).
    public static int blocker(Rivals t) {
        return t.activityStack.get(BLOCKER);
    }

    public static boolean isBlocker(Rivals t, int vampire) {
        return blocked(t) && blocker(t) == vampire;
    }

    public static boolean blocked(Rivals t) {
        return marked(t, BLOCKED);
    }

    /// The reacting vampire; only valid with a Reaction.
    public static int reactor(Rivals t) {
        return t.activityStack.get(REACTOR);
    }

    /// The kind of the attack; only valid once announced.
    public static AttackKind kind(Rivals t) {
        return AttackKind.of(t.activityStack.get(KIND));
    }

    public static boolean is(Rivals t, AttackKind kind) {
        return isInProgress(t) && t.activityStack.get(KIND) == kind.ordinal();
    }

    public static int attackerSeat(Rivals t) {
        return t.activityStack.get(SEAT);
    }

    /// The defending seat, or NONE if the target is a Mortal.
    public static int defenderSeat(Rivals t) {
        int target = target(t);
        return target == NONE || isMortal(t) ? NONE : t.controller(target);
    }

    /// The Attack card, face up or down, or NONE.
    public static int attackCard(Rivals t) {
        return t.activityStack.get(CARD);
    }

    public static int reactionCard(Rivals t) {
        return t.activityStack.get(REACTION);
    }

    /// Whether the target claims the Prince of the City.
    public static boolean isClaim(Rivals t) {
        return marked(t, CLAIM);
    }

    /// Whether the target is a Mortal of the City Deck.
    public static boolean isMortal(Rivals t) {
        return target(t) != NONE && t.facts.is(target(t), Kind.MORTAL);
    }

    public static boolean isSecondInquisition(Rivals t) {
        return target(t) != NONE && t.facts.is(target(t), Trait.ANTAGONIST);
    }

    /// The character a dealer of damage acts against: the target for the attacker, the attacker for all others.
    public static int adversaryOf(Rivals t, int dealer) {
        return dealer == attacker(t) ? target(t) : attacker(t);
    }

    // ---- the two parties

    public static boolean inAttackingParty(Rivals t, int card) {
        return isInProgress(t) && t.coteries.partyKey(card) == t.activityStack.get(ATTACKING);
    }

    public static boolean inDefendingParty(Rivals t, int card) {
        return isInProgress(t) && t.coteries.partyKey(card) == t.activityStack.get(DEFENDING);
    }

    /// The number of characters in the attacking party.
    public static int attackers(Rivals t) {
        int n = 0;
        for (int card = t.coteries.firstOf(attackerSeat(t)); card != NONE; card = t.coteries.nextOf(card))
            if (inAttackingParty(t, card)) n++;
        return n;
    }

    // ---- what texts do to it

    /// Adds damage to the target, from a card's text.
    public static void addDamage(Rivals t, int card, int more) {
        if (more != 0) Sums.add(t, card, more);
    }

    /// Adds damage of the Reaction to the attacker, even without a damage icon.
    public static void addDamageToAttacker(Rivals t, int card, int more) {
        mark(t, REPLIES);
        if (more != 0) Sums.add(t, card | AttackFields.AT_ATTACKER, more);
    }

    /// The damage against the reacting character before reductions (RIV-RUL-59); none if the target has changed.
    public static int incomingDamage(Rivals t) {
        return reactor(t) == target(t) ? t.activityStack.get(TOTAL) : 0;
    }

    /// Gives shields to a character for this attack.
    public static void addShields(Rivals t, int taker, int more) {
        t.cardTokens.setShield(taker, t.cardTokens.shield(taker) + more);
    }

    /// Gives shields to each member of the reacting party.
    public static void addShieldsToParty(Rivals t, int more) {
        int of = reactor(t);
        for (int card = t.coteries.firstOf(t.controller(of)); card != NONE; card = t.coteries.nextOf(card))
            if (t.coteries.sameParty(card, of)) addShields(t, card, more);
    }

    /// Removes shields from the target, whatever their source.
    public static void removeShields(Rivals t, int less) {
        t.activityStack.set(WEAKENED, t.activityStack.get(WEAKENED) + less);
    }

    public static void ignoreShields(Rivals t) {
        mark(t, PAST_SHIELDS);
    }

    public static void ignoreAttribute(Rivals t) {
        mark(t, PAST_ATTRIBUTE);
    }

    /// Makes all damage of this attack to the target Aggravated (RIV-RUL-62).
    public static void aggravate(Rivals t) {
        mark(t, BITTER);
    }

    /// Whether damage to the target is Aggravated, by a text or a keyword.
    public static boolean aggravated(Rivals t) {
        int card = attackCard(t);
        return marked(t, BITTER) || card != NONE && !t.isFaceDown(card) && t.facts.is(card, Trait.AGGRAVATED);
    }

    public static void makeSuperficial(Rivals t) {
        mark(t, AttackFields.SUPERFICIAL);
    }

    /// Changes the target; a Blocker remains one, and there is no new block (RIV-CRD-46).
    public static void retarget(Rivals t, int card) {
        if (card == target(t)) return;
        t.activityStack.set(TARGET, card);
        t.activityStack.set(DEFENDING, t.coteries.partyKey(card));
        t.logCard(AttackEventKind.AIMED, attackerSeat(t), card, 1);
    }

    /// Negates the Reaction: no text, shield or damage.
    public static void negateReaction(Rivals t) {
        if (reactionCard(t) == NONE || marked(t, REACTION_NEGATED)) return;
        mark(t, REACTION_NEGATED);
        t.logCard(AttackEventKind.NEGATED, attackerSeat(t), reactionCard(t), 1);
    }

    /// Negates the text of the Attack card; its icon and keywords remain.
    public static void negateText(Rivals t) {
        if (attackCard(t) == NONE || marked(t, TEXT_NEGATED)) return;
        mark(t, TEXT_NEGATED);
        t.logCard(AttackEventKind.NEGATED, defenderSeat(t), attackCard(t), 0);
    }

    /// Deals damage to another character, without attribute or bonus (RIV-DMG-04).
    public static void damageBystander(Rivals t, int card, int damage, boolean aggravated) {
        t.defeats.setPendingDamage(card, t.defeats.pendingDamage(card) + damage,
                t.defeats.pendingAggravated(card) + (aggravated ? damage : 0));
    }

    public static boolean isDamagedBystander(Rivals t, int card) {
        return card != target(t) && t.defeats.pendingDamage(card) > 0;
    }

    /// Adds Intel against the chosen target, for this attack only.
    public static void addIntel(Rivals t, int more) {
        t.activityStack.set(INTEL, t.activityStack.get(INTEL) + more);
    }

    // ---- what came of it

    public static int damageDealt(Rivals t) {
        return t.activityStack.get(DEALT);
    }

    public static int aggravatedDamageDealt(Rivals t) {
        return t.activityStack.get(DEALT_BITTER);
    }

    public static boolean isTargetDefeated(Rivals t) {
        return marked(t, TARGET_FELL);
    }

    // ---- marks

    public static boolean marked(Rivals t, int mark) {
        return (t.activityStack.get(MARKS) & mark) != 0;
    }

    public static void mark(Rivals t, int mark) {
        t.activityStack.set(MARKS, t.activityStack.get(MARKS) | mark);
    }

    public static void unmark(Rivals t, int mark) {
        t.activityStack.set(MARKS, t.activityStack.get(MARKS) & ~mark);
    }
}
