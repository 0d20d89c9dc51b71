package elysium.vtes.show.prompt;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.tabletop.text.Elision;
import elysium.tabletop.text.Phrases;
import elysium.vtes.flow.Cancelling;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.action.ActionFlow;
import elysium.vtes.flow.action.Beforehand;
import elysium.vtes.flow.action.Substitute;
import elysium.vtes.flow.action.TakingEquipment;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.show.text.ActionText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// The questions of actions, block attempts and cards being played.
final class ActionPrompts {
    private ActionPrompts() {}

    /// Empty for any other frame.
    static String of(Vtes t, int seat, Frame<Vtes> top, VtesPhrases in) {
        return switch (top) {
            case ActionFlow _ -> seat == Blockers.decidingSeat(t) ? block(t, in) : under(t, in)
                    + in.say("Use anything before it resolves?", "Utiliser quelque chose avant la résolution ?");
            case PriorityWindow window -> window(t, seat, window.moment(), in);
            case Cancelling _ -> cancel(t, in);
            case Beforehand _ -> in.say(
                    "The action of " + actor(t, in) + " is resolved. Use anything before what follows from it?",
                    "L'action " + in.of(actor(t, in))
                            + " est résolue. Utiliser quelque chose avant ce qui en découle ?");
            case Substitute it -> in.say(in.named(t, it.blocker()) + " has blocked " + in.named(t, it.blocked())
                    + ". Let a slave fight in its place?",
                    in.named(t, it.blocker()) + " a bloqué " + in.named(t, it.blocked())
                            + ". Faire combattre un esclave à sa place ?");
            case TakingEquipment it -> in.say("Which equipment does " + in.named(t, it.minion()) + " take from "
                    + in.named(t, it.donor()) + "?",
                    "Quel équipement " + Elision.of(in.named(t, it.donor())) + " prendre avec "
                            + in.named(t, it.minion()) + " ?");
            default -> "";
        };
    }

    /// The current action in a sentence.
    private static String under(Vtes t, VtesPhrases in) {
        int stealth = CurrentAction.stealth(t);
        return ActionText.describe(t, in) + in.say(", at " + VtesPhrases.number(stealth) + " stealth. ",
                ", à " + VtesPhrases.number(stealth) + " en discrétion. ");
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
                    blocker(t, in) + " has blocked " + actor(t, in) + ". Use anything before the block resolves?",
                    blocker(t, in) + " a bloqué " + actor(t, in)
                            + ". Utiliser quelque chose avant que le blocage se résolve ?");
            case Moment.WOULD_SUCCEED -> under(t, in)
                    + in.say("The action would succeed. Replace its effect?",
                            "L'action va réussir. Remplacer son effet ?");
            case Moment.ABOUT_TO_SUCCEED -> under(t, in)
                    + in.say("The action is about to succeed. Use anything first?",
                            "L'action est sur le point de réussir. Utiliser quelque chose avant ?");
            case Moment.AFTER_RESOLUTION -> in.say("The action of " + actor(t, in) + " is resolved. Use anything?",
                    "L'action " + in.of(actor(t, in)) + " est résolue. Utiliser quelque chose ?");
            default -> "";
        };
    }

    /// Intercept against stealth, and whether the block would succeed.
    private static String attempt(Vtes t, int seat, VtesPhrases in) {
        int blocker = CurrentAction.blocker(t);
        String stealth = VtesPhrases.number(CurrentAction.stealth(t)),
                intercept = VtesPhrases.number(CurrentAction.intercept(t, blocker));
        String numbers = in.say(
                blocker(t, in) + " attempts to block " + actor(t, in) + ": " + intercept + " intercept against "
                        + stealth + " stealth. ",
                blocker(t, in) + " tente de bloquer " + actor(t, in) + " : " + intercept + " en interception contre "
                        + stealth + " en discrétion. ");
        boolean blocks = CurrentAction.intercept(t, blocker) >= CurrentAction.stealth(t);
        String now = blocks ? in.say("The block would succeed. ", "Le blocage réussirait. ")
                : in.say("The block would fail. ", "Le blocage échouerait. ");
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
                Phrases.capital(seat) + " plays " + card + with + ". Cancel it, or wake a minion?",
                Phrases.capital(seat) + " joue " + card + with
                        + ". L'annuler, ou réveiller un serviteur ?");
    }
}
