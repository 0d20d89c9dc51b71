package elysium.vtes.combat;

import static elysium.vtes.rules.combat.StrikeFlags.AGGRAVATED;
import static elysium.vtes.rules.combat.StrikeFlags.DESTROYS;
import static elysium.vtes.rules.combat.StrikeFlags.DODGE;
import static elysium.vtes.rules.combat.StrikeFlags.ENDS;
import static elysium.vtes.rules.combat.StrikeFlags.FIRST;
import static elysium.vtes.rules.combat.StrikeFlags.GUN;
import static elysium.vtes.rules.combat.StrikeFlags.HAND;
import static elysium.vtes.rules.combat.StrikeFlags.RANGED;
import static elysium.vtes.rules.combat.StrikeFlags.STEALS;
import static elysium.vtes.rules.combat.StrikeFlags.STRENGTH;
import static elysium.vtes.rules.combat.StrikeFlags.TAKES;
import static elysium.vtes.rules.combat.StrikeFlags.WEAPON;
import static elysium.vtes.rules.combat.StrikeFlags.WEAPONS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.vtes.flow.PlayCard;
import elysium.vtes.flow.combat.PreventDamage;
import elysium.vtes.flow.combat.RemoveMinion;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;

/// The made-up cards of the arena, each with one combat effect.
final class Armoury {
    private static final List<Card<Vtes>> CARDS = new ArrayList<>();
    static final Book<Vtes> BOOK = write();

    private Armoury() {}

    static int number(String name) {
        for (Card<Vtes> card : CARDS) if (card.name().en().equals(name)) return card.number();
        throw new AssertionError("no card is called " + name);
    }

    private static Book<Vtes> write() {
        lay("Vampire", Kind.VAMPIRE, 0, List.of());
        lay("Rival", Kind.VAMPIRE, 0, List.of());
        lay("Ally", Kind.ALLY, 0, List.of());
        lay("Hound", Kind.RETAINER, 0, List.of());
        lay("Box", Kind.EQUIPMENT, 0, List.of());
        lay("Pistol", Kind.EQUIPMENT, Trait.WEAPON | Trait.GUN, List.of(
                inPlay(Moment.STRIKE, mayStrike(RANGED | GUN | WEAPON), strike(RANGED | GUN | WEAPON, 2)),
                inPlay(Moment.RANGE, mayShootFirst(), maneuver(), strike(RANGED | GUN | WEAPON, 2))));
        writeStrikes();
        writeOthers();
        writeRare();
        return new Book<>(CARDS, Fact.COUNT);
    }

    private static void writeStrikes() {
        striking("Punch", HAND | STRENGTH, 1);
        striking("Claws", HAND | STRENGTH | AGGRAVATED, 0);
        striking("Talons", HAND | STRENGTH | AGGRAVATED, 2);
        striking("Dodge", DODGE, 0);
        striking("Leave", ENDS, 0, (Instruction.Effect<Vtes>) (t, play) -> t.minions.unlock(play.subject()));
        striking("Reflexes", HAND | STRENGTH | FIRST, 1);
        striking("Leech", RANGED | STEALS, 2);
        striking("Smash", DESTROYS, 0);
        striking("Break Weapon", DESTROYS | WEAPONS | FIRST, 0);
        striking("Snatch", TAKES, 0);
        striking("Stone", RANGED, 1);
    }

    @SafeVarargs private static void striking(String name, int kinds, int amount, Instruction<Vtes>... rider) {
        Program<Vtes> then = Program.of(strike(kinds, amount)).then(Program.of(rider));
        lay(name, Kind.COMBAT, 0, List.of(mode(Moment.STRIKE, mayStrike(kinds), then)));
    }

