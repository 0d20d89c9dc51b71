package elysium.tabletop;

/// The text that contributes to a value: its card, its seat and its target.
public final class EffectSource {
    private int card, seat, subject;

    EffectSource() {}

    EffectSource set(int card, int seat, int subject) {
        this.card = card;
        this.seat = seat;
        this.subject = subject;
        return this;
    }

    public int card() {
        return card;
    }

    /// The seat that controls the effect.
    public int seat() {
        return seat;
    }

    /// The target of a played effect; for a text in play, the card it speaks of.
    public int subject() {
        return subject;
    }
}
