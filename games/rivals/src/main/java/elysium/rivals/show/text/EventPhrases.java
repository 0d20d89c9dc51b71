package elysium.rivals.show.text;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.text.LogSentence;

/// Phrases for one event, in the language of its reader.
public record EventPhrases(Rivals t, Event e, RivalsPhrases in) {

    public int kind() {
        return e.kind();
    }

    public int object() {
        return e.object();
    }

    public int amount() {
        return e.amount();
    }

    /// The seat the event is about, or nothing.
    public String seat() {
        return e.subject() < 0 ? "" : in.seat(e.subject());
    }

    public boolean nobodys() {
        return e.subject() < 0;
    }

    /// The card the event is about, by name if the reader saw it.
    public String card() {
        return e.face() < 0 ? in.card() : in.card(t, e.face());
    }

    /// Whether the event is about this card of the book.
    public boolean isFace(int def) {
        return e.face() == def;
    }

    public boolean hidden() {
        return e.face() < 0;
    }

    public boolean isVampire() {
        return !hidden() && (t.book().printed(e.face(), Fact.KINDS) & Kind.VAMPIRE.bit()) != 0;
    }

    /// Another card, by its number in the book.
    public String card(int def) {
        return def < 0 ? in.card() : in.card(t, def);
    }

    /// The card that caused the event, in brackets, if there is one.
    public String because() {
        return e.face() == NONE ? "" : " (" + card() + ")";
    }

    public LogSentence says(String en, String fr) {
        return LogSentence.of(in.say(en, fr));
    }

    /// Consecutive sentences of this kind are merged into one list of cards.
    public LogSentence lists(String en, String fr) {
        return LogSentence.of(in.say(en, fr), card(), "");
    }

    public LogSentence lists(String en, String fr, String enTail, String frTail) {
        return LogSentence.of(in.say(en, fr), card(), in.say(enTail, frTail));
    }
}
