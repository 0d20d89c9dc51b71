package elysium.rivals.cards;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.CHOICE;
import static elysium.rivals.dsl.Modifiers.toBearer;
import static elysium.rivals.dsl.SeatChoice.FOE;
import static elysium.rivals.dsl.TextCosts.discardThis;
import static elysium.rivals.dsl.TextCosts.ifHas;
import static elysium.rivals.dsl.TextCosts.inCoterie;
import static elysium.rivals.rules.CardAreas.BURNED_CITY;
import static elysium.rivals.rules.CardAreas.OUTSIDE;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.vocabulary.Discipline.ANIMALISM;
import static elysium.rivals.table.vocabulary.Discipline.AUSPEX;
import static elysium.rivals.table.vocabulary.Discipline.FORTITUDE;
import static elysium.rivals.table.vocabulary.Discipline.POTENCE;
import static elysium.rivals.table.vocabulary.Discipline.PROTEAN;
import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Moment.TURN_STARTS;
import static elysium.rivals.table.vocabulary.Trait.SHERIFF;
import static elysium.rivals.table.vocabulary.Trait.STREETS_ONLY;
import static elysium.rivals.table.vocabulary.Trait.VAGRANT;
import static elysium.rivals.table.vocabulary.Value.SECRECY;
import static elysium.tabletop.ControlFlow.ifTrue;

import elysium.kernel.Move;
import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.flow.Attaching;
import elysium.rivals.flow.MendOwn;
import elysium.rivals.flow.deeds.AnimalStrike;
import elysium.rivals.rules.Conspiracies;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The neutral Action cards without Ongoing.
final class ActionCards {
    private static final CardChoice PREY = CardChoice.at(OUTSIDE, (t, _, card) -> t.blood.wounded(card)),
            VAGRANT_BURNED = CardChoice.at(BURNED_CITY, (t, _, card) -> t.facts.is(card, VAGRANT));

    private ActionCards() {}

    static void write(CardList page) {
        page.write(card(ACTION, "core-coup-de-grace", "Coup de Grâce", "Coup de Grâce")
                .blood(2).is(STREETS_ONLY)
                .says("Play only from The Streets. [potence] Pay 2 [blood]: defeat a Wounded character who is outside their Haven.",
                        "À jouer seulement depuis La Rue. [potence] Payez 2 [blood] : un personnage Blessé de votre choix, hors de son Refuge, est vaincu.")
                .plays(ifTrue(ActionCards::ableToKill, PREY.mayPick(kill())))
                .see("RIV-CRD-10", "RIV-RUL-37"));

        page.write(card(ACTION, "core-everything-is-connected", "Everything is Connected", "Tout est lié")
                .says("With [auspex] in your coterie, every face-down card you control receives 1 [prestige] from the general supply.",
                        "Avec [auspex] dans votre coterie, chaque carte face cachée que vous contrôlez reçoit 1 [prestige] de la réserve générale.")
                .plays(ifTrue(inCoterie(1, AUSPEX), Program.of(connect())))
                .see("RIV-RUL-11"));

        page.write(card(ACTION, "core-late-night-snack", "Late-Night Snack", "En-cas nocturne")
                .says("Each [fortitude] in your coterie mends 1 [blood] on one of your characters, in coterie or in torpor, as you choose.",
                        "Chaque [fortitude] dans votre coterie régénère 1 [blood] sur un de vos personnages au choix, dans votre coterie ou en Torpeur.")
                .plays(snack())
                .see("RIV-CRD-22"));

        page.write(card(ACTION, "war-animal-dominion", "Animal Dominion", "Domination animale")
                .requires(5)
                .says("[animalism] Burn Animals attached in your coterie and/or discard Animals from your hand, X in all: a character in The Streets takes X [physical] [damage].",
                        "[animalism] Brûlez des Animaux attachés dans votre coterie et/ou défaussez des Animaux de votre main, X au total : un personnage dans La Rue subit X [damage] [physical].")
                .plays(ifTrue(ifHas(ANIMALISM), Program.of(unleash()))));

        page.write(card(ACTION, "war-earth-meld", "Earth Meld", "Fusion avec la terre")
                .says("[protean] The acting character attaches this and mends 2 [blood]. They have +2 Secrecy. Discard this at the start of your next turn.",
                        "[protean] Le personnage actif attache cette carte et régénère 2 [blood]. Il a +2 en Secret. Défaussez cette carte au début de votre prochain tour.")
                .plays(ifTrue(ifHas(PROTEAN), Program.of(attachToActor(), mendBearer(2))))
                .always(toBearer(SECRECY, 2))
                .on(TURN_STARTS, Triggers::yourTurn, discardThis()));

        page.write(card(ACTION, "war-feeding-the-hungry", "Feeding the Hungry", "Nourrir les affamés")
                .says("Bring 1 burned Vagrant back into The Streets.",
                        "Ramenez dans La Rue 1 Clochard de la pile de cartes brûlées.")
                .plays(Program.of(VAGRANT_BURNED.exists()), VAGRANT_BURNED.pick().then(rouse())));

        page.write(card(ACTION, "war-the-shakedown", "The Shakedown", "Fouille en règle")
                .says("See a foe's hand, then name an Attack type: they discard every Attack card of that type. If the acting character is Sheriff, you gain 1 [prestige] per card so discarded.",
                        "Regardez la main d'un adversaire, puis nommez un type d'Attaque : il défausse toutes ses cartes Attaque de ce type. Si le personnage actif a le Titre Préfet, gagnez 1 [prestige] par carte ainsi défaussée.")
                .plays(Program.of(FOE.exists()), FOE.pick().then(lookAtHand()).then(pickKind()).then(shakeDown()))
                .see("RIV-RUL-03"));
    }

