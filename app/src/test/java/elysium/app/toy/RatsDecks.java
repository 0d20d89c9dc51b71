package elysium.app.toy;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.deck.CardNames;
import elysium.tabletop.deck.DeckText;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;

/// Decks of Rats: a king, and a pack of at least two rats.
final class RatsDecks implements Decks {
    private static final String KING = "king", PACK = "pack";
    private static final List<Deck.Section> SECTIONS = List.of(
            new Deck.Section(KING, new Text("King", "Roi"), true),
            new Deck.Section(PACK, new Text("Pack", "Meute"), false));

    private final DeckText text;

    RatsDecks(Book<Rats> book) {
        text = new DeckText(SECTIONS, new CardNames(book), (section, card) -> card != RatsGame.CROWN ? null
                : new Text("a Crown is no rat of the " + section.id(), "une Couronne n'est pas un rat"));
    }

    @Override public List<Deck> list() {
        Deck read = read("King: Ash\nPack\n2 x Grey Rat").deck();
        return List.of(new Deck("grey", new Text("Grey", "Gris"), read.piles(),
                List.of(new Text("As dealt in the cellar.", "Telle que donnée à la cave."))));
    }

    @Override public Deck.Reading read(String words) {
        return text.read(words);
    }

    @Override public List<Deck.Fault> check(Deck deck) {
        List<Deck.Fault> faults = new ArrayList<>();
        if (deck.pile(PACK).size() < 2)
            faults.add(new Deck.Fault(0, "RAT-PLY-01", new Text("a pack has 2 rats or more; add some",
                    "une meute a 2 rats ou plus ; ajoutez-en")));
        return faults;
    }

    @Override public List<Deck.Chart> charts(Deck deck) {
        return List.of(new Deck.Chart(new Text("Rats", "Rats"),
                List.of(new Deck.Bar(new Text("in the pack", "dans la meute"), deck.pile(PACK).size()))));
    }

    @Override public String write(Deck deck, Lang lang) {
        return text.write(deck, lang);
    }

    @Override public String pack(Deck deck) {
        return deck.id().isEmpty() ? "own:" + deck.pile(PACK).size() : deck.id();
    }
}
