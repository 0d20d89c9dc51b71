package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.tabletop.LogSentence;
import elysium.vtes.table.EventKind;
import elysium.vtes.table.Fact;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Vtes;

/// One thing that happened, about to be told to somebody in a language.
record EventPhrases(Vtes t, Event e, VtesPhrases in) {

    int kind() {
        return e.kind();
    }

    int object() {
        return e.object();
    }

    int amount() {
        return e.amount();
    }

    /// The seat it is told of; nothing where it is nobody's.
    String seat() {
        return e.subject() < 0 ? "" : in.seat(e.subject());
    }

    /// The seat that is its object.
    String other() {
        return in.seat(e.object());
    }

    /// The card it is told of, as far as everybody saw it.
    String card() {
        return e.face() < 0 ? in.hiddenVampire() : in.card(t, e.face());
    }

    boolean hidden() {
        return e.face() < 0;
    }

    /// The card that its number names.
    String second() {
        return e.amount() < 0 ? in.card() : in.card(t, e.amount());
    }

    /// With another card, unless there is none or it is the same.
    String with() {
        return with(e.amount());
    }

    private String with(int face) {
        return face == NONE || face == e.face() ? "" : in.say(" with ", " avec ") + in.card(t, face);
    }

    /// At which level, and with which minion, a card is played.
    String playedBy() {
        String level = in.level(EventKind.level(e.amount()));
        return (level.isEmpty() ? "" : " (" + level + ")") + with(EventKind.player(e.amount()));
    }

    /// The counters of its number: blood of a vampire, life of an ally or retainer, or just counters.
    String counters() {
        int n = Math.abs(e.amount());
        if (hidden()) return in.counters(n);
        int kinds = t.book().printed(e.face(), Fact.KINDS);
        if ((kinds & Kind.VAMPIRE.bit()) != 0) return in.blood(n);
        return (kinds & (Kind.ALLY.bit() | Kind.RETAINER.bit())) != 0 ? in.life(n) : in.counters(n);
    }

    LogSentence says(String en, String fr) {
        return LogSentence.of(in.say(en, fr));
    }

    /// The same of several cards in a row is told at once.
    LogSentence lists(String en, String fr) {
        return LogSentence.of(in.say(en, fr), card(), "");
    }

    LogSentence lists(String en, String fr, String enTail, String frTail) {
        return LogSentence.of(in.say(en, fr), card(), in.say(enTail, frTail));
    }
}
