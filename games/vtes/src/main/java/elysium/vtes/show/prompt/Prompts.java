package elysium.vtes.show.prompt;

import java.util.Locale;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.tabletop.CardPlay;
import elysium.tabletop.text.Phrases;
import elysium.vtes.flow.Discarding;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.show.text.Progress;
import elysium.vtes.show.text.ResultText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Verb;

/// Writes the current question to the seats that must answer it, and tells the others whose answer is awaited.
public final class Prompts {
    private Prompts() {}

    public static Text of(Vtes t, int seat) {
        return VtesPhrases.inBothLanguages(in -> of(t, seat, in));
    }

    private static String of(Vtes t, int seat, VtesPhrases in) {
        if (t.isOver()) return in.say("The game is over: ", "La partie est finie : ") + ResultText.of(t, in) + ".";
        if (!t.isAsked(seat)) return waiting(t, in);
        return asked(t, seat, t.top(), in);
    }

    private static String waiting(Vtes t, VtesPhrases in) {
        int asked = Integer.numberOfTrailingZeros(t.askedSeats());
        return in.say("Waiting for ", "On attend ") + in.seats(t.askedSeats()) + in.say(": ", " : ")
                + what(t, asked, in)
                + ".";
    }

    /// What a seat must answer, as all players may know.
    public static String what(Vtes t, int seat, VtesPhrases in) {
        GameQuestions query = GameQuestions.known(t, seat);
        if (query != GameQuestions.CHOOSE || !(t.top() instanceof CardPlay<Vtes> play))
            return lower(query.kind().label().in(in.lang()));
        return in.say("a choice for ", "un choix pour ") + in.card(t, play.def());
    }

    private static String lower(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }

    private static String asked(Vtes t, int seat, Frame<Vtes> top, VtesPhrases in) {
        return switch (top) {
            case PhaseWindow going -> seat == t.turn.active() ? phase(t, seat, going.phase(), in) : others(t, in);
            case MinionPhase _ -> seat == t.turn.active() ? minion(t, seat, in) : others(t, in);
            case Discarding _ -> in.say("Your hand is too large: which card do you discard? (It is not replaced.)",
                    "Votre main est trop grande : quelle carte défaussez-vous ? (Elle n'est pas remplacée.)");
            default -> {
                String asked = ActionPrompts.of(t, seat, top, in) + CombatPrompts.of(t, seat, top, in)
                        + PoliticsPrompts.of(t, top, in);
                yield asked.isEmpty() ? TextPrompts.of(t, seat, in) : asked;
            }
        };
    }

    private static String phase(Vtes t, int seat, Phase phase, VtesPhrases in) {
        return switch (phase) {
            case UNLOCK -> unlock(t, seat, in);
            case MASTER -> in.say("Master phase: which master card do you play, if any? (",
                    "Phase de maître : quelle carte de maître jouez-vous, s'il y a lieu ? (")
                    + Phrases.capital(Progress.left(t, in)) + ".)";
            case INFLUENCE -> in.say("Influence phase: what do you do? (", "Phase d'influence : que faites-vous ? (")
                    + Phrases.capital(Progress.left(t, in)) + in.say(", ", " ; ") + in.pool(t.pools.of(seat)) + ".)";
            default -> in.say("Discard phase: which card do you discard, if any? (",
                    "Phase de défausse : quelle carte défaussez-vous, s'il y a lieu ? (")
                    + Phrases.capital(Progress.left(t, in)) + ".)";
        };
    }

    private static String unlock(Vtes t, int seat, VtesPhrases in) {
        boolean free = t.offers(seat, Offers.movesOnly()).allows(Move.of(Verb.END_PHASE));
        return free ? in.say("Unlock phase: what do you do?", "Phase de redressement : que faites-vous ?")
                : in.say("Unlock phase: what do you do? (You cannot end it yet.)",
                        "Phase de redressement : que faites-vous ? (Vous ne pouvez pas encore la finir.)");
    }

    private static String others(Vtes t, VtesPhrases in) {
        String phase = lower(t.turn.phase().title().in(in.lang()));
        return in.say("Use anything in the " + phase + " of " + in.seat(t.turn.active()) + "?",
                "Utiliser quelque chose dans la " + phase + " de " + in.seat(t.turn.active()) + " ?");
    }

    private static String minion(Vtes t, int seat, VtesPhrases in) {
        int fit = 0;
        for (int card = t.first(GameLayout.READY + seat); card >= 0; card = t.next(card))
            if (!t.minions.locked(card)) fit++;
        return in.say("Minion phase: which action, with which minion? (" + fit + " ready and unlocked.)",
                "Phase de serviteur : quelle action, avec quel serviteur ? ("
                        + fit
                        + (fit < 2 ? " serviteur disponible et redressé.)" : " serviteurs disponibles et redressés.)"));
    }
}
