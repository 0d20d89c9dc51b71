package elysium.vtes.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.ifPicked;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PICK_SEAT;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.READY_MINIONS;
import static elysium.vtes.dsl.Effects.AMOUNT;
import static elysium.vtes.dsl.Effects.CHOICE;
import static elysium.vtes.dsl.Effects.SECOND;
import static elysium.vtes.dsl.Effects.TARGET;
import static elysium.vtes.dsl.Effects.everybodysPool;
import static elysium.vtes.dsl.ModeBuilder.political;
import static elysium.vtes.dsl.References.THIS_CARD;
import static elysium.vtes.dsl.ReferendumEffects.bestows;
import static elysium.vtes.dsl.ReferendumEffects.votesOf;
import static elysium.vtes.table.Trait.BOON;
import static elysium.vtes.table.Trait.TITLE;
import static elysium.vtes.table.vocabulary.Clan.TOREADOR;
import static elysium.vtes.table.vocabulary.Kind.POLITICAL_ACTION;
import static elysium.vtes.table.vocabulary.Title.JUSTICAR;
import static elysium.vtes.table.vocabulary.Title.PRINCE;

import elysium.kernel.Move;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.SeatChoice;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.flow.politics.Sharing;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.rules.politics.VoteStakes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Verb;

/// The political action cards.
final class PoliticsCards {
    private static final int TITLE_OF_CLAN = JUSTICAR.of(TOREADOR.ordinal());
    private static final CardChoice CANDIDATE = CardChoice.at(READY_MINIONS,
            (t, _, card) -> t.facts.isVampire(card) && Titles.suitable(t, card, TITLE_OF_CLAN));

    /// The names of the picks of who gets each of 3 points.
    private static final int[] HEIRS = {CHOICE, AMOUNT, SECOND};

    private PoliticsCards() {}

    static void write(CardList page) {
        page.write(card(POLITICAL_ACTION, "ancilla-empowerment", "Ancilla Empowerment", "Ascension des ancillas")
                .says("If the referendum passes, every Methuselah, you included, burns 1 pool per minion they "
                        + "control.",
                        "Si le référendum passe, tous les Mathusalems, vous compris, brûlent 1 point de "
                                + "réserve par serviteur contrôlé.")
                .basic(political().does(
                        Referendum.of(Program.none(),
                                Program.of(everybodysPool((t, _, seat) -> -t.regions.minions(seat))))))
                .see("VTES-CLR-03", "VTES-CLR-04", "VTES-RUL-88"));

        page.write(card(POLITICAL_ACTION, "consanguineous-boon", "Consanguineous Boon", "Faveur consanguine")
                .is(BOON)
                .says("Name a clan. If the referendum passes, every Methuselah gains 1 pool per vampire of "
                        + "that clan they control.",
                        "Nommez un clan. Si le référendum passe, tous les Mathusalems gagnent 1 point de "
                                + "réserve par vampire de ce clan qu'ils contrôlent.")
                .basic(political()
                        .does(Referendum.of(Program.of(clan()), Program.of(everybodysPool(PoliticsCards::members)))))
                .see("VTES-CLR-37", "VTES-CRL-11"));

        page.write(card(POLITICAL_ACTION, "kine-resources-contested", "Kine Resources Contested",
                "Conflit sur le bétail")
                .says("Share out 4 points among at least two Methuselahs (you may be one). If the referendum "
                        + "passes, each of them burns 1 pool per point received.",
                        "Répartissez 4 points entre au moins deux Mathusalems (vous pouvez en être). Si le "
                                + "référendum passe, chacun d'eux brûle 1 point de réserve par point reçu.")
                .basic(political().does(Referendum.of(fourPoints(),
                        Program.of(everybodysPool((_, play, seat) -> -points(play, seat))))))
                .see("VTES-CLR-18", "VTES-CRL-28", "VTES-RUL-88"));

        page.write(card(POLITICAL_ACTION, "parity-shift", "Parity Shift", "Changement de parité")
                .needs(PRINCE, JUSTICAR)
                .says("Prince or justicar only.\n"
                        + "Choose a Methuselah with more pool than you and share 3 of that pool among 1 or more "
                        + "others (you may be one). If the referendum passes, it moves as you shared it.",
                        "Prince ou justicar seulement.\n"
                                + "Choisissez un Mathusalem dont la réserve dépasse la vôtre et répartissez-en 3 points "
                                + "entre 1 ou plusieurs autres (vous pouvez en être). Si le référendum passe, ces "
                                + "points sont déplacés selon ce partage.")
                .basic(political().only(somebodyRicher())
                        .does(Referendum.of(spoils(),
                                ifPicked(TARGET, Program.of(new VoteStakes.Told(PoliticsCards::spoilsOf), moved())))))
                .see("VTES-CRL-33", "VTES-RUL-62", "VTES-RUL-63"));

        page.write(card(POLITICAL_ACTION, "toreador-justicar", "Toreador Justicar", "Justicar Toréador")
                .is(TITLE)
                .says("Choose a ready Camarilla Toreador. If the referendum passes, put this card on it. Each "
                        + "ready Toreador has +1 vote in this referendum.\n"
                        + "This vampire holds the title of Toreador justicar, a unique Camarilla title.",
                        "Choisissez un Toréador disponible de la Camarilla. Si le référendum passe, posez "
                                + "cette carte sur lui. Tout Toréador disponible a +1 voix dans ce référendum.\n"
                                + "Ce vampire porte le titre de justicar Toréador, titre unique de la Camarilla.")
                .basic(political().only(CANDIDATE.exists())
                        .does(Referendum.of(
                                CANDIDATE.ifAny(
                                        Program.of(votesOf((t, _, minion) -> t.identity.is(minion, TOREADOR), 1))),
                                ifPicked(TARGET, Program.of(bestows(CANDIDATE, TITLE_OF_CLAN, THIS_CARD))))))
                .see("VTES-CLR-45", "VTES-CRL-45", "VTES-SEC-02", "VTES-SEC-17", "VTES-CTI-01"));
    }

