package elysium.kit.trials.salon;

import static elysium.kit.trials.salon.Salon.TARGET;
import static elysium.tabletop.ControlFlow.ifTrue;

import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.kit.trials.Trial;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// The cards of Salon, and when each may be played.
final class SalonCards {
    static final int LEVY = 0, THIN_PURSE = 1, PUSH = 2, PARRY = 3, HUSH = 4, ROUSE = 5;
    private static final int ACTION = 0, MODIFIER = 1, REACTION = 2, CANCEL = 3, WAKE = 4, COST = 0;
    private static final Instruction.Effect<Salon> TAKES = (t, play) -> {
        int from = play.picked(TARGET), wanted = Math.max(0, 2 + t.value(Salon.TAKE, Table.NONE));
        int amount = Math.min(wanted, t.purse(from));
        t.gain(from, -amount);
        t.gain(play.seat(), amount);
    };
    /// A card is shown before its first choice: a play of a card still in hand would put a secret into a frame.
    private static final Instruction.Effect<Salon> SHOWN = (t, play) -> t.show(play.card());
    private static final Instruction.StartFrame<Salon> AS_PLAYED = (_, play) -> new SalonFrames.AsPlayed(play.card());
    private static final Instruction.Effect<Salon> CLOSED = (t, play) -> t.settled(play.card());
    private static final Program<Salon> SEAM = Program.of(AS_PLAYED, CLOSED);
    private static final Instruction.StartFrame<Salon> ANSWERED = (_, _) -> new SalonFrames.Impulse();

    static final Book<Salon> BOOK = new Book<>(List.of(
            card(LEVY, new Text("Levy", "Levée"), ACTION, 1, action(Program.of(ANSWERED, TAKES))),
            card(THIN_PURSE, new Text("Thin Purse", "Bourse plate"), ACTION, 1,
                    action(Program.of(new SmallerHand()))),
            card(PUSH, new Text("Push", "Poussée"), MODIFIER, 1, other(Program.of(take(1)))),
            card(PARRY, new Text("Parry", "Parade"), REACTION, 0, other(Program.of(take(-1)))),
            card(HUSH, new Text("Hush", "Silence"), CANCEL, 1,
                    other(Program.<Salon>none()
                            .then((Instruction.Effect<Salon>) (t, play) -> t.cancelled(play.subject(), true)))),
            card(ROUSE, new Text("Rouse", "Éveil"), WAKE, 0,
                    other(Program.<Salon>none().then((Instruction.Effect<Salon>) (t, play) -> t.wake(play.seat()))))),
            1);

    private SalonCards() {}

    static @Nullable Clause forbidsAction(Salon t, int seat, int card) {
        if (kind(t, card) != ACTION) return SalonClause.NOT_AN_ACTION;
        if (t.locked(seat)) return SalonClause.SERVANT_LOCKED;
        return dear(t, seat, card);
    }

    static @Nullable Clause forbidsAnswer(Salon t, int seat, int card) {
        int kind = kind(t, card);
        if (kind == ACTION) return SalonClause.ACTION_UNDER_WAY;
        if (kind == CANCEL) return SalonClause.NO_CARD_TO_CANCEL;
        if (kind == MODIFIER && seat != t.acting() || kind == REACTION && seat == t.acting())
            return SalonClause.NOT_YOUR_ACTION;
        if (kind == REACTION && !t.alert(seat)) return SalonClause.SERVANT_LOCKED;
        return dear(t, seat, card);
    }

    static @Nullable Clause forbidsAsPlayed(Salon t, int seat, int card) {
        int kind = kind(t, card);
        if (kind != CANCEL && kind != WAKE) return SalonClause.ONLY_CANCELS_AND_WAKES;
        if (kind == CANCEL && !t.alert(seat)) return SalonClause.SERVANT_LOCKED;
        return dear(t, seat, card);
    }

    private static @Nullable Clause dear(Salon t, int seat, int card) {
        return t.purse(seat) <= t.printed(card, COST) ? SalonClause.TOO_DEAR : null;
    }

    private static int kind(Salon t, int card) {
        return t.book().card(t.face(card)).kind();
    }

    private static Card<Salon> card(int number, Text name, int kind, int cost, Mode<Salon> mode) {
        return new Card<>(number, Trial.slug(name), name, Text.NONE, kind, List.of(cost), List.of(mode), List.of(),
                new Card.Masks(0, 0), Card.Source.RECONSTRUCTED, List.of());
    }

    /// A cancelled action card costs nothing, and its servant stays unlocked (VTES-WORD-06).
    private static Mode<Salon> action(Program<Salon> effect) {
        Instruction.Choice<Salon> target = (t, play, out) -> {
            for (int seat = 0; seat < t.players(); seat++)
                if (seat != play.seat()) out.offer(Move.of(Verbs.PICK_SEAT, seat, TARGET));
        };
        Instruction.Effect<Salon> begins = (t, play) -> {
            t.activityStack.begin();
            t.activityStack.set(Salon.ACTOR, play.seat());
            t.activityStack.set(Salon.AGAINST, play.picked(TARGET));
        };
        Instruction.Effect<Salon> locks = (t, play) -> t.locked(play.seat(), true);
        Instruction.Effect<Salon> ends = (t, _) -> {
            t.effects.endScope(Salon.ACTION);
            t.calm();
            t.activityStack.end();
        };
        Program<Salon> pays = Program.of(new Fee(), locks);
        Program<Salon> then = ifTrue(SalonCards::stands, pays.then(effect)).then(ends);
        return Mode.of(0, (_, _, _) -> false, Program.of(SHOWN, target, begins), SEAM, then);
    }

    /// Any other card is paid for even if cancelled (VTES-WORD-07).
    private static Mode<Salon> other(Program<Salon> effect) {
        Program<Salon> then = Program.<Salon>none().then(new Fee()).then(ifTrue(SalonCards::stands, effect));
        return Mode.of(0, (_, _, _) -> false, Program.of(SHOWN), SEAM, then);
    }

    private static boolean stands(Salon t, CardPlay<Salon> play) {
        return !t.cancelled(play.card());
    }

    private static Instruction.ValueModifier<Salon> take(int more) {
        return (_, value, _, _) -> value == Salon.TAKE ? more : 0;
    }

    /// The printed cost of the card.
    private record Fee() implements Instruction.Cost<Salon> {

        @Override public @Nullable Clause forbids(Salon t, CardPlay<Salon> play) {
            return dear(t, play.seat(), play.card());
        }

        @Override public void pay(Salon t, CardPlay<Salon> play) {
            t.gain(play.seat(), -t.book().printed(play.def(), COST));
        }
    }

    /// The chosen seat's hand size is one smaller until the end of the turn.
    private record SmallerHand() implements Instruction.ValueModifier<Salon> {

        @Override public int amount(Salon t, int value, EffectSource by, int subject) {
            return value == Salon.HAND_SIZE && subject == by.subject() ? -1 : 0;
        }

        @Override public int until() {
            return Salon.TURN;
        }

        @Override public int target(Salon t, CardPlay<Salon> play) {
            return play.picked(TARGET);
        }
    }
}
