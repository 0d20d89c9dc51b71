package elysium.rivals.show;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.rivals.table.Fact;
import elysium.rivals.table.Kind;
import elysium.rivals.table.Rivals;
import elysium.tabletop.LogSentence;

/// Phrases for one event, in the language of its reader.
record EventPhrases(Rivals t, Event e, RivalsPhrases in) {

    int kind() {
        return e.kind();
    }

    int object() {
        return e.object();
    }

    int amount() {
        return e.amount();
    }

    /// The seat the event is about, or nothing.
    String seat() {
        return e.subject() < 0 ? "" : in.seat(e.subject());
    }

    boolean nobodys() {
        return e.subject() < 0;
    }

    /// The card the event is about, by name if the reader saw it.
    String card() {
        return e.face() < 0 ? in.card() : in.card(t, e.face());
    }

    /// Whether the event is about this card of the book.
    boolean isFace(int def) {
        return e.face() == def;
    }

    boolean hidden() {
        return e.face() < 0;
    }

    boolean isVampire() {
        return !hidden() && (t.book().printed(e.face(), Fact.KINDS) & Kind.VAMPIRE.bit()) != 0;
    }

    /// Another card, by its number in the book.
    String card(int def) {
        return def < 0 ? in.card() : in.card(t, def);
    }

    /// The card that caused the event, in brackets, if there is one.
    String because() {
        return e.face() == NONE ? "" : " (" + card() + ")";
    }

    LogSentence says(String en, String fr) {
        return LogSentence.of(in.say(en, fr));
    }

    /// Consecutive sentences of this kind are merged into one list of cards.
    LogSentence lists(String en, String fr) {
        return LogSentence.of(in.say(en, fr), card(), "");
    }

    LogSentence lists(String en, String fr, String enTail, String frTail) {
        return LogSentence.of(in.say(en, fr), card(), in.say(enTail, frTail));
    }
}