    private static void writeOthers() {
        lay("Dash", Kind.COMBAT, 0, List.of(mode(Moment.RANGE, mayManeuver(), Program.of(maneuver()))));
        lay("Pursue", Kind.COMBAT, 0, List.of(mode(Moment.PRESS, mayPress(), Program.of(press()))));
        lay("Blur", Kind.COMBAT, 0, List.of(mode(Moment.ADDITIONAL, mayGain(), Program.of(gain(1)))));
        lay("Flurry", Kind.COMBAT, 0, List.of(mode(Moment.ADDITIONAL, mayGain(), Program.of(gain(2)))));
        Instruction.StartFrame<Vtes> spare = (_, _) -> new PreventDamage(1, 0, 0);
        lay("Hide", Kind.COMBAT, 0, List.of(mode(Moment.PREVENTION, isHurt(), Program.of(spare))));
        Instruction.StartFrame<Vtes> most = (_, _) -> new PreventDamage(9, 0, 0);
        lay("Stoneskin", Kind.COMBAT, 0, List.of(mode(Moment.PREVENTION, isHurt(), Program.of(most))));
        Instruction.ValueModifier<Vtes> storm = new Storm();
        lay("Storm", Kind.COMBAT, 0, List.of(mode(Moment.BEFORE_RANGE, (_, _) -> null, Program.of(storm))));
        Instruction.ValueModifier<Vtes> hands = new Grip();
        lay("Grip", Kind.COMBAT, 0, List.of(mode(Moment.BEFORE_STRIKES, (_, _) -> null, Program.of(hands))));
        Instruction.Effect<Vtes> note =
                (t, play) -> t.blood.add(play.subject(),
                        CurrentCombat.bloodLost(t, CurrentCombat.opponentOf(t, play.subject())));
        lay("Lap", Kind.COMBAT, 0, List.of(mode(Moment.END_OF_ROUND, (_, _) -> null, Program.of(note))));
    }

    private static void writeRare() {
        Instruction.Requirement<Vtes> mayPart = (t, play) -> CurrentCombat.forbidsPressAway(t, play.subject());
        lay("Part Ways", Kind.COMBAT, 0, List.of(mode(Moment.PRESS, mayPart, Program.of(press()))));
        Instruction.ValueModifier<Vtes> net = new Net();
        lay("Net", Kind.COMBAT, 0, List.of(mode(Moment.BEFORE_RANGE, (_, _) -> null, Program.of(net))));
        Instruction.Effect<Vtes> cancel = (t, _) -> CurrentPlay.cancel(t);
        Program<Vtes> reflex = Program.of(Usage.of(Usage.As.REFLEX, UsedBy.READY).with(Usage.CANCELS));
        lay("Foil", Kind.REFLEX, 0,
                List.of(Mode.of(Moment.AS_PLAYED, (_, _, _) -> true, reflex, PlayCard.SEAM, Program.of(cancel))));
        lay("Boots", Kind.EQUIPMENT, 0, List.of(), new Gift());
        Instruction.Effect<Vtes> wind = (t, play) -> CurrentCombat.grantRoundPress(t, play.subject());
        lay("Lunge", Kind.COMBAT, 0, List.of(mode(Moment.RANGE, mayManeuver(), Program.of(maneuver(), wind))));
        Instruction.Effect<Vtes> hold = (t, _) -> CurrentCombat.setNextRange(t, CurrentCombat.CLOSE);
        lay("Hold", Kind.COMBAT, 0, List.of(mode(Moment.BEFORE_STRIKES, (_, _) -> null, Program.of(hold, wind))));
        Instruction.StartFrame<Vtes> fell =
                (t, play) -> RemoveMinion.torpor(t, CurrentCombat.opponentOf(t, play.subject()));
        lay("Sandman", Kind.COMBAT, 0, List.of(mode(Moment.BEFORE_RANGE, (_, _) -> null, Program.of(fell))));
        Instruction.Effect<Vtes> grief = (t, play) -> t.pools.burn(play.seat(), 3);
        lay("Omen", Kind.MASTER, 0, List.of(Mode.of(Moment.WENT_TO_TORPOR,
                (t, card, o) -> t.bearers.of(card) == o.subject(), Program.none(), Program.none(), Program.of(grief))));
    }

    /// A maneuver, a press and a point of prevention for its bearer, in each combat.
    private record Gift() implements Instruction.ValueModifier<Vtes> {
        private static final long VALUES = 1L << Value.MANEUVERS | 1L << Value.PRESSES | 1L << Value.PREVENTION;

        @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
            return (VALUES >> value & 1) != 0 && by.subject() == subject ? 1 : 0;
        }

