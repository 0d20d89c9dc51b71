package elysium.rivals.cards;

import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.SECOND;
import static elysium.rivals.dsl.Effects.bearer;
import static elysium.rivals.dsl.Effects.just;
import static elysium.rivals.dsl.Effects.mend;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.toBearer;
import static elysium.rivals.dsl.Modifiers.toParty;
import static elysium.rivals.dsl.TextCosts.burn;
import static elysium.rivals.dsl.TextCosts.exhaustThis;
import static elysium.rivals.dsl.TextCosts.needs;
import static elysium.rivals.dsl.UseConditions.bearerIsHurt;
import static elysium.rivals.rules.CardAreas.ASLEEP;
import static elysium.rivals.rules.CardAreas.ATTACHMENTS;
import static elysium.rivals.rules.CardAreas.CHARACTERS;
import static elysium.rivals.rules.CardAreas.OUTSIDE;
import static elysium.rivals.rules.CardAreas.YOUR_COTERIE;
import static elysium.rivals.rules.Uses.EACH_TIME;
import static elysium.rivals.table.clause.RivalsClause.OTHER_KIND;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.RANGED;
import static elysium.rivals.table.vocabulary.Kind.ANIMAL;
import static elysium.rivals.table.vocabulary.Kind.MORTAL;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.IN_PREVENTION;
import static elysium.rivals.table.vocabulary.Value.DAMAGE;
import static elysium.rivals.table.vocabulary.Value.INTEL;
import static elysium.rivals.table.vocabulary.Value.SECRECY;
import static elysium.rivals.table.vocabulary.Value.SHIELDS;

import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.flow.deeds.Detaching;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Intel;
import elysium.rivals.rules.attack.Mitigation;
import elysium.rivals.table.Rivals;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The Animals.
final class AnimalCards {
    private static final CardChoice QUARRY = CardChoice.at(ATTACHMENTS, (t, play, card) -> card != play.card()
            && (t.facts.attachedAs(card, ANIMAL) || t.facts.attachedAs(card, MORTAL))
            && t.coteries.inStreets(t.bearers.of(card)));
    private static final CardChoice SOMEBODY_OUT = CardChoice.at(OUTSIDE),
            SLEEPER = CardChoice.at(ASLEEP, (t, _, card) -> t.blood.of(card) > 0),
            WOUNDED_MATE =
                    CardChoice.at(YOUR_COTERIE,
                            (t, play, card) -> t.coteries.sameParty(card, bearer(t, play)) && t.blood.wounded(card)),
            RECEIVER = CardChoice.at(CHARACTERS, (t, play, card) -> card != SLEEPER.of(t, play)).as(SECOND);

    private AnimalCards() {}

