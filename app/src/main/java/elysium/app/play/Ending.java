package elysium.app.play;

import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.terminal.Drawing;

/// Shows the end of a game: the final table, the results, the seed and salt.
final class Ending {
    private Ending() {}

    static <T extends CardTable<T>> void show(TerminalSession<T> evening) {
        LiveGame<T> match = evening.liveGame();
        Printer talk = evening.printer();
        var style = new Drawing.Style(evening.roster().names(), talk.lang(), talk.screen().colour(),
                talk.screen().width());
        talk.screen().print(match.game().drawing().draw(match.table(), Table.SPECTATOR, style).stripTrailing());
        talk.line("");
        talk.say(Paint.TITLE, Messages.FINISHED);
        printResults(talk, evening.roster(), match.game(), match.table());
        talk.say(Messages.REVEALED, match.journal().setup().seed(), evening.saver().salt());
        talk.say(Messages.HOW_TO_VERIFY);
        talk.printVerbatim("elysium verify " + evening.saver().file());
    }

    /// Prints the result of every seat.
    static <T extends CardTable<T>> void printResults(Printer talk, Roster roster, CardGame<T> game, T table) {
        int winners = game.winners(table);
        for (int seat = 0; seat < table.players(); seat++) {
            String label = game.label(table, seat).in(talk.lang());
            String played = label.isEmpty() ? "" : " (" + label + ")";
            talk.say(Messages.STANDING, roster.name(seat), played,
                    result(talk, winners, seat, game.payoff(table, seat)));
        }
    }

    private static String result(Printer talk, int winners, int seat, double payoff) {
        if (winners == 0) return Messages.NO_WIN.in(talk.lang());
        if (payoff >= 1) return Messages.WON.in(talk.lang());
        return (winners >> seat & 1) == 0 ? Messages.LOST.in(talk.lang())
                : Messages.SHARED.in(talk.lang(), Math.round(payoff * 100) / 100.0);
    }
}
