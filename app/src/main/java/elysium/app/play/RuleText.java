package elysium.app.play;

import java.util.List;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Lang;
import elysium.kit.Clauses;

/// Shows rules to a person: a few whole, or the chapters there are.
public final class RuleText {
    private RuleText() {}

    /// The rules found, each whole, under the names of their chapters.
    public static void show(Printer talk, List<Clauses.Entry> rules) {
        String chapter = "";
        for (Clauses.Entry rule : rules) {
            String here = rule.chapter().in(talk.lang());
            if (!here.equals(chapter)) talk.line(talk.paint(Paint.STRONG, here));
            chapter = here;
            talk.hanging("  " + rule.id() + "  " + rule.words().in(talk.lang()), "    ");
        }
    }

    /// The rule called just so, or all whose id begins so or that speak of it.
    public static List<Clauses.Entry> find(Clauses book, String words) {
        Clauses.Entry called = book.byId(words);
        return called != null ? List.of(called) : book.find(words);
    }

    /// The chapters, with how many rules each has.
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
