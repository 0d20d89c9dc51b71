package elysium.rivals.cards;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.yourAttack;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.CHOICE;
import static elysium.rivals.dsl.Effects.SECOND;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.until;
import static elysium.rivals.dsl.SeatChoice.FOE;
import static elysium.rivals.dsl.TextCosts.burnThis;
import static elysium.rivals.dsl.TextCosts.discard;
import static elysium.rivals.dsl.TextCosts.exhaustThis;
import static elysium.rivals.dsl.TextCosts.inCoterie;
import static elysium.rivals.dsl.TextCosts.needs;
import static elysium.rivals.dsl.TextCosts.payPrestige;
import static elysium.rivals.dsl.Triggers.all;
import static elysium.rivals.dsl.Triggers.yours;
import static elysium.rivals.rules.CardAreas.IN_CITY;
import static elysium.rivals.rules.CardAreas.YOUR_CHARACTERS;
import static elysium.rivals.rules.CardAreas.YOUR_DISCARDS;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static elysium.rivals.table.clause.RivalsClause.CANNOT_PAY;
import static elysium.rivals.table.clause.RivalsClause.DISCIPLINE_NEEDED;
import static elysium.rivals.table.clause.RivalsClause.EMPTY_DECK;
import static elysium.rivals.table.clause.RivalsClause.LAST_PRESTIGE;
import static elysium.rivals.table.clause.RivalsClause.NO_ROOM;
import static elysium.rivals.table.vocabulary.Discipline.ANIMALISM;
import static elysium.rivals.table.vocabulary.Discipline.AUSPEX;
import static elysium.rivals.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.rivals.table.vocabulary.Discipline.PRESENCE;
import static elysium.rivals.table.vocabulary.Discipline.PROTEAN;
import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Kind.ANIMAL;
import static elysium.rivals.table.vocabulary.Moment.ANIMAL_ATTACHED;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.IN_INTEL;
import static elysium.rivals.table.vocabulary.Moment.MORTAL_DEFEATED;
import static elysium.rivals.table.vocabulary.Moment.RETAINER_ATTACHED;
import static elysium.rivals.table.vocabulary.Moment.TURN_STARTS;
import static elysium.rivals.table.vocabulary.Trait.CITIZEN;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.UNHOSTED;
import static elysium.rivals.table.vocabulary.Trait.VAGRANT;
import static elysium.rivals.table.vocabulary.Value.ANIMAL_COST;
import static elysium.rivals.table.vocabulary.Value.INFLUENCE;
import static elysium.rivals.table.vocabulary.Value.SECRECY;
import static elysium.rivals.table.vocabulary.Value.SPARED;
import static elysium.rivals.table.vocabulary.Value.TOLL;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.ControlFlow.may;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import elysium.kernel.Move;
import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.NumberChoice;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.flow.MendOwn;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Scope;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;

/// The neutral Ongoing Action cards.
final class OngoingCards {
    private static final int AGENDA_ONLY = 1, HAVEN_ONLY = 2, BOTH = 3, MOST_FLOCK = 15;
    private static final CardChoice THIRSTY = CardChoice.at(YOUR_CHARACTERS, (t, _, card) -> t.blood.wounded(card)),
            ANIMAL_LEFT = CardChoice.at(YOUR_DISCARDS, (t, _, card) -> t.facts.is(card, ANIMAL)),
            SHEEP = CardChoice.at(IN_CITY,
                    (t, play, card) -> t.city.isMortal(card)
                            && t.cardTokens.protection(card, play.seat()) < MOST_FLOCK),
            SUBJECT = CardChoice.at(IN_CITY,
                    (t, _, card) -> t.facts.is(card, CITIZEN | VAGRANT) && t.attachments.hostOf(card) == NONE);
    private static final NumberChoice CLUES = new NumberChoice((t, play) -> t.counters(play.card()));

    private OngoingCards() {}

