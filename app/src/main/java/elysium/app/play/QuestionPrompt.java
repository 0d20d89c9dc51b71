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

    private final TerminalSession<T> session;
    private final Printer printer;
    private final int seat;
    private final Choices<T> choices;
    private final WhyNot<T> why;
    private final boolean legend;
    private final Set<Integer> read;

    /// @param legend whether to explain the symbols, on the player's first question
    /// @param read the cards whose text this player has read
    QuestionPrompt(TerminalSession<T> evening, int seat, boolean legend, Set<Integer> read) {
        this.session = evening;
        this.legend = legend;
        this.read = Set.copyOf(read);
        this.seat = seat;
        printer = evening.printer();
        choices = evening.liveGame().choices(seat);
        why = new WhyNot<>(evening, seat, choices);
    }

    void show() {
        table(read);
        question();
    }

    End readAnswer() {
        while (true) {
            String line = printer.screen().ask(printer.paint(Paint.PROMPT, session.roster().name(seat) + " >") + " ");
            if (line == null) return End.LEFT;
            if (line.isBlank()) continue;
            if (answers(line)) return End.ANSWERED;
            PromptCommand.Given given = PromptCommand.read(line);
            if (given == null) {
                unread(line);
            } else if (given.command() == PromptCommand.QUIT) {
                return End.LEFT;
            } else if (given.command() == PromptCommand.UNDO) {
                if (takesBack()) return End.TAKEN_BACK;
            } else {
                obey(given);
            }
        }
    }

    private void table(Set<Integer> known) {
        Drawing.Style shown = (legend ? style() : style().withoutLegend()).withRead(known);
        printer.screen()
                .print(session.liveGame().game().drawing().draw(session.liveGame().table(), seat, shown)
                        .stripTrailing());
    }

    private Drawing.Style style() {
        return new Drawing.Style(session.roster().names(), printer.lang(), printer.screen().colour(),
                printer.screen().width());
    }

    private void question() {
        printer.line("");
        String prompt = session.liveGame().game().prompt(session.liveGame().table(), seat).in(printer.lang());
        printer.say(Paint.STRONG, Messages.ASKED, session.roster().name(seat), session.roster().withNames(prompt));
        for (String line : Menu.lines(choices.offered(), printer.screen().width())) printer.screen().print(line);
        choices.offered().stream().map(Choice::clause).filter(clause -> clause != null).distinct().forEach(clause -> {
            printer.say(Paint.WARNING, Messages.CAUTION);
            why.printClause(clause);
        });
    }

    /// Answers if the line is a number or matches exactly one answer.
    private boolean answers(String line) {
        List<Choice> meant = line.strip().matches("\\d{1,4}") ? numbered(Integer.parseInt(line.strip())) : worded(line);
        if (meant.size() != 1) return false;
        session.liveGame().answer(seat, meant.getFirst().move());
        return true;
    }

    private List<Choice> numbered(int number) {
        return choices.offered().stream().filter(choice -> choice.number() == number).toList();
    }

    /// A command takes precedence over the beginning of a move, but not over a complete move.
    private List<Choice> worded(String line) {
        List<Choice> meant = choices.matching(line);
        boolean whole = meant.size() == 1 && meant.getFirst().plain().contains(TextMatching.of(line));
        return whole || PromptCommand.read(line) == null ? meant : List.of();
    }

    private void unread(String line) {
        List<Choice> meant = choices.matching(line), vain = choices.matchingRefused(line);
        if (line.strip().matches("\\d+")) {
            printer.say(Messages.NO_SUCH_NUMBER, line.strip(), choices.offered().size());
        } else if (meant.size() > 1) {
            printer.say(Messages.AMBIGUOUS);
            for (String option : Menu.lines(meant, printer.screen().width())) printer.screen().print(option);
        } else if (!vain.isEmpty()) {
            why.printRefusal(vain.getFirst());
        } else {
            printer.say(Messages.NOT_UNDERSTOOD, line.strip());
        }
    }

    private boolean takesBack() {
        if (session.liveGame().undo(seat)) return true;
        printer.say(Messages.UNDO_NOT_FREE);
        return false;
    }

    private void obey(PromptCommand.Given given) {
        switch (given.command()) {
            case CARD -> card(given.argument());
            case WHY -> why.explain(given.argument());
            case RULES -> rules(given.argument());
            case LOG -> session.liveGame().logs().since(seat, 0).stream().map(session.roster()::withNames)
                    .forEach(printer::line);
            case TABLE -> {
                table(Set.of());
                question();
            }
            case LEGEND -> printer.screen().print(session.liveGame().game().drawing().legend(style()).stripTrailing());
            case SAVE -> save(given.argument());
            case HELP -> printer.say(Messages.ORDERS);
            case UNDO, QUIT -> throw new IllegalStateException(given.command() + " is handled by listen");
        }
    }

    private void card(String words) {
        List<Card<T>> found = words.isEmpty() ? List.of() : CardFinder.find(session.liveGame().table().book(), words);
        if (words.isEmpty()) printer.say(Messages.WHICH_CARD);
        else if (found.isEmpty()) printer.say(Messages.NO_SUCH_CARD, words);
        else CardText.show(printer, session.liveGame().game(),
                CardFinder.nearest(session.liveGame().table(), seat, found));
    }

    private void rules(String words) {
        List<Clauses.Entry> found = RuleText.find(session.rules(), words);
        if (words.isEmpty()) RuleText.chapters(printer, session.rules());
        else if (found.isEmpty()) printer.line(ErrorMessages.NO_CLAUSE.in(printer.lang(), words));
        else RuleText.show(printer, found.subList(0, Math.min(MOST_RULES, found.size())));
        if (found.size() > MOST_RULES && !words.isEmpty()) printer.say(Messages.MORE, found.size() - MOST_RULES);
    }

    private void save(String words) {
        try {
            if (words.isEmpty()) {
                kept(session.saver().file());
            } else {
                session.saver().copyTo(session.liveGame(), Path.of(words));
                kept(Path.of(words));
            }
        } catch (InvalidPathException _) {
            printer.line(ErrorMessages.BAD_PATH.in(printer.lang(), words));
        } catch (CommandException fault) {
            printer.line(fault.in(printer.lang()));
        }
    }

    private void kept(Path file) {
        printer.say(Messages.SAVED);
        printer.printVerbatim(file.toString());
    }
}
