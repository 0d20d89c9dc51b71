package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.Moment.AS_PLAYED;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Way.action;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Way.reflex;
import static elysium.vtes.words.Words.hurts;
import static elysium.vtes.words.Words.lock;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.Combat;
import elysium.vtes.rules.How;
import elysium.vtes.rules.Played;
import elysium.vtes.rules.Strike;
import elysium.vtes.table.ActionClause;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Aim;
import elysium.vtes.words.Among;
import elysium.vtes.words.Entry;

/// Made-up reflexes, cards for them to cancel, and harm outside combat.
final class CuriousReflexes {
    private static final Aim MINION = Aim.at(Among.MINIONS);

    private CuriousReflexes() {}

    static void write(List<Entry> page) {
        page.add(made(Kind.ACTION, "Provocation").is(Trait.FRENZY).blood(1)
                .basic(action().at(MINION).does(lock(MINION))));
        page.add(made(Kind.MASTER, "Bonfire").basic(master().at(MINION).does(hurts(MINION, 1, Strike.ENVIRONMENTAL))));
        page.add(made(Kind.REFLEX, "Composure")
                .basic(reflex(AS_PLAYED).marked(How.CANCELS).only(frenzyAgainstIt()).does(cancel())));
        page.add(made(Kind.REFLEX, "Foresight")
                .basic(reflex(AS_PLAYED).marked(How.CANCELS).only(combatCardAgainstIt()).does(cancel())));
    }

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }

    /// A frenzy card is played on the minion.
    private static Instruction.Requirement<Vtes> frenzyAgainstIt() {
        return (t, play) -> t.is(Played.card(t), Trait.FRENZY) && Played.target(t) == play.subject() ? null
                : ActionClause.AS_IT_IS_PLAYED;
    }

    /// The opponent of the minion plays a combat card.
    private static Instruction.Requirement<Vtes> combatCardAgainstIt() {
        return (t, play) -> Played.as(t) == How.As.COMBAT && Combat.side(t, play.subject()) != NONE
                && Combat.foe(t, play.subject()) == Played.minion(t) ? null : ActionClause.AS_IT_IS_PLAYED;
    }

    private static Instruction.Effect<Vtes> cancel() {
        return (t, _) -> Played.cancel(t);
    }
}