    static void write(CardList page) {
        page.write(card(ACTION, "core-emergency-bloodbag", "Emergency Bloodbag", "Poche de sang d'urgence")
                .is(ONGOING | UNHOSTED)
                .says("Put 3 [blood] here from the general supply. Ongoing — Start of your turn: you may move one of these tokens to a Wounded character of yours, in your coterie or in torpor. Burn this once empty.",
                        "Placez ici 3 [blood] de la réserve générale. Persistant — Au début de votre tour, vous pouvez déplacer un de ces jetons sur un de vos personnages Blessés, dans votre coterie ou en Torpeur. Une fois vide, brûlez cette carte.")
                .plays(put(3))
                .on(TURN_STARTS, Triggers::yourTurn, THIRSTY.mayPick(drip()))
                .see("RIV-CRD-54"));

        page.write(card(ACTION, "core-first-tradition-the-masquerade", "First Tradition: The Masquerade",
                "Première Tradition : La Mascarade")
                .prestige(2).is(ONGOING | UNHOSTED)
                .says("Pay 2 [prestige]. Ongoing — +1 Secrecy for your vampires outside your Haven. Burn this if you defeat 2 Mortals in one turn.",
                        "Payez 2 [prestige]. Persistant — Vos vampires hors de votre Refuge ont +1 en Secret. Si vous vainquez 2 Mortels en un seul tour, brûlez cette carte.")
                .plays(Program.of(payPrestige(2)), Program.none())
                .always(to(SECRECY,
                        (t, by, card) -> t.coteries.inStreets(card) && t.controller(card) == by.seat() ? 1 : 0))
                .on(MORTAL_DEFEATED, (t, card, o) -> yours(t, card, o) && t.rivalTokens.mortalsBeaten(o.place()) >= 2,
                        burnThis()));

        page.write(card(ACTION, "core-influencer", "Influencer", "Influenceur")
                .prestige(1).is(ONGOING | UNHOSTED)
                .says("Pay 1 [prestige]. Ongoing — +1 Influence for every character of your coterie with [presence].",
                        "Payez 1 [prestige]. Persistant — Chaque personnage de votre coterie avec [presence] a +1 en Influence.")
                .plays(Program.of(payPrestige(1)), Program.none())
                .always(to(INFLUENCE,
                        (t, by, card) -> t.coteries.inCoterie(card) && t.controller(card) == by.seat()
                                && t.attributes.has(card, PRESENCE)
                                        ? 1 : 0)));

        page.write(card(ACTION, "core-search-engine", "Search Engine", "Moteur de recherche")
                .is(ONGOING | UNHOSTED)
                .says("Ongoing — Exhaust: with [auspex] in your coterie, see what lies on top of your Library or Faction Deck; leave that card or send it to the bottom.",
                        "Persistant — Épuisez : avec [auspex] dans votre coterie, regardez la carte du dessus de votre Bibliothèque ou de votre Deck faction ; laissez-la ou placez-la sous le deck.")
                .ability(IN_ACTIONS,
                        Program.of(needs(inCoterie(1, AUSPEX), DISCIPLINE_NEEDED),
                                needs(OngoingCards::anyDeck, EMPTY_DECK), exhaustThis()),
                        search()));

        page.write(card(ACTION, "war-bond-famulus", "Bond Famulus", "Lier le Famulus")
                .is(ONGOING | UNHOSTED)
                .says("Ongoing — Exhaust: this turn, your next Animal costs 1 [blood] less to attach. Ready the character who spent an action on it, if any.",
                        "Persistant — Épuisez : pendant ce tour, votre prochain Animal coûte 1 [blood] de moins à attacher. Si un personnage a dépensé une action pour le jouer, redressez-le.")
                .ability(IN_ACTIONS, Program.of(needs(inCoterie(1, ANIMALISM), DISCIPLINE_NEEDED), exhaustThis()),
                        until(Scope.NEXT_ANIMAL, ANIMAL_COST, (_, play) -> play.card(),
                                (t, by, actor) -> t.controller(actor) == by.seat() ? -1 : 0))
                .on(ANIMAL_ATTACHED, (t, card, o) -> yourAnimal(t, card, o) && o.place() != NONE,
                        Program.of(readyTamer(), endBond()))
                .on(ANIMAL_ATTACHED, (t, card, o) -> yourAnimal(t, card, o) && o.place() == NONE, endBond())
                .see("RIV-CRD-67", "RIV-CRD-68", "RIV-CRD-69"));

        page.write(card(ACTION, "war-constant-surveillance", "Constant Surveillance", "Surveillance constante")
                .prestige(1).is(ONGOING)
                .says("Pay 1 [prestige]: lay this over a foe's Agenda or Haven, or over both for 1 more [prestige]. Ongoing — What it covers has no text. Burn this at the start of your next turn.",
                        "Payez 1 [prestige] : posez cette carte sur la Cabale ou le Refuge d'un adversaire, ou sur les deux pour 1 [prestige] de plus. Persistant — Ce qu'elle couvre n'a plus de texte. Brûlez-la au début de votre prochain tour.")
                .plays(Program.of(payPrestige(1), FOE.exists()), FOE.pick().then(pickCovered()).then(cover()))
                .on(TURN_STARTS, Triggers::yourTurn, burnThis())
                .see("RIV-CRD-60", "RIV-CRD-61", "RIV-CRD-83", "RIV-RUL-47"));

        page.write(card(ACTION, "war-cracking-the-case", "Cracking the Case", "Résoudre l'affaire")
                .is(ONGOING | UNHOSTED)
                .says("Put 4 [prestige] here from the general supply. Ongoing — Remove X [prestige] from here: +X Intel for an attacker during this attack. Burn this once empty.",
                        "Placez ici 4 [prestige] de la réserve générale. Persistant — Retirez X [prestige] d'ici : un attaquant a +X en Info pour cette attaque. Une fois vide, brûlez cette carte.")
                .plays(put(4))
                .ability(IN_INTEL,
                        Program.of(yourAttack(), needs((t, play) -> t.counters(play.card()) > 0, CANNOT_PAY)),
                        CLUES.pick().then(use()))
                .see("RIV-RUL-49"));

        page.write(card(ACTION, "war-feral-whispers", "Feral Whispers", "Murmures sauvages")
                .is(ONGOING)
                .says("Put 3 [blood] here from the general supply. Ongoing — [animalism] As your turn starts, you may remove 1 [blood] from here: return 1 Animal to your hand from your discard pile. Burn this once empty.",
                        "Placez ici 3 [blood] de la réserve générale. Persistant — [animalism] Au début de votre tour, vous pouvez retirer 1 [blood] d'ici : reprenez en main 1 Animal de votre défausse. Une fois vide, brûlez cette carte.")
                .plays(put(3))
                .on(TURN_STARTS, all(Triggers::yourTurn, OngoingCards::animalismOfYours), ANIMAL_LEFT.mayPick(call())));

        page.write(card(ACTION, "war-help-me-help-you", "Help Me Help You", "Aide-moi à t'aider")
                .is(ONGOING | UNHOSTED)
                .says("Ongoing — Each Retainer attached by a character of your coterie mends 1 [blood] on one of your characters, in your coterie or in torpor.",
                        "Persistant — Chaque fois qu'un personnage de votre coterie attache un Servant, régénérez 1 [blood] sur un de vos personnages, dans votre coterie ou en Torpeur.")
                .on(RETAINER_ATTACHED, Triggers::yourCoterieAttaches, help()));

        page.write(card(ACTION, "war-hiding-in-plain-sight", "Hiding in Plain Sight", "Cachés à la vue de tous")
                .is(ONGOING | UNHOSTED)
                .says("Ongoing — Discard 1 card: this turn, no Antagonist [damage] may be assigned to your characters in The Streets who have [protean] or [obfuscate].",
                        "Persistant — Défaussez 1 carte : pendant ce tour, aucun [damage] d'Antagoniste ne peut être attribué à vos personnages dans La Rue ayant [protean] ou [obfuscate].")
                .ability(IN_ACTIONS, discard(1),
                        until(Scope.TURN, SPARED, (_, play) -> play.seat(), OngoingCards::hides)));

        page.write(card(ACTION, "war-protect-the-flock", "Protect the Flock", "Protéger le cheptel")
                .is(ONGOING | UNHOSTED)
                .says("Ongoing — Exhaust: put 1 [blood] of your colour from the general supply on a Mortal. (Foes need 1 more [damage] to defeat it for each such [blood].)",
                        "Persistant — Épuisez : placez 1 [blood] de votre couleur de la réserve générale sur un Mortel. (Pour chacun de ces [blood], vos adversaires doivent lui infliger 1 [damage] de plus pour le vaincre.)")
                .ability(IN_ACTIONS, Program.of(SHEEP.exists(), exhaustThis()), SHEEP.pick().then(protect()))
                .see("RIV-CRD-72", "RIV-CRD-73"));

        page.write(card(ACTION, "war-second-tradition-the-domain", "Second Tradition: The Domain",
                "Deuxième Tradition : Le Domaine")
                .is(ONGOING)
                .says("Ongoing — Exhaust: attach a Citizen or Vagrant of the City Deck in The Streets to this card (2 at most). It remains in The Streets and open to attack, but a foe must pay you 1 [prestige] to attack a Mortal attached here.",
                        "Persistant — Épuisez : attachez à cette carte un Citoyen ou un Clochard du Deck Cité présent dans La Rue (2 au maximum). Il reste dans La Rue et peut être attaqué, mais un adversaire doit vous payer 1 [prestige] pour attaquer un Mortel attaché ici.")
                .ability(IN_ACTIONS,
                        Program.of(needs((t, play) -> t.bearers.attachments(play.card()) < 2, NO_ROOM),
                                SUBJECT.exists(),
                                exhaustThis()),
                        SUBJECT.pick().then(claim()))
                .always(to(TOLL, (t, by, mortal) -> t.attachments.hostOf(mortal) == by.card() ? 1 : 0))
                .see("RIV-CRD-74", "RIV-CRD-75", "RIV-RUL-48", "RIV-RUL-60"));
    }

