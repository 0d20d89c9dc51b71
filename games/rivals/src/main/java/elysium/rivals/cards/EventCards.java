package elysium.rivals.cards;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.until;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.vocabulary.Kind.EVENT;
import static elysium.rivals.table.vocabulary.Moment.CHARACTER_DEFEATED;
import static elysium.rivals.table.vocabulary.Moment.CITY_TURNED_UP;
import static elysium.rivals.table.vocabulary.Moment.MORTAL_DEFEATED;
import static elysium.rivals.table.vocabulary.Moment.TURN_ENDS;
import static elysium.rivals.table.vocabulary.Scope.TURN;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.VAGRANT;
import static elysium.rivals.table.vocabulary.Value.ALONE;
import static elysium.rivals.table.vocabulary.Value.NO_RETURN;
import static elysium.rivals.table.vocabulary.Value.RANGED_BARRED;
import static elysium.rivals.table.vocabulary.Value.SECRECY;
import static elysium.rivals.table.vocabulary.Value.TOLL_OF_BLOOD;

import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.flow.DiscardForPrestige;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Defeat;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;

/// The Events of the City Deck.
final class EventCards {
    private EventCards() {}

    static void write(CardList page) {
        page.write(card(EVENT, "core-cable-car-accident", "Cable Car Accident", "Accident de tramway")
                .is(ONGOING)
                .says("Ongoing — At the start of their turn, characters in The Streets stay there and don't go back to their Haven.",
                        "Persistant — Au début de leur tour, les personnages dans La Rue y restent au lieu de retourner dans leur Refuge.")
                .always(to(NO_RETURN, (_, _, _) -> 1)));

        page.write(card(EVENT, "core-castro-street-party", "Castro Street Party", "Fête de rue à Castro")
                .is(ONGOING)
                .says("Ongoing — +1 Secrecy for characters in The Streets.",
                        "Persistant — Les personnages dans La Rue ont +1 en Secret.")
                .always(to(SECRECY, (t, _, self) -> t.coteries.inStreets(self) ? 1 : 0)));

        page.write(card(EVENT, "core-chinese-new-year", "Chinese New Year", "Nouvel An chinois")
                .says("Every Event in the burned pile goes back into the City Deck, which is shuffled.",
                        "Tous les Événements de la pile de cartes brûlées retournent dans le Deck Cité, que l'on mélange.")
                .plays(bringBackEvents())
                .see("RIV-CRD-09"));

        page.write(card(EVENT, "core-city-on-the-brink", "City on the Brink", "La cité au bord du gouffre")
                .is(ONGOING)
                .says("Ongoing — A player who defeats a foe's character scores 1 [agenda].",
                        "Persistant — Un joueur qui vainc le personnage d'un adversaire marque 1 [agenda].")
                .on(CHARACTER_DEFEATED, EventCards::beatenByFoe, victorScores()));

        page.write(card(EVENT, "core-gallery-opening", "Gallery Opening", "Vernissage")
                .says("Each player may discard up to 2 cards and gains 1 [prestige] per card.",
                        "Chaque joueur peut défausser jusqu'à 2 cartes et gagne 1 [prestige] par carte.")
                .plays(everybodyMayGive()));

        page.write(card(EVENT, "core-meeting-at-alcatraz", "Meeting at Alcatraz", "Réunion à Alcatraz")
                .says("All Leaders not in torpor must move to The Streets, each as a party of their own. The active player's Leader stays out of their Haven this turn; other characters may join that party.",
                        "Tous les Meneurs qui ne sont pas en Torpeur doivent aller dans La Rue, chacun formant son propre groupe. Le Meneur du joueur actif ne retourne pas dans son Refuge ce tour-ci, mais d'autres personnages peuvent rejoindre son groupe.")
                .plays(Program.of(callLeaders(), leaderStaysOut())));

        page.write(
                card(EVENT, "core-protests-in-the-streets", "Protests in the Streets", "Manifestations dans les rues")
                        .is(ONGOING)
                        .says("Ongoing — Attacking a Mortal in The Streets makes the attacker lose 1 [blood].",
                                "Persistant — Un personnage qui attaque un Mortel dans La Rue perd 1 [blood].")
                        .always(to(TOLL_OF_BLOOD, (_, _, _) -> 1))
                        .see("RIV-RUL-30"));

        page.write(card(EVENT, "core-san-francisco-fog", "San Francisco Fog", "Brouillard de San Francisco")
                .is(ONGOING)
                .says("Ongoing — No player may play [ranged] cards.",
                        "Persistant — Aucun joueur ne peut jouer de carte [ranged].")
                .always(to(RANGED_BARRED, (_, _, _) -> 1))
                .see("RIV-RUL-50"));

        page.write(card(EVENT, "core-the-hunger", "The Hunger", "Affamé")
                .is(ONGOING)
                .says("Ongoing — A Vagrant defeated in The Streets is worth 1 [agenda]. End of your turn: lose 1 [prestige] per character of your coterie below maximum [blood].",
                        "Persistant — Un Clochard vaincu dans La Rue vaut 1 [agenda]. À la fin de votre tour, perdez 1 [prestige] par personnage de votre coterie qui n'est pas à son maximum de [blood].")
                .on(MORTAL_DEFEATED, (t, _, o) -> t.facts.is(o.subject(), VAGRANT), attackerScores())
                .on(TURN_ENDS, EventCards::hungry, starve()));

        page.write(card(EVENT, "core-wandering-the-bart-tunnels", "Wandering the BART Tunnels", "Errance dans le métro")
                .is(ONGOING)
                .says("Ongoing — Each character outside their Haven forms a party alone.",
                        "Persistant — Chaque personnage hors de son Refuge forme un groupe à lui seul.")
                .always(to(ALONE, (_, _, _) -> 1))
                .on(CITY_TURNED_UP, Triggers::itself, scatter())
                .see("RIV-CRD-53"));
    }

