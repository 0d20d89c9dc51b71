package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.AttackFields.ATTACKER;
import static elysium.rivals.rules.AttackFields.ATTACKING;
import static elysium.rivals.rules.AttackFields.BITTER;
import static elysium.rivals.rules.AttackFields.BLOCKED;
import static elysium.rivals.rules.AttackFields.BLOCKER;
import static elysium.rivals.rules.AttackFields.CARD;
import static elysium.rivals.rules.AttackFields.CLAIM;
import static elysium.rivals.rules.AttackFields.DEALT;
import static elysium.rivals.rules.AttackFields.DEALT_BITTER;
import static elysium.rivals.rules.AttackFields.DEFENDING;
import static elysium.rivals.rules.AttackFields.FIRST_TARGET;
import static elysium.rivals.rules.AttackFields.INTEL;
import static elysium.rivals.rules.AttackFields.KIND;
import static elysium.rivals.rules.AttackFields.MARKS;
import static elysium.rivals.rules.AttackFields.PAST_ATTRIBUTE;
import static elysium.rivals.rules.AttackFields.PAST_SHIELDS;
import static elysium.rivals.rules.AttackFields.REACTION;
import static elysium.rivals.rules.AttackFields.REACTION_NEGATED;
import static elysium.rivals.rules.AttackFields.REACTOR;
import static elysium.rivals.rules.AttackFields.REPLIES;
import static elysium.rivals.rules.AttackFields.SEAT;
import static elysium.rivals.rules.AttackFields.TARGET;
import static elysium.rivals.rules.AttackFields.TARGET_FELL;
import static elysium.rivals.rules.AttackFields.TEXT_NEGATED;
import static elysium.rivals.rules.AttackFields.TOTAL;
import static elysium.rivals.rules.AttackFields.WEAKENED;
import static elysium.rivals.rules.AttackFields.WHAT;

import elysium.rivals.table.AttackEventKind;
import elysium.rivals.table.AttackKind;
import elysium.rivals.table.Kind;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Trait;

/// The attack under way, as texts speak of it: who attacks whom and how, and what they do to it.
public final class CurrentAttack {
    /// Noted for the turn of whoever has attacked.
    public static final int ATTACKED = 4_000;

    private CurrentAttack() {}

    // ---- who and how

    /// Whether an attack is under way: texts about attacks mean nothing else.
    public static boolean underWay(Rivals t) {
        return t.sheets.level() > 0 && t.sheets.get(WHAT) == AttackFields.AN_ATTACK;
    }

    public static int attacker(Rivals t) {
        return t.sheets.get(ATTACKER);
    }

    /// The one who is the target now, after blocks and new aims.
    public static int target(Rivals t) {
        return t.sheets.get(TARGET);
    }

    /// The one who was chosen as target in step 2.
    public static int firstTarget(Rivals t) {
        return t.sheets.get(FIRST_TARGET);
    }

    /// The vampire that has blocked, or NONE; it stays a Blocker whatever the attack is aimed at (RIV-BLK-06).
    public static int blocker(Rivals t) {
        return t.sheets.get(BLOCKER);
    }

    public static boolean isBlocker(Rivals t, int vampire) {
        return blocked(t) && blocker(t) == vampire;
    }

    public static boolean blocked(Rivals t) {
        return marked(t, BLOCKED);
    }

    /// The vampire that reacts; asked only where there is a Reaction.
    public static int reactor(Rivals t) {
        return t.sheets.get(REACTOR);
    }

    /// How the attack is made; asked only once it has been announced.
    public static AttackKind kind(Rivals t) {
        return AttackKind.of(t.sheets.get(KIND));
    }

    /// Whether an attack of a kind is under way.
    public static boolean is(Rivals t, AttackKind kind) {
        return underWay(t) && t.sheets.get(KIND) == kind.ordinal();
    }

    public static int attackerSeat(Rivals t) {
        return t.sheets.get(SEAT);
    }

    /// Who answers the attack; NONE if the target is a Mortal.
    public static int defenderSeat(Rivals t) {
        int target = target(t);
        return target == NONE || isMortal(t) ? NONE : t.controller(target);
    }

    /// The Attack card, or NONE; it may lie face down.
    public static int attackCard(Rivals t) {
        return t.sheets.get(CARD);
    }

    public static int reactionCard(Rivals t) {
        return t.sheets.get(REACTION);
    }

    /// Whether the target claims the Prince of the City.
    public static boolean isClaim(Rivals t) {
        return marked(t, CLAIM);
    }

    /// Whether the target is a Mortal of the City Deck.
    public static boolean isMortal(Rivals t) {
        return target(t) != NONE && t.is(target(t), Kind.MORTAL);
    }

    public static boolean isSecondInquisition(Rivals t) {
        return target(t) != NONE && t.is(target(t), Trait.ANTAGONIST);
    }

    /// The one against whom a dealer of damage strikes: the target for the attacker, the attacker for everybody else.
    public static int against(Rivals t, int dealer) {
        return dealer == attacker(t) ? target(t) : attacker(t);
    }

    // ---- the two parties