    private static Instruction.Effect<Rivals> put(int tokens) {
        return (t, play) -> t.cardTokens.put(play.card(), tokens);
    }

    /// Removes tokens from the card, which is burned when empty.
    private static void spend(Rivals t, CardPlay<Rivals> play, int tokens) {
        t.cardTokens.take(play.card(), tokens);
        if (t.counters(play.card()) == 0) t.burn(play.card());
    }

    private static Instruction.Effect<Rivals> drip() {
        return (t, play) -> {
            int thirsty = THIRSTY.of(t, play);
            spend(t, play, 1);
            t.blood.mend(thirsty, 1);
        };
    }

    private static boolean hasDeck(Rivals t, int seat, int deck) {
        return t.count((deck == 1 ? FACTION : LIBRARY) + seat) > 0;
    }

    private static boolean anyDeck(Rivals t, CardPlay<Rivals> play) {
        return hasDeck(t, play.seat(), 0) || hasDeck(t, play.seat(), 1);
    }

    /// The top card of the chosen deck, or of the only one with cards.
    private static int found(Rivals t, CardPlay<Rivals> play) {
        int seat = play.seat(), deck = play.picked(CHOICE);
        boolean faction = deck == NONE ? !hasDeck(t, seat, 0) : deck == 1;
        return t.first((faction ? FACTION : LIBRARY) + seat);
    }