        @Override public long values() {
            return VALUES;
        }
    }

    /// 2 environmental damage to the opponent in every round.
    private record Storm() implements Instruction.ValueModifier<Vtes> {
        @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
            return value == Value.ENVIRONMENT && CurrentCombat.isCombatant(t, subject)
                    && CurrentCombat.opponentOf(t, subject) == by.subject()
                            ? 2 : 0;
        }

        @Override public long values() {
            return 1L << Value.ENVIRONMENT;
        }

        @Override public int until() {
            return Scope.COMBAT;
        }
    }

    private record Grip() implements Instruction.ValueModifier<Vtes> {
        @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
            return value == Value.HANDS_ONLY ? 1 : 0;
        }

        @Override public long values() {
            return 1L << Value.HANDS_ONLY;
        }

        @Override public int until() {
            return Scope.ROUND;
        }
    }

    /// The opponent neither maneuvers nor presses in this round.
    private record Net() implements Instruction.ValueModifier<Vtes> {
        private static final long VALUES = 1L << Value.NO_MANEUVERS | 1L << Value.NO_PRESSES;

        @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
            return (VALUES >> value & 1) != 0 && CurrentCombat.isCombatant(t, subject)
                    && CurrentCombat.opponentOf(t, subject) == by.subject()
                            ? 1 : 0;
        }

        @Override public long values() {
            return VALUES;
        }

        @Override public int until() {
            return Scope.ROUND;
        }
    }

    // ---- words

    private static Instruction.Jump<Vtes> strike(int kinds, int amount) {
        return (t, play) -> {
            Strikes.choose(t, play, kinds, amount);
            return CardPlay.END;
        };
    }

    private static Instruction.Requirement<Vtes> mayStrike(int kinds) {
        return (t, play) -> Strikes.forbids(t, play, kinds);
    }

    private static Instruction.Requirement<Vtes> mayShootFirst() {
        return (t, play) -> Strikes.forbids(t, play, RANGED | GUN | WEAPON) != null ? CombatClause.BARRED
                : CurrentCombat.forbidsManeuver(t, play.subject());
    }

    private static Instruction.Requirement<Vtes> mayManeuver() {
        return (t, play) -> CurrentCombat.forbidsManeuver(t, play.subject());
    }

    private static Instruction.Effect<Vtes> maneuver() {
        return (t, play) -> CurrentCombat.maneuver(t, play.subject());
    }

    private static Instruction.Requirement<Vtes> mayPress() {
        return (t, play) -> CurrentCombat.forbidsPress(t, play.subject());
    }

    private static Instruction.Effect<Vtes> press() {
        return (t, play) -> CurrentCombat.press(t, play.subject());
    }

    private static Instruction.Requirement<Vtes> mayGain() {
        return (t, play) -> CurrentCombat.forbidsGainingStrikes(t, play.subject());
    }

    private static Instruction.Effect<Vtes> gain(int strikes) {
        return (t, play) -> CurrentCombat.gainStrikes(t, play.subject(), strikes);
    }

    private static Instruction.Requirement<Vtes> isHurt() {
        return (t, play) -> DamagePackets.preventablePoints(t, play.subject(), 0, 0) > 0 ? null
                : CombatClause.NOTHING_TO_PREVENT;
    }

    // ---- cards

    private static Mode<Vtes> mode(int window, Instruction.Requirement<Vtes> needs, Program<Vtes> then) {
        Program<Vtes> announce = Program.of(Usage.of(Usage.As.COMBAT, UsedBy.COMBATANT), needs);
        return Mode.of(window, (_, _, _) -> true, announce, PlayCard.SEAM, then);
    }

    @SafeVarargs private static Mode<Vtes> inPlay(int window, Instruction.Requirement<Vtes> needs,
            Instruction<Vtes>... then) {
        Program<Vtes> announce = Program.of(Usage.of(Usage.As.ABILITY, UsedBy.BEARER), needs);
        return Mode.of(window, (_, _, _) -> true, announce, Program.none(), Program.of(then));
    }

    @SafeVarargs private static void lay(String name, Kind kind, int traits, List<Mode<Vtes>> modes,
            Instruction.ValueModifier<Vtes>... always) {
        Integer[] facts = new Integer[Fact.COUNT];
        Arrays.fill(facts, 0);
        facts[Fact.KINDS] = kind.bit();
        facts[Fact.TRAITS] = traits;
        facts[Fact.CAPACITY] = 5;
        facts[Fact.STRENGTH] = 1;
        for (int none : List.of(Fact.NAMESAKE, Fact.CLAN, Fact.NEEDS_CLAN, Fact.NEEDS_OTHER_CLAN, Fact.NEEDS_SECT,
                Fact.SLAVE_OF, Fact.GIVES, Fact.REPLACED))
            facts[none] = -1;
        long heeds = 0;
        for (Mode<Vtes> mode : modes) heeds |= 1L << mode.moment();
        long adds = 0;
        for (Instruction.ValueModifier<Vtes> text : always) adds |= text.values();
        CARDS.add(new Card<>(CARDS.size(), name.toLowerCase().replace(' ', '-'), new Text(name, name), Text.NONE,
                kind.ordinal(), List.of(facts), modes, List.of(always), new Card.Masks(heeds, adds),
                Card.Source.OFFICIAL,
                List.of()));
    }
}
