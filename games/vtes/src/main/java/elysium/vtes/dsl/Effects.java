package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import elysium.kernel.Move;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.flow.combat.RemoveMinion;
import elysium.vtes.rules.card.Arrival;
import elysium.vtes.rules.politics.VoteStakes;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;

/// Effects shared by many cards, named as card texts put them.
public final class Effects {
    /// The names under which cards store picks.
    public static final int TARGET = 0, CHOICE = Vtes.CHOICE, AMOUNT = 2, SECOND = 3;

    /// A number computed when the card takes effect.
    @FunctionalInterface
    public interface Count {
        int of(Vtes t, CardPlay<Vtes> play);

        /// What the number is; a card by default.
        default PickType sort() {
            return PickType.CARD;
        }
    }

    private record Sorted(PickType sort, Count count) implements Count {
        @Override public int of(Vtes t, CardPlay<Vtes> play) {
            return count.of(t, play);
        }
    }

    /// A number that is a seat.
    public static Count seat(Count who) {
        return new Sorted(PickType.SEAT, who);
    }

    /// A plain number.
    public static Count number(Count amount) {
        return new Sorted(PickType.NUMBER, amount);
    }

    private Effects() {}

    public static Count just(int amount) {
        return number((_, _) -> amount);
    }

    /// The subject of a text in play: the minion it is printed on or attached to, or NONE for a location.
    public static int bearer(Vtes t, int card) {
        return t.regions.isMinion(card) ? card : t.bearers.of(card);
    }

    public static int bearer(Vtes t, CardPlay<Vtes> play) {
        return bearer(t, play.card());
    }

    // ---- moving the card

    /// "This card comes into play."
    public static Instruction.Effect<Vtes> comesIntoPlay() {
        return (t, play) -> {
            t.moves.enter(play.card(), play.seat());
            Arrival.afterEntering(t, play.card());
        };
    }

    /// "Put it on …": its player controls it there, whoever controls the minion (VTES-TERM-07).
    public static Instruction.Effect<Vtes> putOn(CardChoice aim) {
        return (t, play) -> {
            t.bearers.attach(play.card(), aim.of(play), play.seat());
            Arrival.afterEntering(t, play.card());
        };
    }

    public static Instruction.Effect<Vtes> burnThis() {
        return (t, play) -> {
            if (t.regions.inPlay(play.card())) t.burn(play.card());
        };
    }

    /// Burns a card that is still in play.
    public static Instruction.Effect<Vtes> burn(Count card) {
        return (t, play) -> {
            int which = card.of(t, play);
            if (which != NONE && t.regions.inPlay(which)) t.burn(which);
        };
    }

    /// Adds counters to the card, or removes them if negative.
    public static Instruction.Effect<Vtes> counters(int more) {
        return (t, play) -> t.addCounters(play.card(), more);
    }

    /// Burns the card once it has enough counters.
    public static Instruction.Effect<Vtes> burnsAt(int counters) {
        return (t, play) -> {
            if (t.blood.of(play.card()) == counters) t.burn(play.card());
        };
    }

    // ---- pool

    public static Instruction.Effect<Vtes> gainPool(int amount) {
        return gainPool(just(amount));
    }

    public static Instruction.Effect<Vtes> gainPool(Count amount) {
        return (t, play) -> t.pools.gain(play.seat(), amount.of(t, play));
    }

    public static Instruction.Effect<Vtes> burnsPool(Count who, int amount) {
        return (t, play) -> t.pools.burn(who.of(t, play), amount);
    }

    /// Moves pool of the text's player to a card, or blood of a card to that pool.
    public static Instruction.Effect<Vtes> poolOnto(Count card, int amount) {
        return (t, play) -> t.blood.invest(play.seat(), card.of(t, play), amount);
    }

    public static Instruction.Effect<Vtes> toPool(Count card, Count amount) {
        return (t, play) -> t.blood.divest(card.of(t, play), play.seat(), amount.of(t, play));
    }

    // ---- blood

    /// Burns blood of a vampire, or adds blood from the bank.
    public static Instruction.Effect<Vtes> burnBlood(Count who, int amount) {
        return (t, play) -> t.blood.burn(who.of(t, play), amount);
    }

    public static Instruction.Effect<Vtes> blood(Count who, int amount) {
        return blood(who, just(amount));
    }

    public static Instruction.Effect<Vtes> blood(Count who, Count amount) {
        return (t, play) -> t.blood.add(who.of(t, play), amount.of(t, play));
    }

    /// Moves blood from one card to another.
    public static Instruction.Effect<Vtes> movesBlood(Count from, Count onto, Count amount) {
        return (t, play) -> t.blood.steal(from.of(t, play), onto.of(t, play), amount.of(t, play));
    }

