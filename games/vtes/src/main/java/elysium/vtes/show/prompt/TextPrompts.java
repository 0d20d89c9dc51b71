package elysium.vtes.show.prompt;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.CardPlay;
import elysium.tabletop.text.Phrases;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// The questions that card texts ask.
final class TextPrompts {
    private TextPrompts() {}

    /// The card, the question and the text of the card; a question of the rules has no card.
    static String of(Vtes t, int seat, VtesPhrases in) {
        String ask = ask(GameQuestions.of(t, seat), in);
        CardPlay<Vtes> play = speaking(t);
        if (play == null) return Phrases.capital(ask);
        String words = in.spoken(in.cardText(t, play.def()));
        return in.card(t, play.def()) + by(t, play, in) + in.say(": ", " : ") + ask
                + (words.isEmpty() ? "" : " (" + words + ")");
    }

    /// The minion that plays the card, unless it is the card itself.
    private static String by(Vtes t, CardPlay<Vtes> play, VtesPhrases in) {
        int minion = play.subject();
        boolean named =
                minion != NONE && minion < t.rows() && t.regions.isMinion(minion) && t.face(minion) != play.def();
        return named ? " (" + in.named(t, minion) + ")" : "";
    }

    /// The card whose text is being resolved, or null.
    private static @Nullable CardPlay<Vtes> speaking(Vtes t) {
        for (int at = t.depth() - 1; at >= 0; at--) if (t.frame(at) instanceof CardPlay<Vtes> play) return play;
        return null;
    }

    private static String ask(GameQuestions query, VtesPhrases in) {
        return switch (query) {
            case ORDER -> in.say("which of your cards takes effect first?",
                    "laquelle de vos cartes prend effet d'abord ?");
            case PICK_CARD -> in.say("which card do you choose?", "quelle carte choisissez-vous ?");
            case PICK_METHUSELAH -> in.say("which Methuselah do you choose?", "quel Mathusalem choisissez-vous ?");
            case PICK_NUMBER -> in.say("how much?", "combien ?");
            case PICK_NAME -> in.say("which card do you name?", "quelle carte nommez-vous ?");
            case NAME_CLAN -> in.say("which clan do you name?", "quel clan nommez-vous ?");
            case SHARE -> in.say("who gets 1 point of it?", "qui en reçoit 1 point ?");
            case OUTFIT -> in.say("which equipment do you take, if any?",
                    "quel équipement prenez-vous, s'il y a lieu ?");
            case NOTHING -> in.say("there is nothing to choose.", "il n'y a rien à choisir.");
            default -> in.say("what do you choose?", "que choisissez-vous ?");
        };
    }
}
