package elysium.app.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import elysium.app.message.Messages;
import elysium.app.play.Choices.Choice;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Clause;
import elysium.kernel.Lang;
import elysium.rulebook.Clauses;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Explains by clauses why a move is refused, or lists the matching moves that are possible.
final class WhyNot<T extends CardTable<T>> {
    private static final int MOST = 8, FEW = 3;

    private final TerminalSession<T> session;
    private final int seat;
    private final Choices<T> choices;

    WhyNot(TerminalSession<T> evening, int seat, Choices<T> choices) {
        this.session = evening;
        this.seat = seat;
        this.choices = choices;
    }

    /// Explains the refusals of a move or a card at this question; without words, all refusals.
    void explain(String words) {
        Printer talk = session.printer();
        List<Choice> refused = words.isEmpty() ? choices.refused() : about(words);
        List<Choice> offered =
                words.isEmpty() ? List.of() : union(choices.matching(words), choices.offeredAbout(words));
        if (!offered.isEmpty()) possible(offered);
        for (Choice choice : refused.stream().limit(MOST).toList()) printRefusal(choice);
        if (refused.size() > MOST) talk.say(Messages.MORE, refused.size() - MOST);
        if (refused.isEmpty() && offered.isEmpty()) nothing(words);
    }

    private void possible(List<Choice> offered) {
        Printer talk = session.printer();
        talk.say(Messages.POSSIBLE);
        for (String line : Menu.lines(offered, talk.screen().width())) talk.screen().print(line);
        offered.stream().map(Choice::clause).filter(clause -> clause != null).distinct().forEach(this::printClause);
    }

    /// Prints a refused answer and its clause.
    void printRefusal(Choice choice) {
        session.printer().say(Paint.WARNING, Messages.REFUSED, choice.words());
        if (choice.clause() != null) printClause(choice.clause());
    }

    void printClause(Clause clause) {
        entry(clause.id(), session.rules().byId(clause.id()));
    }

    private void entry(String id, Clauses.@Nullable Entry rule) {
        Printer talk = session.printer();
        talk.printHanging(
                "  " + id
                        + (rule == null ? "" : (talk.lang() == Lang.FR ? " : " : ": ") + rule.text().in(talk.lang())),
                "    ");
    }

    private static List<Choice> union(List<Choice> some, List<Choice> others) {
        Set<Choice> all = new LinkedHashSet<>(some);
        all.addAll(others);
        return new ArrayList<>(all);
    }

    private List<Choice> about(String words) {
        Set<Choice> found = new LinkedHashSet<>(choices.matchingRefused(words));
        found.addAll(choices.refusedAbout(words));
        if (!found.isEmpty()) return new ArrayList<>(found);
        List<Card<T>> cards = CardFinder.find(session.liveGame().table().book(), words);
        for (Card<T> card : cards.subList(0, Math.min(MOST, cards.size()))) {
            found.addAll(choices.refusedAbout(card.name().en()));
            found.addAll(choices.refusedAbout(card.name().fr()));
        }
        return new ArrayList<>(found);
    }

    private void nothing(String words) {
        Printer talk = session.printer();
        if (words.isEmpty()) {
            talk.say(Messages.NOTHING_REFUSED);
            return;
        }
        T table = session.liveGame().table();
        talk.say(Messages.NOT_THOUGHT_OF, words, session.liveGame().game().prompt(table, seat));
        for (String word : spokenOf(words)) {
            List<Clauses.Entry> rules = refusingFirst(session.rules().find(word));
            if (rules.isEmpty()) continue;
            talk.say(Messages.RULES_ON, word);
            for (Clauses.Entry rule : rules.stream().limit(FEW).toList()) entry(rule.id(), rule);
            return;
        }
    }

    /// Sorts rules that can refuse a move before the others.
    private List<Clauses.Entry> refusingFirst(List<Clauses.Entry> rules) {
        List<String> refusing = session.liveGame().game().clauses().stream().map(Clause::id).toList();
        List<Clauses.Entry> sorted = new ArrayList<>(rules);
        sorted.sort(Comparator.comparing(rule -> !refusing.contains(rule.id())));
        return sorted;
    }

    /// All the words together, then each longer word alone, the longest first.
    private static List<String> spokenOf(String words) {
        List<String> spoken = new ArrayList<>();
        for (String word : words.split("\\s+"))
            if (word.length() > FEW) spoken.add(word);
        spoken.sort(Comparator.comparingInt(String::length).reversed());
        spoken.addFirst(words);
        return spoken;
    }
}