    static void write(CardList page) {
        page.write(card(ANIMAL, "war-alley-cat", "Alley Cat", "Chat de gouttière")
                .blood(1)
                .says("[animalism] Pay 1 [blood]: the acting character attaches this. In The Streets, they have +1 Secrecy. Detach: burn an Animal or a Retainer on any character in The Streets, then burn this too.",
                        "[animalism] Payez 1 [blood] : le personnage actif attache cette carte. Dans La Rue, il a +1 en Secret. Détacher : brûlez un Animal ou un Servant attaché à un personnage dans La Rue, puis brûlez aussi cette carte.")
                .always(toBearer(SECRECY, (t, _, card) -> t.coteries.inStreets(card) ? 1 : 0))
                .ability(IN_ACTIONS, Program.of(EACH_TIME, QUARRY.exists(), detachAndBurn()),
                        QUARRY.pick().then(burn(QUARRY)))
                .see("RIV-ANI-05", "RIV-RUL-22"));

        page.write(card(ANIMAL, "war-mongrel", "Mongrel", "Chien errant")
                .blood(2)
                .says("[animalism] Pay 2 [blood]: the acting character attaches this. Attacker — +1 [damage] to the target of this attack. Detach: prevent 2 [physical] [damage] to the bearer.",
                        "[animalism] Payez 2 [blood] : le personnage actif attache cette carte. Attaquant — +1 [damage] à la cible de cette attaque. Détacher : prévenez 2 [damage] [physical] infligés au porteur.")
                .always(toBearer(DAMAGE, (t, _, dealer) -> dealer == CurrentAttack.attacker(t) ? 1 : 0))
                .ability(IN_PREVENTION,
                        Program.of(EACH_TIME, bearerIsHurt(),
                                needs((t, _) -> Mitigation.kind(t) == PHYSICAL, OTHER_KIND), detach()),
                        prevent(2))
                .see("RIV-ANI-05", "RIV-RUL-22"));

        page.write(card(ANIMAL, "war-murder-of-crows", "Murder of Crows", "Volée de corbeaux")
                .blood(1)
                .says("[animalism] Pay 1 [blood]: the acting character attaches this. Party — This party's attackers have +1 Intel against characters in The Streets. Detach: a character in The Streets loses 1 [blood]; burn this if that defeats them.",
                        "[animalism] Payez 1 [blood] : le personnage actif attache cette carte. Groupe — Les attaquants de ce groupe ont +1 en Info contre les personnages dans La Rue. Détacher : un personnage dans La Rue perd 1 [blood] ; si cela le vainc, brûlez cette carte.")
                .always(to(INTEL, AnimalCards::seenFromAbove))
                .ability(IN_ACTIONS, Program.of(EACH_TIME, SOMEBODY_OUT.exists(), detach()),
                        SOMEBODY_OUT.pick().then(peck()))
                .see("RIV-CRD-82", "RIV-RUL-22"));

        page.write(card(ANIMAL, "war-sewer-rat", "Sewer Rat", "Rat d'égout")
                .says("[animalism] The acting character attaches this. Exhaust Sewer Rat: a Wounded member of this party mends 1 [blood]. Detach: steal 1 [blood] from a character in torpor and put it on any other character.",
                        "[animalism] Le personnage actif attache cette carte. Épuisez Rat d'égout : un membre Blessé de ce groupe régénère 1 [blood]. Détacher : volez 1 [blood] à un personnage en Torpeur et placez-le sur n'importe quel autre personnage.")
                .ability(IN_ACTIONS, Program.of(WOUNDED_MATE.exists(), exhaustThis()),
                        WOUNDED_MATE.pick().then(mend(WOUNDED_MATE, just(1))))
                .ability(IN_ACTIONS, Program.of(EACH_TIME, SLEEPER.exists(), detach()),
                        SLEEPER.pick().then(RECEIVER.pick()).then(bleedSleeper()))
                .see("RIV-CRD-76", "RIV-RUL-22", "RIV-RUL-65"));

        page.write(card(ANIMAL, "war-the-swarm", "The Swarm", "La Nuée")
                .says("[animalism] The acting character attaches this. Party — Members of this party have +1 [shield] during [ranged] and [physical] attacks that are not Aggravated. Detach: prevent 1 Aggravated [damage] to the bearer.",
                        "[animalism] Le personnage actif attache cette carte. Groupe — Ses membres ont +1 [shield] pendant les attaques [ranged] et [physical] non Aggravées. Détacher : prévenez 1 [damage] Aggravé infligé au porteur.")
                .always(toParty(SHIELDS, (t, _, _) -> AnimalCards.plain(t) ? 1 : 0))
                .ability(IN_PREVENTION,
                        Program.of(EACH_TIME, bearerIsHurt(),
                                needs((t, _) -> Mitigation.aggravatedLeft(t) > 0, OTHER_KIND),
                                detach()),
                        preventBitter())
                .see("RIV-ANI-05", "RIV-RUL-22"));
    }

    private static Instruction.StartFrame<Rivals> detach() {
        return (_, play) -> Detaching.discarding(play.card());
    }

    private static Instruction.StartFrame<Rivals> detachAndBurn() {
        return (_, play) -> Detaching.burning(play.card());
    }

    private static Instruction.Effect<Rivals> prevent(int damage) {
        return (t, _) -> Mitigation.prevent(t, damage);
    }

    private static Instruction.Effect<Rivals> preventBitter() {
        return (t, _) -> Mitigation.preventAggravated(t, 1);
    }

    /// Burns the Crows if they took the last blood (RIV-CRD-82).
    private static Instruction.Effect<Rivals> peck() {
        return (t, play) -> {
            int prey = SOMEBODY_OUT.of(t, play);
            t.blood.lose(prey, 1, play.seat(), play.subject());
            if (t.blood.of(prey) == 0) t.burn(play.card());
        };
    }

    private static Instruction.Effect<Rivals> bleedSleeper() {
        return (t, play) -> {
            int to = RECEIVER.of(t, play);
            t.blood.steal(SLEEPER.of(t, play), to, 1, play.subject());
        };
    }

    /// Whether the current attack is Ranged or Physical, and not Aggravated.
    private static boolean plain(Rivals t) {
        boolean kind = CurrentAttack.is(t, PHYSICAL) || CurrentAttack.is(t, RANGED);
        return kind && !CurrentAttack.aggravated(t);
    }

    private static int seenFromAbove(Rivals t, EffectSource by, int pair) {
        boolean attacks = Intel.inPartyOf(t, by.subject(), Intel.attacker(pair));
        return attacks && t.coteries.inStreets(Intel.target(pair)) ? 1 : 0;
    }
}
