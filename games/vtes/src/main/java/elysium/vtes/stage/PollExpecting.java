package elysium.vtes.stage;

import static elysium.tabletop.stage.Reading.map;
import static elysium.tabletop.stage.Reading.wrong;

import elysium.tabletop.stage.Comparing;
import elysium.tabletop.stage.Items;
import elysium.vtes.rules.Poll;
import elysium.vtes.table.Vtes;

/// Compares the referendum under way with what a scenario expects: `referendum: { for: 3, against: 2 }`, or `none`.
final class PollExpecting {
    private final Vtes t;
    private final Seeing seeing;
    private final Comparing compare;

    PollExpecting(Vtes t, Seeing seeing, Comparing compare) {
        this.t = t;
        this.seeing = seeing;
        this.compare = compare;
    }

    void all(Object value) {
        if (value.equals(Items.NOTHING) || !Poll.underWay(t)) {
            compare.same("the referendum", Poll.underWay(t) ? "under way" : Items.NOTHING, value);
            return;
        }
        map("referendum", value)
                .forEach((key, expected) -> compare.same("the referendum's " + key, fact(key), expected));
    }

    private Object fact(String key) {
        return switch (key) {
            case "caller" -> seeing.nameOrNone(Poll.caller(t));
            case "card" -> seeing.nameOrNone(Poll.card(t));
            case "hunted" -> seeing.nameOrNone(Poll.hunted(t));
            case "for" -> Poll.votesFor(t);
            case "against" -> Poll.votesAgainst(t);
            default -> throw wrong("of a referendum one expects caller, card, hunted, for, against, not '" + key + "'");
        };
    }
}
