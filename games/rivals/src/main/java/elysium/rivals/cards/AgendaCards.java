package elysium.rivals.cards;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.HUNTED;
import static elysium.rivals.dsl.Effects.PLOTTED;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.mark;
import static elysium.rivals.dsl.Effects.score;
import static elysium.rivals.dsl.Triggers.all;
import static elysium.rivals.dsl.Triggers.firstThisTurn;
import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.vocabulary.Kind.AGENDA;
import static elysium.rivals.table.vocabulary.Kind.ANIMAL;
import static elysium.rivals.table.vocabulary.Kind.MORTAL;
import static elysium.rivals.table.vocabulary.Moment.ANIMAL_ATTACHED;
import static elysium.rivals.table.vocabulary.Moment.CHARACTER_DEFEATED;
import static elysium.rivals.table.vocabulary.Moment.CONSPIRACY_RESOLVED;
import static elysium.rivals.table.vocabulary.Moment.DAMAGE_DEALT;
import static elysium.rivals.table.vocabulary.Moment.MORTAL_DEFEATED;
import static elysium.rivals.table.vocabulary.Moment.RETAINER_ATTACHED;
import static elysium.rivals.table.vocabulary.Moment.SCHEME_PASSED;
import static elysium.rivals.table.vocabulary.Moment.TITLE_ATTACHED;
import static elysium.rivals.table.vocabulary.Moment.TURN_ENDS;
import static elysium.rivals.table.vocabulary.Moment.TURN_STARTS;
import static elysium.rivals.table.vocabulary.Trait.ANTAGONIST;
import static elysium.rivals.table.vocabulary.Trait.CITIZEN;
import static elysium.rivals.table.vocabulary.Trait.VAGRANT;

import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;

/// The Agendas.
final class AgendaCards {
    private AgendaCards() {}

