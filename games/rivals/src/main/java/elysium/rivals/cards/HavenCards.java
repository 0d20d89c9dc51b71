package elysium.rivals.cards;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.SECOND;
import static elysium.rivals.dsl.Effects.blockFromAfar;
import static elysium.rivals.dsl.Effects.discard;
import static elysium.rivals.dsl.Effects.draw;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.just;
import static elysium.rivals.dsl.Effects.may;
import static elysium.rivals.dsl.Effects.mend;
import static elysium.rivals.dsl.Effects.prevent;
import static elysium.rivals.dsl.Effects.revealTop;
import static elysium.rivals.dsl.Effects.top;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.toOwn;
import static elysium.rivals.dsl.TextCosts.discard;
import static elysium.rivals.dsl.Triggers.all;
import static elysium.rivals.dsl.Triggers.led;
import static elysium.rivals.dsl.UseConditions.attacker;
import static elysium.rivals.dsl.UseConditions.bearerIsHurt;
import static elysium.rivals.dsl.UseConditions.leaderThere;
import static elysium.rivals.dsl.UseConditions.mayBlockFromAfar;
import static elysium.rivals.rules.CardAreas.IN_CITY;
import static elysium.rivals.rules.CardAreas.YOUR_CHARACTERS;
import static elysium.rivals.rules.CardAreas.YOUR_HAND;
import static elysium.rivals.rules.CardAreas.YOUR_STAYING;
import static elysium.rivals.rules.Uses.EACH_ATTACK;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.vocabulary.Kind.ANIMAL;
import static elysium.rivals.table.vocabulary.Kind.HAVEN;
import static elysium.rivals.table.vocabulary.Kind.MORTAL;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.IN_BLOCK;
import static elysium.rivals.table.vocabulary.Moment.IN_PREVENTION;
import static elysium.rivals.table.vocabulary.Moment.LEADER_EXHAUSTED;
import static elysium.rivals.table.vocabulary.Moment.RETAINER_ATTACHED;
import static elysium.rivals.table.vocabulary.Moment.TURN_ENDS;
import static elysium.rivals.table.vocabulary.Trait.VAGRANT;
import static elysium.rivals.table.vocabulary.Value.INFLUENCE;
import static elysium.rivals.table.vocabulary.Value.MAY_ATTACK_FROM_HAVEN;
import static elysium.rivals.table.vocabulary.Value.SECRECY;
import static elysium.rivals.table.vocabulary.Value.STANDS_IN;
import static elysium.tabletop.ControlFlow.ifElse;
import static elysium.tabletop.ControlFlow.ifTrue;

import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.flow.CityPhase;
import elysium.rivals.flow.Discarding;
import elysium.rivals.rules.Conspiracies;
import elysium.rivals.table.Rivals;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;

/// The Havens, each with Secrecy for its vampires and a Leader Ability.
final class HavenCards {
    private static final CardChoice MORTAL_OUTSIDE =
            CardChoice.at(IN_CITY, (t, _, card) -> t.facts.is(card, MORTAL) && t.attachments.hostOf(card) == NONE);
    private static final CardChoice ANIMAL_HELD = CardChoice.at(YOUR_HAND, (t, _, card) -> t.facts.is(card, ANIMAL));
    private static final CardChoice YOURS = CardChoice.at(YOUR_CHARACTERS).as(SECOND);
    /// An own face-down Conspiracy.
    static final CardChoice YOUR_PLOT = CardChoice.at(YOUR_STAYING, (t, _, card) -> t.isFaceDown(card));

    private HavenCards() {}

    static void write(CardList page) {
        page.write(card(HAVEN, "core-artist-lofts", "Artist Lofts", "Résidence d'artistes")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — If your Leader is exhausted as your turn ends, you may draw 1 card and then discard 1.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — À la fin de votre tour, si votre Meneur est épuisé, vous pouvez piocher 1 carte puis en défausser 1.")
                .always(hides())
                .on(TURN_ENDS, led(all(Triggers::yourTurn, HavenCards::leaderExhausted)),
                        may(Program.of(draw(1), discardOne()))));

        page.write(card(HAVEN, "core-dragons-roost", "Dragon's Roost", "Le nid du dragon")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Your ready Leader may move to The Streets to block any attack; you then gain 1 [prestige].",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Votre Meneur prêt peut aller dans La Rue pour bloquer n'importe quelle attaque ; gagnez alors 1 [prestige].")
                .always(hides())
                .ability(IN_BLOCK, Program.of(leaderThere(), mayBlockFromAfar()),
                        Program.of(blockFromAfar(), gain(1)))
                .see("RIV-CRD-42", "RIV-CRD-43", "RIV-CRD-44", "RIV-RUL-67"));

