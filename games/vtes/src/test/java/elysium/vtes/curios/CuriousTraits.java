package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.ActionEffects.moreBleed;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.maneuver;
import static elysium.vtes.dsl.CombatEffects.mayManeuver;
import static elysium.vtes.dsl.Effects.burnsPool;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.Effects.putOn;
import static elysium.vtes.dsl.ModeBuilder.action;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModeBuilder.recruit;
import static elysium.vtes.dsl.References.NOTHING;
import static elysium.vtes.dsl.References.YOUR_PREY;
import static elysium.vtes.dsl.ReferendumEffects.bestows;
import static elysium.vtes.table.vocabulary.Moment.RANGE;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.flow.combat.RemoveMinion;
import elysium.vtes.rules.card.Traits;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.CardClause;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Title;

/// Made-up vampires with traits of older sets or other sects, and cards that require them.
final class CuriousTraits {
    private static final CardChoice VAMPIRE =
            CardChoice.at(ChoiceZone.MINIONS, (t, _, card) -> t.facts.isVampire(card)),
            MINION = CardChoice.at(ChoiceZone.MINIONS),
            VICTIM = CardChoice.at(ChoiceZone.MINIONS, (t, play, card) -> t.controller(card) != play.seat());

    private CuriousTraits() {}

    static void write(List<CardBuilder> page) {
        page.add(vampire("Black Hand Agent", Clan.BRUJAH).is(Trait.BLACK_HAND));
        page.add(vampire("Winged One", Clan.BRUJAH).is(Trait.FLIGHT));
        page.add(vampire("Cursed One", Clan.BRUJAH).is(Trait.BLOOD_CURSED));
        page.add(vampire("Hellbound", Clan.BRUJAH).is(Trait.INFERNAL));
        page.add(vampire("Slave of the Tremere", Clan.GARGOYLE).is(Trait.SLAVE).slaveOf(Clan.TREMERE));
        page.add(vampire("Rare One", Clan.BAALI).is(Trait.SCARCE));
        page.add(vampire("Rare Kin", Clan.BAALI));
        page.add(vampire("Distant Kin", Clan.BAALI));
        page.add(vampire("First Brother", Clan.BLOOD_BROTHER).circle(1));
        page.add(vampire("Second Brother", Clan.BLOOD_BROTHER).circle(1));
        page.add(vampire("Lone Brother", Clan.BLOOD_BROTHER));
        page.add(vampire("Other Lone Brother", Clan.BLOOD_BROTHER));
        page.add(vampire("Free Spirit", Clan.RAVNOS).sect(Sect.INDEPENDENT));
        page.add(vampire("Voice of the Free", Clan.RAVNOS).sect(Sect.INDEPENDENT).titled(Title.VOTES.of(2)));
        page.add(made(Kind.ALLY, "Wanted Beast").is(Trait.RED_LIST).body(1, 0, 0).basic(recruit()));
        asking(page);
    }

    private static void asking(List<CardBuilder> page) {
        page.add(made(Kind.ACTION, "Secret Drill").needsTraits(Trait.BLACK_HAND).basic(action().does(gainPool(1))));
        page.add(made(Kind.COMBAT, "Swoop").needsTraits(Trait.FLIGHT)
                .basic(combat(RANGE).only(mayManeuver()).does(maneuver())));
        page.add(made(Kind.ACTION_MODIFIER, "Circle Rite").basic(modifier().only(aBrother()).does(moreBleed(1))));
        page.add(made(Kind.ACTION, "Rite of Two Clans").needs(Clan.LASOMBRA, Clan.TZIMISCE)
                .basic(action().does(gainPool(1))));
        page.add(made(Kind.MASTER, "Sabbat Rally").needs(Sect.SABBAT).basic(master().does(gainPool(1))));
        page.add(made(Kind.MASTER, "Council of Elders").needsCapacity(8).basic(master().does(gainPool(1))));
        page.add(made(Kind.ACTION, "Harsh Words").basic(action(ActionKind.BLEED)));
        page.add(made(Kind.ACTION, "Veiled Threat").basic(action().atPrey().does(burnsPool(YOUR_PREY, 1))));
        page.add(made(Kind.MASTER, "Offering").basic(master().at(MINION).does(putOn(MINION)))
                .lets(grant().atHost().does(gainPool(1))));
        page.add(made(Kind.ACTION, "Anarch Manifesto").needs(Sect.ANARCH).basic(action().does(gainPool(1))));
        page.add(made(Kind.ACTION, "Assassination").basic(action().at(VICTIM)
                .does((Instruction.StartFrame<Vtes>) (_, play) -> RemoveMinion.burn(VICTIM.of(play)))));
        page.add(made(Kind.MASTER, "Turncoat").basic(master().at(VAMPIRE).does(turnsAnarch())));
        page.add(made(Kind.MASTER, "Investiture")
                .basic(master().at(VAMPIRE).does(bestows(VAMPIRE, Title.PRIMOGEN.alone(), NOTHING))));
        page.add(made(Kind.MASTER, "Ordination")
                .basic(master().at(VAMPIRE).does(bestows(VAMPIRE, Title.BISHOP.alone(), NOTHING))));
    }

    /// Requires another ready vampire of the acting minion's circle.
    private static Instruction.Requirement<Vtes> aBrother() {
        return (t, play) -> {
            for (int other = t.first(GameLayout.READY + play.seat()); other != NONE; other = t.next(other))
                if (other != play.subject() && Traits.sameCircle(t, other, play.subject())) return null;
            return CardClause.ONLY_ITSELF;
        };
    }

    private static Instruction.Effect<Vtes> turnsAnarch() {
        return (t, play) -> t.identity.setSect(VAMPIRE.of(play), Sect.ANARCH);
    }

    private static CardBuilder vampire(String name, Clan clan) {
        return card(Kind.VAMPIRE, CuriousCrypt.slug(name), name, name).clan(clan).capacity(4).group(6)
                .sect(Sect.CAMARILLA);
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