    // ---- effects on every Methuselah

    /// Any clan, in play or not.
    private static Instruction.Choice<Vtes> clan() {
        return new Instruction.NamedChoice<>(Verb.NAME_CLAN, TARGET, (_, _, out) -> {
            for (int clan = 0; clan < Clan.COUNT; clan++) out.offer(Move.of(Verb.NAME_CLAN, clan, TARGET));
        });
    }

    private static int members(Vtes t, CardPlay<Vtes> play, int seat) {
        Clan clan = Clan.of(play.picked(TARGET));
        int members = 0;
        for (int minion = t.regions.firstMinion(seat); minion != NONE; minion = t.regions.nextMinion(minion))
            if (t.facts.isVampire(minion) && t.identity.is(minion, clan)) members++;
        return members;
    }

    // ---- points shared out among Methuselahs

    private static Program<Vtes> fourPoints() {
        return Program.<Vtes>of(point(TARGET), point(CHOICE), point(AMOUNT), point(SECOND));
    }

    /// A point for any Methuselah; the last one must go to another than the first two if those went to one
    /// (VTES-CLR-18).
    private static Instruction.Choice<Vtes> point(int name) {
        return new Instruction.NamedChoice<>(PICK_SEAT, name, (t, play, out) -> {
            for (int seat = 0; seat < t.players(); seat++)
                if (t.seats.isAlive(seat) && !(name == SECOND && points(play, seat) == 3))
                    out.offer(Move.of(PICK_SEAT, seat, name));
        });
    }

    private static int points(CardPlay<Vtes> play, int seat) {
        int points = 0;
        for (int name = 0; name < CardPlay.SLOTS; name++) if (play.picked(name) == seat) points++;
        return points;
    }

    // ---- pool taken from richer Methuselahs

    private static Instruction.Requirement<Vtes> somebodyRicher() {
        return (t, play) -> richer(t, play) != 0 ? null : PoliticsClause.NO_TERMS;
    }

    private static int richer(Vtes t, CardPlay<Vtes> play) {
        int richer = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.seats.isAlive(seat) && t.pools.of(seat) > t.pools.of(play.seat())) richer |= 1 << seat;
        return richer;
    }

    /// The Methuselah that loses pool, if any is richer, and who gets each of 3 points.
    private static Program<Vtes> spoils() {
        SeatChoice from = new SeatChoice(TARGET, PoliticsCards::richer);
        return ifTrue((t, play) -> richer(t, play) != 0,
                Program.of(from.pick(), heir(CHOICE), heir(AMOUNT), heir(SECOND)));
    }

    private static Instruction.Choice<Vtes> heir(int name) {
        return new SeatChoice(name, (t, play) -> t.seats.aliveSeats() & ~(1 << play.picked(TARGET))).pick();
    }

    /// The points a seat gains, or loses as the source.
    private static int spoilsOf(Vtes t, CardPlay<Vtes> play, int seat) {
        int from = play.picked(TARGET);
        if (from == NONE) return 0;
        int all = Math.min(HEIRS.length, t.pools.of(from)), gets = 0;
        if (seat == from) return -all;
        for (int name : HEIRS) if (play.picked(name) == seat) gets++;
        return Math.min(gets, all);
    }

    private static Instruction.StartFrame<Vtes> moved() {
        return (_, play) -> {
            int shares = 0;
            for (int name : HEIRS) shares = Sharing.addShare(shares, play.picked(name));
            return new Sharing(play.seat(), play.picked(TARGET), shares);
        };
    }
}