        page.write(card(HAVEN, "core-house-of-pain", "House of Pain", "Maison de la douleur")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Attacker — Discard 1 card: +1 [damage] from your Leader to the target.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Attaquant — Défaussez 1 carte : votre Meneur inflige +1 [damage] à la cible.")
                .always(hides())
                .ability(IN_ATTACK, Program.of(leaderThere(), attacker()).then(discard(1)), damage(1)));

        page.write(card(HAVEN, "core-old-post-office", "Old Post Office", "Bureau de poste abandonné")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Once in every player's turn, a card in your hand with 1-3 [bp requirement] may serve as an Influence Modifier; revealed, it gives you that much Influence.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Une fois pendant le tour de chaque joueur, une carte de votre main de [bp requirement] de 1 à 3 peut servir de Modificateur d'Influence ; une fois révélée, elle vous donne autant d'Influence.")
                .always(hides())
                .always(to(STANDS_IN,
                        (t, by, seat) -> seat == by.seat() && t.coteries.isLeaderAbilityActive(seat) ? 3 : 0))
                .see("RIV-CRD-31", "RIV-CRD-32", "RIV-CRD-33"));

        page.write(card(HAVEN, "core-royal-retreat", "Royal Retreat", "Retraite Royale")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — +1 Influence for titled characters of your coterie. Discard from The Streets an unattached City Deck Mortal: turn up a new city card there.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Les personnages titrés de votre coterie ont +1 en Influence. Défaussez un Mortel du Deck Cité non attaché de La Rue : ajoutez-y une nouvelle carte Cité.")
                .always(hides())
                .always(to(INFLUENCE, HavenCards::titledOfYours))
                .ability(IN_ACTIONS, Program.of(leaderThere(), MORTAL_OUTSIDE.exists()),
                        MORTAL_OUTSIDE.pick(Program.of(sendAway(), turnUpCity())))
                .see("RIV-CRD-51", "RIV-CRD-52"));

        page.write(card(HAVEN, "core-the-dockyards", "The Dockyards", "Chantier naval")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Whenever your Leader is about to take 1+ [damage], you may discard 1 card: prevent 1 of it.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Chaque fois que votre Meneur va subir 1+ [damage], vous pouvez défausser 1 carte pour en prévenir 1.")
                .always(hides())
                .ability(IN_PREVENTION, EACH_ATTACK, Program.of(leaderThere(), bearerIsHurt()).then(discard(1)),
                        prevent(1))
                .see("RIV-RUL-58"));

        page.write(card(HAVEN, "core-the-madhouse", "The Madhouse", "Maison de fous")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Discard 1 card: put 1 [prestige] from the general supply on one of your face-down cards.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Défaussez 1 carte : placez 1 [prestige] de la réserve générale sur une de vos cartes face cachée.")
                .always(hides())
                .ability(IN_ACTIONS, Program.of(leaderThere(), YOUR_PLOT.exists()).then(discard(1)),
                        YOUR_PLOT.pick(plot(YOUR_PLOT, 1)))
                .see("RIV-CRD-81", "RIV-RUL-11"));

