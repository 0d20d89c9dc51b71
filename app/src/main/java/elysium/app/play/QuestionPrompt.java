package elysium.app.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.app.play.Choices.Choice;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.rulebook.Clauses;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.terminal.Drawing;

/// Shows one question to a player and reads commands until it is answered, undone or left.
final class QuestionPrompt<T extends CardTable<T>> {

    enum End {
        ANSWERED, TAKEN_BACK, LEFT
    }

    private static final int MOST_RULES = 8;

    private final TerminalSession<T> evening;
    private final Printer talk;
    private final int seat;
    private final Choices<T> choices;
    private final WhyNot<T> why;
    private final boolean legend;
    private final Set<Integer> read;

    /// @param legend whether to explain the symbols, on the player's first question
    /// @param read the cards whose text this player has read
    QuestionPrompt(TerminalSession<T> evening, int seat, boolean legend, Set<Integer> read) {
        this.evening = evening;
        this.legend = legend;
        this.read = Set.copyOf(read);
        this.seat = seat;
        talk = evening.talk();
        choices = evening.match().choices(seat);
        why = new WhyNot<>(evening, seat, choices);
    }

    void show() {
        table(read);
        question();
    }

    End listen() {
        while (true) {
            String line = talk.screen().ask(talk.paint(Paint.PROMPT, evening.roster().name(seat) + " >") + " ");
            if (line == null) return End.LEFT;
            if (line.isBlank()) continue;
            if (answers(line)) return End.ANSWERED;
            PromptCommand.Given given = PromptCommand.read(line);
            if (given == null) {
                unread(line);
            } else if (given.order() == PromptCommand.QUIT) {
                return End.LEFT;
            } else if (given.order() == PromptCommand.UNDO) {
                if (takesBack()) return End.TAKEN_BACK;
            } else {
                obey(given);
            }
        }
    }

    private void table(Set<Integer> known) {
        Drawing.Style shown = (legend ? style() : style().withoutLegend()).without(known);
        talk.screen()
                .print(evening.match().game().drawing().draw(evening.match().table(), seat, shown).stripTrailing());
    }

    private Drawing.Style style() {
        return new Drawing.Style(evening.roster().names(), talk.lang(), talk.screen().colour(), talk.screen().width());
    }

    private void question() {
        talk.line("");
        String prompt = evening.match().game().prompt(evening.match().table(), seat).in(talk.lang());
        talk.say(Paint.STRONG, Messages.ASKED, evening.roster().name(seat), evening.roster().called(prompt));
        for (String line : Menu.lines(choices.offered(), talk.screen().width())) talk.screen().print(line);
        choices.offered().stream().map(Choice::clause).filter(clause -> clause != null).distinct().forEach(clause -> {
            talk.say(Paint.WARNING, Messages.CAUTION);
            why.clause(clause);
        });
    }

    /// Answers if the line is a number or matches exactly one answer.
    private boolean answers(String line) {
        List<Choice> meant = line.strip().matches("\\d{1,4}") ? numbered(Integer.parseInt(line.strip())) : worded(line);
        if (meant.size() != 1) return false;
        evening.match().answer(seat, meant.getFirst().move());
        return true;
    }

    private List<Choice> numbered(int number) {
        return choices.offered().stream().filter(choice -> choice.number() == number).toList();
    }

    /// A command takes precedence over the beginning of a move, but not over a complete move.
    private List<Choice> worded(String line) {
        List<Choice> meant = choices.meant(line);
        boolean whole = meant.size() == 1 && meant.getFirst().plain().contains(TextMatching.of(line));
        return whole || PromptCommand.read(line) == null ? meant : List.of();
    }

    private void unread(String line) {
        List<Choice> meant = choices.meant(line), vain = choices.meantInVain(line);
        if (line.strip().matches("\\d+")) {
            talk.say(Messages.NO_SUCH_NUMBER, line.strip(), choices.offered().size());
        } else if (meant.size() > 1) {
            talk.say(Messages.AMBIGUOUS);
            for (String option : Menu.lines(meant, talk.screen().width())) talk.screen().print(option);
        } else if (!vain.isEmpty()) {
            why.refusal(vain.getFirst());
        } else {
            talk.say(Messages.NOT_UNDERSTOOD, line.strip());
        }
    }

    private boolean takesBack() {
        if (evening.match().back(seat)) return true;
        talk.say(Messages.UNDO_NOT_FREE);
        return false;
    }

    private void obey(PromptCommand.Given given) {
        switch (given.order()) {
            case CARD -> card(given.rest());
            case WHY -> why.explain(given.rest());
            case RULES -> rules(given.rest());
            case LOG -> evening.match().chronicle().since(seat, 0).stream().map(evening.roster()::called)
                    .forEach(talk::line);
            case TABLE -> {
                table(Set.of());
                question();
            }
            case LEGEND -> talk.screen().print(evening.match().game().drawing().legend(style()).stripTrailing());
            case SAVE -> save(given.rest());
            case HELP -> talk.say(Messages.ORDERS);
            case UNDO, QUIT -> throw new IllegalStateException(given.order() + " is handled by listen");
        }
    }

    private void card(String words) {
        List<Card<T>> found = words.isEmpty() ? List.of() : CardFinder.find(evening.match().table().book(), words);
        if (words.isEmpty()) talk.say(Messages.WHICH_CARD);
        else if (found.isEmpty()) talk.say(Messages.NO_SUCH_CARD, words);
        else CardText.show(talk, evening.match().game(), CardFinder.nearest(evening.match().table(), seat, found));
    }

    private void rules(String words) {
        List<Clauses.Entry> found = RuleText.find(evening.rules(), words);
        if (words.isEmpty()) RuleText.chapters(talk, evening.rules());
        else if (found.isEmpty()) talk.line(ErrorMessages.NO_CLAUSE.in(talk.lang(), words));
        else RuleText.show(talk, found.subList(0, Math.min(MOST_RULES, found.size())));
        if (found.size() > MOST_RULES && !words.isEmpty()) talk.say(Messages.MORE, found.size() - MOST_RULES);
    }

    private void save(String words) {
        try {
            if (words.isEmpty()) {
                kept(evening.keep().file());
            } else {
                evening.keep().copyTo(evening.match(), Path.of(words));
                kept(Path.of(words));
            }
        } catch (InvalidPathException _) {
            talk.line(ErrorMessages.BAD_PATH.in(talk.lang(), words));
        } catch (CommandException fault) {
            talk.line(fault.in(talk.lang()));
        }
    }

    private void kept(Path file) {
        talk.say(Messages.SAVED);
        talk.whole(file.toString());
    }
}
