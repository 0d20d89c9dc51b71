package elysium.app.play;

import java.util.List;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Lang;
import elysium.rulebook.Clauses;

/// Finds and prints rules and chapters.
public final class RuleText {
    private RuleText() {}

    /// Prints rules under the titles of their chapters.
    public static void show(Printer talk, List<Clauses.Entry> rules) {
        String chapter = "";
        for (Clauses.Entry rule : rules) {
            String here = rule.chapter().in(talk.lang());
            if (!here.equals(chapter)) talk.line(talk.paint(Paint.STRONG, here));
            chapter = here;
            talk.printHanging("  " + rule.id() + "  " + rule.text().in(talk.lang()), "    ");
        }
    }

    /// The rule with this id, or all whose id starts with the words or whose text contains them.
    public static List<Clauses.Entry> find(Clauses book, String words) {
        Clauses.Entry called = book.byId(words);
        return called != null ? List.of(called) : book.find(words);
    }

    /// Prints the chapters and their number of rules.
    public static void chapters(Printer talk, Clauses book) {
        Lang lang = talk.lang();
        talk.say(Messages.CHAPTERS);
        List<String> names = book.entries().stream().map(rule -> rule.chapter().in(lang)).distinct().toList();
        for (String name : names) {
            long many = book.entries().stream().filter(rule -> rule.chapter().in(lang).equals(name)).count();
            talk.line("  " + name + " (" + many + ")");
        }
    }
}
