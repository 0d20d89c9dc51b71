package elysium.kit;

import static elysium.kit.ScenarioFailedError.unless;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;
import elysium.tabletop.Verbs;

/// Holds a game to how its questions and answers read, to people in both languages and to programs.
public final class WordingChecks<T extends CardTable<T>> {
    private static final Pattern SENTENCE = Pattern.compile("(?Us)^[\\p{Lu}\\d.].*[?.)!]$");

    private final CardGame<T> game;
    private final Pattern placeholder;

    /// @param placeholder what stands where a word is missing
    public WordingChecks(CardGame<T> game, String placeholder) {
        this.game = game;
        this.placeholder = Pattern.compile(placeholder);
    }

    /// The question begins and ends as a sentence does.
    public void isSentence(T t) {
        for (Lang lang : Lang.values()) {
            String question = game.prompt(t, t.nextPending()).in(lang);
            unless(SENTENCE.matcher(question).matches(), "no sentence: " + question);
        }
    }

    /// Neither the question nor any answer, allowed or refused, has a hole in it.
    public void isWhole(T t) {
        int seat = t.nextPending();
        Offers offers = t.offers(seat, Offers.explained());
        for (Lang lang : Lang.values()) {
            whole(game.prompt(t, seat).in(lang));
            for (int i = 0; i < offers.size(); i++) whole(written(t, seat, offers.get(i), lang));
            for (Refusal refusal : offers.refusals()) whole(written(t, seat, refusal.move(), lang));
        }
    }

    private void whole(String words) {
        unless(!words.isBlank() && !placeholder.matcher(words).find(), "a word is missing: '" + words + "'");
    }

    private String written(T t, int seat, long move, Lang lang) {
        return game.notation().write(t, seat, move, lang);
    }

    /// No two answers to the question read alike.
    public void isClear(T t) {
        int seat = t.nextPending();
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (Lang lang : Lang.values()) {
            Set<String> answers = new HashSet<>();
            for (int i = 0; i < offers.size(); i++) {
                String answer = written(t, seat, offers.get(i), lang);
                unless(answers.add(answer), "two answers read: " + answer);
            }
        }
    }

    /// Programs read every answer as a word and as many numbers as it is said to have.
    public void isSpelledOut(T t) {
        Offers offers = t.offers(t.nextPending(), Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) {
            long move = offers.get(i);
            Verbs.Word verb = game.verb(Move.verb(move));
            int[] numbers = {Move.a(move), Move.b(move), Move.c(move)};
            unless(!verb.word().startsWith("verb"), "no word for " + Long.toHexString(move));
            for (int k = verb.operands(); k < numbers.length; k++)
                unless(numbers[k] == 0, verb.word() + " has another number, " + numbers[k]);
        }
    }
}
