package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.CardPlay;
import elysium.tabletop.Phrases;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// What the text of a card asks of a seat: its player, or one it strikes.
final class TextPrompts {
    private TextPrompts() {}

    /// The card, what is asked, and what the card says; a question of the rules stands by itself.
    static String of(Vtes t, int seat, VtesPhrases in) {
        String ask = ask(GameQuestions.of(t, seat), in);
        CardPlay<Vtes> play = speaking(t);
        if (play == null) return Phrases.capital(ask);
        String words = in.spoken(in.words(t, play.def()));
        return in.card(t, play.def()) + by(t, play, in) + in.say(": ", " : ") + ask
                + (words.isEmpty() ? "" : " (" + words + ")");
    }

    /// The minion that plays it, where another's name is on the card.
    private static String by(Vtes t, CardPlay<Vtes> play, VtesPhrases in) {
        int minion = play.subject();
        boolean named = minion != NONE && minion < t.rows() && t.isMinion(minion) && t.face(minion) != play.def();
        return named ? " (" + in.named(t, minion) + ")" : "";
    }

    /// The text that is read, or null.
    private static @Nullable CardPlay<Vtes> speaking(Vtes t) {
        for (int at = t.depth() - 1; at >= 0; at--) if (t.frame(at) instanceof CardPlay<Vtes> play) return play;
        return null;
    }

    private static String ask(GameQuestions query, VtesPhrases in) {
        return switch (query) {
            case ORDER -> in.say("which of your texts acts first?", "lequel de vos textes agit d'abord ?");
            case PICK_CARD -> in.say("which card is meant?", "quelle carte est visée ?");
            case PICK_METHUSELAH -> in.say("which Methuselah is meant?", "quel Mathusalem est visé ?");
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
