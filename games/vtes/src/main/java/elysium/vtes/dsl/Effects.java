package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import elysium.kernel.Move;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.flow.combat.RemoveMinion;
import elysium.vtes.rules.Arrival;
import elysium.vtes.rules.VoteStakes;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;

/// What many cards say, in words that read as on a card.
public final class Effects {
    /// The names under which cards remember picks.
    public static final int TARGET = 0, CHOICE = Vtes.CHOICE, AMOUNT = 2, SECOND = 3;

    /// A number that a card counts out when it acts.
    @FunctionalInterface
    public interface Count {
        int of(Vtes t, CardPlay<Vtes> play);

        /// What the number stands for: a card, unless something else is said.
        default PickType sort() {
            return PickType.CARD;
        }
    }

    private record Sorted(PickType sort, Count count) implements Count {
        @Override public int of(Vtes t, CardPlay<Vtes> play) {
            return count.of(t, play);
        }
    }

    /// A Methuselah that a text counts out, by the number of the seat.
    public static Count seat(Count who) {
        return new Sorted(PickType.SEAT, who);
    }

    /// A number that stands for nothing but itself.
    public static Count number(Count amount) {
        return new Sorted(PickType.NUMBER, amount);
    }

    private Effects() {}

    public static Count just(int amount) {
        return number((_, _) -> amount);
    }

    /// The minion that a text in play is about: the one it is printed on, or on which it lies; NONE of a location.
    public static int bearer(Vtes t, int card) {
        return t.isMinion(card) ? card : t.bearer(card);
    }

    public static int bearer(Vtes t, CardPlay<Vtes> play) {
        return bearer(t, play.card());
    }

    // ---- where the card goes

    /// "This card comes into play."
    public static Instruction.Effect<Vtes> comesIntoPlay() {
        return (t, play) -> {
            t.enter(play.card(), play.seat());
            Arrival.of(t, play.card());
        };
    }

    /// "Put it on …": its player controls it there, whosever minion it is (VTES-TERM-07).
    public static Instruction.Effect<Vtes> putOn(CardChoice aim) {
        return (t, play) -> {
            t.attach(play.card(), aim.of(play), play.seat());
            Arrival.of(t, play.card());
        };
    }

    public static Instruction.Effect<Vtes> burnThis() {
        return (t, play) -> {
            if (t.inPlay(play.card())) t.burn(play.card());
        };
    }

    /// A card is burned, if there is any and it still is in play.
    public static Instruction.Effect<Vtes> burn(Count card) {
        return (t, play) -> {
            int which = card.of(t, play);
            if (which != NONE && t.inPlay(which)) t.burn(which);
        };
    }

    /// So many counters are put on the card, or taken from it if they are less than none.
    public static Instruction.Effect<Vtes> counters(int more) {
        return (t, play) -> t.count(play.card(), more);
    }

    /// The card is burned once so many counters lie on it.
    public static Instruction.Effect<Vtes> burnsAt(int counters) {
        return (t, play) -> {
            if (t.blood(play.card()) == counters) t.burn(play.card());
        };
    }

    // ---- pool

    public static Instruction.Effect<Vtes> gainPool(int amount) {
        return gainPool(just(amount));
    }

    public static Instruction.Effect<Vtes> gainPool(Count amount) {
        return (t, play) -> t.gainPool(play.seat(), amount.of(t, play));
    }

    /// A Methuselah burns pool.
    public static Instruction.Effect<Vtes> burnsPool(Count who, int amount) {
        return (t, play) -> t.burnPool(who.of(t, play), amount);
    }

    /// Pool of the text's player moves onto a card, blood of a card to that player's pool.
    public static Instruction.Effect<Vtes> poolOnto(Count card, int amount) {
        return (t, play) -> t.invest(play.seat(), card.of(t, play), amount);
    }

    public static Instruction.Effect<Vtes> toPool(Count card, Count amount) {
        return (t, play) -> t.divest(card.of(t, play), play.seat(), amount.of(t, play));
    }

    // ---- blood

    /// A vampire burns blood, or receives some from the bank.
    public static Instruction.Effect<Vtes> burnBlood(Count who, int amount) {
        return (t, play) -> t.burnBlood(who.of(t, play), amount);
    }

    public static Instruction.Effect<Vtes> blood(Count who, int amount) {
        return blood(who, just(amount));
    }

    public static Instruction.Effect<Vtes> blood(Count who, Count amount) {
        return (t, play) -> t.addBlood(who.of(t, play), amount.of(t, play));
    }

    /// Blood moves from one card onto another.
    public static Instruction.Effect<Vtes> movesBlood(Count from, Count onto, Count amount) {
        return (t, play) -> t.stealBlood(from.of(t, play), onto.of(t, play), amount.of(t, play));
    }

