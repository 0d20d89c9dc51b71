package elysium.nightfall.show;

import elysium.kernel.Frame;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.Harm;
import elysium.nightfall.flow.Strike;
import elysium.nightfall.table.Ground;
import elysium.nightfall.table.Nightfall;

/// What the open question asks of a seat; whoever is not asked is told who is waited for.
public final class Prompts {
    private Prompts() {}

    public static Text of(Nightfall t, int seat) {
        return new Text(in(t, seat, Lang.EN), in(t, seat, Lang.FR));
    }

    private static String in(Nightfall t, int seat, Lang lang) {
        if (t.over())
            return say(lang, "The game is over: ", "La partie est finie : ") + Calling.seat(t.winner(), lang)
                    + say(lang, " wins", " l'emporte");
        if (!t.asks(seat)) return say(lang, "Waiting for ", "On attend : ") + waited(t, lang);
        return asked(t, seat, t.top(), lang);
    }

    private static String waited(Nightfall t, Lang lang) {
        StringBuilder all = new StringBuilder();
        for (int seat = 0; seat < t.players(); seat++)
            if (t.asks(seat)) all.append(all.isEmpty() ? "" : ", ").append(Calling.seat(seat, lang));
        return all.toString();
    }

    private static String asked(Nightfall t, int seat, Frame<Nightfall> top, Lang lang) {
        return switch (top) {
            case Draft draft -> draft(t, draft, lang);
            case Attacks _ -> say(lang, "Combat: whom does " + name(t, seat, Attacks.next(t), lang) + " attack?",
                    "Combat : qui " + name(t, seat, Attacks.next(t), lang) + " attaque-t-il ?");
            case Blocks _ -> say(lang, "Combat: declare your blocks", "Combat : déclarez vos blocages");
            case Fights _ -> say(lang, "Combat: which attack is resolved next?",
                    "Combat : quelle attaque est résolue ensuite ?");
            case Strike strike -> order(strike.left(), lang);
            case Harm harm -> order(harm.left(), lang);
            case Chain _ -> chain(t, seat, lang);
            case Claim _ -> say(lang, "Claim: you have " + t.influence(seat) + " influence",
                    "Achat : vous avez " + t.influence(seat) + " Influence");
            case CleanUp cleanUp -> say(lang, "Cleanup: discard wounds to draw cards? (" + cleanUp.discarded()
                    + " so far)",
                    "Fin de Tour : défausser des Blessures pour piocher ? (" + cleanUp.discarded()
                            + " jusqu'ici)");
            default -> say(lang, "Your answer?", "Votre réponse ?");
        };
    }

    private static String draft(Nightfall t, Draft draft, Lang lang) {
        return switch (draft.fate(t)) {
            case FIRST_ARCHIVE -> say(lang, "Draft: choose your first private archive (secret)",
                    "Draft : choisissez votre première Réserve personnelle (secret)");
            case SECOND_ARCHIVE -> say(lang, "Draft: choose your second private archive (secret)",
                    "Draft : choisissez votre seconde Réserve personnelle (secret)");
            case COMMON -> say(lang, "Draft: choose a common archive (secret)",
                    "Draft : choisissez une Réserve commune (secret)");
            case BOX -> say(lang, "Draft: choose the card that nobody shall have (secret)",
                    "Draft : choisissez la carte que personne n'aura (secret)");
        };
    }

    private static String order(int left, Lang lang) {
        return say(lang, left + " damage: which of your minions takes it next?",
                left + " dégâts : laquelle de vos Créatures les subit ensuite ?");
    }

    private static String chain(Nightfall t, int seat, Lang lang) {
        boolean starts = t.count(Ground.CHAIN) == 0;
        return starts ? say(lang, "Chain: start a chain?", "Enchaînement : créer un Enchaînement ?")
                : say(lang, "Chain: add an order?", "Enchaînement : ajouter un Ordre ?");
    }

    private static String name(Nightfall t, int seat, int card, Lang lang) {
        return Calling.card(t, seat, card, lang);
    }

    private static String say(Lang lang, String en, String fr) {
        return lang == Lang.EN ? en : fr;
    }
}
