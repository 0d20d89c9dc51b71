package elysium.rivals.show.text;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.text.EventText;

/// Phrases for one event, in the language of its reader.
public record EventPhrases(Rivals t, Event e, RivalsPhrases in) implements EventText {

    public boolean nobodys() {
        return e.subject() < 0;
    }

    /// The card the event is about, by name if the reader saw it.
    @Override public String card() {
        return e.face() < 0 ? in.card() : in.card(t, e.face());
    }

    /// Whether the event is about this card of the book.
    public boolean isFace(int def) {
        return e.face() == def;
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
}