    static void write(CardList page) {
        page.write(card(AGENDA, "core-base-of-power", "Base of Power", "Base du pouvoir")
                .says("Each Title attached by a character of your coterie scores you 2 [agenda]. 13 [agenda] wins the game.",
                        "Chaque Titre attaché par un personnage de votre coterie vous fait marquer 2 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(TITLE_ATTACHED, Triggers::yourCoterieAttaches, score(2))
                .see("RIV-PRC-14"));

        page.write(card(AGENDA, "core-drain-them-slowly", "Drain Them Slowly", "Les saigner lentement")
                .says("Each character you attack that takes 1+ non-Aggravated [damage] without being defeated scores you 1 [agenda]. 13 [agenda] wins the game.",
                        "Chaque personnage que vous attaquez et qui subit 1+ [damage] non Aggravé sans être vaincu vous fait marquer 1 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(DAMAGE_DEALT, all(Triggers::yourAttack, AgendaCards::hurtButStanding), score(1)));

        page.write(card(AGENDA, "core-hunt-the-hunters", "Hunt the Hunters", "Chasser les chasseurs")
                .says("In each of your turns, the first Second Inquisition card you defeat gives you 1 [prestige] and 1 [agenda]; that card and the whole City Deck discard pile are then shuffled into the City Deck. 13 [agenda] wins the game.",
                        "À chacun de vos tours, la première carte Seconde Inquisition que vous vainquez vous donne 1 [prestige] et 1 [agenda] ; puis mélangez-la, avec toute la défausse du Deck Cité, dans le Deck Cité. Avec 13 [agenda], vous gagnez la partie.")
                .on(MORTAL_DEFEATED, all(Triggers::yours, AgendaCards::huntedFirst),
                        Program.of(mark(HUNTED), gain(1), score(1), reshuffle()))
                .see("RIV-CRD-15", "RIV-CRD-16", "RIV-CRD-81"));

        page.write(card(AGENDA, "core-manipulate-the-masses", "Manipulate the Masses", "Manipuler les masses")
                .says("Each Scheme you play that succeeds scores you 1 [agenda]. 13 [agenda] wins the game.",
                        "Chaque Intrigue que vous jouez et qui réussit vous fait marquer 1 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(SCHEME_PASSED, Triggers::yours, score(1)));

        page.write(card(AGENDA, "core-playthings", "Playthings", "Pantins")
                .says("Each Citizen attached as a Retainer by a character of your coterie scores you 1 [agenda]. 13 [agenda] wins the game.",
                        "Chaque Citoyen attaché comme Servant par un personnage de votre coterie vous fait marquer 1 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(RETAINER_ATTACHED,
                        all(Triggers::yourCoterieAttaches, (t, _, o) -> t.facts.is(o.subject(), CITIZEN)),
                        score(1))
                .see("RIV-CRD-20"));

        page.write(card(AGENDA, "core-strength-in-numbers", "Strength in Numbers", "L'union fait la force")
                .says("Start of your turn: score 1 [agenda] for controlling at least 3 characters in The Streets, or 2 [agenda] instead for 4+ there that each have 2+ [bp]. 13 [agenda] wins the game.",
                        "Au début de votre tour, marquez 1 [agenda] si vous contrôlez au moins 3 personnages dans La Rue, ou plutôt 2 [agenda] si vous y contrôlez 4+ personnages ayant chacun 2+ [bp]. Avec 13 [agenda], vous gagnez la partie.")
                .on(TURN_STARTS, all(Triggers::yourTurn, (t, card, _) -> t.count(STREETS + t.controller(card)) >= 3),
                        score(AgendaCards::strength))
                .see("RIV-RUL-40", "RIV-TRN-06"));

        page.write(card(AGENDA, "core-the-end-is-nigh", "The End is Nigh", "La fin est proche")
                .says("In each of your turns, the first Conspiracy you resolve gives you 1 [prestige] and 2 [agenda]. 13 [agenda] wins the game.",
                        "À chacun de vos tours, la première Conspiration que vous résolvez vous donne 1 [prestige] et 2 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(CONSPIRACY_RESOLVED, all(Triggers::yours, firstThisTurn(PLOTTED)),
                        Program.of(mark(PLOTTED), gain(1), score(2))));

        page.write(card(AGENDA, "core-turf-war", "Turf War", "Guerre des clans")
                .says("Defeating a character who isn't your Rival's scores you 1 [agenda]. Defeating a character with 5+ [bp] scores you 1 [agenda]. 13 [agenda] wins the game.",
                        "Vaincre un personnage qui n'appartient pas à votre Rival vous fait marquer 1 [agenda]. Vaincre un personnage de 5+ [bp] vous fait marquer 1 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(CHARACTER_DEFEATED,
                        all(Triggers::yours, (t, card, o) -> turf(t, t.controller(card), o.subject()) > 0),
                        score((t, play) -> turf(t, play.seat(), play.subject())))
                .see("RIV-CRD-48", "RIV-CRD-49", "RIV-CRD-50"));

        page.write(card(AGENDA, "war-animal-kingdom", "Animal Kingdom", "Règne animal")
                .says("Start of your turn: score 1 [agenda] for controlling 1+ Animals, or 2 [agenda] instead for 3+ different ones. 13 [agenda] wins the game.",
                        "Au début de votre tour, marquez 1 [agenda] si vous contrôlez 1+ Animal, ou plutôt 2 [agenda] si vous en contrôlez 3+ différents. Avec 13 [agenda], vous gagnez la partie.")
                .on(TURN_STARTS, all(Triggers::yourTurn, (t, card, _) -> differentAnimals(t, t.controller(card)) >= 1),
                        score((t, play) -> differentAnimals(t, play.seat()) >= 3 ? 2 : 1)));

        page.write(card(AGENDA, "war-call-of-the-wild", "Call of the Wild", "Appel de la nature")
                .says("Each Animal you attach to a character of your coterie in The Streets who has none yet scores you 1 [agenda]. 13 [agenda] wins the game.",
                        "Chaque Animal que vous attachez à un personnage de votre coterie dans La Rue qui n'en a encore aucun vous fait marquer 1 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(ANIMAL_ATTACHED, all(Triggers::yourCoterieAttaches, AgendaCards::itsFirst), score(1))
                .see("RIV-RUL-23"));

        page.write(card(AGENDA, "war-hoard-the-herd", "Hoard the Herd", "Rassembler le troupeau")
                .says("End of your turn: score 1 [agenda] if The Streets hold no unattached City Deck Citizen or Vagrant, or 2 [agenda] instead if they hold no unattached City Deck Mortal at all. 13 [agenda] wins the game.",
                        "À la fin de votre tour, marquez 1 [agenda] s'il n'y a dans La Rue ni Citoyen ni Clochard du Deck Cité non attaché, ou plutôt 2 [agenda] s'il n'y a aucun Mortel du Deck Cité non attaché. Avec 13 [agenda], vous gagnez la partie.")
                .on(TURN_ENDS, all(Triggers::yourTurn, (t, _, _) -> !looseMortal(t, CITIZEN | VAGRANT)),
                        score((t, _) -> looseMortal(t, CITIZEN | VAGRANT | ANTAGONIST) ? 1 : 2))
                .see("RIV-CRD-71", "RIV-CRD-75"));

        page.write(card(AGENDA, "war-invisible-army", "Invisible Army", "Armée invisible")
                .says("Each Vagrant attached as a Retainer by a character of your coterie scores you 2 [agenda]. Each character with an attached Vagrant that you defeat scores you 1 [agenda]. 13 [agenda] wins the game.",
                        "Chaque Clochard attaché comme Servant par un personnage de votre coterie vous fait marquer 2 [agenda]. Chaque personnage avec un Clochard attaché que vous vainquez vous fait marquer 1 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(RETAINER_ATTACHED,
                        all(Triggers::yourCoterieAttaches, (t, _, o) -> t.facts.is(o.subject(), VAGRANT)),
                        score(2))
                .on(CHARACTER_DEFEATED, all(Triggers::yours, AgendaCards::hadVagrant), score(1)));
    }

    /// The target is a character that took damage, none of it Aggravated, and survived.
    private static boolean hurtButStanding(Rivals t, int card, TriggerResolution<Rivals> o) {
        return !CurrentAttack.isMortal(t) && CurrentAttack.damageDealt(t) > CurrentAttack.aggravatedDamageDealt(t)
                && !CurrentAttack.isTargetDefeated(t);
    }

    static boolean hunted(Rivals t, TriggerResolution<Rivals> o) {
        return t.facts.is(o.subject(), ANTAGONIST);
    }

    static boolean huntedFirst(Rivals t, int card, TriggerResolution<Rivals> o) {
        return hunted(t, o) && firstThisTurn(HUNTED).reactsTo(t, card, o);
    }

    private static Instruction.Effect<Rivals> reshuffle() {
        return (t, play) -> {
            t.move(play.subject(), CITY_DECK);
            while (t.first(CITY_DISCARD) != NONE) t.move(t.first(CITY_DISCARD), CITY_DECK);
            t.shuffle(CITY_DECK);
        };
    }

    /// 2 with four characters of blood potency 2 or more in The Streets, else 1.
    private static int strength(Rivals t, CardPlay<Rivals> play) {
        int strong = 0;
        for (int card = t.first(STREETS + play.seat()); card != NONE; card = t.next(card))
            if (t.blood.bp(card) >= 2) strong++;
        return strong >= 4 ? 2 : 1;
    }

    /// 1 for a foe's character who is not a Rival's, and 1 for blood potency 5 or more (RIV-CRD-48).
    private static int turf(Rivals t, int seat, int victim) {
        int foe = t.controller(victim);
        return (foe != seat && !t.rivalTokens.isRival(seat, foe) ? 1 : 0) + (t.blood.bp(victim) >= 5 ? 1 : 0);
    }

    private static int differentAnimals(Rivals t, int seat) {
        int different = 0;
        for (int card = t.first(ATTACHED + seat); card != NONE; card = t.next(card))
            if (t.facts.attachedAs(card, ANIMAL) && !alikeBefore(t, card)) different++;
        return different;
    }

    private static boolean alikeBefore(Rivals t, int card) {
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
            if (t.face(other) == t.face(card) && !t.isFaceDown(other)) return true;
        return false;
    }

    private static boolean itsFirst(Rivals t, int card, TriggerResolution<Rivals> o) {
        int bearer = t.attachments.hostOf(o.subject());
        return t.coteries.inStreets(bearer) && t.bearers.animals(bearer) == 1;
    }

    /// Whether an unattached Mortal of one of these kinds is in The Streets.
    private static boolean looseMortal(Rivals t, int sorts) {
        for (int card = t.first(CITY); card != NONE; card = t.next(card))
            if (t.facts.is(card, MORTAL) && t.facts.is(card, sorts) && t.attachments.hostOf(card) == NONE) return true;
        return false;
    }

    private static boolean hadVagrant(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.bearers.findAttached(o.subject(), MORTAL, VAGRANT) != NONE;
    }
}
