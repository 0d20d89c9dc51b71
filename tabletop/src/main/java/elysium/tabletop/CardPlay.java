package elysium.tabletop;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;

/// A card being played: its player, its chooser, the mode, the current instruction and the choices so far.
///
/// @param seat the "you" of the card's text
/// @param chooser the seat that makes the choices
/// @param subject what the play is about: a minion, seat or place, depending on game and mode
/// @param picks four choices of 16 bits each
public record CardPlay<T extends CardTable<T>>(int card, int def, int mode, int seat, int chooser, int subject, int at,
        long picks) implements Frame<T> {
    public static final int END = Short.MAX_VALUE, SUSPEND = -1, SLOTS = 4;
    /// No choice has been made in any slot.
    public static final long NO_CHOICES = -1L;

    /// A play at its first instruction.
    public static <T extends CardTable<T>> CardPlay<T> of(T t, int card, int mode, int seat, int subject) {
        return new CardPlay<>(card, t.face(card), mode, seat, seat, subject, 0, NO_CHOICES);
    }

    public CardPlay<T> withChooser(int another) {
        return new CardPlay<>(card, def, mode, seat, another, subject, at, picks);
    }

    public CardPlay<T> atInstruction(int position) {
        return new CardPlay<>(card, def, mode, seat, chooser, subject, position, picks);
    }

    private boolean stands(T t) {
        return t.canContinue(this);
    }

    /// Executes instructions without a break until one of them asks or starts a frame.
    @Override public void resume(T t) {
        if (!stands(t)) {
            t.abandon();
            return;
        }
        Instruction<T>[] parts = t.book().instructions(def, mode);
        CardPlay<T> now = this;
        while (now.at < parts.length) {
            int next = parts[now.at].execute(t, now);
            if (next == SUSPEND) return;
            now = now.atInstruction(next);
        }
        t.leave();
    }

    /// The choice in a slot.
    public int picked(int name) {
        return (short) (picks >>> 16 * name);
    }

    /// The same play with a choice stored in a slot.
    public CardPlay<T> with(int name, int pick) {
        if (name < 0 || name >= SLOTS) throw new IllegalStateException("choice slot " + name + " is not one of 0 to 3");
        long rest = picks & ~(0xFFFFL << 16 * name);
        return new CardPlay<>(card, def, mode, seat, chooser, subject, at, rest | (pick & 0xFFFFL) << 16 * name);
    }

    @Override public void options(T t, int who, Offers out) {
        if (t.book().instructions(def, mode)[at] instanceof Instruction.Choice<T> picks) picks.offer(t, this, out);
        if (out.size() == 0) out.offer(Move.of(Verbs.PASS));
    }

    @Override public void onAnswers(T t, Answers answers) {
        long move = answers.of(chooser);
        CardPlay<T> next = atInstruction(at + 1);
        t.onPicked(this, move);
        t.become(Move.verb(move) == Verbs.PASS ? next : next.with(Move.b(move), Move.a(move)));
    }
}
