package elysium.nightfall.show.text;

import static elysium.kernel.Table.NONE;

import java.util.function.IntFunction;
import elysium.nightfall.rules.Scoring;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;

/// Writes who won.
public final class ResultText {
    private static final int BY_LARGEST = 1, BY_SECOND = 2, BY_SEAT = 3, BY_LAST_GAME = 4;

    private ResultText() {}

    /// What ranks one seat before another: 0 for wounds or sums, else the step of the tie-break.
    public static int tie(Nightfall t, int first, int second) {
        if (t.night.has(VariantFlags.APOCALYPSE))
            return t.night.totalWounds(first) == t.night.totalWounds(second) ? BY_LAST_GAME : 0;
        if (t.wounds.of(first) != t.wounds.of(second)) return 0;
        if (Scoring.total(t, first, 0) != Scoring.total(t, second, 0)) return BY_LARGEST;
        return Scoring.total(t, first, 1) != Scoring.total(t, second, 1) ? BY_SECOND : BY_SEAT;
    }

    /// A scenario may stop before the score, without a winner.
    public static String of(Nightfall t, NightfallPhrases in) {
        return of(t, in, in::seat);
    }

    /// The same, with a function that names seats.
    public static String of(Nightfall t, NightfallPhrases in, IntFunction<String> called) {
        int winner = t.night.winner();
        if (winner == NONE) return in.say("nobody has won", "personne n'a gagné");
        boolean all = t.night.has(VariantFlags.APOCALYPSE);
        int wounds = all ? t.night.totalWounds(winner) : t.wounds.of(winner);
        String how = all ? in.say(" in all games", " en tout") : "";
        return called.apply(winner) + in.say(" wins with " + in.wounds(wounds), " l'emporte avec " + in.wounds(wounds))
                + how;
    }

    /// What broke a tie, or nothing.
    public static String tieReason(int tie, NightfallPhrases in) {
        return switch (tie) {
            case BY_LARGEST -> in.say("A tie: the lowest of the largest type totals decides.",
                    "Égalité : le plus petit des plus grands totaux par type l'emporte.");
            case BY_SECOND -> in.say("A tie: the second largest type totals decide.",
                    "Égalité : les deuxièmes totaux par type départagent.");
            case BY_SEAT -> in.say("A tie in every total: the seat decides, counted from the first player's right.",
                    "Égalité partout : la place départage, en comptant depuis la droite du premier joueur.");
            case BY_LAST_GAME -> in.say("A tie: the better place in the last game decides.",
                    "Égalité : la meilleure place à la dernière partie l'emporte.");
            default -> "";
        };
    }
}
