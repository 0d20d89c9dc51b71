package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.tabletop.text.EventText;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;

/// The words of one event in the reader's language.
public record EventPhrases(Vtes t, Event e, VtesPhrases in) implements EventText {

    /// The seat that is the event's object.
    public String other() {
        return in.seat(e.object());
    }

    /// The event's card, or the words for a card the reader cannot see.
    @Override public String card() {
        return e.face() < 0 ? in.hiddenVampire() : in.card(t, e.face());
    }

    /// The card that the event's amount names.
    public String second() {
        return e.amount() < 0 ? in.card() : in.card(t, e.amount());
    }

    /// "with" the second card, unless there is none or it is the same card.
    public String with() {
        return with(e.amount());
    }

    private String with(int face) {
        return face == NONE || face == e.face() ? "" : in.say(" with ", " avec ") + in.card(t, face);
    }

    /// The level at which a card is played, and the minion that plays it.
    public String playedBy() {
        String level = in.level(EventKind.level(e.amount()));
        return (level.isEmpty() ? "" : " (" + level + ")") + with(EventKind.player(e.amount()));
    }

    /// The amount as blood of a vampire, life of an ally or retainer, or counters of another card.
    public String counters() {
        int n = Math.abs(e.amount());
        if (hidden()) return in.counters(n);
        int kinds = t.book().printed(e.face(), Fact.KINDS);
        if ((kinds & Kind.VAMPIRE.bit()) != 0) return in.blood(n);
        return (kinds & (Kind.ALLY.bit() | Kind.RETAINER.bit())) != 0 ? in.life(n) : in.counters(n);
    }
}
