package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.flow.Burning;
import elysium.rivals.flow.influence.Disclosing;
import elysium.rivals.rules.Influence;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Scope;
import elysium.tabletop.Ledger;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;

/// Writes the uses of the ledger in the words of a position text; lasting effects cannot be written.
final class LedgerText {
    private static final String TURN_OF = "turn of ", SEAT = "seat ";
    private static final List<String> SPANS =
            List.of("attack", "action", "turn", "animal", "whenever", "regrouping");

    private final Rivals t;
    private final List<String> names;

    LedgerText(Rivals t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    /// `turn: haven of Ana 2, 5`: use 5 of the second card there, until the end of the turn.
    List<String> noted() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.ledger.count(); i++) {
            Ledger.Use use = t.ledger.entry(i);
            if (isSpan(use.scope())) all.add(span(use.scope()) + ": " + who(use) + ", " + use.what());
        }
        return all;
    }

    /// The card that was used, or the seat that used a stand-in or chose when to be asked.
    private String who(Ledger.Use use) {
        boolean ofSeat = use.scope() == Scope.TURN ? use.what() == Influence.STAND_IN
                : use.what() == Disclosing.CONTENT || use.what() == Burning.EARLY;
        return ofSeat ? SEAT + names.get(use.who()) : place(use.who());
    }

    /// Lasting effects, which a position text cannot contain.
    List<String> unsaid() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.effects.count(); i++)
            all.add("the effect of " + t.book().card(t.effects.play(i).def()).name().en());
        return all;
    }

    void read(String words) {
        String[] parts = words.split(": |, ");
        if (parts.length != 3) throw ScenarioValues.wrong("expected 'turn: haven of Ana 2, 5', not '" + words + "'");
        boolean ofSeat = parts[1].startsWith(SEAT);
        int who = ofSeat ? Viewers.seat(names, parts[1].substring(SEAT.length())) : row(parts[1]);
        t.ledger.use(span(parts[0]), who, ScenarioValues.integer(parts[2]));
    }

    /// Whether a number is a scope.
    private boolean isSpan(int scope) {
        return scope < SPANS.size() || scope >= Scope.untilTurnOf(0) && scope < Scope.untilTurnOf(names.size());
    }

    private String span(int scope) {
        return scope < SPANS.size() ? SPANS.get(scope) : TURN_OF + names.get(scope - Scope.untilTurnOf(0));
    }

    private int span(String words) {
        if (words.startsWith(TURN_OF))
            return Scope.untilTurnOf(Viewers.seat(names, words.substring(TURN_OF.length())));
        if (!SPANS.contains(words)) throw ScenarioValues.wrong("expected one of " + SPANS + ", not '" + words + "'");
        return SPANS.indexOf(words);
    }

    /// The place of a card and its number there, or its host.
    private String place(int card) {
        int bearer = t.bearers.of(card);
        if (bearer != NONE) {
            int on = 1;
            for (int other = t.attachments.firstOn(bearer); other != card; other = t.attachments.nextOn(other)) on++;
            return place(bearer) + " card " + on;
        }
        int zone = t.zone(card), seat = t.zones().seat(zone), nth = 1;
        for (int other = t.first(zone); other != card; other = t.next(other)) nth++;
        return t.zones().name(zone) + (seat == NONE ? "" : " of " + names.get(seat)) + " " + nth;
    }

    private int row(String words) {
        for (int row = 0; row < t.rows(); row++) if (place(row).equals(words)) return row;
        throw ScenarioValues.wrong("no card lies at '" + words + "'");
    }
}
