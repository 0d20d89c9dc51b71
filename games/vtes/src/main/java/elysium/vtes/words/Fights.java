package elysium.vtes.words;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Part;
import elysium.tabletop.Sentence;
import elysium.tabletop.Syntax;
import elysium.vtes.flow.combat.Sparing;
import elysium.vtes.rules.Combat;
import elysium.vtes.rules.Harm;
import elysium.vtes.rules.Price;
import elysium.vtes.rules.Strikes;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.CombatClause;
import elysium.vtes.table.Span;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;
import org.jspecify.annotations.Nullable;

/// What texts do in combat.
public final class Fights {
    private static final int PLAYED = 20_000;

    private Fights() {}

    // ---- strikes

    /// A strike of a kind: what follows in the text is read as it resolves.
    public static Part.Turns<Vtes> strikes(int kinds, int amount) {
        return (t, play) -> {
            Strikes.choose(t, play, kinds, amount);
            return CardPlay.END;
        };
    }

    /// The minion may strike so now.
    public static Part.Needs<Vtes> mayStrike(int kinds) {
        return (t, play) -> Strikes.forbids(t, play, kinds);
    }

    // ---- range

    public static Part.Needs<Vtes> mayManeuver() {
        return (t, play) -> Combat.forbidsManeuver(t, play.subject());
    }

    public static Part.Does<Vtes> maneuver() {
        return (t, play) -> Combat.maneuver(t, play.subject());
    }

    public static Part.Needs<Vtes> atCloseRange() {
        return (t, _) -> Combat.isClose(t) ? null : CombatClause.WRONG_RANGE;
    }

    /// The next round, if there is one, is at close range without a range step.
    public static Part.Does<Vtes> closeAgain() {
        return (t, _) -> Combat.setNextRange(t, Combat.CLOSE);
    }

    // ---- presses

    public static Part.Needs<Vtes> mayPress() {
        return (t, play) -> Combat.forbidsPress(t, play.subject());
    }

    /// Only to go on with the combat.
    public static Part.Needs<Vtes> mayPressOn() {
        return (t, play) -> Combat.forbidsPressOn(t, play.subject());
    }

    public static Part.Does<Vtes> press() {
        return (t, play) -> Combat.press(t, play.subject());
    }

    /// An optional press in this round (VTES-RUL-73).
    public static Part.Does<Vtes> pressThisRound() {
        return (t, play) -> Combat.grantRoundPress(t, play.subject());
    }

    /// The combatant of the text's player may press; it gets a press for this round.
    public static Part.Needs<Vtes> yoursMayPress() {
        return (t, play) -> Combat.forbidsPress(t, yours(t, play));
    }

    public static Part.Does<Vtes> yoursPresses() {
        return (t, play) -> Combat.grantRoundPress(t, yours(t, play));
    }

    private static int yours(Vtes t, CardPlay<Vtes> play) {
        for (int side = Combat.ACTING; Combat.underWay(t) && side <= Combat.OPPOSING; side++)
            if (Combat.seat(t, side) == play.seat()) return Combat.minion(t, side);
        return NONE;
    }

    // ---- prevention

    /// The minion that bears the text takes damage in combat that can be prevented.
    public static Part.Needs<Vtes> itIsHurt() {
        return (t, play) -> {
            int bearer = Words.bearer(t, play);
            return Combat.fights(t, bearer) && Harm.victim(t) == bearer && Harm.left(t, bearer, 0, 0) > 0 ? null
                    : CardClause.NO_DAMAGE;
        };
    }

    /// The minion that plays the card takes damage that can be prevented.
    public static Part.Needs<Vtes> isHurt() {
        return (t, play) -> Harm.left(t, play.subject(), 0, 0) > 0 ? null : CombatClause.NOTHING_TO_PREVENT;
    }

    public static Part.Opens<Vtes> prevents(int damage) {
        return (_, _) -> new Sparing(damage, 0, 0);
    }

    public static Part.Opens<Vtes> prevents(Words.Count damage) {
        return (t, play) -> new Sparing(damage.of(t, play), 0, 0);
    }

    /// As much as was paid for it, and more.
    public static Part.Opens<Vtes> preventsPaidAnd(int more) {
        return prevents((_, play) -> play.picked(Words.AMOUNT) + more);
    }