    /// Returns all Events burned before this one, which is burned only afterwards.
    private static Instruction.Effect<Rivals> bringBackEvents() {
        return (t, _) -> {
            int next;
            for (int card = t.first(CITY_BURNED); card != NONE; card = next) {
                next = t.next(card);
                if (t.facts.is(card, EVENT)) t.move(card, CITY_DECK);
            }
            t.shuffle(CITY_DECK);
        };
    }

    private static boolean beatenByFoe(Rivals t, int card, TriggerResolution<Rivals> o) {
        return o.place() != NONE && o.place() != t.controller(o.subject());
    }

    private static Instruction.Effect<Rivals> victorScores() {
        return (t, play) -> t.agendas.score(Defeat.creditedTo(t, play.subject()), 1, play.card());
    }

    private static Instruction.Effect<Rivals> attackerScores() {
        return (t, play) -> t.agendas.score(CurrentAttack.attackerSeat(t), 1, play.card());
    }

    private static Instruction.StartFrame<Rivals> everybodyMayGive() {
        return (t, _) -> DiscardForPrestige.upTo(2, t);
    }

    /// Moves every Leader not in torpor to The Streets, alone, ready or exhausted as it is.
    private static Instruction.Effect<Rivals> callLeaders() {
        return (t, _) -> {
            for (int seat = 0; seat < t.players(); seat++)
                if (t.coteries.isLeaderAbilityActive(seat))
                    t.coteries.moveToStreets(t.coteries.leader(seat), Coteries.NEW_PARTY);
        };
    }

    private static Instruction.ValueModifier<Rivals> leaderStaysOut() {
        return until(TURN, NO_RETURN, (t, _) -> t.coteries.leader(t.turn.active()),
                (_, by, self) -> self == by.subject() ? 1 : 0);
    }

    private static boolean hungry(Rivals t, int card, TriggerResolution<Rivals> o) {
        return hungry(t, o.subject()) > 0;
    }

    private static int hungry(Rivals t, int seat) {
        int hungry = 0;
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            if (t.blood.of(card) < t.blood.bp(card)) hungry++;
        return hungry;
    }

    private static Instruction.Effect<Rivals> starve() {
        return (t, play) -> t.prestige.lose(play.subject(), hungry(t, play.subject()), NONE);
    }

    /// Splits all parties in The Streets (RIV-CRD-53).
    private static Instruction.Effect<Rivals> scatter() {
        return (t, _) -> {
            for (int seat = 0; seat < t.players(); seat++)
                for (int card = t.first(STREETS + seat); card != NONE; card = t.next(card))
                    if (t.coteries.partySize(card) > 1) t.coteries.regroup(card, Coteries.NEW_PARTY);
        };
    }
}
