package elysium.rivals.show;

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
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;

/// What conflicts, Titles, Conspiracies, hidden Agendas and the choice of Leaders ask of a seat.
final class InfluencePrompts {
    private InfluencePrompts() {}

    /// Nothing where the question is none of theirs.
    static String of(Rivals t, int seat, Frame<Rivals> top, RivalsPhrases in) {
        return switch (top) {
            case PromiseRound _ -> scheme(t, in)
                    + in.say("do you promise anything before Influence is put in? (What you promise binds you.)",
                            "promettez-vous quelque chose avant qu'on engage l'Influence ? (Ce que vous promettez vous lie.)");
            case Commitment it -> it.fist() ? fist(t, seat, in) : commit(t, seat, in);
            case TitlePlay it -> title(t, it, in);
            case Invitation _ -> in.say("Add 1 prestige to a Conspiracy of " + in.seat(t.active()) + " that you know?",
                    "Ajouter 1 Prestige à une Conspiration de " + in.seat(t.active()) + " que vous connaissez ?");
            case Disclosing _ -> in.say(
                    "Show a Conspiracy to somebody? (Whoever passes is asked no more before their own turn; whoever "
                            + "waits is asked again before the next action.)",
                    "Montrer une Conspiration à quelqu'un ? (Qui passe n'est plus consulté avant son propre tour ; qui "
                            + "attend l'est à nouveau avant l'action suivante.)");
            case AgendaReveal _ -> in.say("An Agenda might score now. Turn yours up? (secret)",
                    "Une Cabale pourrait marquer maintenant. Révéler la vôtre ? (secret)");
            case Leaders it -> leader(it.at(), in);
            case Auction it -> bid(t, it, in);
            default -> "";
        };
    }

    /// The Scheme that is meant; what it says lies before everybody.
    private static String scheme(Rivals t, RivalsPhrases in) {
        return Prompts.name(t, Conflict.scheme(t), in) + in.say(": ", " : ");
    }

    private static String commit(Rivals t, int seat, RivalsPhrases in) {
        int shown = Conflict.shown(t, seat);
        if (seat == t.active())
            return scheme(t, in) + in.say("put Influence in, then say Yes. (" + shown + " in sight so far.)",
                    "engagez de l'Influence, puis dites Oui. (" + shown + " en vue jusqu'ici.)");
        String sides = in.say("Yes ", "Oui ") + Conflict.sum(t, Conflict.YES) + in.say(", No ", ", Non ")
                + Conflict.sum(t, Conflict.NO);
        return scheme(t, in)
                + in.say("put Influence in, then say Yes or No, or stay out? (" + sides + " in sight; yours " + shown
                        + ".)",
                        "engagez de l'Influence, puis dites Oui ou Non, ou restez à l'écart ? (" + sides
                                + " en vue ; vous " + shown + ".)");
    }

    private static String fist(Rivals t, int seat, RivalsPhrases in) {
        int most = Influence.purse(t, seat);
        return in.say("How much prestige do you close in your fist, as Influence? (0 to " + most
                + ", secret; only the side that wins pays it.)",
                "Combien de Prestige fermez-vous dans votre poing, comme Influence ? (0 à " + most
                        + ", secret ; seul le camp vainqueur le paie.)");
    }

    private static String title(Rivals t, TitlePlay it, RivalsPhrases in) {
        String card = Prompts.name(t, it.card(), in), left = in.influence(it.missing(t));
        return in.say(card + ": who exerts Influence for it? (" + left + " to find; you may pay the rest in prestige.)",
                card + " : qui exerce de l'Influence ? (Il manque " + left + " ; le reste peut se payer en Prestige.)");
    }

    private static String leader(Leaders.Stage at, RivalsPhrases in) {
        if (at == Leaders.Stage.CHOOSE)
            return in.say("Which vampire leads your coterie? (secret; its blood is taken from your prestige.)",
                    "Quel vampire mène votre coterie ? (secret ; son Sang est pris sur votre Prestige.)");
        return in.say("Which other vampire leads your coterie?", "Quel autre vampire mène votre coterie ?");
    }

    private static String bid(Rivals t, Auction it, RivalsPhrases in) {
        String name = Prompts.name(t, t.first(GameLayout.HAVEN + it.seat()), in);
        String best = it.best() == NONE ? in.say("no bid yet", "aucune mise encore")
                : in.say("the best bid is ", "la meilleure mise est de ") + in.prestige(it.best());
        return in.say("Others want " + name + " too: what do you bid for it, once? (" + best + ".)",
                "D'autres veulent aussi " + name + " : que misez-vous, une seule fois ? (" + best + ".)");
    }
}