    /// Prevents a point of damage, of a kind or of no such kind, as often in a combat as is said and never of both sorts.
    private record Shield(int of, int not, int often) implements Part.Costs<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            if (!Combat.fights(t, Words.bearer(t, play))) return CombatClause.NOT_FIGHTING;
            boolean spent = t.ledger.uses(Span.COMBAT, play.card(), PLAYED + of) >= often
                    || t.ledger.used(Span.COMBAT, play.card(), PLAYED + not);
            if (spent) return VtesClause.ONCE;
            return Harm.left(t, Words.bearer(t, play), of, not) > 0 ? null : CombatClause.NOTHING_TO_PREVENT;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(Span.COMBAT, play.card(), PLAYED + of);
        }
    }

    /// So many points in a combat of damage of a kind, unless the other sort has been prevented.
    public static Part.Costs<Vtes> shieldFrom(int kinds, int points) {
        return new Shield(kinds, 0, points);
    }

    public static Part.Costs<Vtes> shieldFromOthers(int kinds) {
        return new Shield(0, kinds, 1);
    }

    public static Part.Opens<Vtes> preventsOf(int kinds) {
        return (_, _) -> new Sparing(1, kinds, 0);
    }

    public static Part.Opens<Vtes> preventsOther(int kinds) {
        return (_, _) -> new Sparing(1, 0, kinds);
    }

    /// A cost of as much blood as was said.
    private record Said() implements Price {
        @Override public int blood(Vtes t, CardPlay<Vtes> play) {
            return Math.max(0, play.picked(Words.AMOUNT));
        }
    }

    /// "X, the blood paid": as much as the minion has, or nothing (VTES-CRL-25).
    public static Sentence<Vtes> payingBlood() {
        return Sentence.of(new Said(), Words.amount(Words.just(0), (t, play) -> t.blood(play.subject())));
    }

    // ---- how often

    private record OneEach(int span) implements Part.Costs<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.ledger.used(span, play.subject(), PLAYED + play.def()) ? VtesClause.ONCE : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(span, play.subject(), PLAYED + play.def());
        }
    }

    /// "One per minion and combat", or round; a cancelled one counts too (VTES-CRL-26).
    public static Part.Costs<Vtes> oneEach(int span) {
        return new OneEach(span);
    }

    // ---- what lasts

    /// Damage to the opponent from the surroundings, in each round of this combat (VTES-RUL-70).
    public static Part.Adds<Vtes> surroundings(int damage) {
        return Adding.until(Span.COMBAT, Value.ENVIRONMENT, (_, play) -> play.subject(),
                (t, by, subject) -> opposes(t, by.subject(), subject) ? damage : 0);
    }

    /// The same from a card in play, in every combat of its bearer.
    public static Part.Adds<Vtes> hurtsOpponent(int damage) {
        return Adding.to(Value.ENVIRONMENT, (t, by, subject) -> opposes(t, by.subject(), subject) ? damage : 0);
    }

    private static boolean opposes(Vtes t, int minion, int subject) {
        return Combat.fights(t, minion) && Combat.foe(t, minion) == subject;
    }

    /// In this round both combatants use their hands and nothing else.
    public static Part.Adds<Vtes> handsOnly() {
        return Adding.until(Span.ROUND, Value.HANDS_ONLY, (_, play) -> play.subject(),
                (t, _, subject) -> Combat.fights(t, subject) ? 1 : 0);
    }

    /// The strength of the minion is set for this combat, whatever else had set it to another number.
    public static Sentence<Vtes> strengthIs(int strength, int other) {
        return Syntax.ifSo((t, play) -> set(t, play) == 0, Sentence.of(raisedBy(strength)))
                .then(Syntax.ifSo((t, play) -> set(t, play) == other, Sentence.of(raisedBy(strength - other))));
    }

    private static int set(Vtes t, CardPlay<Vtes> play) {
        return t.value(Value.STRENGTH_SET, play.subject());
    }

    private static Part.Adds<Vtes> raisedBy(int more) {
        return Adding.until(Span.COMBAT, Value.STRENGTH_SET, (_, play) -> play.subject(), more);
    }

    // ---- what comes of it

    /// The opponent is a vampire, ready or not any more, and the minion itself is a ready one.
    public static Part.Needs<Vtes> foughtVampire() {
        return (t, play) -> t.isVampire(play.subject()) && t.isReady(play.subject())
                && t.isVampire(Combat.foe(t, play.subject())) ? null : CardClause.OF_VAMPIRES;
    }

    /// Blood from the bank, as much as damage made the opponent lose this round (VTES-RUL-76).
    public static Part.Does<Vtes> drinkWhatWasLost() {
        return (t, play) -> t.addBlood(play.subject(), Combat.bloodLost(t, Combat.foe(t, play.subject())));
    }

    /// The minion that plays the card unlocks.
    public static Part.Does<Vtes> unlockIt() {
        return (t, play) -> t.unlock(play.subject());
    }
}
