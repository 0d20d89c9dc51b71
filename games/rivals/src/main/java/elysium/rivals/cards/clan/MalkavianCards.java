package elysium.rivals.cards.clan;

import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.blockFromAfar;
import static elysium.rivals.dsl.Effects.draw;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.may;
import static elysium.rivals.dsl.Effects.mendBearer;
import static elysium.rivals.dsl.Effects.mendParty;
import static elysium.rivals.dsl.Effects.score;
import static elysium.rivals.dsl.TextCosts.payPrestige;
import static elysium.rivals.dsl.Triggers.all;
import static elysium.rivals.dsl.UseConditions.attacker;
import static elysium.rivals.dsl.UseConditions.brawlInStreets;
import static elysium.rivals.dsl.UseConditions.mayBlockFromAfar;
import static elysium.rivals.table.vocabulary.Clan.MALKAVIAN;
import static elysium.rivals.table.vocabulary.Discipline.AUSPEX;
import static elysium.rivals.table.vocabulary.Discipline.DOMINATE;
import static elysium.rivals.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.rivals.table.vocabulary.Kind.VAMPIRE;
import static elysium.rivals.table.vocabulary.Moment.CHARACTER_DEFEATED;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.IN_BLOCK;
import static elysium.rivals.table.vocabulary.Moment.PLAYED_FACE_DOWN;
import static elysium.rivals.table.vocabulary.Moment.RESOLVED_FACE_DOWN;
import static elysium.rivals.table.vocabulary.Moment.TORPOR_STEP;
import static elysium.rivals.table.vocabulary.Trait.GUARD;
import static elysium.rivals.table.vocabulary.Trait.RELENTLESS;
import static elysium.rivals.table.vocabulary.Trait.SPEAKS_IN_TORPOR;

import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.tabletop.Program;

/// The vampires of clan Malkavian.
public final class MalkavianCards {
    private MalkavianCards() {}

    public static void write(CardList page) {
        page.write(card(VAMPIRE, "core-bad-penny", "Bad Penny", "Penny la poisse")
                .clan(MALKAVIAN).bp(4).attributes(0, 0, 2).has(OBFUSCATE, OBFUSCATE).is(SPEAKS_IN_TORPOR)
                .says("Torpor — In your End Phase, put 1 extra [blood] from the general supply on this character while in torpor.",
                        "Torpeur — Pendant votre Phase finale, placez 1 [blood] supplémentaire de la réserve générale sur ce personnage tant qu'il est en Torpeur.")
                .on(TORPOR_STEP, all(Triggers::yourTurn, (t, card, _) -> t.coteries.inTorpor(card)), mendBearer(1))
                .see("RIV-CRD-02"));

        page.write(card(VAMPIRE, "core-doc", "Doc", "Doc")
                .clan(MALKAVIAN).bp(5).attributes(0, 1, 2).has(AUSPEX, OBFUSCATE)
                .says("Pay 1 [prestige]: every character in this party mends 1 [blood].",
                        "Payez 1 [prestige] : chaque personnage de ce groupe régénère 1 [blood].")
                .ability(IN_ACTIONS, Program.of(payPrestige(1)), mendParty(1)));

        page.write(card(VAMPIRE, "core-guvnah", "Guv'nah", "Guv'nah")
                .clan(MALKAVIAN).bp(5).attributes(1, 1, 1).has(AUSPEX, DOMINATE)
                .says("Playing a card face down outside an attack lets you draw 1 card.",
                        "Chaque fois que vous jouez une carte face cachée en dehors d'une attaque, piochez 1 carte.")
                .on(PLAYED_FACE_DOWN, Triggers::yours, draw(1))
                .see("RIV-CRD-57", "RIV-CON-10"));

        page.write(card(VAMPIRE, "core-inmate-745943", "Inmate #745943", "Détenu n° 745943")
                .clan(MALKAVIAN).bp(4).attributes(2, 0, 0).has(DOMINATE, OBFUSCATE)
                .says("Attacker — Pay 1 [prestige]: +2 [damage] to the target of this attack.",
                        "Attaquant — Payez 1 [prestige] : +2 [damage] à la cible de cette attaque.")
                .ability(IN_ATTACK, Program.of(attacker(), payPrestige(1)), damage(2)));

        page.write(card(VAMPIRE, "core-jesus", "Jesús", "Jesús")
                .clan(MALKAVIAN).bp(2).attributes(0, 0, 1).has(OBFUSCATE).is(RELENTLESS)
                .says("Relentless. On this character's defeat, you may pay 1 [prestige]: score 1 [agenda].",
                        "Implacable. Au moment où ce personnage est vaincu, vous pouvez payer 1 [prestige] : marquez 1 [agenda].")
                .on(CHARACTER_DEFEATED, all(Triggers::itself, Triggers::canPay),
                        may(Program.of(payPrestige(1), score(1))))
                .see("RIV-RUL-45"));

        page.write(card(VAMPIRE, "core-karma", "Karma", "Karma")
                .clan(MALKAVIAN).bp(3).attributes(0, 0, 2).has(AUSPEX).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "core-lolita", "Lolita", "Lolita")
                .clan(MALKAVIAN).bp(3).attributes(1, 1, 0).has(DOMINATE).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "core-street-preacher", "Street Preacher", "Prédicateur")
                .clan(MALKAVIAN).bp(2).attributes(0, 0, 1).has(AUSPEX).is(RELENTLESS)
                .says("Relentless. While ready, pay 1 [prestige]: this character goes to The Streets to block an attack on any target there.",
                        "Implacable. S'il est prêt, payez 1 [prestige] : ce personnage se rend dans La Rue pour bloquer une attaque contre n'importe quelle cible qui s'y trouve.")
                .ability(IN_BLOCK, Program.of(mayBlockFromAfar(), brawlInStreets(), payPrestige(1)), blockFromAfar())
                .see("RIV-CRD-42", "RIV-CRD-43", "RIV-CRD-44", "RIV-RUL-53"));

        page.write(card(VAMPIRE, "core-velvet", "Velvet", "Velvet")
                .clan(MALKAVIAN).bp(4).attributes(0, 1, 1).has(AUSPEX, OBFUSCATE)
                .says("Each face-down card you resolve outside an attack earns you 1 [prestige].",
                        "Chaque carte face cachée que vous résolvez en dehors d'une attaque vous rapporte 1 [prestige].")
                .on(RESOLVED_FACE_DOWN, Triggers::yours, gain(1)));
    }
}