    /// A vampire with Potence and more than its last blood.
    private static boolean ableToKill(Rivals t, CardPlay<Rivals> play) {
        return t.attributes.has(play.subject(), POTENCE) && t.blood.of(play.subject()) > 2;
    }

    private static Instruction.Effect<Rivals> kill() {
        return (t, play) -> {
            int prey = PREY.of(t, play);
            t.blood.pay(play.subject(), 2);
            t.blood.lose(prey, t.blood.of(prey), play.seat(), play.subject());
        };
    }

    private static Instruction.Effect<Rivals> connect() {
        return (t, play) -> {
            for (int card = t.first(GameLayout.ONGOING + play.seat()); card != NONE; card = t.next(card))
                if (t.isFaceDown(card)) Conspiracies.addPrestige(t, card, 1);
        };
    }

    private static Instruction.StartFrame<Rivals> snack() {
        return (t, play) -> new MendOwn(play.seat(), t.attributes.coterieIcons(play.seat(), FORTITUDE));
    }

    private static Instruction.StartFrame<Rivals> unleash() {
        return (_, play) -> AnimalStrike.of(play.seat(), play.subject());
    }

    private static Instruction.StartFrame<Rivals> attachToActor() {
        return (_, play) -> new Attaching(play.card(), play.subject(), NONE);
    }

    /// Mends the bearer, unless the card found no bearer.
    private static Instruction.Effect<Rivals> mendBearer(int blood) {
        return (t, play) -> {
            if (t.bearers.of(play.card()) == play.subject()) t.blood.mend(play.subject(), blood);
        };
    }

    private static Instruction.Effect<Rivals> rouse() {
        return (t, play) -> t.returnToCity(VAGRANT_BURNED.of(t, play), play.seat());
    }

    private static Instruction.Effect<Rivals> lookAtHand() {
        return (t, play) -> t.peekAtHand(FOE.of(t, play), play.seat());
    }

    private static Program<Rivals> pickKind() {
        Instruction.Choice<Rivals> pick = (_, _, out) -> {
            for (int kind = 0; kind < AttackKind.COUNT; kind++) out.offer(Move.of(Verb.ANNOUNCE, kind, CHOICE));
        };
        return ifTrue((t, play) -> t.count(HAND + FOE.of(t, play)) > 0, Program.of(pick));
    }

    /// Discards all Attack cards of the kind; a Sheriff profits.
    private static Instruction.Effect<Rivals> shakeDown() {
        return (t, play) -> {
            int foe = FOE.of(t, play), kind = play.picked(CHOICE), gone = 0;
            for (int card = t.first(HAND + foe), next; card != NONE; card = next) {
                next = t.next(card);
                if (kind == NONE || (t.printed(card, Fact.ATTACKS) >> kind & 1) == 0) continue;
                t.discard(card);
                gone++;
            }
            int title = t.bearers.title(play.subject());
            if (title != NONE && t.facts.is(title, SHERIFF)) t.prestige.gain(play.seat(), gone);
        };
    }
}
