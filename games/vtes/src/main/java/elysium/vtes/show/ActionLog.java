package elysium.vtes.show;

import elysium.tabletop.LogSentence;
import elysium.vtes.table.ActionEventKind;
import elysium.vtes.table.ActionKind;
import org.jspecify.annotations.Nullable;

/// What happened in actions and blocks, in the words of the log.
final class ActionLog {
    private ActionLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        return e.kind() <= ActionEventKind.AT_CARD ? announced(e) : e.kind() <= ActionEventKind.DECLINED ? block(e)
                : result(e);
    }

    private static @Nullable LogSentence announced(EventPhrases e) {
        VtesPhrases in = e.in();
        String card = e.card(), seat = e.seat();
        return switch (e.kind()) {
            case ActionEventKind.ANNOUNCED -> ActionKind.of(e.amount()) == ActionKind.BLEED ? null   // whom comes at once
                    : LogSentence.of(card + in.say(" of ", ", de ") + seat + in.say(" ", ", ")
                            + deed(ActionKind.of(e.amount()), in));
            case ActionEventKind.AT_SEAT -> e.says(card + " of " + seat + " will bleed " + e.other(),
                    card + ", de " + seat + ", va mordre " + e.other());
            case ActionEventKind.WITH_CARD -> e.says(e.second() + " of " + seat + " acts through " + card,
                    e.second() + ", de " + seat + ", agit par " + card);
            case ActionEventKind.AT_CARD -> e.lists("the action is aimed at ", "l'action vise ");
            default -> null;
        };
    }

    /// What a minion sets out to do.
    private static String deed(ActionKind kind, VtesPhrases in) {
        return switch (kind) {
            case BLEED -> in.say("will bleed", "va mordre");
            case HUNT -> in.say("goes hunting", "part chasser");
            case EQUIP -> in.say("will equip", "veut s'équiper");
            case TAKE_EQUIPMENT -> in.say("will take equipment from another", "veut prendre l'équipement d'un autre");
            case EMPLOY -> in.say("will employ a retainer", "veut employer un compagnon");
            case RECRUIT -> in.say("will recruit an ally", "veut recruter un allié");
            case POLITICAL -> in.say("performs a political action", "tente une action politique");
            case LEAVE_TORPOR -> in.say("will leave torpor", "veut sortir de torpeur");
            case RESCUE -> in.say("sets out on a rescue", "part au secours d'un vampire");
            case DIABLERISE -> in.say("is out for diablerie", "part diabler un vampire");
            case CARD -> in.say("acts", "agit");
            case BECOME_ANARCH -> in.say("will become Anarch", "veut devenir Anarch");
            case HUNT_DOWN -> in.say("hunts somebody of the Red List", "traque un serviteur de la Liste rouge");
        };
    }

    private static @Nullable LogSentence block(EventPhrases e) {
        String card = e.card(), seat = e.seat();
        return switch (e.kind()) {
            case ActionEventKind.ATTEMPTS -> e.says(card + " of " + seat + " attempts to block",
                    card + ", de " + seat + ", tente de bloquer");
            case ActionEventKind.ATTEMPT_FAILED -> e.says(card + " does not manage to block",
                    card + " échoue à bloquer");
            case ActionEventKind.BLOCKED -> e.says(card + " of " + seat + " blocks the action",
                    card + ", de " + seat + ", bloque l'action");
            case ActionEventKind.DECLINED -> e.says(seat + " does not block", seat + " ne bloque pas");
            default -> null;
        };
    }

    private static @Nullable LogSentence result(EventPhrases e) {
        VtesPhrases in = e.in();
        String card = e.card(), seat = e.seat();
        return switch (e.kind()) {
            case ActionEventKind.SUCCEEDED -> e.says("the action of " + card + " is successful",
                    "l'action " + in.of(card) + " réussit");
            case ActionEventKind.NO_EFFECT -> e.says("the action of " + card + " has no effect",
                    "l'action " + in.of(card) + " reste sans effet");
            case ActionEventKind.ENDED -> e.says("the action of " + card + " ends at once",
                    "l'action " + in.of(card) + " s'arrête aussitôt");
            case ActionEventKind.REDIRECTED -> e.says("the bleed of " + seat + " is aimed at " + e.other() + " now",
                    "la morsure de " + seat + " vise désormais " + e.other());
            case ActionEventKind.BLED -> e.says(seat + " bleeds " + e.other() + " for " + e.amount(),
                    seat + " mord " + e.other() + " à " + e.amount());
            case ActionEventKind.HUNTED -> e.says(card + " hunts for " + e.amount(), card + " chasse à " + e.amount());
            case ActionEventKind.STUCK -> e.says(card + " must act but cannot, and performs nothing else",
                    card + " doit agir sans le pouvoir, et ne fait rien d'autre");
            case ActionEventKind.STANDS_IN -> e.says(card + " fights in the place of " + e.second(),
                    card + " combat à la place " + in.of(e.second()));
            default -> null;
        };
    }
}
