package elysium.kit.check;

import static elysium.kit.scenario.ScenarioFailedError.unless;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// Checks the wording of a game's log in both languages.
public final class LogChecks<T extends CardTable<T>> {
    private static final Pattern SENTENCE = Pattern.compile("(?U)^[\\p{Lu}\\d.½\"].*\\.$");

    /// French contracts it with a preposition.
    private static final Pattern ARTICLE = Pattern.compile("^les? ");

    private final CardGame<T> game;
    private final Set<Integer> numbered;
    private final Pattern placeholder;

    /// @param numbered the kinds of event whose log line must contain their number
    /// @param placeholder a pattern for the text that appears in place of a missing word
    public LogChecks(CardGame<T> game, Set<Integer> numbered, String placeholder) {
        this.game = game;
        this.numbered = Set.copyOf(numbered);
        this.placeholder = Pattern.compile(placeholder);
    }

    /// Checks that every log line names its card and contains its number; returns the kinds of event with log lines.
    public Set<Integer> loggedKinds(T t, List<Event> since) {
        Set<Integer> told = new HashSet<>();
        for (Event event : since)
            for (Lang lang : Lang.values()) {
                String tale = game.logLine(t, event, lang);
                if (tale == null) continue;
                told.add(event.kind());
                whole(tale);
                unless(SENTENCE.matcher(tale).matches(), "not a sentence: " + tale);
                unless(event.face() < 0 || names(tale, t, event, lang), "the card is not named: " + tale);
                boolean number = !numbered.contains(event.kind()) || tale.contains("" + Math.abs(event.amount()));
                unless(number, "the number is missing: " + tale);
            }
        return told;
    }

    /// Checks that merged log lines name every card of the single lines; returns whether they are fewer.
    public boolean mergesLines(T t, List<Event> since, Lang lang) {
        List<String> story = game.logLines(t, since, lang);
        String whole = String.join("\n", story);
        story.forEach(this::whole);
        int sentences = 0;
        for (Event event : since) {
            if (event.kind() < CardTable.OWN_EVENTS || game.logLine(t, event, lang) == null) continue;
            sentences++;
            unless(event.face() < 0 || names(whole, t, event, lang), "a card is missing in: " + whole);
        }
        return story.size() < sentences;
    }

    private static <T extends CardTable<T>> boolean names(String words, T t, Event event, Lang lang) {
        String name = t.book().card(event.face()).name().in(lang).toLowerCase(Locale.ROOT);
        if (lang == Lang.FR) name = ARTICLE.matcher(name).replaceFirst("");
        return words.toLowerCase(Locale.ROOT).contains(name);
    }

    private void whole(String words) {
        unless(!placeholder.matcher(words).find(), "a word is missing: '" + words + "'");
    }
}
