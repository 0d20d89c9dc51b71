package elysium.rivals.decks;

import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.tabletop.Book;
import elysium.tabletop.deck.CardNames;
import elysium.tabletop.deck.DeckText;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import org.jspecify.annotations.Nullable;

/// The deck format of Rivals: an Agenda, a Haven, seven vampires including the Leader, and a Library.
public final class RivalsDecks implements Decks {
    static final String AGENDA = "agenda", HAVEN = "haven", LEADER = "leader", FACTION = "faction", LIBRARY = "library";
    private static final List<Deck.Section> SECTIONS = List.of(
            new Deck.Section(AGENDA, new Text("Agenda", "Cabale"), true),
            new Deck.Section(HAVEN, new Text("Haven", "Refuge"), true),
            new Deck.Section(LEADER, new Text("Leader", "Meneur"), true),
            new Deck.Section(FACTION, new Text("Faction", "Faction"), false),
            new Deck.Section(LIBRARY, new Text("Library", "Bibliothèque"), false));
    private static final int CITY = Kind.MORTAL.bit() | Kind.EVENT.bit();

    final Book<Rivals> book;
    private final CardNames names;
    private final DeckText text;
    private final List<Deck> list;

    public RivalsDecks(Book<Rivals> book) {
        this.book = book;
        names = new CardNames(book);
        text = new DeckText(SECTIONS, names, this::refuses);
        list = Preconstructed.read(text);
    }

    @Override public List<Deck> list() {
        return list;
    }

    @Override public Deck.Reading read(String words) {
        return text.read(words);
    }

    @Override public List<Deck.Fault> check(Deck deck) {
        return new DeckRules(names).check(deck);
    }

    @Override public List<Deck.Chart> charts(Deck deck) {
        return new Charts(book).of(deck);
    }

    @Override public String write(Deck deck, Lang lang) {
        return text.write(deck, lang);
    }

    @Override public String pack(Deck deck) {
        return deck.id().isEmpty() ? OWN + DeckCode.of(deck).word() : deck.id();
    }

    /// The section a card belongs to, or an empty text for a city card.
    static String section(Book<Rivals> book, int card) {
        int kinds = book.printed(card, Fact.KINDS);
        if ((kinds & CITY) != 0 || (book.printed(card, Fact.TRAITS) & Trait.PRINCE) != 0) return "";
        if ((kinds & Kind.VAMPIRE.bit()) != 0) return FACTION;
        return (kinds & Kind.HAVEN.bit()) != 0 ? HAVEN : (kinds & Kind.AGENDA.bit()) != 0 ? AGENDA : LIBRARY;
    }

    private @Nullable Text refuses(Deck.Section section, int card) {
        String belongs = section(book, card);
        if (belongs.equals(section.id()) || section.id().equals(LEADER) && belongs.equals(FACTION)) return null;
        Text name = names.name(card);
        if (belongs.isEmpty())
            return new Text(name.en() + " is a city card and cannot be in a deck; remove it",
                    name.fr() + " est une carte Cité, interdite dans un deck ; enlevez-la");
        return DeckText.misplaced(name, title(belongs), section);
    }

    private static Text title(String id) {
        for (Deck.Section section : SECTIONS) if (section.id().equals(id)) return section.title();
        throw new IllegalArgumentException("no section is called " + id);
    }
}
