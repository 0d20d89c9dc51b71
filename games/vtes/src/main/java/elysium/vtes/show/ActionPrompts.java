package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.tabletop.Phrases;
import elysium.vtes.flow.Cancelling;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.action.ActionFlow;
import elysium.vtes.flow.action.Beforehand;
import elysium.vtes.flow.action.Substitute;
import elysium.vtes.flow.action.TakingEquipment;
import elysium.vtes.rules.Blockers;
import elysium.vtes.rules.CurrentAction;
import elysium.vtes.rules.CurrentPlay;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Vtes;

/// What actions, attempts to block and cards being played ask of a seat.
final class ActionPrompts {
    private ActionPrompts() {}

    /// Nothing where the question is none of theirs.
    static String of(Vtes t, int seat, Frame<Vtes> top, VtesPhrases in) {
        return switch (top) {
            case ActionFlow _ -> seat == Blockers.decider(t) ? block(t, in) : under(t, in)
                    + in.say("Use anything before it resolves?", "Utiliser quelque chose avant la résolution ?");
            case PriorityWindow window -> window(t, seat, window.moment(), in);
            case Cancelling _ -> cancel(t, in);
            case Beforehand _ -> in.say(
                    "The action of " + actor(t, in) + " is resolved, and more comes of it. Use anything before that?",
                    "L'action " + in.of(actor(t, in))
                            + " est résolue, et ce n'est pas tout. Utiliser quelque chose avant la suite ?");
            case Substitute it -> in.say(in.named(t, it.blocker()) + " has blocked " + in.named(t, it.blocked())
                    + ". Does a slave fight in its place?",
                    in.named(t, it.blocker()) + " a bloqué " + in.named(t, it.blocked())
                            + ". Un esclave combat-il à sa place ?");
            case TakingEquipment it -> in.say("Which equipment does " + in.named(t, it.minion()) + " take from "
                    + in.named(t, it.donor()) + "?",
                    "Quel équipement " + in.named(t, it.minion()) + " prend-il à " + in.named(t, it.donor()) + " ?");
            default -> "";
        };
    }

    /// What one answers to, in a sentence.
    private static String under(Vtes t, VtesPhrases in) {
        int stealth = CurrentAction.stealth(t);
        return ActionText.said(t, in) + in.say(", at " + stealth + " stealth. ", ", à " + stealth + " en discrétion. ");
    }

    private static String block(Vtes t, VtesPhrases in) {
        return under(t, in)
                + in.say("Do you attempt to block, and with whom?", "Tentez-vous de bloquer, et avec qui ?");
    }

    private static String window(Vtes t, int seat, int moment, VtesPhrases in) {
        return switch (moment) {
            case Moment.AS_ANNOUNCED -> under(t, in)
                    + in.say("Use anything as it is announced?", "Utiliser quelque chose à son annonce ?");
            case Moment.BEFORE_RESOLUTION -> under(t, in)
                    + in.say("Use anything before it resolves?", "Utiliser quelque chose avant la résolution ?");
            case Moment.BLOCK_ATTEMPT -> attempt(t, seat, in);
            case Moment.BLOCKED -> in.say(
                    blocker(t, in) + " has blocked " + actor(t, in) + ". Use anything before it counts?",
                    blocker(t, in) + " a bloqué " + actor(t, in)
                            + ". Utiliser quelque chose avant que le blocage se résolve ?");
            case Moment.WOULD_SUCCEED -> under(t, in)
                    + in.say("It would succeed. Put anything in its place?",
                            "L'action va réussir. La remplacer par quelque chose ?");
            case Moment.ABOUT_TO_SUCCEED -> under(t, in)
                    + in.say("It is about to succeed. Use anything before?",
                            "L'action est sur le point de réussir. Utiliser quelque "
                                    + "chose avant ?");
            case Moment.AFTER_RESOLUTION -> in.say("The action of " + actor(t, in) + " is resolved. Use anything?",
                    "L'action " + in.of(actor(t, in)) + " est résolue. Utiliser quelque chose ?");
            default -> "";
        };
    }

    /// Intercept against stealth, and who lacks something.
    private static String attempt(Vtes t, int seat, VtesPhrases in) {
        int blocker = CurrentAction.blocker(t), stealth = CurrentAction.stealth(t),
                intercept = CurrentAction.intercept(t, blocker);
        String numbers = in.say(
                blocker(t, in) + " attempts to block " + actor(t, in) + ": " + intercept + " intercept against "
                        + stealth + " stealth. ",
                blocker(t, in) + " tente de bloquer " + actor(t, in) + " : " + intercept + " en interception contre "
                        + stealth + " en discrétion. ");
        boolean blocks = intercept >= stealth;
        String now = blocks ? in.say("It would block. ", "Le blocage réussirait. ")
                : in.say("It would not block. ", "Le blocage échouerait. ");
        return numbers + now + help(seat == CurrentAction.seat(t), blocks, in);
    }

    private static String help(boolean acting, boolean blocks, VtesPhrases in) {
        if (acting && blocks) return in.say("Add stealth?", "Ajouter de la discrétion ?");
        if (!acting && !blocks) return in.say("Add intercept?", "Ajouter de l'interception ?");
        return in.say("Use anything?", "Utiliser quelque chose ?");
    }

    private static String actor(Vtes t, VtesPhrases in) {
        return in.named(t, CurrentAction.actor(t));
    }

    private static String blocker(Vtes t, VtesPhrases in) {
        return in.named(t, CurrentAction.blocker(t));
    }

    private static String cancel(Vtes t, VtesPhrases in) {
        String card = in.named(t, CurrentPlay.card(t)), seat = in.seat(CurrentPlay.seat(t));
        int minion = CurrentPlay.minion(t);
        String with = minion == NONE ? "" : in.say(" with ", " avec ") + in.named(t, minion);
        return in.say(
                Phrases.capital(seat) + " plays " + card + with + ". Cancel it, or wake somebody?",
                Phrases.capital(seat) + " joue " + card + with
                        + ". L'annuler, ou éveiller quelqu'un ?");
    }
}
