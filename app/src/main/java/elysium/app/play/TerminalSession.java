package elysium.app.play;

import java.util.List;
import elysium.app.screen.Printer;
import elysium.bots.Bot;
import elysium.kit.Clauses;
import elysium.tabletop.CardTable;

/// All that a game at one terminal needs: the match, who plays, the screen, the rules, and where it is kept.
///
/// @param bots the bots by seat; what stands at a person's seat is never asked
public record TerminalSession<T extends CardTable<T>>(LiveGame<T> match, Roster roster, Printer talk, Clauses rules,
        JournalSaver<T> keep,
        List<Bot<T>> bots) {}
