package elysium.kit.check;

import static elysium.kit.scenario.ScenarioFailedError.unless;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.tabletop.CardTable;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.CardGame;

/// Checks the wording of a game's questions and answers, in both languages and in machine-readable form.
public final class WordingChecks<T extends CardTable<T>> {
    private static final Pattern SENTENCE = Pattern.compile("(?Us)^[\\p{Lu}\\d.].*[?.)!]$");

    private final CardGame<T> game;
    private final Pattern placeholder;

    /// @param placeholder a pattern for the text that appears in place of a missing word
    public WordingChecks(CardGame<T> game, String placeholder) {
        this.game = game;
        this.placeholder = Pattern.compile(placeholder);
    }

    /// Checks that the prompt is a sentence.
    public void isSentence(T t) {
        for (Lang lang : Lang.values()) {
            String question = game.prompt(t, t.nextPending()).in(lang);
            unless(SENTENCE.matcher(question).matches(), "not a sentence: " + question);
        }
    }

    /// Checks that no word is missing in the prompt or in any answer, offered or refused.
    public void hasNoMissingWords(T t) {
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

    /// Checks that no two answers have the same text.
    public void hasDistinctAnswers(T t) {
        int seat = t.nextPending();
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (Lang lang : Lang.values()) {
            Set<String> answers = new HashSet<>();
            for (int i = 0; i < offers.size(); i++) {
                String answer = written(t, seat, offers.get(i), lang);
                unless(answers.add(answer), "two answers have the text: " + answer);
            }
        }
    }

    /// Checks that every answer has a machine-readable word and no operands beyond those of its verb.
    public void hasMachineWords(T t) {
        Offers offers = t.offers(t.nextPending(), Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) {
            long move = offers.get(i);
            Verbs.Word verb = game.verb(Move.verb(move));
            int[] numbers = {Move.a(move), Move.b(move), Move.c(move)};
            unless(!verb.word().startsWith("verb"), "no word for " + Long.toHexString(move));
            for (int k = verb.operands(); k < numbers.length; k++)
                unless(numbers[k] == 0, verb.word() + " has an undeclared operand " + numbers[k]);
        }
    }
}