        page.write(card(HAVEN, "core-the-penthouse", "The Penthouse", "Le belvédère")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Whenever they attach a Retainer, a character of your coterie mends 1 [blood].",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Chaque fois qu'un personnage de votre coterie attache un Servant, il régénère 1 [blood].")
                .always(hides())
                .on(RETAINER_ATTACHED, led(Triggers::yourCoterieAttaches), mendIts(1))
                .see("RIV-CRD-47"));

        page.write(card(HAVEN, "war-city-park", "City Park", "Parc de la cité")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Each time your Leader exhausts, turn up your Library's top card: an Animal goes to your hand, any other card you leave or discard.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Chaque fois que votre Meneur s'épuise, révélez la carte du dessus de votre Bibliothèque : si c'est un Animal, prenez-le en main ; sinon, laissez-la ou défaussez-la.")
                .always(hides())
                .on(LEADER_EXHAUSTED, led(HavenCards::yourLeader), findAnimal())
                .see("RIV-CRD-58", "RIV-CRD-59", "RIV-RUL-55"));

        page.write(card(HAVEN, "war-the-outskirts", "The Outskirts", "Les faubourgs")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Once per turn of yours, discard an Animal: one of your characters, in coterie or in torpor, mends 2 [blood].",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Une fois à chacun de vos tours, défaussez un Animal : un de vos personnages, dans votre coterie ou en Torpeur, régénère 2 [blood].")
                .always(hides())
                .ability(IN_ACTIONS, Program.of(leaderThere(), ANIMAL_HELD.exists()).then(discard(ANIMAL_HELD)),
                        YOURS.pick(mend(YOURS, just(2)))));

        page.write(card(HAVEN, "war-the-sewers", "The Sewers", "Les égouts")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — City Deck Mortals in The Streets can be attacked by your Leader from inside your Haven.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Depuis votre Refuge, sans le quitter, votre Meneur peut attaquer les Mortels du Deck Cité dans La Rue.")
                .always(hides())
                .always(to(MAY_ATTACK_FROM_HAVEN,
                        (t, by, card) -> t.coteries.isLeaderAbilityActive(by.seat())
                                && card == t.coteries.leader(by.seat()) ? 1 : 0))
                .see("RIV-RUL-17"));

        page.write(card(HAVEN, "war-the-shelter", "The Shelter", "Le foyer")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — A character of your coterie who has 1+ Vagrants gets +1 Secrecy in The Streets.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Un personnage de votre coterie avec 1+ Clochard attaché a +1 en Secret dans La Rue.")
                .always(hides())
                .always(to(SECRECY, HavenCards::keepsVagrant)));
    }

    /// +1 Secrecy for vampires in the Haven (RIV-HAV-03).
    static Instruction.ValueModifier<Rivals> hides() {
        return toOwn(SECRECY, (t, _, self) -> t.coteries.inHaven(self) ? 1 : 0);
    }

    private static boolean leaderExhausted(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.readiness.exhausted(t.coteries.leader(t.controller(card)));
    }

    private static boolean yourLeader(Rivals t, int card, TriggerResolution<Rivals> o) {
        return o.subject() == t.coteries.leader(t.controller(card));
    }

    private static Instruction.StartFrame<Rivals> discardOne() {
        return (_, play) -> Discarding.of(play.seat(), 1);
    }

    private static int titledOfYours(Rivals t, EffectSource by, int self) {
        return t.coteries.isLeaderAbilityActive(by.seat()) && t.controller(self) == by.seat()
                && t.coteries.inCoterie(self)
                && t.bearers.titled(self) ? 1 : 0;
    }

    private static Instruction.Effect<Rivals> sendAway() {
        return (t, play) -> t.discard(MORTAL_OUTSIDE.of(t, play));
    }

    private static Instruction.StartFrame<Rivals> turnUpCity() {
        return (_, _) -> new CityPhase(1);
    }

    static Instruction.Effect<Rivals> plot(CardChoice aim, int prestige) {
        return (t, play) -> Conspiracies.addPrestige(t, aim.of(t, play), prestige);
    }

    private static Instruction.Effect<Rivals> mendIts(int blood) {
        return (t, play) -> t.blood.mend(t.attachments.hostOf(play.subject()), blood);
    }

    /// Reveals the top of the Library: an Animal goes to hand, another card stays or is discarded (RIV-CRD-59).
    private static Program<Rivals> findAnimal() {
        Instruction.Effect<Rivals> take = (t, play) -> t.move(top(t, play), HAND + play.seat());
        Instruction.Effect<Rivals> discard = (t, play) -> t.discard(top(t, play));
        Program<Rivals> found = ifElse((t, play) -> t.facts.is(top(t, play), ANIMAL), Program.of(take),
                may(Program.of(discard)));
        return ifTrue((t, play) -> top(t, play) != NONE, Program.of(revealTop()).then(found));
    }

    private static int keepsVagrant(Rivals t, EffectSource by, int self) {
        boolean yours = t.coteries.isLeaderAbilityActive(by.seat()) && t.coteries.inStreets(self)
                && t.controller(self) == by.seat();
        return yours && t.bearers.findAttached(self, MORTAL, VAGRANT) != NONE ? 1 : 0;
    }
}
