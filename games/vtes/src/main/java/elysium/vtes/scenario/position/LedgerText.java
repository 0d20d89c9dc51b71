package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Ledger;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.FlowWriter;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.rules.turn.LedgerKeys;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;

/// Writes and reads ledger entries in position texts.
final class LedgerText {
    private static final String SEAT = "seat ", CARD = "name ", THROUGH = "through ", AT = " at ";

    private final Vtes t;
    private final List<String> names;
    private final CardLookup<Vtes> naming;
    private final ScopeText spans;
    private final CardAddress places;

    LedgerText(Vtes t, List<String> names, CardLookup<Vtes> naming, CardAddress places) {
        this.t = t;
        this.names = names;
        this.naming = naming;
        this.places = places;
        spans = new ScopeText(t, names);
    }

    /// `turn: ready of Ana 2, 5`: something was used of the second card there, until the turn is over.
    List<String> noted() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.ledger.count(); i++) {
            Ledger.Use use = t.ledger.entry(i);
            all.add(spans.say(use.scope()) + ": " + who(use) + ", " + what(use.scope(), use.what()));
        }
        return all;
    }

    /// The card, seat or card name of an entry.
    private String who(Ledger.Use use) {
        if (LedgerKeys.refersToSeat(use.what())) return SEAT + names.get(use.who());
        return LedgerKeys.refersToBookCard(use.what()) ? CARD + naming.nameInList(use.who()) : places.of(use.who());
    }

    /// A number, the card of an action in play, or a basic action with its target.
    private String what(int scope, int what) {
        if (!LedgerKeys.containsRow(scope, what)) return String.valueOf(what);
        if (LedgerKeys.isActionThroughCard(what)) return THROUGH + places.of(LedgerKeys.rowInKey(what));
        int target = LedgerKeys.rowInKey(what);
        String kind = FlowWriter.words(LedgerKeys.kindInKey(what));
        if (target == NONE) return kind;
        return kind + AT + (LedgerKeys.kindInKey(what) == ActionKind.BLEED ? names.get(target) : places.of(target));
    }

    private int readWhat(String words) {
        if (words.startsWith(THROUGH)) return LedgerKeys.keyThroughCard(places.read(words.substring(THROUGH.length())));
        if (words.matches("-?\\d+")) return ScenarioValues.integer(words);
        int at = words.indexOf(AT);
        ActionKind kind = FlowWriter.stage(ActionKind.values(), at < 0 ? words : words.substring(0, at));
        if (at < 0) return LedgerKeys.keyOfBasicAction(kind, NONE);
        String target = words.substring(at + AT.length());
        return LedgerKeys.keyOfBasicAction(kind,
                kind == ActionKind.BLEED ? Viewers.seat(names, target) : places.read(target));
    }

    void read(String words) {
        int colon = words.indexOf(": "), comma = words.lastIndexOf(", ");
        if (colon < 0 || comma < colon)
            throw ScenarioValues.wrong("expected 'turn: ready of Ana 2, 5', not '" + words + "'");
        String who = words.substring(colon + 2, comma);
        t.ledger.use(spans.read(words.substring(0, colon)), readWho(who), readWhat(words.substring(comma + 2)));
    }

    private int readWho(String who) {
        if (who.startsWith(SEAT)) return Viewers.seat(names, who.substring(SEAT.length()));
        return who.startsWith(CARD) ? naming.card(who.substring(CARD.length())) : places.read(who);
    }
}
