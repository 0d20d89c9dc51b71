package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.shields;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.score;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.TextCosts.needs;
import static elysium.rivals.rules.CardAreas.CHARACTERS;
import static elysium.rivals.table.clause.RivalsClause.LAST_PRESTIGE;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Clan.VENTRUE;
import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Kind.REACTION;
import static elysium.rivals.table.vocabulary.Kind.SCHEME;
import static elysium.rivals.table.vocabulary.Moment.PASSES;
import static elysium.rivals.table.vocabulary.Moment.SHIELDED;
import static elysium.rivals.table.vocabulary.Moment.TURN_STARTS;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.UNHOSTED;
import static elysium.rivals.table.vocabulary.Value.INFLUENCE;

import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.NumberChoice;
import elysium.rivals.dsl.Triggers;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The Library cards that need a Ventrue in the coterie.
public final class VentrueLibraryCards {
    private static final CardChoice ANYBODY = CardChoice.at(CHARACTERS);
    private static final NumberChoice STAKE =
            new NumberChoice((t, play) -> Math.min(3, t.prestige.of(play.seat()) - 1));

    private VentrueLibraryCards() {}

    public static void write(CardList page) {
        page.write(card(ACTION, "core-assert-authority", "Assert Authority", "Affirmer son autorité")
                .clan(VENTRUE).is(ONGOING | UNHOSTED)
                .says("Ongoing — +1 Influence for your Leader per foe in the game.",
                        "Persistant — Votre Meneur a +1 en Influence par adversaire en jeu.")
                .always(to(INFLUENCE,
                        (t, by, card) -> t.coteries.inCoterie(card) && card == t.coteries.leader(by.seat())
                                ? Integer.bitCount(t.turn.foes(by.seat())) : 0))
                .see("RIV-CRD-55"));

        page.write(card(REACTION, "core-dignity-of-the-office", "Dignity of the Office", "Dignité de la charge")
                .clan(VENTRUE).requires(3).reacts(PHYSICAL, SOCIAL)
                .says("Each titled character in your coterie adds +2 [shield].",
                        "Chaque personnage titré dans votre coterie ajoute +2 [shield].")
                .reads(SHIELDED, shields((t, play) -> 2 * titles(t, play))));

        page.write(card(SCHEME, "core-greed", "Greed", "Cupidité")
                .clan(VENTRUE)
                .says("Influence Conflict — Do I score 2 [agenda]?",
                        "Conflit d'Influence — Est-ce que je marque 2 [agenda] ?")
                .reads(PASSES, score(2)));

        page.write(card(ACTION, "core-long-term-investment", "Long-Term Investment", "Investissement à long terme")
                .clan(VENTRUE).is(ONGOING)
                .says("Pay 1 to 3 [prestige]: put twice as much [prestige] on this card from the general supply. Ongoing — Start of your turn: take 1 [prestige] from here. Burn this once empty.",
                        "Payez 1 à 3 [prestige] : placez le double de ce montant en [prestige] de la réserve générale sur cette carte. Persistant — Au début de votre tour, prenez-y 1 [prestige]. Une fois vide, brûlez-la.")
                .plays(Program.of(needs((t, play) -> t.prestige.of(play.seat()) > 1, LAST_PRESTIGE)),
                        STAKE.pick().then(invest()))
                .on(TURN_STARTS, Triggers::yourTurn, payOut())
                .see("RIV-CRD-24"));

        page.write(card(ACTION, "core-marked-man", "Marked Man", "Homme à abattre")
                .clan(VENTRUE).is(UNHOSTED)
                .says("Place 1 [agenda] from the general supply on a character, any player's. Whoever defeats that character gets it.",
                        "Placez 1 [agenda] de la réserve générale sur un personnage de n'importe quel joueur. Celui qui vainc ce personnage le gagne.")
                .plays(ANYBODY.pick().then(mark()))
                .see("RIV-RUL-45", "RIV-RUL-64"));

        page.write(card(ACTION, "core-royal-review", "Royal Review", "Revue royale")
                .clan(VENTRUE)
                .says("Each Title in your coterie earns you 1 [prestige].",
                        "Chaque Titre dans votre coterie vous rapporte 1 [prestige].")
                .plays(gain(VentrueLibraryCards::titles)));
    }

    /// The Titles in the own coterie; a character has at most one (RIV-TTL-01).
    private static int titles(Rivals t, CardPlay<Rivals> play) {
        int titles = 0;
        for (int card = t.coteries.firstOf(play.seat()); card != NONE; card = t.coteries.nextOf(card))
            if (t.bearers.titled(card)) titles++;
        return titles;
    }

    private static Instruction.Effect<Rivals> invest() {
        return (t, play) -> {
            int stake = STAKE.of(t, play);
            t.prestige.pay(play.seat(), stake);
            t.cardTokens.put(play.card(), 2 * stake);
        };
    }

    private static Instruction.Effect<Rivals> payOut() {
        return (t, play) -> {
            t.cardTokens.take(play.card(), 1);
            t.prestige.gain(play.seat(), 1);
            if (t.counters(play.card()) == 0) t.burn(play.card());
        };
    }

    private static Instruction.Effect<Rivals> mark() {
        return (t, play) -> {
            int card = ANYBODY.of(t, play);
            t.cardTokens.setBounty(card, t.cardTokens.bounty(card) + 1);
        };
    }
}
