package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.discard;
import static elysium.rivals.dsl.Effects.draw;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Modifiers.toParty;
import static elysium.rivals.dsl.TextCosts.exhaustBearer;
import static elysium.rivals.dsl.Triggers.all;
import static elysium.rivals.dsl.UseConditions.inParty;
import static elysium.rivals.rules.CardAreas.YOUR_CHARACTERS;
import static elysium.rivals.rules.CardAreas.YOUR_HAND;
import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.vocabulary.AttackKind.RANGED;
import static elysium.rivals.table.vocabulary.Clan.VENTRUE;
import static elysium.rivals.table.vocabulary.Discipline.DOMINATE;
import static elysium.rivals.table.vocabulary.Discipline.FORTITUDE;
import static elysium.rivals.table.vocabulary.Discipline.PRESENCE;
import static elysium.rivals.table.vocabulary.Kind.TITLE;
import static elysium.rivals.table.vocabulary.Kind.VAMPIRE;
import static elysium.rivals.table.vocabulary.Moment.CHARACTER_DEFEATED;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.ONGOING_PLAYED;
import static elysium.rivals.table.vocabulary.Moment.TITLE_ATTACHED;
import static elysium.rivals.table.vocabulary.Moment.TURN_STARTS;
import static elysium.rivals.table.vocabulary.Trait.GUARD;
import static elysium.rivals.table.vocabulary.Trait.PRINCE;
import static elysium.rivals.table.vocabulary.Value.SHIELDS;

import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Defeat;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;

/// The vampires of clan Ventrue.
public final class VentrueCards {
    private static final CardChoice TITLE_HELD = CardChoice.at(YOUR_HAND, (t, _, card) -> t.facts.is(card, TITLE));

    private VentrueCards() {}

    public static void write(CardList page) {
        page.write(card(VAMPIRE, "core-bruno-wagner", "Bruno Wagner", "Bruno Wagner")
                .clan(VENTRUE).bp(5).attributes(0, 2, 1).has(DOMINATE, PRESENCE)
                .says("Whenever you play an Ongoing card, draw 1.",
                        "Chaque fois que vous jouez une carte Persistante, piochez 1 carte.")
                .on(ONGOING_PLAYED, Triggers::yours, draw(1))
                .see("RIV-GEN-17"));

        page.write(card(VAMPIRE, "core-humberto-garcia", "Humberto Garcia", "Humberto Garcia")
                .clan(VENTRUE).bp(3).attributes(1, 0, 1).has(DOMINATE).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "core-june-bryant", "June Bryant", "June Bryant")
                .clan(VENTRUE).bp(3).attributes(0, 1, 1).has(PRESENCE)
                .says("Start of your turn: draw 2 cards if you control the Prince of the City.",
                        "Au début de chacun de vos tours, piochez 2 cartes si vous contrôlez le Prince de la Cité.")
                .on(TURN_STARTS, all(Triggers::yourTurn, VentrueCards::controlsPrince), draw(2)));

        page.write(card(VAMPIRE, "core-montgomery-white", "Montgomery White", "Montgomery White")
                .clan(VENTRUE).bp(4).attributes(1, 1, 0).has(FORTITUDE, FORTITUDE)
                .says("Party — During [ranged] attacks, every member of this party has +1 [shield].",
                        "Groupe — Pendant les attaques [ranged], chaque membre de ce groupe a +1 [shield].")
                .always(toParty(SHIELDS, (t, _, _) -> CurrentAttack.is(t, RANGED) ? 1 : 0))
                .see("RIV-CRD-30"));

        page.write(card(VAMPIRE, "core-nancy-witt", "Nancy Witt", "Nancy Witt")
                .clan(VENTRUE).bp(3).attributes(0, 2, 0).has(PRESENCE).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "core-randolph-marz", "Randolph Marz", "Randolph Marz")
                .clan(VENTRUE).bp(6).attributes(1, 1, 1).has(DOMINATE, FORTITUDE, PRESENCE)
                .says("Party — Discard a Title: +1 [damage] to the target of this party's attack, and +1 [damage] on top with this character as Prince of the City.",
                        "Groupe — Défaussez un Titre : +1 [damage] à la cible de l'attaque de ce groupe, et encore +1 [damage] si ce personnage est Prince de la Cité.")
                .ability(IN_ATTACK, Program.of(inParty(), TITLE_HELD.exists()).then(discard(TITLE_HELD)), princely())
                .see("RIV-DRW-04"));

        page.write(card(VAMPIRE, "core-stevie-osborn", "Stevie Osborn", "Stevie Osborn")
                .clan(VENTRUE).bp(5).attributes(2, 0, 1).has(FORTITUDE, PRESENCE)
                .says("Whenever a character of your coterie attaches a Title, you gain 1 [prestige].",
                        "Chaque fois qu'un personnage de votre coterie attache un Titre, gagnez 1 [prestige].")
                .on(TITLE_ATTACHED, Triggers::yourCoterieAttaches, gain(1))
                .see("RIV-PRC-14"));

        page.write(card(VAMPIRE, "core-yusuf-kaya", "Yusuf Kaya", "Yusuf Kaya")
                .clan(VENTRUE).bp(5).attributes(2, 1, 0).has(FORTITUDE, FORTITUDE)
                .says("Exhaust: every titled character of yours, in your coterie or in torpor, mends 1 [blood].",
                        "Épuisez : chacun de vos personnages titrés, dans votre coterie ou en Torpeur, régénère 1 [blood].")
                .ability(IN_ACTIONS, Program.of(exhaustBearer()), mendTitled())
                .see("RIV-CRD-54"));

        page.write(card(VAMPIRE, "core-zhang-wei", "Zhang Wei", "Zhang Wei")
                .clan(VENTRUE).bp(4).attributes(0, 0, 2).has(DOMINATE, PRESENCE)
                .says("Party — While this character is titled, each character this party defeats costs its controller 1 [prestige].",
                        "Groupe — Tant que ce personnage a un Titre, chaque personnage vaincu par ce groupe fait perdre 1 [prestige] à l'adversaire qui le contrôle.")
                .on(CHARACTER_DEFEATED, VentrueCards::beatenByTitled, victimsPlayerLoses(1)));
    }

    private static boolean controlsPrince(Rivals t, int card, TriggerResolution<Rivals> o) {
        for (int one = t.first(ATTACHED + t.controller(card)); one != NONE; one = t.next(one))
            if (t.facts.is(one, PRINCE)) return true;
        return false;
    }

    private static Instruction.Effect<Rivals> princely() {
        return damage((t, play) -> t.bearers.isPrince(play.card()) ? 2 : 1);
    }

    /// Mends every own titled character, even in torpor, where it may rise.
    private static Instruction.Effect<Rivals> mendTitled() {
        return (t, play) -> {
            int next;
            for (int card = YOUR_CHARACTERS.next(t, play.seat(), NONE); card != NONE; card = next) {
                next = YOUR_CHARACTERS.next(t, play.seat(), card);
                if (t.bearers.titled(card)) t.blood.mend(card, 1);
            }
        };
    }

    private static boolean beatenByTitled(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.bearers.titled(card) && t.controller(o.subject()) != t.controller(card)
                && Defeat.byPartyOf(t, o.subject(), card);
    }

    private static Instruction.Effect<Rivals> victimsPlayerLoses(int prestige) {
        return (t, play) -> t.prestige.lose(t.controller(play.subject()), prestige, play.seat());
    }
}
