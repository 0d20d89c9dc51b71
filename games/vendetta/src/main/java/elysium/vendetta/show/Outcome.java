package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.rules.Scoring;
import elysium.vendetta.table.Vendetta;

/// Who has won the evening, in words.
final class Outcome {
    private Outcome() {}

    static String of(Vendetta t, Tongue tongue) {
        return of(t, Scoring.winner(t), tongue);
    }

    /// The winner with the teammate, if there is one.
    static String of(Vendetta t, int winner, Tongue tongue) {
        if (winner == NONE) return tongue.say("nobody wins", "personne ne gagne");
        int mate = t.teammate(winner);
        return mate == NONE ? tongue.clan(t, winner) + tongue.say(" wins", " gagne")
                : tongue.clans(t, 1 << winner | 1 << mate) + tongue.say(" win", " gagnent");
    }
}
