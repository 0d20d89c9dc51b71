package elysium.vtes.rules.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.combat.CombatFields.AIM;
import static elysium.vtes.rules.combat.CombatFields.AMOUNT;
import static elysium.vtes.rules.combat.CombatFields.AT;
import static elysium.vtes.rules.combat.CombatFields.BOUND;
import static elysium.vtes.rules.combat.CombatFields.CARD;
import static elysium.vtes.rules.combat.CombatFields.CHOSEN;
import static elysium.vtes.rules.combat.CombatFields.KINDS;
import static elysium.vtes.rules.combat.CombatFields.MODE;
import static elysium.vtes.rules.combat.CurrentCombat.get;
import static elysium.vtes.rules.combat.CurrentCombat.put;
import static elysium.vtes.rules.combat.StrikeFlags.AGGRAVATED;
import static elysium.vtes.rules.combat.StrikeFlags.DODGE;
import static elysium.vtes.rules.combat.StrikeFlags.FIRST;
import static elysium.vtes.rules.combat.StrikeFlags.HAND;
import static elysium.vtes.rules.combat.StrikeFlags.STRENGTH;
import static elysium.vtes.rules.combat.StrikeFlags.WEAPON;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.vtes.rules.action.BearerRequirement;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// The strikes of the combatants: which are allowed, chosen and targeted, and their effects.
public final class Strikes {
    /// The ledger key of an equipment stolen this round.
    private static final int STOLEN = 4_001;

    private Strikes() {}

    // ---- choosing

