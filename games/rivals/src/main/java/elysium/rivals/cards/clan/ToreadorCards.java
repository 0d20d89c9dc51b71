package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.SECOND;
import static elysium.rivals.dsl.Effects.SOCIALIZED;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.mark;
import static elysium.rivals.dsl.Effects.revealTop;
import static elysium.rivals.dsl.Effects.top;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.toBearer;
import static elysium.rivals.dsl.Modifiers.toBearerUntil;
import static elysium.rivals.dsl.Modifiers.until;
import static elysium.rivals.dsl.TextCosts.exhaustBearer;
import static elysium.rivals.dsl.Triggers.all;
import static elysium.rivals.dsl.UseConditions.attacker;
import static elysium.rivals.dsl.UseConditions.notSilent;
import static elysium.rivals.dsl.UseConditions.yourTurn;
import static elysium.rivals.flow.Attaching.QUIETLY;
import static elysium.rivals.rules.CardAreas.ATTACHMENTS;
import static elysium.rivals.rules.CardAreas.YOUR_ATTACHMENTS;
import static elysium.rivals.rules.CardAreas.YOUR_COTERIE;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Clan.TOREADOR;
import static elysium.rivals.table.vocabulary.Discipline.AUSPEX;
import static elysium.rivals.table.vocabulary.Discipline.CELERITY;
import static elysium.rivals.table.vocabulary.Discipline.PRESENCE;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Kind.MORTAL;
import static elysium.rivals.table.vocabulary.Kind.VAMPIRE;
import static elysium.rivals.table.vocabulary.Moment.ATTACK_OVER;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.IN_INFLUENCE;
import static elysium.rivals.table.vocabulary.Moment.SCHEME_PASSED;
import static elysium.rivals.table.vocabulary.Moment.SCHEME_PLAYED;
import static elysium.rivals.table.vocabulary.Moment.SPOILS;
import static elysium.rivals.table.vocabulary.Moment.TURN_ENDS;
import static elysium.rivals.table.vocabulary.Scope.ACTION;
import static elysium.rivals.table.vocabulary.Scope.TURN;
import static elysium.rivals.table.vocabulary.Trait.GUARD;
import static elysium.rivals.table.vocabulary.Value.DAMAGE;
import static elysium.rivals.table.vocabulary.Value.INFLUENCE;
import static elysium.rivals.table.vocabulary.Value.TOTAL_INFLUENCE;

import elysium.kernel.Clause;
import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.flow.Attaching;
import elysium.rivals.rules.AttachmentRules;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Defeat;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Fact;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;
import org.jspecify.annotations.Nullable;

/// The vampires of clan Toreador.
public final class ToreadorCards {
    private static final CardChoice RETAINER_OF_PARTY = CardChoice.at(YOUR_ATTACHMENTS,
            (t, play, card) -> t.facts.attachedAs(card, MORTAL)
                    && t.coteries.sameParty(t.attachments.hostOf(card), play.card()));
    private static final CardChoice OTHER_MEMBER =
            CardChoice.at(YOUR_COTERIE, (t, play, card) -> t.coteries.sameParty(card, play.card())
                    && card != t.attachments.hostOf(RETAINER_OF_PARTY.of(t, play))
                    && AttachmentRules.hasRoomOn(t, card)).as(SECOND);
    private static final CardChoice RETAINER_OF_VICTIM = CardChoice.at(ATTACHMENTS,
            (t, play, card) -> t.facts.attachedAs(card, MORTAL) && t.attachments.hostOf(card) == play.subject());
    private static final CardChoice MEMBER = CardChoice.at(YOUR_COTERIE,
            (t, play, card) -> t.coteries.sameParty(card, play.card()) && t.blood.of(card) > 0
                    && AttachmentRules.hasRoomOn(t, card))
            .as(SECOND);

    private ToreadorCards() {}

