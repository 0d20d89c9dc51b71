package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.mayStrike;
import static elysium.vtes.dsl.CombatEffects.strikes;
import static elysium.vtes.dsl.ModeBuilder.action;
import static elysium.vtes.dsl.ModeBuilder.employ;
import static elysium.vtes.dsl.ModeBuilder.equip;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.ModeBuilder.reaction;
import static elysium.vtes.dsl.ModeBuilder.recruit;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.rules.combat.StrikeFlags.RANGED;
import static elysium.vtes.rules.combat.StrikeFlags.STEALS;
import static elysium.vtes.table.vocabulary.Moment.STRIKE;

import java.util.List;
import elysium.kernel.Move;
import elysium.tabletop.Instruction;
import elysium.tabletop.Verbs;
import elysium.vtes.dsl.ActionEffects;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.Effects;
import elysium.vtes.rules.action.ActionTerms;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Value;

/// Made-up cards that minions play.
final class CuriousMinionCards {
    private CuriousMinionCards() {}

    static void write(List<CardBuilder> page) {
        page.add(made(Kind.ALLY, "Leech Hound").pool(1).body(3, 1, 1).basic(recruit())
                .lets(itsUse(STRIKE).only(mayStrike(RANGED | STEALS)).does(strikes(RANGED | STEALS, 1))));
        page.add(made(Kind.EQUIPMENT, "Hideout").is(Trait.LOCATION).basic(equip()).always(toBearer(Value.STRENGTH, 1)));
        page.add(made(Kind.RETAINER, "Ghoul").is(Trait.MORTAL).body(1, 0, 0).basic(employ()));
        page.add(made(Kind.RETAINER, "Ghost").body(1, 0, 0).basic(employ()));
        page.add(made(Kind.ACTION, "Grave Robbery")
                .basic(action().terms(ActionTerms.of(ActionKind.CARD).atCard(Effects.TARGET))
                        .announces(anyAshes()).does(rob())));
        page.add(made(Kind.ACTION, "Embrace")
                .basic(action().terms(ActionTerms.of(ActionKind.CARD).stealth(1).at(ActionTerms.SIRES))
                        .does(sire())));
        page.add(made(Kind.REACTION, "Clan Rite").is(Trait.BURN_OPTION).needs(Clan.LASOMBRA)
                .basic(reaction().does(ActionEffects.intercept(1))));
    }

    /// A card of any ash heap.
    private static Instruction.Choice<Vtes> anyAshes() {
        return (t, _, out) -> {
            for (int seat = 0; seat < t.players(); seat++)
                for (int card = t.first(GameLayout.ASH + seat); card != NONE; card = t.next(card))
                    out.offer(Move.of(Verbs.PICK_CARD, card, Effects.TARGET));
        };
    }

    /// Brings the player's first uncontrolled vampire into play.
    private static Instruction.Effect<Vtes> sire() {
        return (t, play) -> {
            int childe = t.first(GameLayout.UNCONTROLLED + play.seat());
            if (childe != NONE) t.moves.bringOut(childe);
        };
    }

    private static Instruction.Effect<Vtes> rob() {
        return (t, play) -> t.removeFromGame(play.picked(Effects.TARGET));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
