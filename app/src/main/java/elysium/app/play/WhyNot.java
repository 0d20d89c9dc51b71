package elysium.app.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import elysium.app.play.Choices.Choice;
import elysium.app.screen.Paint;
import elysium.app.screen.Talk;
import elysium.app.words.Words;
import elysium.kernel.Clause;
import elysium.kit.Catalogue;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;

/// Says why something cannot be done, or that it can, by the clause.
final class WhyNot<T extends CardTable<T>> {
    private static final int MOST = 8;

    private final Evening<T> evening;
    private final Choices<T> choices;

    WhyNot(Evening<T> evening, Choices<T> choices) {
        this.evening = evening;
        this.choices = choices;
    }

    /// Explains what a move or a card has against it at this question; without words, everything that is refused.
    void explain(String words) {
        Talk talk = evening.talk();
        List<Choice> refused = words.isEmpty() ? choices.refused() : about(words);
        List<Choice> offered = words.isEmpty() ? List.of() : choices.offeredAbout(words);
        for (Choice choice : offered.stream().limit(MOST).toList()) {
            talk.say(Words.POSSIBLE, choice.number(), choice.words());
            if (choice.clause() != null) clause(choice.clause());
        }
        for (Choice choice : refused.stream().limit(MOST).toList()) refusal(choice);
        if (refused.size() > MOST) talk.say(Words.MORE, refused.size() - MOST);
        if (refused.isEmpty() && offered.isEmpty()) nothing(words);
    }

    /// Says which clause stands against an answer.
    void refusal(Choice choice) {
        evening.talk().say(Paint.WARNING, Words.REFUSED, choice.words());
        if (choice.clause() != null) clause(choice.clause());
    }

    void clause(Clause clause) {
        Catalogue.Entry rule = evening.rules().byId(clause.id());
        Talk talk = evening.talk();
        talk.hanging("  " + clause.id() + (rule == null ? "" : ": " + rule.words().in(talk.lang())), "    ");
    }

    private List<Choice> about(String words) {
        Set<Choice> found = new LinkedHashSet<>(choices.meantInVain(words));
        found.addAll(choices.refusedAbout(words));
        if (!found.isEmpty()) return new ArrayList<>(found);
        List<Card<T>> cards = Shelf.find(evening.match().game().book(), words);
        for (Card<T> card : cards.subList(0, Math.min(MOST, cards.size()))) {
            found.addAll(choices.refusedAbout(card.name().en()));
            found.addAll(choices.refusedAbout(card.name().fr()));
        }
        return new ArrayList<>(found);
    }

    private void nothing(String words) {
        if (words.isEmpty()) evening.talk().say(Words.NOTHING_REFUSED);
        else evening.talk().say(Words.NOT_THOUGHT_OF, words);
    }
}
