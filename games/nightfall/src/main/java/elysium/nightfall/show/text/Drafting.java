package elysium.nightfall.show.text;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.table.Nightfall;

/// Describes the destination of draft cards: picked, passed on, or left over.
public final class Drafting {
    private Drafting() {}

    /// The destination of each pick.
    public static List<Text> picks(Nightfall t) {
        List<Text> picks = new ArrayList<>();
        for (Draft.Fate fate : Draft.picks(t)) picks.add(fate(fate));
        return picks;
    }

    private static Text fate(Draft.Fate fate) {
        return switch (fate) {
            case FIRST_ARCHIVE -> new Text("first private archive", "première Réserve personnelle");
            case SECOND_ARCHIVE -> new Text("second private archive", "seconde Réserve personnelle");
            case COMMON -> new Text("a common archive", "une Réserve commune");
            case BOX -> new Text("out of the game", "hors du jeu");
        };
    }

    /// The destination of the remaining cards.
    public static Text rest(Nightfall t) {
        Text fate = fate(Draft.rest(t));
        return new Text("the rest: " + fate.en(), "ce qui reste : " + fate.fr());
    }

    /// The instruction for a pick.
    public static String step(Nightfall t, Draft draft, NightfallPhrases in) {
        return switch (draft.fate(t)) {
            case FIRST_ARCHIVE, SECOND_ARCHIVE -> in.say("keep one; ", "gardez-en une ; ");
            case COMMON -> in.say("give one to the commons; ", "donnez-en une aux Réserves communes ; ");
            case BOX -> in.say("remove one; ", "écartez-en une ; ");
        } + others(t, draft.round(), in);
    }

    /// The question of a pick, and where the other cards go.
    public static String question(Nightfall t, Draft draft, NightfallPhrases in) {
        String card = switch (draft.fate(t)) {
            case FIRST_ARCHIVE -> in.say("Which card becomes your first private archive?",
                    "Quelle carte devient votre première Réserve personnelle ?");
            case SECOND_ARCHIVE -> in.say("Which card becomes your second private archive?",
                    "Quelle carte devient votre seconde Réserve personnelle ?");
            case COMMON -> in.say("Which card goes to the commons?", "Quelle carte va aux Réserves communes ?");
            case BOX -> in.say("Which card do you remove from the game?",
                    "Quelle carte écarter pour tous ?");
        };
        return card + in.say(" (Secret; ", " (Secret ; ") + others(t, draft.round(), in) + ".)";
    }

    /// Where the unpicked cards go.
    private static String others(Nightfall t, int round, NightfallPhrases in) {
        if (!isLast(t, round)) return in.say("the others go to the left", "les autres passent à gauche");
        return Draft.rest(t) == Draft.Fate.COMMON
                ? in.say("the last card becomes a common archive", "la dernière carte devient une Réserve commune")
                : in.say("the rest goes back to the box", "ce qui reste retourne dans la boîte");
    }

    /// The log line of a finished pick.
    public static String made(Nightfall t, int round, NightfallPhrases in) {
        String fate = fate(Draft.picks(t).get(round)).in(in.lang());
        String made =
                in.say("all players have made pick ", "chacun a fait son choix ") + (round + 1) + " (" + fate + ")"
                        + in.say("; ", " ; ");
        boolean commons = isLast(t, round) && Draft.rest(t) == Draft.Fate.COMMON;
        return made + (commons ? in.say("the last cards become common archives",
                "les dernières cartes deviennent des Réserves communes") : others(t, round, in));
    }

    private static boolean isLast(Nightfall t, int round) {
        return round == Draft.picks(t).size() - 1;
    }
}
