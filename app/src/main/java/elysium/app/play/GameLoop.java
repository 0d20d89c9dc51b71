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

    private final TerminalSession<T> evening;
    private final LiveGame<T> match;
    private final Printer talk;
    private final boolean severalPeople;
    private final int[] read;
    private final List<Set<Integer>> words = new ArrayList<>();
    private int sits = NOBODY;

    public GameLoop(TerminalSession<T> evening) {
        this.evening = evening;
        match = evening.match();
        talk = evening.talk();
        severalPeople = evening.roster().people() > 1;
        read = new int[evening.roster().size()];
        Arrays.fill(read, UNREAD);
        for (int seat = 0; seat < read.length; seat++) words.add(new HashSet<>());
    }

    /// Plays; true if the game ended, false if a player quit.
    public boolean play() {
        while (!match.table().isOver()) {
            int seat = match.table().nextPending();
            if (!evening.roster().person(seat)) {
                botAnswers(seat);
            } else if (!personAnswers(seat)) {
                return false;
            }
            evening.keep().note(match);
        }
        evening.keep().keep(match);
        lastLines();
        return true;
    }

    private void botAnswers(int seat) {
        Roster.Place place = evening.roster().places().get(seat);
        if (place.kind() == Roster.Kind.SEARCH)
            talk.screen().passing(talk.paint(Paint.QUIET, Messages.THINKS.in(talk.lang(), place.name())));
        match.answer(seat, evening.bots().get(seat).choose(new Sight<>(match.table(), seat)));
    }

    private boolean personAnswers(int seat) {
        if (!severalPeople && onlyAnswer(seat)) return true;
        if (severalPeople && sits != seat && !changesSeats(seat)) return false;
        sits = seat;
        QuestionPrompt<T> turn = new QuestionPrompt<>(evening, seat, read[seat] == UNREAD, words.get(seat));
        evening.keep().keep(match);
        news(seat);
        turn.show();
        reads(seat);
        return switch (turn.listen()) {
            case ANSWERED -> {
                evening.keep().keep(match);
                yield true;
            }
            case TAKEN_BACK -> {
                talk.say(Messages.TAKEN_BACK);
                for (int i = 0; i < read.length; i++) read[i] = Math.min(read[i], match.chronicle().size(i));
                yield true;
            }
            case LEFT -> false;
        };
    }

    /// Marks the texts of this player's private cards as read: the table has just shown them.
    private void reads(int seat) {
        T table = match.table();
        for (int card = 0; card < table.rows(); card++)
            if (table.sees(seat, card) && !table.sees(Table.SPECTATOR, card)) words.get(seat).add(table.face(card));
    }

    /// Gives the only possible answer. Not with several players at the keyboard: it would reveal that there was no
    /// choice.
    private boolean onlyAnswer(int seat) {
        List<Choices.Choice> offered = match.choices(seat).offered();
        if (offered.size() != 1) return false;
        match.answer(seat, offered.getFirst().move());
        return true;
    }

    private boolean changesSeats(int seat) {
        if (sits != NOBODY) talk.screen().cover();
        String name = evening.roster().name(seat);
        if (talk.ask(Messages.PASS_KEYBOARD, name) == null) return false;
        talk.screen().cover();
        return true;
    }

    private void news(int seat) {
        List<String> lines = match.chronicle().since(seat, Math.max(0, read[seat]));
        if (read[seat] == UNREAD) lines = lines.subList(Math.max(0, lines.size() - REMINDER), lines.size());
        read[seat] = match.chronicle().size(seat);
        if (lines.isEmpty()) return;
        talk.line("");
        for (String line : lines) talk.hanging(talk.paint(Paint.QUIET, "· ") + evening.roster().called(line), "  ");
        talk.line("");
    }

    private void lastLines() {
        for (int seat = 0; seat < read.length; seat++)
            if (evening.roster().person(seat) && (!severalPeople || seat == sits)) news(seat);
    }
}