    public static boolean inAttackingParty(Rivals t, int card) {
        return underWay(t) && t.partyKey(card) == t.sheets.get(ATTACKING);
    }

    public static boolean inDefendingParty(Rivals t, int card) {
        return underWay(t) && t.partyKey(card) == t.sheets.get(DEFENDING);
    }

    /// How many characters attack together.
    public static int attackers(Rivals t) {
        int n = 0;
        for (int card = t.firstOf(attackerSeat(t)); card != NONE; card = t.nextOf(card))
            if (inAttackingParty(t, card)) n++;
        return n;
    }

    // ---- what texts do to it

    /// More damage to the target, from a card's text.
    public static void add(Rivals t, int card, int more) {
        if (more != 0) Sums.add(t, card, more);
    }

    /// More damage of the Reaction to the attacker; it deals damage then, even without an icon.
    public static void addBack(Rivals t, int card, int more) {
        mark(t, REPLIES);
        if (more != 0) Sums.add(t, card | AttackFields.AT_ATTACKER, more);
    }

    /// The damage aimed at the one who reacts, before anything reduces it (RIV-RUL-59); none if the aim has changed.
    public static int incoming(Rivals t) {
        return reactor(t) == target(t) ? t.sheets.get(TOTAL) : 0;
    }

    /// Shields for one character until the attack is over.
    public static void shield(Rivals t, int taker, int more) {
        t.setShield(taker, t.shield(taker) + more);
    }

    /// Shields for every member of the party that reacts.
    public static void shieldParty(Rivals t, int more) {
        int of = reactor(t);
        for (int card = t.firstOf(t.controller(of)); card != NONE; card = t.nextOf(card))
            if (t.sameParty(card, of)) shield(t, card, more);
    }

    /// Takes shields off the target, of whatever they come from.
    public static void weaken(Rivals t, int less) {
        t.sheets.set(WEAKENED, t.sheets.get(WEAKENED) + less);
    }

    public static void ignoreShields(Rivals t) {
        mark(t, PAST_SHIELDS);
    }

    public static void ignoreAttribute(Rivals t) {
        mark(t, PAST_ATTRIBUTE);
    }

    /// All damage of this attack to the target is Aggravated (RIV-RUL-62).
    public static void aggravate(Rivals t) {
        mark(t, BITTER);
    }

    /// Whether it is, by a text or by a keyword of its card.
    public static boolean aggravated(Rivals t) {
        int card = attackCard(t);
        return marked(t, BITTER) || card != NONE && !t.faceDown(card) && t.is(card, Trait.AGGRAVATED);
    }

    public static void superficial(Rivals t) {
        mark(t, AttackFields.SUPERFICIAL);
    }

    /// Aims the attack anew; a Blocker remains one, and nobody blocks again (RIV-CRD-46).
    public static void retarget(Rivals t, int card) {
        if (card == target(t)) return;
        t.sheets.set(TARGET, card);
        t.sheets.set(DEFENDING, t.partyKey(card));
        t.logCard(AttackEventKind.AIMED, attackerSeat(t), card, 1);
    }

    /// The Reaction has neither text nor shield nor damage.
    public static void negateReaction(Rivals t) {
        if (reactionCard(t) == NONE || marked(t, REACTION_NEGATED)) return;
        mark(t, REACTION_NEGATED);
        t.logCard(AttackEventKind.NEGATED, attackerSeat(t), reactionCard(t), 1);
    }

    /// The text of the Attack card does nothing from now on; its icon and keywords stay.
    public static void negateText(Rivals t) {
        if (attackCard(t) == NONE || marked(t, TEXT_NEGATED)) return;
        mark(t, TEXT_NEGATED);
        t.logCard(AttackEventKind.NEGATED, defenderSeat(t), attackCard(t), 0);
    }

    /// New damage to somebody besides the target, without attribute or bonus (RIV-DMG-04).
    public static void splash(Rivals t, int card, int damage, boolean aggravated) {
        t.harm(card, t.harm(card) + damage, t.aggravated(card) + (aggravated ? damage : 0));
    }

    public static boolean splashed(Rivals t, int card) {
        return card != target(t) && t.harm(card) > 0;
    }

    /// More Intel against the chosen target, for this attack only.
    public static void addIntel(Rivals t, int more) {
        t.sheets.set(INTEL, t.sheets.get(INTEL) + more);
    }

    // ---- what came of it

    /// The damage that the target has taken.
    public static int dealt(Rivals t) {
        return t.sheets.get(DEALT);
    }

    public static int dealtBitter(Rivals t) {
        return t.sheets.get(DEALT_BITTER);
    }

    /// Whether the target has been defeated by this attack.
    public static boolean targetBeaten(Rivals t) {
        return marked(t, TARGET_FELL);
    }

    // ---- marks

    public static boolean marked(Rivals t, int mark) {
        return (t.sheets.get(MARKS) & mark) != 0;
    }

    public static void mark(Rivals t, int mark) {
        t.sheets.set(MARKS, t.sheets.get(MARKS) | mark);
    }

    public static void unmark(Rivals t, int mark) {
        t.sheets.set(MARKS, t.sheets.get(MARKS) & ~mark);
    }
}
