package elysium.kit.check;

import static elysium.kit.scenario.ScenarioFailedError.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.text.Elision;

/// Checks the French that a game generates: elision, contraction, gender, number, apostrophes and signs.
public final class FrenchChecks<T extends CardTable<T>> {
    private static final String VOWEL = "[aeiouàâäéèêëîïôöûüœæ]",
            NOUN = "point|dégât|carte|bulletin|compteur|transfert|action|frappe|serviteur|vampire|jeton|tour";
    private static final List<Pattern> SLIPS = List.of(
            Pattern.compile("(?iU)(?<![\\w-])(?:de|que|ne|se|je|le) " + VOWEL),
            Pattern.compile("(?iU)(?<![\\w-])(?:de|à) les? (?!\\w+(?:er|ir|re)\\b)"),
            Pattern.compile("(?U)(?<![\\w-])(?:de|à) Le "),
            Pattern.compile("-t-(?:il|elle)\\b"),
            Pattern.compile(
                    "(?U)(?<![\\d.,½/+–-])(?<!place |tour )\\b[01] (?!voix|fois|des|dans|sans|moins|plus)[\\p{L}-]+s\\b"),
            Pattern.compile("(?U)(?<![\\d.,/–-])(?<!place |tour )(?:[2-9]|\\d\\d+)½? (?:" + NOUN + ")\\b"),
            Pattern.compile("’|\\.\\.\\."),
            Pattern.compile("(?U)(?<![\\w.)\\]])-\\d"),
            Pattern.compile(" - "),
            Pattern.compile("(?U)[\\w)»][?!;]|[\\w)»]:(?!\\w)"));

    private final CardGame<T> game;
    private final List<Pattern> slips = new ArrayList<>(SLIPS);

    public FrenchChecks(CardGame<T> game) {
        this.game = game;
        for (Card<T> card : game.book().cards()) {
            String name = card.name().fr();
            if (name.startsWith("H") && Elision.of(name).startsWith("d'"))
                slips.add(Pattern.compile("(?i)\\b(?:de|que) " + Pattern.quote(name)));
        }
    }

    /// Fails on a French sentence with a slip.
    public void checkSentence(String sentence) {
        for (Pattern slip : slips) {
            var found = slip.matcher(sentence);
            if (found.find()) unless(false, "'" + found.group() + "' in: " + sentence);
        }
    }

    /// The open question, and every answer to it, allowed or refused.
    public void checkQuestion(T t) {
        int seat = t.nextPending();
        checkSentence(game.prompt(t, seat).fr());
        Offers offers = t.offers(seat, Offers.explained());
        for (int i = 0; i < offers.size(); i++) checkSentence(game.notation().write(t, seat, offers.get(i), Lang.FR));
        for (Refusal refusal : offers.refusals())
            checkSentence(game.notation().write(t, seat, refusal.move(), Lang.FR));
    }

    /// The open question, unless the game is over, and the log.
    public void questionAndLog(T t, List<Event> since) {
        if (!t.isOver()) checkQuestion(t);
        checkLog(t, since);
    }

    /// The lines of the log, each and together.
    public void checkLog(T t, List<Event> since) {
        for (Event event : since) {
            String line = game.logLine(t, event, Lang.FR);
            if (line != null) checkSentence(line);
        }
        game.logLines(t, since, Lang.FR).forEach(this::checkSentence);
    }

    /// The name, facts and text of every card.
    public void checkCards() {
        for (Card<T> card : game.book().cards()) {
            checkSentence(card.name().fr());
            game.details(card).forEach(line -> checkSentence(line.fr()));
            card.text().fr().lines().forEach(this::checkSentence);
        }
    }
}
