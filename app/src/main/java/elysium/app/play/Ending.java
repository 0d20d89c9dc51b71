package elysium.app.play;

import elysium.app.screen.Paint;
import elysium.app.screen.Talk;
import elysium.app.words.Words;
import elysium.kernel.Table;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;
import elysium.tabletop.Drawing;

/// What is shown when a game is over: the last table, who won, and what proves that it was fair.
final class Ending {
    private Ending() {}

    static <T extends CardTable<T>> void show(Evening<T> evening) {
        Match<T> match = evening.match();
        Talk talk = evening.talk();
        var style = new Drawing.Style(evening.roster().names(), talk.lang(), talk.screen().colour(),
                talk.screen().width());
        talk.screen().print(match.game().drawing().draw(match.table(), Table.SPECTATOR, style).stripTrailing());
        talk.line("");
        talk.say(Paint.TITLE, Words.FINISHED);
        standing(talk, evening.roster(), match.game(), match.table());
        talk.say(Words.REVEALED, match.journal().setup().seed(), evening.keep().salt());
        talk.say(Words.HOW_TO_VERIFY);
        talk.whole("elysium verify " + evening.keep().file());
    }

    /// How a finished game ended for every seat.
    static <T extends CardTable<T>> void standing(Talk talk, Roster roster, CardGame<T> game, T table) {
        int winners = game.winners(table);
        for (int seat = 0; seat < table.players(); seat++) {
            String label = game.label(table, seat).in(talk.lang());
            String played = label.isEmpty() ? "" : " (" + label + ")";
            talk.say(Words.STANDING, roster.name(seat), played, result(talk, winners, seat, game.payoff(table, seat)));
        }
    }

    private static String result(Talk talk, int winners, int seat, double payoff) {
        if (winners == 0) return Words.NO_WIN.in(talk.lang());
        if (payoff >= 1) return Words.WON.in(talk.lang());
        return (winners >> seat & 1) == 0 ? Words.LOST.in(talk.lang())
                : Words.SHARED.in(talk.lang(), Math.round(payoff * 100) / 100.0);
    }
}