    /// How much lies on a card.
    public static Count bloodOn(Count card) {
        return (t, play) -> t.blood(card.of(t, play));
    }

    /// Asks for an amount.
    public static Instruction.Choice<Vtes> amount(Count from, Count to) {
        return new Instruction.NamedChoice<>(PICK_NUMBER, AMOUNT, (t, play, out) -> {
            for (int n = from.of(t, play), last = to.of(t, play); n <= last; n++)
                out.offer(Move.of(PICK_NUMBER, n, AMOUNT));
        });
    }

    // ---- locking, torpor

    /// A minion locks, if there is one.
    public static Instruction.Effect<Vtes> lock(Count who) {
        return (t, play) -> {
            int minion = who.of(t, play);
            if (minion != NONE && t.isMinion(minion)) t.lock(minion);
        };
    }

    public static Instruction.Effect<Vtes> unlock(Count who) {
        return (t, play) -> t.unlock(who.of(t, play));
    }

    /// A vampire in torpor moves to the ready region of whoever controls it; a ready minion goes to torpor.
    public static Instruction.Effect<Vtes> raise(Count who) {
        return (t, play) -> {
            if (t.inTorpor(who.of(t, play))) t.moveToReady(who.of(t, play));
        };
    }

    public static Instruction.StartFrame<Vtes> torpor(Count who) {
        return (t, play) -> RemoveMinion.torpor(t, who.of(t, play));
    }

    // ---- what concerns everybody, and other counts

    /// Every Methuselah gains so much pool, or burns it where it is less than none: these are its stakes.
    private record EverybodysPool(VoteStakes more) implements Instruction.Effect<Vtes>, VoteStakes {
        @Override public int of(Vtes t, CardPlay<Vtes> play, int seat) {
            return t.alive(seat) ? more.of(t, play, seat) : 0;
        }

        @Override public void apply(Vtes t, CardPlay<Vtes> play) {
            for (int seat = 0; seat < t.players(); seat++) {
                int change = of(t, play, seat);
                if (change < 0) t.burnPool(seat, -change);
                else t.gainPool(seat, change);
            }
        }
    }

    /// Every Methuselah gains so much pool, or burns it where it is less than none.
    public static Instruction.Effect<Vtes> everybodysPool(VoteStakes more) {
        return new EverybodysPool(more);
    }

    /// How many cards of the same name the text's player has beside the minions; how many lie on a minion. The one being
    /// played does not count yet (VTES-CRL-12).
    public static int copies(Vtes t, CardPlay<Vtes> play) {
        int copies = 0;
        for (int card = t.first(GameLayout.PLAY + play.seat()); card != NONE; card = t.next(card))
            if (t.face(card) == play.def()) copies++;
        return copies;
    }

    public static Count copiesOn(Count minion) {
        return (t, play) -> minion.of(t, play) == NONE ? 0 : t.carries(minion.of(t, play), play.def());
    }

    // ---- combat, damage

    /// One minion enters combat with another, as the acting one of the two.
    public static Instruction.StartFrame<Vtes> fights(Count acting, Count opposing) {
        return (t, play) -> CombatFlow.of(acting.of(t, play), opposing.of(t, play));
    }

    /// A minion takes damage of some kinds, from the card.
    public static Instruction.StartFrame<Vtes> hurts(Count who, int damage, int kinds) {
        return (t, play) -> Damage.of(who.of(t, play), damage, kinds, play.card());
    }

    // ---- cards of the hand

    public static Instruction.Effect<Vtes> discard(CardChoice aim) {
        return (t, play) -> {
            if (aim.of(play) != NONE) t.discard(aim.of(play));
        };
    }

    // ---- who has it, and what is drawn

    /// A card goes to a Methuselah, who controls it from now on.
    public static Instruction.Effect<Vtes> control(Count card, Count who) {
        return (t, play) -> t.control(card.of(t, play), who.of(t, play));
    }

    public static Instruction.Effect<Vtes> drawCrypt() {
        return (t, play) -> t.drawCrypt(play.seat());
    }

    public static Instruction.Effect<Vtes> remove(Count card) {
        return (t, play) -> t.removeFromGame(card.of(t, play));
    }

    // ---- what the card remembers

    /// The card remembers somebody or something; a second one besides.
    public record Remembers(Count one, Count other) implements Instruction.Effect<Vtes> {
        @Override public void apply(Vtes t, CardPlay<Vtes> play) {
            t.setNote(play.card(), one.of(t, play));
            t.setSecond(play.card(), other.of(t, play));
        }
    }

    public static Instruction.Effect<Vtes> remembers(Count whom) {
        return new Remembers(whom, just(0));
    }

    public static Instruction.Effect<Vtes> remembers(Count one, Count other) {
        return new Remembers(one, other);
    }
}