    /// The clause that forbids a strike: a grapple, a weapon just stolen, a maneuver that binds to another strike.
    public static @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play, int kinds) {
        int minion = play.subject(), side = CurrentCombat.side(t, minion);
        if (side == NONE) return CombatClause.NOT_FIGHTING;
        if (CurrentCombat.marked(t, BOUND << side) && firstStrikes(t))
            return CurrentCombat.step(t) == Moment.RANGE ? CombatClause.ONE_STRIKE_MANEUVER : CombatClause.BOUND;
        if (justStolen(t, play.card())) return CombatClause.JUST_STOLEN;
        return isForbiddenByText(t, minion, kinds) ? CombatClause.BARRED : null;
    }

    private static boolean firstStrikes(Vtes t) {
        return CurrentCombat.step(t) == Moment.RANGE || CurrentCombat.marked(t, CombatFields.FIRST_PAIR);
    }

    /// Whether a text forbids a combatant strikes of a kind.
    public static boolean isForbiddenByText(Vtes t, int minion, int kinds) {
        if ((kinds & HAND) == 0 && t.value(Value.HANDS_ONLY, minion) > 0) return true;
        return (kinds & DODGE) != 0 && t.value(Value.NO_DODGE, minion) > 0;
    }

    /// Whether an equipment was stolen this round and cannot be used yet (VTES-EFF-12).
    public static boolean justStolen(Vtes t, int card) {
        return t.ledger.used(Scope.ROUND, card, STOLEN);
    }

    /// Chooses the strike of the running text; the rest of the text runs as the strike resolves. In the range step this
    /// binds the minion to it (VTES-RNG-08).
    public static void choose(Vtes t, CardPlay<Vtes> play, int kinds, int amount) {
        int side = CurrentCombat.side(t, play.subject());
        put(t, CARD + side, play.card());
        put(t, MODE + side, play.mode());
        put(t, AT + side, play.at() + 1);
        settle(t, side, kinds, amount);
        if (CurrentCombat.step(t) == Moment.RANGE) CurrentCombat.mark(t, BOUND << side);
    }

    /// Chooses to strike with bare hands (VTES-STK-04).
    public static void chooseHands(Vtes t, int side) {
        put(t, CARD + side, NONE);
        settle(t, side, HAND | STRENGTH, 0);
    }

    private static void settle(Vtes t, int side, int kinds, int amount) {
        put(t, KINDS + side, kinds);
        put(t, AMOUNT + side, amount);
        put(t, AIM + side, NONE);
        CurrentCombat.mark(t, CHOSEN << side);
    }

    /// Records and logs that a minion does not strike in this pair.
    public static void recordNoStrike(Vtes t, int side) {
        put(t, CARD + side, NONE);
        put(t, KINDS + side, 0);
        CurrentCombat.mark(t, CHOSEN << side);
    }

    public static boolean chosen(Vtes t, int side) {
        return CurrentCombat.marked(t, CHOSEN << side);
    }

    /// Clears the strikes of a finished pair.
    public static void clear(Vtes t) {
        CurrentCombat.unmark(t, CHOSEN | CHOSEN << 1);
        for (int side = 0; side < 2; side++) {
            put(t, KINDS + side, 0);
            put(t, AIM + side, NONE);
        }
    }

    /// Logs the strike of a minion once it is final.
    public static void announce(Vtes t, int side) {
        int minion = CurrentCombat.minion(t, side), card = card(t, side);
        if (kinds(t, side) == 0) t.logCard(CombatEventKind.NO_STRIKE, CurrentCombat.seat(t, side), minion, 0);
        else if (card == NONE) t.logCard(CombatEventKind.STRIKES_BY_HAND, CurrentCombat.seat(t, side), minion, 0);
        else t.logCard(CombatEventKind.STRIKES_WITH, CurrentCombat.seat(t, side), minion, t.face(card));
    }

    // ---- the chosen strike

    /// The kinds of a side's strike, 0 without one.
    public static int kinds(Vtes t, int side) {
        return get(t, KINDS + side);
    }

    /// The card of the strike, or NONE for bare hands.
    public static int card(Vtes t, int side) {
        return get(t, CARD + side);
    }

    /// The retainer or equipment that is the target, or NONE for the opponent.
    public static int target(Vtes t, int side) {
        return get(t, AIM + side);
    }

    public static void setTarget(Vtes t, int side, int card) {
        put(t, AIM + side, card);
        t.logCard(CombatEventKind.AIMS, CurrentCombat.seat(t, side), card, 0);
    }

    /// Whether it is a first strike (VTES-EFF-13).
    public static boolean isFirst(Vtes t, int side) {
        return (kinds(t, side) & FIRST) != 0
                || kinds(t, side) != 0 && t.value(Value.FIRST_STRIKE, CurrentCombat.minion(t, side)) > 0;
    }

    /// Whether the strike can target a card: a retainer at long range, equipment if it destroys or takes some.
    public static boolean mayTarget(Vtes t, int side, int card) {
        int kinds = kinds(t, side);
        if (!StrikeFlags.targetsEquipment(kinds)) return t.facts.is(card, Kind.RETAINER) && mayAimAtRetainers(t, kinds);
        boolean bearable = (kinds & StrikeFlags.TAKES) == 0
                || BearerRequirement.forbids(t, card, CurrentCombat.minion(t, side)) == null;
        return t.facts.is(card, Kind.EQUIPMENT) && bearable
                && ((kinds & StrikeFlags.WEAPONS) == 0 || t.facts.is(card, Trait.WEAPON));
    }

    /// Only with a ranged strike at long range (VTES-RCB-02).
    private static boolean mayAimAtRetainers(Vtes t, int kinds) {
        return CurrentCombat.isLong(t) && (kinds & StrikeFlags.RANGED) != 0;
    }

    // ---- its effects

    /// The damage of a side's strike (VTES-EFF-01).
    public static int damage(Vtes t, int side) {
        int minion = CurrentCombat.minion(t, side), kinds = kinds(t, side);
        int strength = (kinds & STRENGTH) != 0 ? CurrentCombat.strength(t, minion) : 0;
        return Math.max(0, get(t, AMOUNT + side) + strength + t.value(Value.STRIKE_DAMAGE, minion));
    }

    /// The blood or life that the strike steals.
    public static int stolenAmount(Vtes t, int side) {
        return get(t, AMOUNT + side);
    }

    /// The kinds of its damage.
    public static int damageKinds(Vtes t, int side) {
        int kinds = kinds(t, side), minion = CurrentCombat.minion(t, side);
        boolean claws = (kinds & HAND) != 0 && t.value(Value.AGGRAVATED_HANDS, minion) > 0;
        return claws ? kinds | AGGRAVATED : kinds;
    }

    /// Whether the weapon of the strike was stolen or destroyed before use (VTES-EFF-14).
    public static boolean disarmed(Vtes t, int side) {
        return (kinds(t, side) & WEAPON) != 0 && t.bearers.of(card(t, side)) != CurrentCombat.minion(t, side);
    }

    /// Whether the opponent's strike dodges this one; retainers are not protected (VTES-EFF-02, VTES-EFF-03).
    public static boolean dodged(Vtes t, int side) {
        if ((kinds(t, 1 - side) & DODGE) == 0) return false;
        int aim = target(t, side);
        return aim == NONE || !t.facts.is(aim, Kind.RETAINER);
    }

    /// Moves an equipment to the other minion, which cannot use it this round.
    public static void takeEquipment(Vtes t, int side, int equipment) {
        t.logCard(CombatEventKind.TOOK, CurrentCombat.seat(t, side), equipment, 0);
        t.bearers.attach(equipment, CurrentCombat.minion(t, side));
        t.ledger.use(Scope.ROUND, equipment, STOLEN);
    }

    /// The play that continues the strike's text as it resolves.
    public static CardPlay<Vtes> continuation(Vtes t, int side) {
        int card = card(t, side), seat = CurrentCombat.seat(t, side);
        return new CardPlay<>(card, t.face(card), get(t, MODE + side), seat, seat, CurrentCombat.minion(t, side),
                get(t, AT + side), CardPlay.NO_CHOICES);
    }

    /// Whether the strike's text continues.
    public static boolean hasContinuation(Vtes t, int side) {
        int card = card(t, side);
        return card != NONE && get(t, AT + side) < t.book().instructions(t.face(card), get(t, MODE + side)).length;
    }
}
