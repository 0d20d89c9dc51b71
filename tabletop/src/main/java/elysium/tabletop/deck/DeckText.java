package elysium.tabletop.deck;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Deck.Section;
import org.jspecify.annotations.Nullable;

/// Reads and writes deck lists: a heading for each section, and lines of copies and card names below it.
public final class DeckText {
    /// Decides whether a card may be in a section: returns the reason why not, or null.
    @FunctionalInterface
    public interface Place {
        @Nullable Text reasonAgainst(Section section, int card);
    }

    static final Text NAME = new Text("Name", "Nom");
    private static final String COUNTED = " x ";

    final List<Section> sections;
    final CardNames names;
    final Place place;

    public DeckText(List<Section> sections, CardNames names, Place place) {
        this.sections = List.copyOf(sections);
        this.names = names;
        this.place = place;
    }

    /// The reason why a card may not be in a section: it belongs in another.
    public static Text misplaced(Text card, Text there, Section here) {
        return new Text(card.en() + " belongs under " + there.en() + ", not under " + here.title().en(),
                card.fr() + " se range sous " + there.fr() + ", pas sous " + here.title().fr());
    }

    public Deck.Reading read(String text) {
        return new DeckReader(this).read(text);
    }

    /// The deck list of a deck; equal decks give equal text, whatever text they were read from.
    public String write(Deck deck, Lang lang) {
        StringBuilder out = new StringBuilder();
        if (!deck.name().isEmpty()) heading(out, NAME, lang).append(deck.name().in(lang)).append('\n');
        for (Deck.Pile pile : deck.piles()) {
            List<Deck.Lot> lots = sorted(pile);
            if (pile.section().single() && lots.size() == 1 && lots.getFirst().count() == 1)
                heading(out, pile.section().title(), lang).append(name(lots.getFirst(), lang)).append('\n');
            else list(out, pile, lots, lang);
        }
        return out.toString();
    }

    private void list(StringBuilder out, Deck.Pile pile, List<Deck.Lot> lots, Lang lang) {
        if (lots.isEmpty()) return;
        out.append(out.isEmpty() ? "" : "\n").append(pile.section().title().in(lang));
        out.append(" (").append(pile.size()).append(")\n");
        for (Deck.Lot lot : lots) out.append(lot.count()).append(COUNTED).append(name(lot, lang)).append('\n');
    }

    private static StringBuilder heading(StringBuilder out, Text title, Lang lang) {
        return out.append(title.in(lang)).append(lang == Lang.FR ? " : " : ": ");
    }

    private String name(Deck.Lot lot, Lang lang) {
        return names.name(lot.card()).in(lang);
    }

    /// Each card once, in the order of the book.
    private static List<Deck.Lot> sorted(Deck.Pile pile) {
        List<Deck.Lot> lots = new ArrayList<>();
        for (Deck.Lot lot : pile.lots()) {
            int at = 0;
            while (at < lots.size() && lots.get(at).card() < lot.card()) at++;
            if (at < lots.size() && lots.get(at).card() == lot.card()) continue;
            lots.add(at, new Deck.Lot(lot.card(), pile.copies(lot.card()), 0));
        }
        return lots;
    }
}
