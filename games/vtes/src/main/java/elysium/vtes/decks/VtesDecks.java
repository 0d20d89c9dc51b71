package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.deck.CardNames;
import elysium.tabletop.deck.DeckText;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;
import org.jspecify.annotations.Nullable;

/// The decks of V:TES: a crypt and a library.
public final class VtesDecks implements Decks {
    static final String CRYPT = "crypt", LIBRARY = "library";
    private static final List<Deck.Section> SECTIONS = List.of(
            new Deck.Section(CRYPT, new Text("Crypt", "Crypte"), false),
            new Deck.Section(LIBRARY, new Text("Library", "Bibliothèque"), false));

    final Book<Vtes> book;
    private final CardNames names;
    private final DeckText text;
    private final List<Deck> list;
    private @Nullable DeckImport exchange;

    public VtesDecks(Book<Vtes> book) {
        this.book = book;
        names = new CardNames(book);
        text = new DeckText(SECTIONS, names, this::refuses);
        list = Preconstructed.read(text);
    }

    @Override public List<Deck> list() {
        return list;
    }

    @Override public Deck.Reading read(String words) {
        return exchange().deck(words);
    }

    @Override public List<Deck.Fault> check(Deck deck) {
        return new DeckRules(book, names).check(deck);
    }

    @Override public List<Deck.Chart> charts(Deck deck) {
        return new Charts(book).of(deck);
    }

    @Override public String write(Deck deck, Lang lang) {
        return text.write(deck, lang);
    }

    @Override public List<String> formats() {
        List<String> formats = new ArrayList<>();
        for (Format format : Format.values()) formats.add(format.word());
        return formats;
    }

    @Override public String write(Deck deck, String format) {
        for (Format one : Format.values()) if (one.word().equals(format)) return one.write(exchange().list(deck));
        return Decks.super.write(deck, format);
    }

    /// Created on first use: playing needs no list reader.
    private synchronized DeckImport exchange() {
        if (exchange == null) exchange = new DeckImport(book, SECTIONS);
        return exchange;
    }

    @Override public String pack(Deck deck) {
        return deck.id().isEmpty() ? OWN + DeckCode.of(deck).word() : deck.id();
    }

    /// The section of a card.
    static String section(Book<Vtes> book, int card) {
        return book.printed(card, Fact.CAPACITY) > 0 ? CRYPT : LIBRARY;
    }

    private @Nullable Text refuses(Deck.Section section, int card) {
        String belongs = section(book, card);
        if (belongs.equals(section.id())) return null;
        return DeckText.misplaced(names.name(card), SECTIONS.get(belongs.equals(CRYPT) ? 0 : 1).title(), section);
    }
}