    public static void write(CardList page) {
        page.write(card(VAMPIRE, "core-bella-forte", "Bella Forte", "Bella Forte")
                .clan(TOREADOR).bp(5).attributes(2, 0, 1).has(AUSPEX, CELERITY)
                .says("Attacker — Discard your Library's top card: unless it is an Attack card, +2 [damage] to the target of this attack.",
                        "Attaquant — Défaussez la carte du dessus de votre Bibliothèque : si ce n'est pas une carte Attaque, +2 [damage] à la cible de cette attaque.")
                .ability(IN_ATTACK, Program.of(attacker(), discardTop()), harderUnlessAttack())
                .see("RIV-RUL-55"));

        page.write(card(VAMPIRE, "core-bong-cha-park", "Bong-Cha Park", "Bong-Cha Park")
                .clan(TOREADOR).bp(3).attributes(0, 2, 0).has(PRESENCE)
                .says("At the end of your turn, you may move a Retainer from a character in this party to another one in it; no \"attach\" effect triggers.",
                        "À la fin de votre tour, vous pouvez déplacer un Servant d'un personnage de ce groupe vers un autre personnage du même groupe ; aucun effet « attacher » ne se déclenche.")
                .on(TURN_ENDS, all(Triggers::yourTurn, ToreadorCards::canHandOver), handOverRetainer()));

        page.write(card(VAMPIRE, "core-bunny-benitez", "Bunny Benitez", "Bunny Benitez")
                .clan(TOREADOR).bp(4).attributes(1, 0, 1).has(CELERITY, PRESENCE)
                .says("Whenever your own Scheme succeeds, gain 1 [prestige]. Exhaust: +2 Influence for this character until the end of the current action or event.",
                        "Chaque fois qu'une Intrigue que vous avez jouée réussit, gagnez 1 [prestige]. Épuisez : ce personnage a +2 en Influence jusqu'à la fin de l'action ou de l'événement en cours.")
                .on(SCHEME_PASSED, Triggers::yours, gain(1))
                .ability(IN_INFLUENCE, Program.of(yourTurn(), notSilent(), exhaustBearer()),
                        toBearerUntil(ACTION, INFLUENCE, 2))
                .see("RIV-ABL-19"));

        page.write(card(VAMPIRE, "core-iris-lokken", "Iris Lokken", "Iris Lokken")
                .clan(TOREADOR).bp(4).attributes(0, 0, 2).has(AUSPEX, PRESENCE)
                .says("When this character plays a Scheme, turn up your Library's top card: for this action you have Influence equal to its [bp requirement]. Then put it back.",
                        "Quand ce personnage joue une Intrigue, révélez la carte du dessus de votre Bibliothèque : pour cette action, vous avez une Influence égale à sa [bp requirement]. Puis remettez-la en place.")
                .on(SCHEME_PLAYED, Triggers::itself, Program.of(revealTop(), influenceOfTop()))
                .see("RIV-CRD-18", "RIV-RUL-55"));

        page.write(card(VAMPIRE, "core-john-kartunen", "John Kartunen", "John Kartunen")
                .clan(TOREADOR).bp(3).attributes(0, 1, 1).has(AUSPEX).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "core-lixue-chen", "Lixue Chen", "Lixue Chen")
                .clan(TOREADOR).bp(6).attributes(1, 2, 0).has(AUSPEX, CELERITY, PRESENCE)
                .says("Party — In each of your turns, if this character has a Retainer, the first [social] attack of this party deals +1 [damage] to the target.",
                        "Groupe — À chacun de vos tours, tant que ce personnage a un Servant, la première attaque [social] de son groupe inflige +1 [damage] à la cible.")
                .always(to(DAMAGE, ToreadorCards::firstSocial))
                .on(ATTACK_OVER, ToreadorCards::wasSocial, mark(SOCIALIZED))
                .see("RIV-CRD-23"));

