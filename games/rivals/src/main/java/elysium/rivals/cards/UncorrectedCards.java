package elysium.rivals.cards;

import static elysium.rivals.cards.AgendaCards.hunted;
import static elysium.rivals.cards.HavenCards.YOUR_PLOT;
import static elysium.rivals.cards.HavenCards.hides;
import static elysium.rivals.cards.HavenCards.plot;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.HUNTED;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.mark;
import static elysium.rivals.dsl.Effects.score;
import static elysium.rivals.dsl.TextCosts.discard;
import static elysium.rivals.dsl.TextCosts.exhaustBearer;
import static elysium.rivals.dsl.Triggers.all;
import static elysium.rivals.dsl.UseConditions.leaderThere;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.Clan.BRUJAH;
import static elysium.rivals.table.vocabulary.Kind.AGENDA;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Kind.HAVEN;
import static elysium.rivals.table.vocabulary.Moment.ANTAGONIST_BURNED;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.MORTAL_DEFEATED;
import static elysium.rivals.table.vocabulary.Trait.TARGETED;

import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The corrected cards as first printed, for the option (RIV-RUL-02).
final class UncorrectedCards {
    private UncorrectedCards() {}

    static void write(CardList page) {
        page.write(card(ATTACK, "core-sucker-punch", "Sucker Punch", "Coup bas")
                .clan(BRUJAH).requires(2).attacks(PHYSICAL).damage(2).is(TARGETED)
                .says("Targeted (as you reveal this, you may redirect the attack to any member of the opposing party who is a legal target).",
                        "Ciblée (en révélant cette carte, vous pouvez réorienter l'attaque vers n'importe quel membre du groupe adverse qui est une cible légale)."));

        page.write(card(HAVEN, "core-the-madhouse", "The Madhouse", "Maison de fous")
                .says("+1 Secrecy for your characters in this Haven. Leader Ability — Exhaust your Leader and discard 1 card: put 1 [prestige] from the general supply on one of your face-down cards.",
                        "Vos personnages dans ce Refuge ont +1 en Secret. Capacité de Meneur — Épuisez votre Meneur et défaussez 1 carte : placez 1 [prestige] de la réserve générale sur une de vos cartes face cachée.")
                .always(hides())
                .ability(IN_ACTIONS,
                        Program.of(leaderThere(), YOUR_PLOT.exists(), exhaustBearer()).then(discard(1)),
                        YOUR_PLOT.pick(plot(YOUR_PLOT, 1)))
                .see("RIV-EX-10", "RIV-RUL-02", "RIV-RUL-11"));

        page.write(card(AGENDA, "core-hunt-the-hunters", "Hunt the Hunters", "Chasser les chasseurs")
                .says("Every Second Inquisition card that is defeated is shuffled into the City Deck. In each of your turns, the first one you defeat or burn gives you 1 [prestige] and 1 [agenda]. 13 [agenda] wins the game.",
                        "Toute carte Seconde Inquisition vaincue est mélangée au Deck Cité. À chacun de vos tours, la première que vous vainquez ou brûlez vous donne 1 [prestige] et 1 [agenda]. Avec 13 [agenda], vous gagnez la partie.")
                .on(MORTAL_DEFEATED, all(Triggers::yours, AgendaCards::huntedFirst), trophy())
                .on(MORTAL_DEFEATED, (t, _, o) -> hunted(t, o), shuffleIn())
                .on(ANTAGONIST_BURNED, all(Triggers::yours, AgendaCards::huntedFirst), trophy())
                .see("RIV-CRD-16", "RIV-RUL-02"));
    }

    private static Program<Rivals> trophy() {
        return Program.of(mark(HUNTED), gain(1), score(1));
    }

    private static Instruction.Effect<Rivals> shuffleIn() {
        return (t, play) -> {
            t.move(play.subject(), CITY_DECK);
            t.shuffle(CITY_DECK);
        };
    }
}
