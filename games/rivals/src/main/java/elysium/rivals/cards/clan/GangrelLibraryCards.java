package elysium.rivals.cards.clan;

import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.CHOICE;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.rules.CardAreas.YOUR_COTERIE;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Clan.GANGREL;
import static elysium.rivals.table.vocabulary.Discipline.PROTEAN;
import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.SUMMED;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.UNHOSTED;
import static elysium.tabletop.ControlFlow.NO;
import static elysium.tabletop.ControlFlow.YES;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import elysium.kernel.Move;
import elysium.rivals.dsl.AttackEffects;
import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.flow.deeds.DrawAndKeepOne;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The Library cards that need a Gangrel in the coterie.
public final class GangrelLibraryCards {
    private static final CardChoice CHANGING =
            CardChoice.at(YOUR_COTERIE, (t, _, card) -> t.readiness.isReady(card) && t.attributes.has(card, PROTEAN));

    private GangrelLibraryCards() {}

    public static void write(CardList page) {
        page.write(card(ATTACK, "war-apex-predator", "Apex Predator", "Superprédateur")
                .clan(GANGREL).requires(4).attacks(SOCIAL).damage(2)
                .says("The target receives a Fear token. With your Leader as the attacker, the target also exhausts and your Leader readies.",
                        "La cible reçoit un jeton Peur. Si l'attaquant est votre Meneur, épuisez aussi la cible et redressez votre Meneur.")
                .reads(SUMMED, ifTrue(AttackEffects::onCharacter, Program.of(frighten())))
                .see("RIV-RUL-24"));

        page.write(card(ACTION, "war-shape-of-the-beast", "Shape of the Beast", "Forme de la Bête")
                .clan(GANGREL).is(ONGOING | UNHOSTED)
                .says("Ongoing — Exhaust 1 character of your coterie with [protean]: you have 1 more Unhosted Action this turn. If that character pays 1 [blood] too: 1 more action of any kind instead.",
                        "Persistant — Épuisez 1 personnage de votre coterie avec [protean] : vous avez 1 Action libre de plus pendant ce tour. S'il paie aussi 1 [blood] : plutôt 1 action quelconque de plus.")
                .ability(IN_ACTIONS, Program.of(CHANGING.exists()), CHANGING.pick().then(mayBleed()).then(change()))
                .see("RIV-RUL-46"));

        page.write(card(ACTION, "war-we-are-legend", "We Are Legend", "Nous sommes légende")
                .clan(GANGREL)
                .says("Gain 1 [prestige]. After that, draw 2 cards, keep one of them and discard the other.",
                        "Gagnez 1 [prestige]. Ensuite, piochez 2 cartes, gardez-en une et défaussez l'autre.")
                .plays(Program.of(gain(1), sift(2))));
    }

    /// Gives the target Fear; a Leader also exhausts it and becomes ready.
    private static Instruction.Effect<Rivals> frighten() {
        return (t, _) -> {
            int attacker = CurrentAttack.attacker(t), target = CurrentAttack.target(t);
            t.readiness.addFear(target);
            if (!t.coteries.isLeader(attacker)) return;
            t.readiness.exhaust(target);
            t.readiness.ready(attacker);
        };
    }

    /// Lets the character pay blood for more.
    private static Program<Rivals> mayBleed() {
        Instruction.Choice<Rivals> pick = (_, _, out) -> {
            out.offer(Move.of(PICK_NUMBER, YES, CHOICE));
            out.offer(Move.of(PICK_NUMBER, NO, CHOICE));
        };
        return ifTrue((t, play) -> t.blood.of(CHANGING.of(t, play)) > 1, Program.of(pick));
    }

    private static Instruction.Effect<Rivals> change() {
        return (t, play) -> {
            int card = CHANGING.of(t, play);
            boolean bleeds = play.picked(CHOICE) == YES;
            t.readiness.exhaust(card);
            if (bleeds) t.blood.pay(card, 1);
            t.turn.gainAction(!bleeds);
        };
    }

    private static Instruction.StartFrame<Rivals> sift(int cards) {
        return (_, play) -> new DrawAndKeepOne(play.seat(), cards);
    }
}
