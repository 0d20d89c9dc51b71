package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.SECOND;
import static elysium.rivals.dsl.Effects.TAMED;
import static elysium.rivals.dsl.Effects.mark;
import static elysium.rivals.dsl.Effects.may;
import static elysium.rivals.dsl.Effects.mend;
import static elysium.rivals.dsl.Effects.mendBearer;
import static elysium.rivals.dsl.Effects.takeBack;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.toBearer;
import static elysium.rivals.dsl.Modifiers.toParty;
import static elysium.rivals.dsl.TextCosts.exhaustBearer;
import static elysium.rivals.dsl.TextCosts.payBlood;
import static elysium.rivals.dsl.Triggers.all;
import static elysium.rivals.dsl.Triggers.firstThisTurn;
import static elysium.rivals.rules.CardAreas.YOUR_COTERIE;
import static elysium.rivals.rules.CardAreas.YOUR_DISCARDS;
import static elysium.rivals.rules.CardAreas.YOUR_HAND;
import static elysium.rivals.table.vocabulary.Clan.GANGREL;
import static elysium.rivals.table.vocabulary.Discipline.ANIMALISM;
import static elysium.rivals.table.vocabulary.Discipline.FORTITUDE;
import static elysium.rivals.table.vocabulary.Discipline.PROTEAN;
import static elysium.rivals.table.vocabulary.Kind.ANIMAL;
import static elysium.rivals.table.vocabulary.Kind.VAMPIRE;
import static elysium.rivals.table.vocabulary.Moment.ANIMAL_ATTACHED;
import static elysium.rivals.table.vocabulary.Moment.ATTACK_OVER;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.TURN_ENDS;
import static elysium.rivals.table.vocabulary.Trait.GUARD;
import static elysium.rivals.table.vocabulary.Value.DAMAGE;
import static elysium.rivals.table.vocabulary.Value.SECRECY;
import static elysium.rivals.table.vocabulary.Value.UNBLOCKABLE;

import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.flow.Attaching;
import elysium.rivals.rules.AttachmentRules;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;

/// The vampires of clan Gangrel.
public final class GangrelCards {
    private static final CardChoice ANIMAL_HELD = CardChoice.at(YOUR_HAND, (t, _, card) -> t.facts.is(card, ANIMAL));
    private static final CardChoice ANIMAL_DISCARDED =
            CardChoice.at(YOUR_DISCARDS, (t, _, card) -> t.facts.is(card, ANIMAL));
    private static final CardChoice OF_COTERIE =
            CardChoice.at(YOUR_COTERIE, (t, _, card) -> AttachmentRules.hasRoomOn(t, card)).as(SECOND);
    private static final CardChoice PARTY_MEMBER =
            CardChoice.at(YOUR_COTERIE, (t, play, card) -> t.coteries.sameParty(card, play.card()));

    private GangrelCards() {}

    public static void write(CardList page) {
        page.write(card(VAMPIRE, "war-drea-warden", "Drea Warden", "Drea Warden")
                .clan(GANGREL).bp(5).attributes(1, 1, 1).has(ANIMALISM, PROTEAN)
                .says("Exhaust, pay 1 [blood]: a character of your coterie attaches an Animal from your hand, whatever its usual requirements.",
                        "Épuisez et payez 1 [blood] : un personnage de votre coterie attache un Animal de votre main, sans les conditions habituelles.")
                .ability(IN_ACTIONS,
                        Program.of(ANIMAL_HELD.exists(), OF_COTERIE.exists(), exhaustBearer(), payBlood(1)),
                        giveAnimal())
                .see("RIV-CRD-66", "RIV-CRD-69"));

        page.write(card(VAMPIRE, "war-ghost", "Ghost", "Ghost")
                .clan(GANGREL).bp(4).attributes(0, 2, 0).has(PROTEAN, PROTEAN)
                .says("Party — In The Streets, members of this party with [protean] have +1 Secrecy.",
                        "Groupe — Dans La Rue, les membres de ce groupe avec [protean] ont +1 en Secret.")
                .always(toParty(SECRECY,
                        (t, _, self) -> t.coteries.inStreets(self) && t.attributes.has(self, PROTEAN) ? 1 : 0)));

        page.write(card(VAMPIRE, "war-harry-o-brien", "Harry O'Brien", "Harry O'Brien")
                .clan(GANGREL).bp(3).attributes(0, 0, 2).has(FORTITUDE)
                .says("Exhaust: choose a character in this party; they mend 1 [blood] per Animal attached to them.",
                        "Épuisez : choisissez un personnage de ce groupe ; il régénère 1 [blood] par Animal qui lui est attaché.")
                .ability(IN_ACTIONS, Program.of(exhaustBearer()),
                        PARTY_MEMBER.pick(mend(PARTY_MEMBER, GangrelCards::itsAnimals))));

        page.write(card(VAMPIRE, "war-leah-swiftfoot", "Leah Swiftfoot", "Leah Swiftfoot")
                .clan(GANGREL).bp(4).attributes(0, 1, 1).has(ANIMALISM, PROTEAN)
                .says("Attacker — When alone in their party, this character can't be blocked while attacking, and you may move them to your Haven as the attack ends.",
                        "Attaquant — Seul dans son groupe, ce personnage ne peut pas être bloqué quand il attaque, et vous pouvez le déplacer dans votre Refuge à la fin de cette attaque.")
                .always(toBearer(UNBLOCKABLE, (t, _, self) -> t.coteries.partySize(self) == 1 ? 1 : 0))
                .on(ATTACK_OVER, GangrelCards::attackedAlone, may(Program.of(goHome()))));

        page.write(card(VAMPIRE, "war-lil-fang", "Lil' Fang", "Lil' Fang")
                .clan(GANGREL).bp(4).attributes(2, 0, 0).has(ANIMALISM, PROTEAN)
                .says("Exhaust: return 1 Animal to your hand from your discard pile.",
                        "Épuisez : reprenez en main 1 Animal de votre défausse.")
                .ability(IN_ACTIONS, Program.of(ANIMAL_DISCARDED.exists(), exhaustBearer()),
                        ANIMAL_DISCARDED.pick(takeBack(ANIMAL_DISCARDED))));

        page.write(card(VAMPIRE, "war-lori-swiftfoot", "Lori Swiftfoot", "Lori Swiftfoot")
                .clan(GANGREL).bp(3).attributes(1, 1, 0).has(FORTITUDE).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "war-summer-moon", "Summer Moon", "Summer Moon")
                .clan(GANGREL).bp(5).attributes(1, 2, 0).has(ANIMALISM, FORTITUDE)
                .says("End of your turn: with 1+ Animals attached, ready this character; with 2+, they mend 1 [blood] as well.",
                        "À la fin de votre tour, avec 1+ Animal attaché, redressez ce personnage ; avec 2+, il régénère aussi 1 [blood].")
                .on(TURN_ENDS, all(Triggers::yourTurn, (t, card, _) -> t.bearers.animals(card) >= 1),
                        readyWithAnimals()));

