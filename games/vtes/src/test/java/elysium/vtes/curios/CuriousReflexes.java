package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.hurts;
import static elysium.vtes.dsl.Effects.lock;
import static elysium.vtes.dsl.ModeBuilder.action;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.reflex;
import static elysium.vtes.table.vocabulary.Moment.AS_PLAYED;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.vocabulary.Kind;

/// Made-up reflexes, cards for them to cancel, and damage outside combat.
final class CuriousReflexes {
    private static final CardChoice MINION = CardChoice.at(ChoiceZone.MINIONS);

    private CuriousReflexes() {}

    static void write(List<CardBuilder> page) {
        page.add(made(Kind.ACTION, "Provocation").is(Trait.FRENZY).blood(1)
                .basic(action().at(MINION).does(lock(MINION))));
        page.add(made(Kind.MASTER, "Bonfire")
                .basic(master().at(MINION).does(hurts(MINION, 1, StrikeFlags.ENVIRONMENTAL))));
        page.add(made(Kind.REFLEX, "Composure")
                .basic(reflex(AS_PLAYED).marked(Usage.CANCELS).only(frenzyAgainstIt()).does(cancel())));
        page.add(made(Kind.REFLEX, "Foresight")
                .basic(reflex(AS_PLAYED).marked(Usage.CANCELS).only(combatCardAgainstIt()).does(cancel())));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }

    /// A frenzy card is played on the minion.
    private static Instruction.Requirement<Vtes> frenzyAgainstIt() {
        return (t, play) -> t.facts.is(CurrentPlay.card(t), Trait.FRENZY) && CurrentPlay.target(t) == play.subject()
                ? null
                : ActionClause.AS_IT_IS_PLAYED;
    }

    /// The opponent of the minion plays a combat card.
    private static Instruction.Requirement<Vtes> combatCardAgainstIt() {
        return (t, play) -> CurrentPlay.as(t) == Usage.As.COMBAT && CurrentCombat.side(t, play.subject()) != NONE
                && CurrentCombat.opponentOf(t, play.subject()) == CurrentPlay.minion(t) ? null
                        : ActionClause.AS_IT_IS_PLAYED;
    }

    private static Instruction.Effect<Vtes> cancel() {
        return (t, _) -> CurrentPlay.cancel(t);
    }
}