    private static Program<Rivals> search() {
        Instruction.Choice<Rivals> pick = (_, _, out) -> {
            out.offer(Move.of(PICK_NUMBER, 0, CHOICE));
            out.offer(Move.of(PICK_NUMBER, 1, CHOICE));
        };
        Instruction.Effect<Rivals> look = (t, play) -> t.peekAtTop(found(t, play), play.seat());
        Instruction.Effect<Rivals> sink = (t, play) -> t.move(found(t, play), t.zone(found(t, play)));
        return ifTrue((t, play) -> hasDeck(t, play.seat(), 0) && hasDeck(t, play.seat(), 1), Program.of(pick))
                .then(look).then(may(SECOND, Program.of(sink)));
    }

    /// Whether the card was used and no Animal has been attached since.
    private static boolean bonds(Rivals t, int card) {
        return t.effects.has(t.face(card), t.controller(card), card);
    }

    private static boolean yourAnimal(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.controller(o.subject()) == t.controller(card) && bonds(t, card);
    }

    private static Instruction.Effect<Rivals> readyTamer() {
        return (t, play) -> t.readiness.ready(t.bearers.of(play.subject()));
    }

    private static Instruction.Effect<Rivals> endBond() {
        return (t, _) -> t.effects.endScope(Scope.NEXT_ANIMAL);
    }

