package elysium.app.play;

import java.util.List;
import elysium.app.screen.Printer;
import elysium.bots.Bot;
import elysium.rulebook.Clauses;
import elysium.tabletop.CardTable;

/// A game at one terminal with its players, screen, rules and file.
///
/// @param bots the bots by seat; a bot at a person's seat is never used
public record TerminalSession<T extends CardTable<T>>(LiveGame<T> liveGame, Roster roster, Printer printer,
        Clauses rules,
        JournalSaver<T> saver,
        List<Bot<T>> bots) {}
