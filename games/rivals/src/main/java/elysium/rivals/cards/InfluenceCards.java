package elysium.rivals.cards;

import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.bearer;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.score;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.toBearer;
import static elysium.rivals.dsl.SeatChoice.FOE;
import static elysium.rivals.dsl.SeatChoice.VICTIM;
import static elysium.rivals.dsl.TextCosts.burn;
import static elysium.rivals.dsl.TextCosts.exhaustBearer;
import static elysium.rivals.dsl.TextCosts.needs;
import static elysium.rivals.rules.CardAreas.STAYING;
import static elysium.rivals.rules.CardAreas.STAYING_OR_CITY;
import static elysium.rivals.table.clause.RivalsClause.ONLY_IN_STREETS;
import static elysium.rivals.table.vocabulary.Kind.CONSPIRACY;
import static elysium.rivals.table.vocabulary.Kind.INFLUENCE_MODIFIER;
import static elysium.rivals.table.vocabulary.Kind.SCHEME;
import static elysium.rivals.table.vocabulary.Kind.TITLE;
import static elysium.rivals.table.vocabulary.Moment.AS_ACTION;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.MODIFIES;
import static elysium.rivals.table.vocabulary.Moment.PASSES;
import static elysium.rivals.table.vocabulary.Moment.RESOLVES;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.SHERIFF;
import static elysium.rivals.table.vocabulary.Value.DAMAGE;
import static elysium.rivals.table.vocabulary.Value.INFLUENCE;
import static elysium.rivals.table.vocabulary.Value.RECRUIT_COST;
import static elysium.rivals.table.vocabulary.Value.SECRECY;
import static elysium.tabletop.ControlFlow.ifTrue;

import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.flow.Discarding;
import elysium.rivals.flow.deeds.BurnInPlay;
import elysium.rivals.flow.deeds.MendEachPlayer;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The neutral Schemes, Titles, Influence Modifiers and Conspiracies.
final class InfluenceCards {
    private static final CardChoice THEIRS =
            CardChoice.at(STAYING, (t, play, card) -> !t.isFaceDown(card) && t.facts.is(card, ONGOING)
                    && (VICTIM.seats().of(t, play) >> t.controller(card) & 1) != 0);
    private static final CardChoice PERSISTENT =
            CardChoice.at(STAYING_OR_CITY, (t, _, card) -> !t.isFaceDown(card) && t.facts.is(card, ONGOING));

    private InfluenceCards() {}

