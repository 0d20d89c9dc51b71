package elysium.rivals.show.text;

import static elysium.kernel.Table.NONE;

import java.util.function.IntFunction;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Victory;

/// Writes who won, and how.
public final class ResultText {
    private static final int BY_TURN = 1, BY_PRESTIGE = 2;

    private ResultText() {}

    /// A scenario may stop before the game has a winner.
    public static String of(Rivals t, RivalsPhrases in) {
        return of(t, in, in::seat);
    }

    /// The same, with a function that names seats.
    public static String of(Rivals t, RivalsPhrases in, IntFunction<String> called) {
        int winner = t.victory.winner();
        return winner == NONE ? in.say("nobody has won", "personne n'a gagné")
                : called.apply(winner) + in.say(" wins", " l'emporte") + how(t, in);
    }

    private static String how(Rivals t, RivalsPhrases in) {
        String agenda = in.agenda(t.agendas.of(t.victory.winner()));
        return switch (t.victory.winReason()) {
            case Victory.BY_AGENDA -> in.say(" with " + agenda, " avec " + agenda);
            case Victory.BY_RIVAL -> in.say(" by eliminating a Rival", " en éliminant son Rival");
            case Victory.BY_MOST -> in.say(" with the most agenda at an elimination: " + agenda,
                    " avec le plus de points de Cabale lors d'une élimination : " + agenda);
            case Victory.BY_STANDSTILL -> in.say(" with the most agenda, since nothing happens any longer: " + agenda,
                    " avec le plus de points de Cabale, puisqu'il ne se passe plus rien : " + agenda);
            default -> "";
        };
    }

    /// What broke a tie (RIV-WIN-10), or nothing.
    public static String tie(int step, RivalsPhrases in) {
        return switch (step) {
            case 0 -> "";
            case BY_TURN -> in.say("several can claim victory: the active player goes first",
                    "plusieurs peuvent revendiquer la victoire : le joueur actif passe d'abord");
            case BY_PRESTIGE -> in.say("several can claim victory: the most prestige decides",
                    "plusieurs peuvent revendiquer la victoire : le plus de Prestige départage");
            default -> in.say("several can claim victory: the highest player number decides",
                    "plusieurs peuvent revendiquer la victoire : le plus grand numéro de joueur départage");
        };
    }
}
