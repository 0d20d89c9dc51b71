package elysium.rivals.show.prompt;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.rivals.flow.AgendaReveal;
import elysium.rivals.flow.influence.Auction;
import elysium.rivals.flow.influence.Commitment;
import elysium.rivals.flow.influence.Disclosing;
import elysium.rivals.flow.influence.Invitation;
import elysium.rivals.flow.influence.Leaders;
import elysium.rivals.flow.influence.PromiseRound;
import elysium.rivals.flow.influence.TitlePlay;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.Influence;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;

/// Prompts of Schemes, Titles, Conspiracies, hidden Agendas and the choice of Leaders.
final class InfluencePrompts {
    private InfluencePrompts() {}

    /// The prompt, or an empty text if another class writes it.
    static String of(Rivals t, int seat, Frame<Rivals> top, RivalsPhrases in) {
        return switch (top) {
            case PromiseRound _ -> scheme(t, in)
                    + in.say("make a promise before Influence is committed? (Promises are binding.)",
                            "faire une promesse avant d'engager l'Influence ? (Une promesse doit être tenue.)");
            case Commitment it -> it.fist() ? fist(t, seat, in) : commit(t, seat, in);
            case TitlePlay it -> title(t, it, in);
            case Invitation _ -> in.say(
                    "Add 1 prestige to a Conspiracy of " + in.seat(t.turn.active()) + " that you know?",
                    "Ajouter 1 Prestige à une Conspiration de " + in.seat(t.turn.active()) + " que vous connaissez ?");
            case Disclosing _ -> in.say(
                    "Show a Conspiracy to another player? (If you pass, you are not asked again before your turn; if "
                            + "you wait, you are asked again before the next action.)",
                    "Montrer une Conspiration à un autre joueur ? (Si vous passez, la question ne revient pas avant "
                            + "votre tour ; si vous attendez, elle revient avant l'action suivante.)");
            case AgendaReveal _ -> in.say("An Agenda might score now. Reveal yours? (Secret.)",
                    "Une Cabale pourrait marquer maintenant. Révéler la vôtre ? (Secret.)");
            case Leaders it -> leader(it.at(), in);
            case Auction it -> bid(t, it, in);
            default -> "";
        };
    }

    /// The Scheme in question; its text is visible to everyone.
    private static String scheme(Rivals t, RivalsPhrases in) {
        return Prompts.name(t, Conflict.scheme(t), in) + in.say(": ", " : ");
    }

    private static String commit(Rivals t, int seat, RivalsPhrases in) {
        int shown = Conflict.visibleInfluence(t, seat);
        if (seat == t.turn.active())
            return scheme(t, in) + in.say("commit Influence, then vote Yes. (Influence shown: " + shown + ".)",
                    "engagez de l'Influence, puis votez Oui. (Influence visible : " + shown + ".)");
        String sides = in.say("Yes ", "Oui ") + Conflict.sideInfluence(t, Conflict.YES) + in.say(", No ", ", Non ")
                + Conflict.sideInfluence(t, Conflict.NO);
        return scheme(t, in)
                + in.say("commit Influence, then vote Yes or No, or stay out. (Shown: " + sides + "; yours: " + shown
                        + ".)",
                        "engagez de l'Influence, puis votez Oui ou Non, ou abstenez-vous. (Visible : " + sides
                                + " ; vous : " + shown + ".)");
    }

    private static String fist(Rivals t, int seat, RivalsPhrases in) {
        int most = Influence.spendablePrestige(t, seat);
        return in.say("How much prestige do you hide in your fist as Influence? (0 to " + most
                + ", secret; only the winning side pays.)",
                "Combien de Prestige cacher dans votre poing, comme Influence ? (0 à " + most
                        + ", secret ; seul le camp vainqueur paie.)");
    }

    private static String title(Rivals t, TitlePlay it, RivalsPhrases in) {
        String card = Prompts.name(t, it.card(), in), left = in.influence(it.missingInfluence(t));
        return in.say(card + ": who exerts Influence for it? (" + left + " missing; you may pay the rest in prestige.)",
                card + " : qui exerce de l'Influence ? (Il manque " + left + " ; le reste peut se payer en Prestige.)");
    }

    private static String leader(Leaders.Stage at, RivalsPhrases in) {
        if (at == Leaders.Stage.CHOOSE)
            return in.say("Which vampire leads your coterie? (Secret; its blood comes from your prestige.)",
                    "Quel vampire mène votre coterie ? (Secret ; son Sang est pris sur votre Prestige.)");
        return in.say("Which other vampire leads your coterie?", "Quel autre vampire mène votre coterie ?");
    }

    private static String bid(Rivals t, Auction it, RivalsPhrases in) {
        String name = Prompts.name(t, t.first(GameLayout.HAVEN + it.seat()), in);
        String best = it.best() == NONE ? in.say("No bid yet", "Aucune mise encore")
                : in.say("Best bid: ", "Meilleure mise : ") + in.prestige(it.best());
        return in.say("Other players want " + name + " too. What is your one bid? (" + best + ".)",
                "D'autres joueurs veulent aussi " + name + ". Quelle est votre unique mise ? (" + best + ".)");
    }
}