    static void write(CardList page) {
        page.write(card(CONSPIRACY, "core-burning-down-the-house", "Burning Down the House", "La maison en flammes")
                .threshold(3)
                .says("Enters face down with 1 [prestige] on it. In your turn, with 3+ [prestige] here, you may resolve it: burn an Ongoing card controlled by a foe who contributed nothing.",
                        "Arrive face cachée avec 1 [prestige] dessus. À votre tour, avec 3+ [prestige] ici, vous pouvez la résoudre : brûlez une carte Persistante contrôlée par un adversaire qui n'a pas contribué.")
                .reads(RESOLVES, Program.of(THEIRS.suffers()), THEIRS.pick().then(burn(THEIRS))));

        page.write(card(CONSPIRACY, "core-destroy-the-plans", "Destroy the Plans", "Détruire les plans")
                .threshold(3)
                .says("Enters face down with 1 [prestige] on it. In your turn, with 3+ [prestige] here, you may resolve it: a foe of your choice who contributed nothing discards 3 cards.",
                        "Arrive face cachée avec 1 [prestige] dessus. À votre tour, avec 3+ [prestige] ici, vous pouvez la résoudre : un adversaire de votre choix qui n'a pas contribué défausse 3 cartes.")
                .reads(RESOLVES, Program.of(VICTIM.suffers()), VICTIM.pick().then(victimDiscards(3)))
                .see("RIV-RUL-35"));

        page.write(card(SCHEME, "core-free-money", "Free Money", "Argent facile")
                .says("Influence Conflict — Do all players gain 3 [prestige]?",
                        "Conflit d'Influence — Tous les joueurs gagnent-ils 3 [prestige] ?")
                .reads(PASSES, everybodyGains(3)));

        page.write(card(INFLUENCE_MODIFIER, "core-hedge-your-bets", "Hedge Your Bets", "Assurer ses arrières")
                .influence(2)
                .says("+2 Influence for you in this action or event. In a Scheme that fails, score 1 [agenda].",
                        "Vous avez +2 en Influence pour cette action ou cet événement. Dans une Intrigue qui échoue, marquez 1 [agenda].")
                .reads(MODIFIES, ifTrue((t, _) -> !Conflict.passed(t), Program.of(score(1))))
                .see("RIV-CRD-14"));

        page.write(card(TITLE, "core-herald", "Herald", "Héraut")
                .requires(2).influence(2).unique()
                .says("Exert 2 Influence: the acting character attaches this Title. Characters cost you 1 [prestige] less to recruit; the general supply adds the missing [blood].",
                        "Exercez 2 en Influence : le personnage actif attache ce Titre. Recruter un personnage vous coûte 1 [prestige] de moins ; la réserve générale fournit le [blood] manquant.")
                .always(to(RECRUIT_COST,
                        (t, by, seat) -> seat == by.seat() && t.coteries.inCoterie(by.subject()) ? -1 : 0)));

        page.write(card(TITLE, "core-keeper-of-elysium", "Keeper of Elysium", "Gardien de l'Elysium")
                .requires(4).influence(4).unique()
                .says("Exert 4 Influence: the acting character attaches this Title. +1 Secrecy for your characters in your Haven.",
                        "Exercez 4 en Influence : le personnage actif attache ce Titre. Vos personnages dans votre Refuge ont +1 en Secret.")
                .always(to(SECRECY,
                        (t, by, card) -> t.coteries.inHaven(card) && t.controller(card) == by.seat()
                                && t.coteries.inCoterie(by.subject())
                                        ? 1 : 0)));

        page.write(card(CONSPIRACY, "core-lost-glory", "Lost Glory", "Gloire déchue")
                .threshold(4)
                .says("Enters face down with 1 [prestige] on it. In your turn, with 4+ [prestige] here, you may resolve it: a foe of your choice who contributed nothing loses 1 [agenda], or 2 [agenda] if they have 9+.",
                        "Arrive face cachée avec 1 [prestige] dessus. À votre tour, avec 4+ [prestige] ici, vous pouvez la résoudre : un adversaire de votre choix qui n'a pas contribué perd 1 [agenda], ou 2 [agenda] s'il en a 9+.")
                .reads(RESOLVES, Program.of(VICTIM.suffers()), VICTIM.pick().then(victimFalls())));

        page.write(card(SCHEME, "core-mercy", "Mercy", "Miséricorde")
                .says("Influence Conflict — Does every player choose one of their characters, in coterie or in torpor, and mend 4 [blood] on them?",
                        "Conflit d'Influence — Chaque joueur choisit-il un de ses personnages, dans sa coterie ou en Torpeur, pour y régénérer 4 [blood] ?")
                .reads(PASSES, mercy(4))
                .see("RIV-CRD-25", "RIV-CRD-26"));

        page.write(card(TITLE, "core-primogen", "Primogen", "Primogène")
                .requires(3).influence(3).onePerPlayer()
                .says("Exert 3 Influence: the acting character attaches this Title. They have +1 Influence and deal +1 [damage] to titled characters.",
                        "Exercez 3 en Influence : le personnage actif attache ce Titre. Il a +1 en Influence et inflige +1 [damage] aux personnages titrés.")
                .always(toBearer(INFLUENCE, 1))
                .always(toBearer(DAMAGE,
                        (t, _, dealer) -> t.bearers.titled(CurrentAttack.adversaryOf(t, dealer)) ? 1 : 0))
                .see("RIV-CRD-34", "RIV-RUL-71", "RIV-TTL-09"));

        page.write(card(TITLE, "core-seneschal", "Seneschal", "Sénéchal")
                .requires(5).influence(5).unique()
                .says("Exert 5 Influence: the acting character attaches this Title. Action: a foe of your choice loses 1 [prestige], or 2 if nobody controls the Prince of the City.",
                        "Exercez 5 en Influence : le personnage actif attache ce Titre. Action : un adversaire de votre choix perd 1 [prestige], ou 2 si personne ne contrôle le Prince de la Cité.")
                .ability(AS_ACTION, Program.of(FOE.exists()), FOE.pick().then(diminish()))
                .see("RIV-CRD-56", "RIV-ACT-17", "RIV-ACT-18"));

        page.write(card(TITLE, "core-sheriff", "Sheriff", "Préfet")
                .requires(4).influence(4).unique().is(SHERIFF)
                .says("Exert 4 Influence: the acting character attaches this Title. Exhaust this character, only in The Streets: burn any Ongoing card.",
                        "Exercez 4 en Influence : le personnage actif attache ce Titre. Épuisez ce personnage, seulement dans La Rue : brûlez une carte Persistante de votre choix.")
                .ability(IN_ACTIONS,
                        Program.of(needs((t, play) -> t.coteries.inStreets(bearer(t, play)), ONLY_IN_STREETS),
                                PERSISTENT.exists(), exhaustBearer()),
                        PERSISTENT.pick().then(raid()))
                .see("RIV-CRD-39", "RIV-CRD-40"));

        page.write(card(INFLUENCE_MODIFIER, "core-the-last-word", "The Last Word", "Avoir le dernier mot")
                .influence(5)
                .says("+5 Influence for you in this action or event. In a Scheme won by your side, gain 1 [prestige].",
                        "Vous avez +5 en Influence pour cette action ou cet événement. Dans une Intrigue remportée par votre camp, gagnez 1 [prestige].")
                .reads(MODIFIES, ifTrue((t, play) -> Conflict.won(t, play.seat()), Program.of(gain(1))))
                .see("RIV-CRD-14"));

        page.write(card(CONSPIRACY, "core-whispering-campaign", "Whispering Campaign", "Campagne de rumeurs")
                .threshold(4)
                .says("Enters face down with 1 [prestige] on it. In your turn, with 4+ [prestige] here, you may resolve it: steal 2 [prestige] from a foe of your choice who contributed nothing.",
                        "Arrive face cachée avec 1 [prestige] dessus. À votre tour, avec 4+ [prestige] ici, vous pouvez la résoudre : volez 2 [prestige] à un adversaire de votre choix qui n'a pas contribué.")
                .reads(RESOLVES, Program.of(VICTIM.suffers()), VICTIM.pick().then(victimIsRobbed(2))));
    }

