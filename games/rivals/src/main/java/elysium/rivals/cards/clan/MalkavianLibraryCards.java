package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.AttackEffects.shields;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.draw;
import static elysium.rivals.dsl.Effects.takeBack;
import static elysium.rivals.dsl.SeatChoice.FOE;
import static elysium.rivals.dsl.SeatChoice.VICTIM;
import static elysium.rivals.dsl.TextCosts.discard;
import static elysium.rivals.dsl.TextCosts.discardThis;
import static elysium.rivals.dsl.TextCosts.inCoterie;
import static elysium.rivals.dsl.TextCosts.needs;
import static elysium.rivals.rules.CardAreas.STAYING;
import static elysium.rivals.rules.CardAreas.YOUR_DISCARDS;
import static elysium.rivals.table.clause.RivalsClause.NO_TARGET;
import static elysium.rivals.table.vocabulary.AttackKind.MENTAL;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Clan.MALKAVIAN;
import static elysium.rivals.table.vocabulary.Discipline.AUSPEX;
import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Kind.CONSPIRACY;
import static elysium.rivals.table.vocabulary.Kind.REACTION;
import static elysium.rivals.table.vocabulary.Moment.IN_ANTAGONISTS;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.RESOLVES;
import static elysium.rivals.table.vocabulary.Moment.SHIELDED;
import static elysium.rivals.table.vocabulary.Moment.SUMMED;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.tabletop.ControlFlow.ifTrue;

import elysium.rivals.dsl.AttackEffects;
import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.NumberChoice;
import elysium.rivals.rules.Conspiracies;
import elysium.rivals.rules.attack.Antagonism;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The Library cards that need a Malkavian in the coterie.
public final class MalkavianLibraryCards {
    private static final CardChoice DISCARDED = CardChoice.at(YOUR_DISCARDS),
            FACE_DOWN = CardChoice.at(STAYING, (t, _, card) -> t.isFaceDown(card));
    private static final NumberChoice UP_TO_2 = new NumberChoice((t, _) -> Math.min(2, Antagonism.damageLeft(t)));

    private MalkavianLibraryCards() {}

    public static void write(CardList page) {
        page.write(card(CONSPIRACY, "core-all-tied-up", "All Tied Up", "Ligotés")
                .clan(MALKAVIAN).threshold(2)
                .says("Enters face down with 1 [prestige] on it. In your turn, with 2+ [prestige] here, you may resolve it: choose a foe who contributed nothing; all their characters exhaust.",
                        "Arrive face cachée avec 1 [prestige] dessus. À votre tour, avec 2+ [prestige] ici, vous pouvez la résoudre : choisissez un adversaire qui n'a pas contribué ; tous ses personnages s'épuisent.")
                .reads(RESOLVES, Program.of(VICTIM.suffers()), VICTIM.pick().then(tieUp()))
                .see("RIV-CRD-01", "RIV-RUL-72"));

        page.write(card(ACTION, "core-distraction", "Distraction", "Diversion")
                .clan(MALKAVIAN).is(ONGOING)
                .says("Ongoing — Discard this card: a foe of your choice takes, in your place, up to 2 of the Second Inquisition [damage] meant for you in your End Phase.",
                        "Persistant — Défaussez cette carte : un adversaire de votre choix subit à votre place jusqu'à 2 [damage] de la Seconde Inquisition qui vous étaient destinés pendant votre Phase finale.")
                .ability(IN_ANTAGONISTS, Program.of(FOE.exists(), discardThis()),
                        FOE.pick().then(UP_TO_2.pick()).then(divert()))
                .see("RIV-CRD-11", "RIV-CRD-12"));

        page.write(card(ACTION, "core-dumpster-dive", "Dumpster Dive", "Fouille de poubelles")
                .clan(MALKAVIAN)
                .says("Take back into your hand any card from your discard pile. With 2+ [auspex] in your coterie, draw 1 card too.",
                        "Reprenez en main une carte de votre choix de votre défausse. Avec 2+ [auspex] dans votre coterie, piochez aussi 1 carte.")
                .plays(Program.of(needs(inCoterie(2, AUSPEX).or(DISCARDED::any), NO_TARGET)),
                        DISCARDED.pick(takeBack(DISCARDED)).then(ifTrue(inCoterie(2, AUSPEX), Program.of(draw(1))))));

        page.write(card(ATTACK, "core-faulty-logic", "Faulty Logic", "Logique défaillante")
                .clan(MALKAVIAN).requires(2).attacks(SOCIAL).damage(1)
                .says("You choose a face-down card; your foe must contribute 1 [prestige] to it. If you resolve it this turn, that foe is still a legal target.",
                        "Choisissez une carte face cachée ; votre adversaire doit y contribuer pour 1 [prestige]. Si vous la résolvez pendant ce tour, vous pouvez quand même le cibler.")
                .reads(SUMMED, ifTrue(AttackEffects::onCharacter, FACE_DOWN.pick(forceOn())))
                .see("RIV-RUL-34"));

        page.write(card(REACTION, "core-insanity-defense", "Insanity Defense", "Plaider la folie")
                .clan(MALKAVIAN).reacts(PHYSICAL, MENTAL, SOCIAL).shield(2)
                .says("+1 more [shield] when the attack is [mental].",
                        "+1 [shield] de plus si l'attaque est [mental].")
                .reads(SHIELDED, ifTrue((t, _) -> CurrentAttack.is(t, MENTAL), Program.of(shields(1)))));

        page.write(card(ATTACK, "core-unhinged", "Unhinged", "Détraqué")
                .clan(MALKAVIAN).requires(3).attacks(MENTAL).damage(1)
                .says("Discard up to 2 cards: the target takes +1 [damage] per card.",
                        "Défaussez jusqu'à 2 cartes : la cible subit +1 [damage] par carte.")
                .ability(IN_ATTACK, discard(1, 2), damage((t, _) -> t.result())));
    }

    private static Instruction.Effect<Rivals> tieUp() {
        return (t, play) -> {
            int foe = VICTIM.of(t, play);
            for (int card = t.coteries.firstOf(foe); card != NONE; card = t.coteries.nextOf(card))
                t.readiness.exhaust(card);
        };
    }

    private static Instruction.Effect<Rivals> divert() {
        return (t, play) -> Antagonism.divert(t, FOE.of(t, play), UP_TO_2.of(t, play));
    }

    /// Makes the defender contribute to a face-down card, and lets it be a victim this turn.
    private static Instruction.Effect<Rivals> forceOn() {
        return (t, play) -> {
            int card = FACE_DOWN.of(t, play), foe = CurrentAttack.defenderSeat(t);
            Conspiracies.forceContribution(t, card, foe, play.seat());
            Conspiracies.markAsVictim(t, card, foe);
        };
    }
}