        page.write(card(VAMPIRE, "core-liza-holt", "Liza Holt", "Liza Holt")
                .clan(TOREADOR).bp(4).attributes(1, 1, 0).has(CELERITY, PRESENCE)
                .says("Party — From a character this party defeats, you may take 1 Retainer and attach it to a member of this party.",
                        "Groupe — Quand ce groupe vainc un personnage, vous pouvez prendre 1 de ses Servants et l'attacher à un membre de ce groupe.")
                .on(SPOILS, ToreadorCards::canTakeRetainer, takeRetainer())
                .see("RIV-CRD-19", "RIV-CRD-20", "RIV-RUL-45"));

        page.write(card(VAMPIRE, "core-muhammad-zadeh", "Muhammad Zadeh", "Muhammad Zadeh")
                .clan(TOREADOR).bp(5).attributes(0, 2, 1).has(AUSPEX, PRESENCE)
                .says("+1 Influence per Retainer this character has attached.",
                        "+1 en Influence par Servant attaché à ce personnage.")
                .always(toBearer(INFLUENCE, (t, _, self) -> t.bearers.retainers(self))));

        page.write(card(VAMPIRE, "core-ty-smith", "Ty Smith", "Ty Smith")
                .clan(TOREADOR).bp(3).attributes(1, 1, 0).has(PRESENCE).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));
    }

    private static Instruction.Cost<Rivals> discardTop() {
        return new Instruction.Cost<>() {
            @Override public @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play) {
                return top(t, play) == NONE ? RivalsClause.EMPTY_LIBRARY : null;
            }

            @Override public void pay(Rivals t, CardPlay<Rivals> play) {
                t.discard(top(t, play));
            }
        };
    }

    private static Instruction.Effect<Rivals> harderUnlessAttack() {
        return damage((t, play) -> t.facts.is(t.last(DISCARD + play.seat()), ATTACK) ? 0 : 2);
    }

    private static boolean canHandOver(Rivals t, int card, TriggerResolution<Rivals> o) {
        if (t.coteries.partySize(card) == 1) return false;
        for (int member = t.first(t.zone(card)); member != NONE; member = t.next(member))
            if (t.coteries.sameParty(card, member) && t.bearers.retainers(member) > 0) return true;
        return false;
    }

    private static Program<Rivals> handOverRetainer() {
        Instruction.StartFrame<Rivals> handOver =
                (t, play) -> new Attaching(RETAINER_OF_PARTY.of(t, play), OTHER_MEMBER.of(t, play), QUIETLY);
        return RETAINER_OF_PARTY.mayPick(OTHER_MEMBER.pick(handOver));
    }

    /// Influence in this action equal to the blood potency required by the top card of the Library (RIV-CRD-18).
    private static Instruction.ValueModifier<Rivals> influenceOfTop() {
        return until(ACTION, TOTAL_INFLUENCE,
                (t, play) -> top(t, play) == NONE ? 0 : t.printed(top(t, play), Fact.REQUIREMENT),
                (_, by, seat) -> seat == by.seat() ? by.subject() : 0);
    }

    private static int firstSocial(Rivals t, EffectSource by, int dealer) {
        boolean first = t.turn.active() == by.seat() && !t.ledger.used(TURN, by.card(), SOCIALIZED);
        return first && dealer == CurrentAttack.attacker(t) && CurrentAttack.is(t, SOCIAL)
                && t.bearers.retainers(by.card()) > 0
                && CurrentAttack.inAttackingParty(t, by.card()) ? 1 : 0;
    }

    private static boolean wasSocial(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.turn.active() == t.controller(card) && CurrentAttack.is(t, SOCIAL)
                && CurrentAttack.inAttackingParty(t, card)
                && !t.ledger.used(TURN, card, SOCIALIZED);
    }

    private static boolean canTakeRetainer(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.controller(o.subject()) != t.controller(card) && t.bearers.retainers(o.subject()) > 0
                && Defeat.byPartyOf(t, o.subject(), card);
    }

    private static Program<Rivals> takeRetainer() {
        Instruction.StartFrame<Rivals> take =
                (t, play) -> new Attaching(RETAINER_OF_VICTIM.of(t, play), MEMBER.of(t, play), NONE);
        return RETAINER_OF_VICTIM.mayPick(MEMBER.pick(take));
    }
}