    private static Instruction.StartFrame<Rivals> victimDiscards(int cards) {
        return (t, play) -> Discarding.of(VICTIM.of(t, play), cards);
    }

    private static Instruction.Effect<Rivals> everybodyGains(int prestige) {
        return (t, _) -> {
            for (int k = 0, seat = t.turn.active(); k < t.players(); k++, seat = t.turn.after(seat))
                t.prestige.gain(seat, prestige);
        };
    }

    /// Takes one agenda, or two from a player with nine.
    private static Instruction.Effect<Rivals> victimFalls() {
        return (t, play) -> {
            int foe = VICTIM.of(t, play);
            t.agendas.lose(foe, t.agendas.of(foe) >= 9 ? 2 : 1);
        };
    }

    private static Instruction.StartFrame<Rivals> mercy(int blood) {
        return (_, _) -> new MendEachPlayer(blood, 0);
    }

    /// Takes one prestige, or two while there is no Prince.
    private static Instruction.Effect<Rivals> diminish() {
        return (t, play) -> t.prestige.lose(FOE.of(t, play), t.city.princeHeld() ? 1 : 2, play.seat());
    }

    private static Instruction.StartFrame<Rivals> raid() {
        return (t, play) -> new BurnInPlay(PERSISTENT.of(t, play), play.seat(), false);
    }

    private static Instruction.Effect<Rivals> victimIsRobbed(int prestige) {
        return (t, play) -> t.prestige.steal(VICTIM.of(t, play), play.seat(), prestige);
    }
}