    /// The counters on a card.
    public static Count bloodOn(Count card) {
        return (t, play) -> t.blood.of(card.of(t, play));
    }

    /// Asks for an amount.
    public static Instruction.Choice<Vtes> amount(Count from, Count to) {
        return new Instruction.NamedChoice<>(PICK_NUMBER, AMOUNT, (t, play, out) -> {
            for (int n = from.of(t, play), last = to.of(t, play); n <= last; n++)
                out.offer(Move.of(PICK_NUMBER, n, AMOUNT));
        });
    }

    // ---- locking, torpor

    /// Locks a minion, if there is one.
    public static Instruction.Effect<Vtes> lock(Count who) {
        return (t, play) -> {
            int minion = who.of(t, play);
            if (minion != NONE && t.regions.isMinion(minion)) t.minions.lock(minion);
        };
    }

    public static Instruction.Effect<Vtes> unlock(Count who) {
        return (t, play) -> t.minions.unlock(who.of(t, play));
    }

    /// Moves a vampire out of torpor, or a ready minion to torpor.
    public static Instruction.Effect<Vtes> raise(Count who) {
        return (t, play) -> {
            if (t.regions.inTorpor(who.of(t, play))) t.moves.moveToReady(who.of(t, play));
        };
    }

    public static Instruction.StartFrame<Vtes> torpor(Count who) {
        return (t, play) -> RemoveMinion.torpor(t, who.of(t, play));
    }

    // ---- effects on every Methuselah, and counts

    /// Every Methuselah gains pool, or burns it if negative; these amounts are also the stakes.
    private record EverybodysPool(VoteStakes more) implements Instruction.Effect<Vtes>, VoteStakes {
        @Override public int of(Vtes t, CardPlay<Vtes> play, int seat) {
            return t.seats.isAlive(seat) ? more.of(t, play, seat) : 0;
        }

        @Override public void apply(Vtes t, CardPlay<Vtes> play) {
            for (int seat = 0; seat < t.players(); seat++) {
                int change = of(t, play, seat);
                if (change < 0) t.pools.burn(seat, -change);
                else t.pools.gain(seat, change);
            }
        }
    }

    /// Every Methuselah gains pool, or burns it if negative.
    public static Instruction.Effect<Vtes> everybodysPool(VoteStakes more) {
        return new EverybodysPool(more);
    }

    /// The number of cards of this name the player has in play other than on minions, or on a minion; the one being
    /// played does not count yet (VTES-CRL-12).
    public static int copies(Vtes t, CardPlay<Vtes> play) {
        int copies = 0;
        for (int card = t.first(GameLayout.PLAY + play.seat()); card != NONE; card = t.next(card))
            if (t.face(card) == play.def()) copies++;
        return copies;
    }

    public static Count copiesOn(Count minion) {
        return (t, play) -> minion.of(t, play) == NONE ? 0 : t.bearers.countAttached(minion.of(t, play), play.def());
    }

    // ---- combat, damage

    /// Starts combat between two minions; the first counts as the acting one.
    public static Instruction.StartFrame<Vtes> fights(Count acting, Count opposing) {
        return (t, play) -> CombatFlow.of(acting.of(t, play), opposing.of(t, play));
    }

    /// Deals damage to a minion, from the card.
    public static Instruction.StartFrame<Vtes> hurts(Count who, int damage, int kinds) {
        return (t, play) -> Damage.of(who.of(t, play), damage, kinds, play.card());
    }

    // ---- cards of the hand

    public static Instruction.Effect<Vtes> discard(CardChoice aim) {
        return (t, play) -> {
            if (aim.of(play) != NONE) t.discard(aim.of(play));
        };
    }

    // ---- control and drawing

    /// Gives a Methuselah control of a card.
    public static Instruction.Effect<Vtes> control(Count card, Count who) {
        return (t, play) -> t.moves.control(card.of(t, play), who.of(t, play));
    }

    public static Instruction.Effect<Vtes> drawCrypt() {
        return (t, play) -> t.drawCrypt(play.seat());
    }

    public static Instruction.Effect<Vtes> remove(Count card) {
        return (t, play) -> t.removeFromGame(card.of(t, play));
    }

    // ---- remembered choices

    /// Makes the card remember one or two choices.
    public record Remembers(Count one, Count other) implements Instruction.Effect<Vtes> {
        @Override public void apply(Vtes t, CardPlay<Vtes> play) {
            t.notes.setFirst(play.card(), one.of(t, play));
            t.notes.setSecond(play.card(), other.of(t, play));
        }
    }

    public static Instruction.Effect<Vtes> remembers(Count whom) {
        return new Remembers(whom, just(0));
    }

    public static Instruction.Effect<Vtes> remembers(Count one, Count other) {
        return new Remembers(one, other);
    }
}
