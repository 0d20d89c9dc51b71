package elysium.rivals.show.prompt;

import static elysium.kernel.Table.NONE;

import elysium.rivals.flow.Discarding;
import elysium.rivals.flow.MendOwn;
import elysium.rivals.flow.deeds.AnimalStrike;
import elysium.rivals.flow.deeds.DrawAndKeepOne;
import elysium.rivals.flow.deeds.Extortion;
import elysium.rivals.flow.deeds.MendEachPlayer;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.text.Phrases;

/// Prompts of card texts, for the owner of the card or the player it affects.
final class TextPrompts {
    private TextPrompts() {}

    /// The card, the question and the text of the card; or the question alone if no card asks it.
    static String of(Rivals t, int seat, RivalsPhrases in) {
        String ask = ask(t, GameQuestions.of(t, seat), in);
        int def = speaking(t);
        if (def == NONE) return Phrases.capital(ask);
        String words = in.spoken(in.cardText(t, def));
        return in.card(t, def) + in.say(": ", " : ") + ask + (words.isEmpty() ? "" : " (" + words + ")");
    }

    /// The card whose text is read, or NONE.
    private static int speaking(Rivals t) {
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof CardPlay<Rivals> play) return play.def();
        return NONE;
    }

    private static String ask(Rivals t, GameQuestions query, RivalsPhrases in) {
        return switch (query) {
            case ORDER -> in.say("which of your texts resolves first?", "lequel de vos textes s'applique d'abord ?");
            case PICK_CARD -> in.say("which card do you choose?", "quelle carte choisissez-vous ?");
            case PICK_PLAYER -> in.say("which player do you choose?", "quel joueur choisissez-vous ?");
            case PICK_NUMBER -> in.say("how much?", "combien ?");
            case PICK_KIND -> in.say("which kind of attack do you name?", "quel type d'attaque nommez-vous ?");
            case USE -> in.say("what do you choose?", "que choisissez-vous ?");
            default -> flow(t, in);
        };
    }

    private static String flow(Rivals t, RivalsPhrases in) {
        return switch (t.top()) {
            case Discarding it -> discard(it, in);
            case AnimalStrike it -> it.at() == AnimalStrike.Stage.AIM
                    ? in.say("who takes " + in.damage(it.given()) + "?", "qui subit " + in.damage(it.given()) + " ?")
                    : in.say("which Animal do you give up? (" + it.given() + " so far.)",
                            "quel Animal abandonnez-vous ? (" + it.given() + " jusqu'ici.)");
            case Extortion _ -> in.say("from whom do you steal 1 prestige?", "à qui volez-vous 1 Prestige ?");
            case MendOwn it -> in.say("who mends 1 blood? (" + it.left() + " left.)",
                    "qui régénère 1 Sang ? (" + it.left() + " à répartir.)");
            case MendEachPlayer it -> in.say("which of your characters mends " + in.blood(it.blood()) + "?",
                    "lequel de vos personnages régénère " + in.blood(it.blood()) + " ?");
            case DrawAndKeepOne it -> it.left() > 0 ? Prompts.draw(it.left(), in)
                    : in.say("which of these cards do you discard? You keep the other.",
                            "laquelle de ces cartes défaussez-vous ? Vous gardez l'autre.");
            default -> in.say("there is nothing to choose", "il n'y a rien à choisir");
        };
    }

    private static String discard(Discarding it, RivalsPhrases in) {
        int left = it.most() - it.done();
        if (it.least() == it.most())
            return left == 1 ? in.say("which card do you discard?", "quelle carte défaussez-vous ?")
                    : in.say("discard " + in.cards(left) + "; which one first?",
                            "défaussez " + in.cards(left) + " ; laquelle d'abord ?");
        return in.say("discard a card? (" + left + " at most.)", "défausser une carte ? (" + left + " au plus.)");
    }
}
