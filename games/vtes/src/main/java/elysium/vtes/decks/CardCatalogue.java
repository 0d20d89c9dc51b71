package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import org.jspecify.annotations.Nullable;

/// All cards ever printed, as deck lists name them, whether or not they can be played here.
final class CardCatalogue {
    static final int ANY_GROUP = 0;
    private static final int FIRST_CRYPT = 200_000;

    /// A card of the catalogue.
    ///
    /// @param id its official number, which other programs use
    /// @param slug its id in this program
    /// @param types a letter for each type, the main one first
    /// @param group of a crypt card, or [#ANY_GROUP]
    /// @param disciplines as lists write them: capitals for superior
    /// @param aka its former names
    record Card(int id, String slug, String name, String types, int group, boolean advanced, int capacity,
            String disciplines, String title, String clan, List<String> aka) {
        boolean isCrypt() {
            return id > FIRST_CRYPT;
        }
    }

    private enum Column {
        ID, SLUG, NAME, TYPES, GROUP, CAPACITY, DISCIPLINES, TITLE, CLAN, AKA
    }

    /// The bundled catalogue.
    static final CardCatalogue PRINTED = new CardCatalogue(file());

    private final List<Card> cards = new ArrayList<>();
    private final Map<Integer, Card> byId = new HashMap<>();

    private CardCatalogue(String text) {
        for (String line : text.split("\n")) {
            Card card = card(line.split("\t"));
            cards.add(card);
            byId.put(card.id(), card);
        }
    }

    private static String file() {
        var file = CardCatalogue.class.getResourceAsStream("catalogue.txt");
        if (file == null) throw new IllegalStateException("the catalogue of cards is not in the program");
        try (Scanner scanner = new Scanner(file, "UTF-8").useDelimiter("\\A")) {
            return scanner.next();
        }
    }

    private static Card card(String[] cells) {
        String group = cell(cells, Column.GROUP);
        boolean advanced = group.endsWith("a");
        String number = advanced ? group.substring(0, group.length() - 1) : group;
        String capacity = cell(cells, Column.CAPACITY);
        List<String> aka = new ArrayList<>();
        for (String other : cell(cells, Column.AKA).split(";")) if (!other.isBlank()) aka.add(other.strip());
        return new Card(Integer.parseInt(cell(cells, Column.ID)), cell(cells, Column.SLUG), cell(cells, Column.NAME),
                cell(cells, Column.TYPES),
                number.isEmpty() || number.equals("any") ? ANY_GROUP : Integer.parseInt(number),
                advanced, capacity.isEmpty() ? 0 : Integer.parseInt(capacity), cell(cells, Column.DISCIPLINES),
                cell(cells, Column.TITLE), cell(cells, Column.CLAN), List.copyOf(aka));
    }

    private static String cell(String[] cells, Column column) {
        return column.ordinal() < cells.length ? cells[column.ordinal()] : "";
    }

    List<Card> cards() {
        return cards;
    }

    @Nullable Card of(int id) {
        return byId.get(id);
    }
}
