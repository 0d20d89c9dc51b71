package elysium.app.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Sight;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;

/// Plays a game at one terminal until it ends or a player quits.
public final class GameLoop<T extends CardTable<T>> {
    private static final int NOBODY = -1, UNREAD = -1, REMINDER = 12;

    private final TerminalSession<T> session;
    private final LiveGame<T> liveGame;
    private final Printer printer;
    private final boolean severalPeople;
    private final int[] read;
    private final List<Set<Integer>> words = new ArrayList<>();
    private int sits = NOBODY;

    public GameLoop(TerminalSession<T> evening) {
        this.session = evening;
        liveGame = evening.liveGame();
        printer = evening.printer();
        severalPeople = evening.roster().personCount() > 1;
        read = new int[evening.roster().size()];
        Arrays.fill(read, UNREAD);
        for (int seat = 0; seat < read.length; seat++) words.add(new HashSet<>());
    }

    /// Plays; true if the game ended, false if a player quit.
    public boolean play() {
        while (!liveGame.table().isOver()) {
            int seat = liveGame.table().nextPending();
            if (!session.roster().isPerson(seat)) {
                botAnswers(seat);
            } else if (!personAnswers(seat)) {
                return false;
            }
            session.saver().recordFingerprint(liveGame);
        }
        session.saver().save(liveGame);
        lastLines();
        return true;
    }

    private void botAnswers(int seat) {
        Roster.Place place = session.roster().places().get(seat);
        if (place.kind() == Roster.Kind.SEARCH)
            printer.screen()
                    .showTemporarily(printer.paint(Paint.QUIET, Messages.THINKS.in(printer.lang(), place.name())));
        liveGame.answer(seat, session.bots().get(seat).choose(new Sight<>(liveGame.table(), seat)));
    }

    private boolean personAnswers(int seat) {
        if (!severalPeople && onlyAnswer(seat)) return true;
        if (severalPeople && sits != seat && !changesSeats(seat)) return false;
        sits = seat;
        QuestionPrompt<T> turn = new QuestionPrompt<>(session, seat, read[seat] == UNREAD, words.get(seat));
        session.saver().save(liveGame);
        news(seat);
        turn.show();
        reads(seat);
        return switch (turn.readAnswer()) {
            case ANSWERED -> {
                session.saver().save(liveGame);
                yield true;
            }
            case TAKEN_BACK -> {
                printer.say(Messages.TAKEN_BACK);
                for (int i = 0; i < read.length; i++) read[i] = Math.min(read[i], liveGame.logs().size(i));
                yield true;
            }
            case LEFT -> false;
        };
    }

    /// Marks the texts of this player's private cards as read: the table has just shown them.
    private void reads(int seat) {
        T table = liveGame.table();
        for (int card = 0; card < table.rows(); card++)
            if (table.sees(seat, card) && !table.sees(Table.SPECTATOR, card)) words.get(seat).add(table.face(card));
    }

    /// Gives the only possible answer. Not with several players at the keyboard: it would reveal that there was no
    /// choice.
    private boolean onlyAnswer(int seat) {
        List<Choices.Choice> offered = liveGame.choices(seat).offered();
        if (offered.size() != 1) return false;
        liveGame.answer(seat, offered.getFirst().move());
        return true;
    }

    private boolean changesSeats(int seat) {
        if (sits != NOBODY) printer.screen().hideAll();
        String name = session.roster().name(seat);
        if (printer.ask(Messages.PASS_KEYBOARD, name) == null) return false;
        printer.screen().hideAll();
        return true;
    }

    private void news(int seat) {
        List<String> lines = liveGame.logs().since(seat, Math.max(0, read[seat]));
        if (read[seat] == UNREAD) lines = lines.subList(Math.max(0, lines.size() - REMINDER), lines.size());
        read[seat] = liveGame.logs().size(seat);
        if (lines.isEmpty()) return;
        printer.line("");
        for (String line : lines)
            printer.printHanging(printer.paint(Paint.QUIET, "· ") + session.roster().withNames(line), "  ");
        printer.line("");
    }

    private void lastLines() {
        for (int seat = 0; seat < read.length; seat++)
            if (session.roster().isPerson(seat) && (!severalPeople || seat == sits)) news(seat);
    }
}
