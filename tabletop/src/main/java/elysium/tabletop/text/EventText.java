package elysium.tabletop.text;

import elysium.kernel.Event;

/// What the log of any game says of one event, in the reader's language.
public interface EventText {

    Event e();

    Phrases in();

    /// The card the event is about, or the words for one that the reader cannot see.
    String card();

    default int kind() {
        return e().kind();
    }

    default int object() {
        return e().object();
    }

    default int amount() {
        return e().amount();
    }

    /// The seat the event is about; empty if there is none.
    default String seat() {
        return e().subject() < 0 ? "" : in().seat(e().subject());
    }

    /// Whether the reader did not see the card, or there is none.
    default boolean hidden() {
        return e().face() < 0;
    }

    default LogSentence says(String en, String fr) {
        return LogSentence.of(in().say(en, fr));
    }

    /// A sentence that several cards in a row share.
    default LogSentence lists(String en, String fr) {
        return LogSentence.of(in().say(en, fr), card(), "");
    }

    default LogSentence lists(String en, String fr, String enTail, String frTail) {
        return LogSentence.of(in().say(en, fr), card(), in().say(enTail, frTail));
    }
}
