package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.CardPlay;
import elysium.vtes.rules.action.ActionTerms;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.CardActions;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;

/// Describes the current action in words.
public final class ActionText {
    private ActionText() {}

    public static String describe(Vtes t, VtesPhrases in) {
        String who = in.named(t, CurrentAction.actor(t)), seat = in.seat(CurrentAction.seat(t));
        return in.say(who + " of " + seat + " ", who + ", de " + seat + ", ") + deed(t, in);
    }

    private static String deed(Vtes t, VtesPhrases in) {
        String card = CurrentAction.def(t) == NONE ? "" : in.card(t, CurrentAction.def(t)), with = with(card, in);
        String at = aims(t, in);
        return switch (CurrentAction.kind(t)) {
            case BLEED -> in.say("bleeds " + in.seat(CurrentAction.bleedTarget(t)) + " for " + CurrentAction.bleed(t),
                    "mord " + in.seat(CurrentAction.bleedTarget(t)) + " pour " + CurrentAction.bleed(t)) + with;
            case HUNT -> in.say("hunts", "chasse") + with;
            case EQUIP -> in.say("equips with ", "s'équipe : ") + card;
            case TAKE_EQUIPMENT -> in.say("takes equipment from ", "prend l'équipement porté par ") + at;
            case EMPLOY -> in.say("employs ", "emploie ") + card;
            case RECRUIT -> in.say("recruits ", "recrute ") + card;
            case POLITICAL -> in.say("calls a referendum", "appelle un référendum") + with;
            case LEAVE_TORPOR -> in.say("leaves torpor", "sort de torpeur") + with;
            case RESCUE -> in.say("rescues ", "secourt ") + at;
            case DIABLERISE -> in.say("diablerises ", "diable ") + at;
            case CARD -> in.say("acts", "agit") + with
                    + (at.isEmpty() ? "" : in.say(", targeting ", ", cible : ") + at);
            case BECOME_ANARCH -> in.say("becomes Anarch", "devient Anarch");
            case HUNT_DOWN -> in.say("hunts down ", "traque ") + at;
        };
    }

    private static String with(String card, VtesPhrases in) {
        return card.isEmpty() ? "" : in.say(" with ", " avec ") + card;
    }

    /// The targets as announced.
    private static String aims(Vtes t, VtesPhrases in) {
        List<String> all = new ArrayList<>();
        for (int card : targets(t)) all.add(in.named(t, card));
        if (CurrentAction.def(t) != NONE)
            for (int name = 0; name < CardPlay.SLOTS; name++)
                if ((terms(t).seats() >> name & 1) != 0 && CurrentAction.picked(t, name) != NONE)
                    all.add(in.seat(CurrentAction.picked(t, name)));
        return all.isEmpty() ? "" : in.list(all);
    }

    /// The cards the action targets.
    public static List<Integer> targets(Vtes t) {
        List<Integer> targets = new ArrayList<>();
        int cards = CurrentAction.def(t) == NONE ? basic(CurrentAction.kind(t)) : terms(t).cards();
        for (int name = 0; name < CardPlay.SLOTS; name++)
            if ((cards >> name & 1) != 0 && CurrentAction.picked(t, name) != NONE)
                targets.add(CurrentAction.picked(t, name));
        return targets;
    }

    /// The picks of a basic action that are cards, as a bit set.
    private static int basic(ActionKind kind) {
        return switch (kind) {
            case TAKE_EQUIPMENT, RESCUE, DIABLERISE, HUNT_DOWN -> 1;
            default -> 0;
        };
    }

    private static ActionTerms terms(Vtes t) {
        return CardActions.terms(t.book(), CurrentAction.def(t), CurrentAction.mode(t));
    }
}
