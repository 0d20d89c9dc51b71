package elysium.vtes.show.prompt;

import elysium.kernel.Frame;
import elysium.vtes.flow.FetchCard;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.Toll;
import elysium.vtes.flow.Trophies;
import elysium.vtes.flow.politics.BlockerDiablerie;
import elysium.vtes.flow.politics.Diablerie;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.flow.politics.Torpor;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.show.text.ReferendumText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// The questions of referendums, rescues, diablerie and trophies.
final class PoliticsPrompts {
    private PoliticsPrompts() {}

    /// Empty for any other frame.
    static String of(Vtes t, Frame<Vtes> top, VtesPhrases in) {
        return switch (top) {
            case PriorityWindow window when window.moment() == Moment.BEFORE_VOTES -> poll(t, in)
                    + in.say("Use anything before votes are cast?", "Utiliser quelque chose avant le vote ?");
            case Referendum _ -> poll(t, in) + standing(t, in)
                    + in.say("Cast votes, use anything, or pass?",
                            "Voter, utiliser quelque chose, ou passer ?");
            case BlockerDiablerie it -> in.say(in.named(t, it.blocker()) + " has blocked " + in.named(t, it.victim())
                    + " leaving torpor. Diablerise it?",
                    in.named(t, it.blocker()) + " a bloqué la sortie de torpeur " + in.of(in.named(t, it.victim()))
                            + ". Procéder à la diablerie ?");
            case Diablerie it -> in.say("Which equipment of " + in.named(t, it.victim()) + " does "
                    + in.named(t, it.diablerist()) + " take, if any?",
                    "Quel équipement " + in.of(in.named(t, it.victim())) + " revient à " + in.named(t, it.diablerist())
                            + ", s'il y a lieu ?");
            case Torpor.Rescue it -> in.say(
                    "The rescue of " + in.named(t, it.rescued()) + " costs " + in.blood(it.cost())
                            + ". How much of it does " + in.named(t, it.rescuer()) + " pay?",
                    "Le secours " + in.of(in.named(t, it.rescued())) + " coûte " + in.blood(it.cost())
                            + ". Combien en paie " + in.named(t, it.rescuer()) + " ?");
            case FetchCard it -> fetch(t, it, in);
            case Trophies it -> in.say("Award one of your trophies to " + in.named(t, it.vampire()) + "?",
                    "Remettre un de vos trophées à " + in.named(t, it.vampire()) + " ?");
            case Toll it -> in.say("Burn pool, or blood from your vampires? (" + it.left() + " left to burn.)",
                    "Brûler de la réserve, ou du sang de vos vampires ? (Encore " + it.left() + " à brûler.)");
            default -> "";
        };
    }

    private static String fetch(Vtes t, FetchCard it, VtesPhrases in) {
        String host = in.named(t, it.host());
        return it.trait() == Trait.TROPHY
                ? in.say("Which trophy do you fetch for " + host + ", if any?",
                        "Quel trophée allez-vous chercher pour " + host + ", s'il y a lieu ?")
                : in.say("Which Discipline card do you fetch for " + host + ", if any?",
                        "Quelle carte de Discipline allez-vous chercher pour " + host + ", s'il y a lieu ?");
    }

    /// The title of the referendum and its terms.
    static String poll(Vtes t, VtesPhrases in) {
        String terms = String.join(" ; ", ReferendumText.terms(t, in));
        return ReferendumText.title(t, in) + (terms.isEmpty() ? "" : " (" + terms + ")") + ". ";
    }

    private static String standing(Vtes t, VtesPhrases in) {
        return in.say("For " + CurrentReferendum.votesFor(t) + ", against " + CurrentReferendum.votesAgainst(t) + ". ",
                "Pour " + CurrentReferendum.votesFor(t) + ", contre " + CurrentReferendum.votesAgainst(t) + ". ");
    }
}
