package elysium.nightfall.show.prompt;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.kernel.Text;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.DamageToPlayer;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.Strike;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.show.text.Drafting;
import elysium.nightfall.show.text.NightfallPhrases;
import elysium.nightfall.show.text.ResultText;
import elysium.nightfall.table.Nightfall;

/// The text of the open question. A seat that is not asked reads who must answer.
public final class Prompts {
    private Prompts() {}

    public static Text of(Nightfall t, int seat) {
        return NightfallPhrases.inBothLanguages(in -> of(t, seat, in));
    }

    private static String of(Nightfall t, int seat, NightfallPhrases in) {
        if (t.isOver()) return in.say("The game is over: ", "La partie est finie : ") + ResultText.of(t, in);
        if (!t.isAsked(seat)) return in.say("Waiting for ", "On attend ") + in.seats(t.askedSeats());
        return asked(t, seat, t.top(), in);
    }

    private static String asked(Nightfall t, int seat, Frame<Nightfall> top, NightfallPhrases in) {
        return switch (top) {
            case Draft draft -> Drafting.question(t, draft, in);
            case Attacks _ -> attack(t, in);
            case Blocks _ -> in.say(
                    "Which of your minions block? (Each may block one attack; several may block the same.)",
                    "Lesquelles de vos Créatures bloquent ? (Chacune peut bloquer une attaque ; plusieurs peuvent "
                            + "bloquer la même.)");
            case Fights _ -> in.say("Which combat do you resolve next?", "Quel combat résoudre ensuite ?")
                    + TextPrompts.wound(t, in);
            case Strike strike -> in.card(t, t.face(strike.attacker())) + in.say(": ", " : ")
                    + absorb(strike.left(), in);
            case DamageToPlayer harm -> TextPrompts.of(t, absorb(harm.left(), in), in);
            case Chain _ -> chain(t, seat, in);
            case Claim _ -> claim(t, seat, in);
            case CleanUp cleanUp -> wounds(cleanUp, in);
            default -> TextPrompts.of(t, seat, in);
        };
    }

    private static String attack(Nightfall t, NightfallPhrases in) {
        String card = in.card(t, t.face(Attacks.nextAttacker(t)));
        return in.say("Who does " + card + " attack? (Every minion must attack.)",
                "Qui attaquer avec " + card + " ? (Chaque Créature doit attaquer.)");
    }

    private static String absorb(int left, NightfallPhrases in) {
        return in.say("which of your minions takes " + in.damage(left) + " first?",
                "laquelle de vos Créatures subit d'abord " + in.damage(left) + " ?");
    }

    private static String chain(Nightfall t, int seat, NightfallPhrases in) {
        int fits = CurrentPhase.allowedColors(t);
        if (fits == NONE)
            return in.say("Start a chain? (Any order may begin it; if you start none, nobody plays orders this turn.)",
                    "Créer un Enchaînement ? (Tout Ordre peut le commencer ; sans lui, personne ne joue d'Ordre ce "
                            + "tour-ci.)");
        String colors = in.listOr(in.colors(fits));
        boolean last = CurrentPhase.seatsBefore(t, seat) == t.players() - 1;
        return in.say("Link an order, or add nothing? (It must be " + colors + "."
                + (last ? " After you, the chain is complete." : "") + ")",
                "Relier un Ordre, ou ne rien ajouter ? (Il doit être " + colors + "."
                        + (last ? " Après vous, l'Enchaînement est complet." : "") + ")");
    }

    private static String claim(Nightfall t, int seat, NightfallPhrases in) {
        String left = in.influence(t.archives.influence(seat));
        return in.say("What do you claim? (You have " + left + "; each card you discard gives 1 more.)",
                "Qu'achetez-vous ? (Vous avez " + left + " ; chaque carte défaussée en donne 1 de plus.)");
    }

    private static String wounds(CleanUp cleanUp, NightfallPhrases in) {
        int n = cleanUp.discarded();
        if (n == 0)
            return in.say("Use a wound? (Discard it with any others you hold, and draw cards for each.)",
                    "Utiliser une Blessure ? (Défaussez-la avec d'autres de votre main, et piochez pour chacune.)");
        return in.say("Another wound, or draw now? (" + n + " discarded so far, " + in.cards(n * cleanUp.each())
                + " to draw.)",
                "Une autre Blessure, ou piocher maintenant ? (" + n + (n < 2 ? " défaussée, " : " défaussées, ")
                        + in.cards(n * cleanUp.each()) + " à piocher.)");
    }
}
