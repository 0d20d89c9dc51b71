package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;

/// Tells crypt cards of the same name apart by the groups of the rest of the crypt; a line that stays ambiguous is a
/// fault.
final class Namesakes {
    /// The cards a line may mean.
    record Choice(List<CardCatalogue.Card> cards, int count, int line, String words) {}

    private final List<Deck.Fault> faults;
    private int lowest = Integer.MAX_VALUE, highest;

    Namesakes(List<Deck.Fault> faults) {
        this.faults = faults;
    }

    List<DeckList.Entry> resolve(List<Choice> choices) {
        for (Choice choice : choices) if (choice.cards().size() == 1) note(choice.cards().getFirst());
        List<DeckList.Entry> entries = new ArrayList<>();
        for (Choice choice : choices) {
            List<CardCatalogue.Card> cards = choice.cards().size() == 1 ? choice.cards() : fitting(choice.cards());
            if (cards.size() == 1) entries.add(new DeckList.Entry(cards.getFirst(), choice.count(), choice.line()));
            else several(choice);
        }
        return entries;
    }

    private void note(CardCatalogue.Card card) {
        if (card.group() == CardCatalogue.ANY_GROUP || !card.isCrypt()) return;
        lowest = Math.min(lowest, card.group());
        highest = Math.max(highest, card.group());
    }

    /// The cards that fit the groups seen so far.
    private List<CardCatalogue.Card> fitting(List<CardCatalogue.Card> cards) {
        List<CardCatalogue.Card> fitting = new ArrayList<>();
        for (CardCatalogue.Card card : cards)
            if (highest > 0 && card.group() >= highest - 1 && card.group() <= lowest + 1) fitting.add(card);
        return fitting;
    }

    private void several(Choice choice) {
        List<String> called = new ArrayList<>();
        for (CardCatalogue.Card card : choice.cards()) called.add(Formats.exact(card));
        String all = String.join(", ", called);
        faults.add(new Deck.Fault(choice.line(), "", new Text(
                "several cards are called '" + choice.words() + "': " + all + "; say which one",
                "plusieurs cartes s'appellent « " + choice.words() + " » : " + all + " ; précisez laquelle")));
    }
}
