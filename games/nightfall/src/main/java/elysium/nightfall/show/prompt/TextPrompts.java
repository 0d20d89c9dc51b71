package elysium.nightfall.show.prompt;

import static elysium.kernel.Table.NONE;

import elysium.nightfall.flow.Discarding;
import elysium.nightfall.flow.Healing;
import elysium.nightfall.flow.Surveillance;
import elysium.nightfall.flow.TakeFromArchive;
import elysium.nightfall.flow.Ultimatum;
import elysium.nightfall.show.text.NightfallPhrases;
import elysium.nightfall.show.text.Seen;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.CardPlay;
import elysium.tabletop.text.Elision;
import elysium.tabletop.text.Phrases;

/// Prompts of card texts, for the owner of the card or the player it affects.
final class TextPrompts {
    private TextPrompts() {}

    static String of(Nightfall t, int seat, NightfallPhrases in) {
        return of(t, ask(t, GameQuestions.of(t, seat), in), in);
    }

    /// The card, the question and the text of the card; outside the chain, the question alone.
    static String of(Nightfall t, String ask, NightfallPhrases in) {
        int def = speaking(t);
        if (def == NONE) return Phrases.capital(ask);
        return in.card(t, def) + in.say(": ", " : ") + ask + " (" + in.cardText(t, def).replace('\n', ' ') + ")";
    }

    /// The card whose text is applied, or NONE.
    private static int speaking(Nightfall t) {
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof CardPlay<Nightfall> play) return play.def();
        return NONE;
    }

    private static String ask(Nightfall t, GameQuestions query, NightfallPhrases in) {
        return switch (query) {
            case PICK_CARD -> in.say("which card is the target?", "quelle carte est ciblée ?");
            case PICK_PLAYER -> in.say("which player is the target?", "quel joueur est ciblé ?");
            case PICK_ARCHIVE -> in.say("which archive is the target?", "quelle Réserve est ciblée ?");
            case DISCARD -> t.top() instanceof Discarding it && it.left() > 1
                    ? in.say("discard " + in.cards(it.left()) + "; which one first?",
                            "défaussez " + in.cards(it.left()) + " ; laquelle d'abord ?")
                    : in.say("which card do you discard?", "quelle carte défaussez-vous ?");
            case EACH -> in.say("which opponent is affected first?", "quel adversaire est touché d'abord ?")
                    + wound(t, in);
            case HEAL -> heal(t, in);
            case RISE -> in.say("put a minion from your discard pile into play?",
                    "mettre en jeu une Créature de votre défausse ?");
            case LOOK_DISCARD, LOOK_ORDER -> look(t, query, in);
            case TAKE -> take(t, in);
            case ULTIMATUM -> ultimatum(t, in);
            default -> in.say("there is nothing to choose", "il n'y a rien à choisir");
        };
    }

    /// The wound that is dealt next, if it is face up.
    static String wound(Nightfall t, NightfallPhrases in) {
        int top = Seen.wound(t);
        return top == NONE ? ""
                : in.say(" The wound on top is a ", " La Blessure du dessus est une ") + in.card(t, top) + ".";
    }

    private static String heal(Nightfall t, NightfallPhrases in) {
        String card = t.top() instanceof Healing healing ? in.card(t, t.face(healing.minion())) : in.card();
        return in.say("how much health does " + card + " regain?", "combien de Points de Vie rendre "
                + Elision.to(card) + " ?");
    }

    private static String look(Nightfall t, GameQuestions query, NightfallPhrases in) {
        String whose = t.top() instanceof Surveillance look ? in.seat(look.of()) : "";
        return query == GameQuestions.LOOK_DISCARD
                ? in.say("you see the top of the deck of " + whose + "; which card do you discard?",
                        "vous voyez le dessus du deck de " + whose + " ; quelle carte défausser ?")
                : in.say("which card goes back first? The last one ends up on top.",
                        "quelle carte remettre d'abord ? La dernière sera sur le dessus.");
    }

    private static String take(Nightfall t, NightfallPhrases in) {
        if (!(t.top() instanceof TakeFromArchive it)) return "";
        if (it.seat() == it.chooser())
            return in.say("from which archive do you take the top card?",
                    "dans quelle Réserve prenez-vous la carte du dessus ?");
        return in.say("from which archive does " + in.seat(it.seat()) + " take the top card?",
                "dans quelle Réserve prendre la carte du dessus pour " + in.seat(it.seat()) + " ?");
    }

    private static String ultimatum(Nightfall t, NightfallPhrases in) {
        if (!(t.top() instanceof Ultimatum it)) return "";
        return in.say("discard " + in.cards(it.cards()) + ", or take " + in.wounds(it.wounds()) + "?",
                "défausser " + in.cards(it.cards()) + ", ou recevoir " + in.wounds(it.wounds()) + " ?");
    }
}
