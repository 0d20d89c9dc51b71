package elysium.vtes.scenario.position;

import java.util.List;
import elysium.tabletop.scenario.ScenarioValues;

/// The names of moments and windows in position texts.
final class Moments {
    private static final List<String> WORDS = List.of("turn starts", "unlocking", "master starts", "minion starts",
            "influence starts", "discard starts", "turn ends", "entered play", "went to torpor", "burned", "ousted",
            "replacement", "action announced", "attempt failed", "block succeeded", "bleed succeeded",
            "action succeeded", "action ended", "entered combat", "damaged", "round ended", "combat ended",
            "referendum passed", "referendum failed", "title gained", "diablerised", "locked", "unlocked",
            "control changed", "hunted", "votes cast", "resolves", "unlock phase", "master phase", "minion phase",
            "influence phase", "discard phase", "as action", "as played", "as announced", "before resolution",
            "block attempt", "blocked", "would succeed", "about to succeed", "after resolution", "before range",
            "range", "before strikes", "strike", "additional", "prevention", "press", "end of round", "before votes",
            "polling", "any time", "played", "succeeds", "terms", "passes", "strikes", "used", "strike resolved");

    private Moments() {}

    static String say(int moment) {
        return WORDS.get(moment);
    }

    static int read(String words) {
        int moment = WORDS.indexOf(words);
        if (moment < 0) throw ScenarioValues.wrong("no moment is called '" + words + "'; there are " + WORDS);
        return moment;
    }
}
