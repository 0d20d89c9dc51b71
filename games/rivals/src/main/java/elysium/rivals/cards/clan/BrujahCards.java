package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.draw;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.toBearerUntil;
import static elysium.rivals.dsl.Modifiers.toParty;
import static elysium.rivals.dsl.Modifiers.until;
import static elysium.rivals.dsl.TextCosts.exhaustBearer;
import static elysium.rivals.dsl.TextCosts.payBlood;
import static elysium.rivals.dsl.UseConditions.attackIs;
import static elysium.rivals.dsl.UseConditions.attacker;
import static elysium.rivals.dsl.UseConditions.notSilent;
import static elysium.rivals.dsl.UseConditions.supporting;
import static elysium.rivals.table.vocabulary.AttackKind.RANGED;
import static elysium.rivals.table.vocabulary.Clan.BRUJAH;
import static elysium.rivals.table.vocabulary.Discipline.CELERITY;
import static elysium.rivals.table.vocabulary.Discipline.POTENCE;
import static elysium.rivals.table.vocabulary.Discipline.PRESENCE;
import static elysium.rivals.table.vocabulary.Kind.VAMPIRE;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.IN_INFLUENCE;
import static elysium.rivals.table.vocabulary.Scope.ACTION;
import static elysium.rivals.table.vocabulary.Scope.TURN;
import static elysium.rivals.table.vocabulary.Trait.GUARD;
import static elysium.rivals.table.vocabulary.Trait.RELENTLESS;
import static elysium.rivals.table.vocabulary.Value.INFLUENCE;
import static elysium.rivals.table.vocabulary.Value.INTEL;
import static elysium.rivals.table.vocabulary.Value.SWAPS_BURN;
import static elysium.rivals.table.vocabulary.Value.UNBLOCKABLE;

import elysium.rivals.dsl.CardList;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Intel;
import elysium.rivals.table.Rivals;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The vampires of clan Brujah.
public final class BrujahCards {
    private BrujahCards() {}

    public static void write(CardList page) {
        page.write(card(VAMPIRE, "core-beretta", "Beretta", "Beretta")
                .clan(BRUJAH).bp(5).attributes(0, 1, 2).has(CELERITY, POTENCE)
                .says("Attacker — Pay 1 [blood]: +1 [damage] to the target of this [ranged] attack.",
                        "Attaquant — Payez 1 [blood] : +1 [damage] à la cible de cette attaque [ranged].")
                .ability(IN_ATTACK, Program.of(attacker(), attackIs(RANGED), payBlood(1)), damage(1)));

        page.write(card(VAMPIRE, "core-brother", "Brother", "Frangin")
                .clan(BRUJAH).bp(5).attributes(1, 1, 1).has(POTENCE, PRESENCE)
                .says("Party — Exhaust: +1 [damage] to the target of this party's attack.",
                        "Groupe — Épuisez : +1 [damage] à la cible de l'attaque de ce groupe.")
                .ability(IN_ATTACK, Program.of(supporting(), exhaustBearer()), damage(1))
                .see("RIV-CRD-07", "RIV-CRD-08"));

        page.write(card(VAMPIRE, "core-flick", "Flick", "Putsch")
                .clan(BRUJAH).bp(3).attributes(0, 1, 1).has(PRESENCE).is(RELENTLESS)
                .says("Relentless. Pay 1 [blood]: +3 Influence for this character until the end of the current action or event.",
                        "Implacable. Payez 1 [blood] : ce personnage a +3 en Influence jusqu'à la fin de l'action ou de l'événement en cours.")
                .ability(IN_INFLUENCE, Program.of(notSilent(), payBlood(1)), toBearerUntil(ACTION, INFLUENCE, 3))
                .see("RIV-ABL-07", "RIV-INF-05"));

        page.write(card(VAMPIRE, "core-hydra", "Hydra", "Hydra")
                .clan(BRUJAH).bp(6).attributes(2, 1, 0).has(CELERITY, POTENCE, PRESENCE)
                .says("Attacker — Pay 1 [blood]: add 1 card to your hand from your Library or your Faction Deck.",
                        "Attaquant — Payez 1 [blood] : piochez 1 carte de votre Bibliothèque ou de votre Deck faction.")
                .ability(IN_ATTACK, Program.of(attacker(), payBlood(1)), draw(1))
                .see("RIV-CRD-17"));

        page.write(card(VAMPIRE, "core-johnny", "Johnny", "Johnny")
                .clan(BRUJAH).bp(4).attributes(0, 2, 0).has(PRESENCE, PRESENCE)
                .says("Party — When this party defeats a City Deck Mortal and burns it, you may swap its Burn benefit for 1 [blood] mended on each member of this party.",
                        "Groupe — Quand ce groupe vainc un Mortel du Deck Cité et le brûle, vous pouvez remplacer son bénéfice « Brûler » : chaque membre de ce groupe régénère alors 1 [blood].")
                .always(toParty(SWAPS_BURN, (_, _, _) -> 1))
                .see("RIV-MOR-08"));

        page.write(card(VAMPIRE, "core-shades", "Shades", "Shades")
                .clan(BRUJAH).bp(4).attributes(1, 1, 0).has(CELERITY, PRESENCE)
                .says("Party — Against a foe, this party has +1 Intel per full 5 [agenda] that foe has.",
                        "Groupe — Contre un adversaire, ce groupe a +1 en Info par tranche complète de 5 [agenda] que possède cet adversaire.")
                .always(to(INTEL, BrujahCards::againstTheAmbitious)));

        page.write(card(VAMPIRE, "core-skunk", "Skunk", "Skunk")
                .clan(BRUJAH).bp(3).attributes(1, 0, 1).has(POTENCE).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "core-sweetums", "Sweetums", "Sweetums")
                .clan(BRUJAH).bp(3).attributes(1, 1, 0).has(CELERITY).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "core-the-cossack", "The Cossack", "Le Cosaque")
                .clan(BRUJAH).bp(5).attributes(2, 0, 1).has(CELERITY, POTENCE)
                .says("Pay 1 [blood]: the next attack this character makes this turn can't be blocked.",
                        "Payez 1 [blood] : la prochaine attaque de ce personnage pendant ce tour ne peut pas être bloquée.")
                .ability(IN_ACTIONS, Program.of(payBlood(1)), nextAttackUnblockable()));
    }

    /// One for each full 5 agenda of the attacked foe.
    private static int againstTheAmbitious(Rivals t, EffectSource by, int pair) {
        int foe = t.controller(Intel.target(pair));
        return foe != NONE && Intel.inPartyOf(t, by.card(), Intel.attacker(pair)) ? t.agendas.of(foe) / 5 : 0;
    }

    /// Lasts until the end of this character's next attack this turn.
    private static Instruction.ValueModifier<Rivals> nextAttackUnblockable() {
        return until(TURN, UNBLOCKABLE, (t, play) -> attacksOf(t, play.card()),
                (t, by, attacker) -> attacker == by.card() && attacksOf(t, attacker) == by.subject() ? 1 : 0);
    }

    private static int attacksOf(Rivals t, int vampire) {
        return t.ledger.uses(TURN, vampire, CurrentAttack.ATTACKED);
    }
}
