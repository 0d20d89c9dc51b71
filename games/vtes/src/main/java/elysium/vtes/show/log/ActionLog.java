package elysium.vtes.show.log;

import elysium.tabletop.text.LogSentence;
import elysium.vtes.show.text.EventPhrases;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.vocabulary.ActionKind;
import org.jspecify.annotations.Nullable;

/// The log lines of actions and blocks.
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
            case ActionEventKind.ANNOUNCED -> ActionKind.of(e.amount()) == ActionKind.BLEED ? null   // AT_SEAT follows
                    : LogSentence.of(card + in.say(" of ", ", de ") + seat + in.say(" ", ", ")
                            + deed(ActionKind.of(e.amount()), in));
            case ActionEventKind.AT_SEAT -> e.says(card + " of " + seat + " attempts to bleed " + e.other(),
                    card + ", de " + seat + ", tente de mordre " + e.other());
            case ActionEventKind.WITH_CARD -> e.says(e.second() + " of " + seat + " acts with " + card,
                    e.second() + ", de " + seat + ", agit avec " + card);
            case ActionEventKind.AT_CARD -> e.lists("the action targets ", "l'action vise ");
            default -> null;
        };
    }

    /// The announced action.
    private static String deed(ActionKind kind, VtesPhrases in) {
        return switch (kind) {
            case BLEED -> in.say("attempts to bleed", "tente de mordre");
            case HUNT -> in.say("goes hunting", "part chasser");
            case EQUIP -> in.say("attempts to equip", "tente de s'équiper");
            case TAKE_EQUIPMENT -> in.say("attempts to take equipment from another minion",
                    "tente de prendre l'équipement d'un autre serviteur");
            case EMPLOY -> in.say("attempts to employ a retainer", "tente d'employer un compagnon");
            case RECRUIT -> in.say("attempts to recruit an ally", "tente de recruter un allié");
            case POLITICAL -> in.say("attempts a political action", "tente une action politique");
            case LEAVE_TORPOR -> in.say("attempts to leave torpor", "tente de sortir de torpeur");
            case RESCUE -> in.say("attempts to rescue a vampire", "tente de secourir un vampire");
            case DIABLERISE -> in.say("attempts diablerie", "tente une diablerie");
            case CARD -> in.say("acts", "agit");
            case BECOME_ANARCH -> in.say("attempts to become Anarch", "tente de devenir Anarch");
            case HUNT_DOWN -> in.say("hunts down a Red List minion", "traque un serviteur de la Liste rouge");
        };
    }

    private static @Nullable LogSentence block(EventPhrases e) {
        String card = e.card(), seat = e.seat();
        return switch (e.kind()) {
            case ActionEventKind.ATTEMPTS -> e.says(card + " of " + seat + " attempts to block",
                    card + ", de " + seat + ", tente de bloquer");
            case ActionEventKind.ATTEMPT_FAILED -> e.says(card + " fails to block",
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
            case ActionEventKind.REDIRECTED -> e.says("the bleed by " + seat + " is redirected to " + e.other(),
                    "la morsure de " + seat + " vise désormais " + e.other());
            case ActionEventKind.BLED -> e.says(seat + " bleeds " + e.other() + " for " + e.amount(),
                    seat + " mord " + e.other() + " pour " + e.amount());
            case ActionEventKind.HUNTED -> e.says(card + " hunts for " + e.amount(),
                    card + " chasse pour " + e.amount());
            case ActionEventKind.STUCK -> e.says(card + " cannot take its mandatory action, so it takes no action",
                    card + " ne peut pas effectuer son action obligatoire et n'en effectue aucune autre");
            case ActionEventKind.STANDS_IN -> e.says(card + " fights in place of " + e.second(),
                    card + " combat à la place " + in.of(e.second()));
            default -> null;
        };
    }
}
