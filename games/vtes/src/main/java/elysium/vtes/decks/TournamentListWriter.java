package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Writes a list in the format of the tournament winning deck archive: notes, the crypt in columns, the library by
/// type.
final class TournamentListWriter {
    private static final int FEW = 4;
    /// The types in listing order, with the letters of the catalogue and the names of the archive.
    private static final String[][] TYPES = {{"m", "Master"}, {"k", "Conviction"}, {"a", "Action"},
            {"ac", "Action/Combat"}, {"ar", "Action/Reaction"}, {"l", "Ally"}, {"e", "Equipment"},
            {"p", "Political Action"}, {"w", "Power"}, {"t", "Retainer"}, {"f", "Action Modifier"},
            {"fc", "Action Modifier/Combat"}, {"fr", "Action Modifier/Reaction"}, {"r", "Reaction"},
            {"cr", "Combat/Reaction"}, {"c", "Combat"}, {"n", "Event"}};

    private final StringBuilder out = new StringBuilder();

    private TournamentListWriter() {}

    static String write(DeckList list) {
        TournamentListWriter archive = new TournamentListWriter();
        archive.about(list);
        archive.crypt(list.part(true));
        archive.library(list.part(false));
        return archive.out.toString().stripTrailing() + "\n";
    }

    private void line(String words) {
        out.append(words.stripTrailing()).append('\n');
    }

    private void about(DeckList list) {
        for (String words : list.about()) line(words);
        if (!list.about().isEmpty()) line("");
        if (!list.name().isEmpty()) line("Deck Name: " + list.name());
        if (!list.author().isEmpty()) line("Created by: " + list.author());
        if (!list.description().isEmpty()) {
            line("Description:");
            line(list.description());
        }
        if (!list.name().isEmpty() || !list.author().isEmpty() || !list.description().isEmpty()) line("");
    }

    // ---- the crypt

    private void crypt(List<DeckList.Entry> crypt) {
        List<DeckList.Entry> sorted = new ArrayList<>(crypt);
        sorted.sort(Comparator.comparingInt((DeckList.Entry entry) -> -entry.count())
                .thenComparingInt(entry -> -entry.card().capacity()).thenComparing(entry -> entry.card().name()));
        String heading = heading(sorted);
        line(heading);
        line("-".repeat(heading.length()));
        List<String[]> rows = new ArrayList<>();
        for (DeckList.Entry entry : sorted) rows.add(row(entry));
        int[] widths = new int[5];
        for (String[] row : rows)
            for (int i = 0; i < widths.length; i++) widths[i] = Math.max(widths[i], row[i].length());
        for (String[] row : rows) line(columns(row, widths));
        line("");
    }

    private static String heading(List<DeckList.Entry> crypt) {
        List<Integer> capacities = new ArrayList<>();
        for (DeckList.Entry entry : crypt)
            for (int i = 0; i < entry.count(); i++) capacities.add(entry.card().capacity());
        capacities.sort(null);
        int n = capacities.size(), min = 0, max = 0, sum = 0;
        for (int i = 0; i < n; i++) {
            sum += capacities.get(i);
            if (i < FEW) min += capacities.get(i);
            if (i >= n - FEW) max += capacities.get(i);
        }
        String average = n == 0 ? "0" : String.format(Locale.ROOT, "%.2f", sum / (double) n);
        while (average.contains(".") && (average.endsWith("0") || average.endsWith(".")))
            average = average.substring(0, average.length() - 1);
        return "Crypt (" + n + " cards, min=" + min + ", max=" + max + ", avg=" + average + ")";
    }

    private static String[] row(DeckList.Entry entry) {
        CardCatalogue.Card card = entry.card();
        String name = Formats.last(card.name()) + (card.advanced() ? " (ADV)" : "");
        String group = card.group() == CardCatalogue.ANY_GROUP ? "ANY" : String.valueOf(card.group());
        return new String[] {entry.count() + "x " + name, String.valueOf(card.capacity()),
                disciplines(card), card.title(), card.clan() + ":" + group};
    }

    /// Superior Disciplines first; Vision has its former name.
    private static String disciplines(CardCatalogue.Card card) {
        if (card.disciplines().isEmpty()) return "-none-";
        List<String> all =
                new ArrayList<>(List.of(card.disciplines().replace("vin", "vis").replace("VIN", "VIS").split(" ")));
        all.sort(null);
        return String.join(" ", all);
    }

    /// Two spaces between columns, numbers right-aligned, empty columns omitted.
    private static String columns(String[] row, int[] widths) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < row.length; i++) {
            if (widths[i] == 0) continue;
            String gap = " ".repeat(widths[i] - row[i].length());
            words.append(i == 0 ? "" : "  ").append(i == 1 ? gap + row[i] : row[i] + gap);
        }
        return words.toString();
    }

    // ---- the library

    private void library(List<DeckList.Entry> library) {
        line("Library (" + DeckList.size(library) + " cards)");
        for (String[] type : TYPES) {
            List<DeckList.Entry> cards = new ArrayList<>();
            for (DeckList.Entry entry : library) if (entry.card().types().equals(type[0])) cards.add(entry);
            if (cards.isEmpty()) continue;
            cards.sort(Comparator.comparing(entry -> Formats.last(entry.card().name())));
            line(type[1] + " (" + DeckList.size(cards) + ")");
            for (DeckList.Entry entry : cards)
                line(entry.count() + "x " + Formats.last(entry.card().name()).replace("™", "(TM)"));
            line("");
        }
    }
}
