package elysium.vtes.stage;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Ledger;
import elysium.tabletop.stage.Reading;
import elysium.tabletop.stage.Viewers;
import elysium.vtes.rules.Noted;
import elysium.vtes.table.Span;
import elysium.vtes.table.Vtes;

/// What was used and is not forgotten yet, in the words of a position text; what still goes on cannot be said.
final class Notes {
    private static final String UNLOCK_OF = "unlock of ", SEAT = "seat ", CARD = "name ";
    private static final List<String> SPANS =
            List.of("round", "combat", "referendum", "action", "phase", "turn", "game");

    private final Vtes t;
    private final List<String> names;
    private final Naming naming;

    Notes(Vtes t, List<String> names, Naming naming) {
        this.t = t;
        this.names = names;
        this.naming = naming;
    }

    /// `turn: ready of Ana 2, 5`: something was used of the second card there, until the turn is over.
    List<String> noted() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.ledger.count(); i++) {
            Ledger.Use use = t.ledger.noted(i);
            if (isSpan(use.scope()) && !Noted.namesRows(use.what()))
                all.add(span(use.scope()) + ": " + who(use) + ", " + use.what());
        }
        return all;
    }

    /// A card, a seat, or what a card is called.
    private String who(Ledger.Use use) {
        if (Noted.isOfSeats(use.what())) return SEAT + names.get(use.who());
        return Noted.isOfNames(use.what()) ? CARD + naming.listed(use.who()) : place(use.who());
    }

    /// Effects that last, and what was done through another card, are in the middle of something.
    List<String> unsaid() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.effects.count(); i++)
            all.add("the effect of " + t.book().card(t.effects.play(i).def()).name().en());
        for (int i = 0; i < t.ledger.count(); i++)
            if (isSpan(t.ledger.noted(i).scope()) && Noted.namesRows(t.ledger.noted(i).what()))
                all.add("an action that was performed this turn");
        return all;
    }

    void read(String words) {
        int colon = words.indexOf(": "), comma = words.lastIndexOf(", ");
        if (colon < 0 || comma < colon)
            throw Reading.wrong("expected 'turn: ready of Ana 2, 5', not '" + words + "'");
        String who = words.substring(colon + 2, comma);
        t.ledger.use(span(words.substring(0, colon)), read(who, words), integer(words.substring(comma + 2)));
    }

    private int read(String who, String words) {
        if (who.startsWith(SEAT)) return Viewers.seat(names, who.substring(SEAT.length()));
        if (who.startsWith(CARD)) return naming.card(who.substring(CARD.length()));
        for (int row = 0; row < t.rows(); row++) if (place(row).equals(who)) return row;
        throw Reading.wrong("no card lies at '" + who + "', as '" + words + "' says");
    }

    /// What is noted has numbers of its own, some of them below nothing.
    private static int integer(String words) {
        return words.startsWith("-") ? -Reading.integer(words.substring(1)) : Reading.integer(words);
    }

    private boolean isSpan(int scope) {
        return scope < SPANS.size() || scope >= Span.untilUnlockOf(0) && scope < Span.untilUnlockOf(names.size());
    }

    private String span(int scope) {
        return scope < SPANS.size() ? SPANS.get(scope) : UNLOCK_OF + names.get(scope - Span.untilUnlockOf(0));
    }

    private int span(String words) {
        if (words.startsWith(UNLOCK_OF))
            return Span.untilUnlockOf(Viewers.seat(names, words.substring(UNLOCK_OF.length())));
        if (!SPANS.contains(words)) throw Reading.wrong("expected one of " + SPANS + ", not '" + words + "'");
        return SPANS.indexOf(words);
    }

    /// Where a card lies, and which one it is there; of one that lies on another, on which.
    private String place(int card) {
        if (t.zone(card) < 0) return "";
        int bearer = t.hosts.of(card);
        if (bearer != NONE) {
            int on = 1;
            for (int other = t.hosts.firstOn(bearer); other != card; other = t.hosts.nextOn(other)) on++;
            return place(bearer) + " card " + on;
        }
        int zone = t.zone(card), seat = t.zones().seat(zone), nth = 1;
        for (int other = t.first(zone); other != card; other = t.next(other)) nth++;
        return t.zones().name(zone) + " of " + names.get(seat) + " " + nth;
    }
}