        page.write(card(VAMPIRE, "war-tamaska", "Tamaska", "Tamaska")
                .clan(GANGREL).bp(6).attributes(1, 1, 1).has(ANIMALISM, FORTITUDE, PROTEAN)
                .says("In your turn, the first Animal you attach to this character readies them and gives you 1 more action.",
                        "Pendant votre tour, le premier Animal que vous attachez à ce personnage le redresse et vous donne 1 action de plus.")
                .on(ANIMAL_ATTACHED, GangrelCards::firstAnimal, readyAndAct())
                .see("RIV-RUL-46"));

        page.write(card(VAMPIRE, "war-trinity-voss", "Trinity Voss", "Trinity Voss")
                .clan(GANGREL).bp(5).attributes(1, 2, 0).has(ANIMALISM, FORTITUDE)
                .says("Party — This party's attackers deal +2 [damage] to Antagonists.",
                        "Groupe — Les attaquants de ce groupe infligent +2 [damage] aux Antagonistes.")
                .always(to(DAMAGE,
                        (t, by, dealer) -> attacks(t, by.card(), dealer) && CurrentAttack.isSecondInquisition(t) ? 2
                                : 0)));
    }

    private static Program<Rivals> giveAnimal() {
        Instruction.StartFrame<Rivals> give =
                (t, play) -> new Attaching(ANIMAL_HELD.of(t, play), OF_COTERIE.of(t, play), NONE);
        return ANIMAL_HELD.pick(OF_COTERIE.pick(give));
    }

    private static int itsAnimals(Rivals t, CardPlay<Rivals> play) {
        return t.bearers.animals(PARTY_MEMBER.of(t, play));
    }

    private static boolean attackedAlone(Rivals t, int card, TriggerResolution<Rivals> o) {
        return CurrentAttack.attacker(t) == card && t.coteries.inStreets(card) && t.coteries.partySize(card) == 1;
    }

    private static Instruction.Effect<Rivals> goHome() {
        return (t, play) -> t.coteries.moveHome(play.card());
    }

    private static Program<Rivals> readyWithAnimals() {
        Instruction.Effect<Rivals> ready = (t, play) -> t.readiness.ready(play.card());
        return Program.of(ready, mendBearer((t, play) -> t.bearers.animals(play.card()) >= 2 ? 1 : 0));
    }

    private static boolean firstAnimal(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.attachments.hostOf(o.subject()) == card && firstThisTurn(TAMED).reactsTo(t, card, o);
    }

    private static Program<Rivals> readyAndAct() {
        Instruction.Effect<Rivals> act = (t, play) -> {
            t.readiness.ready(play.card());
            t.turn.gainAction(false);
        };
        return Program.of(mark(TAMED), act);
    }

    private static boolean attacks(Rivals t, int card, int dealer) {
        return dealer == CurrentAttack.attacker(t) && CurrentAttack.inAttackingParty(t, card);
    }
}
