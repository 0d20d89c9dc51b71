package elysium.app.play;

import elysium.kernel.Lang;
import elysium.kernel.MoveValidator;
import elysium.kernel.journal.Journal;
import elysium.kernel.journal.Undo;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// A game in progress: keeps its table, journal and log consistent.
public final class LiveGame<T extends CardTable<T>> {
    private final CardGame<T> game;
    private final Lang lang;
    private Journal journal;
    private T table;
    private ViewerLogs<T> logs;

    /// Replays a journal, checking every answer, and continues from its end.
    public LiveGame(CardGame<T> game, Journal journal, Lang lang) {
        this.game = game;
        this.lang = lang;
        this.journal = journal;
        table = journal.begin(game);
        logs = listen();
        journal.replay(table, 0, journal.entries().size());
    }

    private ViewerLogs<T> listen() {
        ViewerLogs<T> ears = new ViewerLogs<>(game, table, lang);
        table.setListener(ears);
        return ears;
    }

    public CardGame<T> game() {
        return game;
    }

    public T table() {
        return table;
    }

    public Journal journal() {
        return journal;
    }

    public ViewerLogs<T> logs() {
        return logs;
    }

    public Lang lang() {
        return lang;
    }

    public Choices<T> choices(int seat) {
        return new Choices<>(game, table, seat, lang);
    }

    public void answer(int seat, long move) {
        new MoveValidator<>(table).play(seat, move);
        journal = journal.plus(seat, move);
    }

    /// Plays the next entry of a journal.
    public void apply(Journal.Entry entry) {
        if (!entry.conceals()) answer(entry.seat(), entry.move());
        else {
            table.conceal(entry.move());
            journal = journal.plus(entry.seat(), entry.move());
        }
    }

    /// Undoes a seat's last answer, and forced answers with it; false if undo is not free.
    public boolean undo(int seat) {
        Journal shorter = journal;
        while (true) {
            int rest = Undo.undoTo(shorter, seat, game);
            if (rest < 0) return false;
            shorter = shorter.truncated(rest);
            if (new Choices<>(game, shorter.tableAfter(rest, game), seat, lang).offered().size() > 1) break;
        }
        journal = shorter;
        table = journal.begin(game);
        logs = listen();
        journal.replay(table, 0, journal.entries().size());
        return true;
    }
}
