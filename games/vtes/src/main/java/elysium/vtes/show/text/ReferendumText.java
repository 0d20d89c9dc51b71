package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.vtes.table.GameLayout.READY;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Verb;

/// The title, terms and vote sources of a referendum in words.
public final class ReferendumText {
    /// The sources of votes: a minion, the political action card, the Edge, other texts, the bloc of the prisci.
    private static final int MINION = 0, FIRST_OWN = 1, PRISCI = 4, BLOC = 3;
    private static final List<Text> OWN = List.of(new Text("political action card", "carte d'action politique"),
            new Text("the Edge", "l'Avantage"), new Text("cards in play", "cartes en jeu"));

    /// One source of votes.
    ///
    /// @param minion the minion that casts them, or NONE
    /// @param side how they were cast
    public record Vote(int seat, int minion, int source, int amount, int side, Text name) {}

    private ReferendumText() {}

    public static String title(Vtes t, VtesPhrases in) {
        if (CurrentReferendum.isBloodHunt(t))
            return in.say("Blood hunt: ", "Chasse de sang : ") + in.named(t, CurrentReferendum.huntedVampire(t));
        String card =
                CurrentReferendum.card(t) == NONE ? "" : in.say(": ", " : ") + in.named(t, CurrentReferendum.card(t));
        return in.say("Referendum", "Référendum") + card;
    }

    /// The chosen terms.
    public static List<String> terms(Vtes t, VtesPhrases in) {
        List<String> terms = new ArrayList<>();
        for (int at = 0; at < t.depth(); at++)
            if (t.frame(at) instanceof CardPlay<Vtes> play && play.card() == CurrentReferendum.card(t)
                    && CurrentReferendum.card(t) != NONE)
                for (int name = 0; name < CardPlay.SLOTS; name++) {
                    String term = play.picked(name) == NONE ? "" : term(t, play, name, in);
                    if (!term.isEmpty()) terms.add(term);
                }
        return in.withCounts(terms);
    }

    /// A chosen term; the instruction that asked for it says whether it is a card, a seat or a number.
    private static String term(Vtes t, CardPlay<Vtes> play, int name, VtesPhrases in) {
        int pick = play.picked(name);
        return switch (verb(t, play, name)) {
            case Verbs.PICK_CARD -> t.sees(SPECTATOR, pick) ? in.named(t, pick) : "";
            case Verbs.PICK_SEAT -> in.seat(pick);
            case Verb.NAME_CLAN -> Clan.of(pick).title().in(in.lang());
            case Verbs.PICK_NUMBER -> name == Vtes.CHOICE ? "" : String.valueOf(pick);
            default -> "";
        };
    }

    private static int verb(Vtes t, CardPlay<Vtes> play, int name) {
        Instruction<Vtes>[] parts = t.book().instructions(play.def(), play.mode());
        for (int at = 0; at < play.at(); at++) {
            if (!(parts[at] instanceof Instruction.Choice<Vtes> picks)) continue;
            Offers offers = Offers.movesOnly();
            picks.offer(t, play.atInstruction(at), offers);
            for (int i = 0; i < offers.size(); i++)
                if (Move.verb(offers.get(i)) != Verbs.PASS && Move.b(offers.get(i)) == name)
                    return Move.verb(offers.get(i));
        }
        return NONE;
    }

    /// All votes that are or can be cast, by seat.
    public static List<Vote> votes(Vtes t) {
        List<Vote> votes = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++) {
            if (!t.seats.isAlive(seat)) continue;
            for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion)) {
                int amount = CurrentReferendum.votes(t, minion), side = CurrentReferendum.side(t, minion);
                if (amount > 0 || side != CurrentReferendum.NO_SIDE)
                    votes.add(new Vote(seat, minion, MINION, amount, side, name(t, minion)));
            }
            for (int source = 0; source < CurrentReferendum.SOURCES; source++)
                if (CurrentReferendum.ownVotes(t, seat, source) > 0)
                    votes.add(new Vote(seat, NONE, FIRST_OWN + source, CurrentReferendum.ownVotes(t, seat, source),
                            CurrentReferendum.ownSide(t, seat, source), OWN.get(source)));
        }
        if (CurrentReferendum.prisciSide(t) != CurrentReferendum.NO_SIDE)
            votes.add(new Vote(NONE, NONE, PRISCI, BLOC, CurrentReferendum.prisciSide(t),
                    new Text("the prisci", "les prisci")));
        return votes;
    }

    /// The name of a minion with its title in force.
    private static Text name(Vtes t, int minion) {
        int title = t.facts.isVampire(minion) ? Titles.inForce(t, minion) : 0;
        return VtesPhrases
                .inBothLanguages(in -> in.named(t, minion) + (title == 0 ? "" : " (" + in.title(title) + ")"));
    }
}
