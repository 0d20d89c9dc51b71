package elysium.tabletop;

/// A text as it is heard: on which card it lies, for whom it speaks, and what it was aimed at when played.
public final class EffectSource {
    private int card, seat, subject;

    EffectSource() {}

    EffectSource of(int card, int seat, int subject) {
        this.card = card;
        this.seat = seat;
        this.subject = subject;
        return this;
    }

    public int card() {
        return card;
    }

    /// The seat whose effect it is.
    public int seat() {
        return seat;
    }

    /// What a played effect was aimed at; for a text in play, the card it speaks for.
    public int subject() {
        return subject;
    }
}