    /// Chooses the Agenda, the Haven, or both for one more prestige.
    private static Program<Rivals> pickCovered() {
        Instruction.Choice<Rivals> pick = (t, play, out) -> {
            out.offer(Move.of(PICK_NUMBER, AGENDA_ONLY, CHOICE));
            out.offer(Move.of(PICK_NUMBER, HAVEN_ONLY, CHOICE));
            out.offer(Move.of(PICK_NUMBER, BOTH, CHOICE), t.prestige.of(play.seat()) > 1 ? null : LAST_PRESTIGE);
        };
        return Program.of(pick);
    }

    private static Instruction.Effect<Rivals> cover() {
        return (t, play) -> {
            int choice = play.picked(CHOICE);
            if (choice == BOTH) t.prestige.pay(play.seat(), 1);
            for (int card = t.first(SEAT_CARDS + FOE.of(t, play)); card != NONE; card = t.next(card))
                if ((choice & (t.facts.is(card, Kind.HAVEN) ? HAVEN_ONLY : AGENDA_ONLY)) != 0)
                    t.cardTokens.cover(card, play.card());
        };
    }

    private static Instruction.Effect<Rivals> use() {
        return (t, play) -> {
            int clues = CLUES.of(t, play);
            spend(t, play, clues);
            CurrentAttack.addIntel(t, clues);
        };
    }

    private static boolean animalismOfYours(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.attributes.coterieIcons(t.controller(card), ANIMALISM) > 0;
    }

    private static Instruction.Effect<Rivals> call() {
        return (t, play) -> {
            int animal = ANIMAL_LEFT.of(t, play);
            spend(t, play, 1);
            t.returnToHand(animal);
        };
    }

    private static Instruction.StartFrame<Rivals> help() {
        return (_, play) -> new MendOwn(play.seat(), 1);
    }

    /// Whether a character in The Streets can use it.
    private static int hides(Rivals t, EffectSource by, int card) {
        boolean yours = t.coteries.inStreets(card) && t.controller(card) == by.seat();
        return yours && (t.attributes.has(card, PROTEAN) || t.attributes.has(card, OBFUSCATE)) ? 1 : 0;
    }

    private static Instruction.Effect<Rivals> protect() {
        return (t, play) -> t.cardTokens.addProtection(SHEEP.of(t, play), play.seat());
    }

    /// Takes control of the Mortal, which stays in The Streets (RIV-CRD-74).
    private static Instruction.Effect<Rivals> claim() {
        return (t, play) -> {
            int mortal = SUBJECT.of(t, play);
            t.attachments.attach(mortal, play.card());
            t.logCard(EventKind.ATTACHED, play.seat(), mortal, play.def());
        };
    }
}
