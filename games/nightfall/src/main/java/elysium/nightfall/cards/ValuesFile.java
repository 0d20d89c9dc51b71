package elysium.nightfall.cards;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;

/// Parses a values file: a card, and on each line below it a field with its words.
final class ValuesFile {
    private static final String INDENT = "  ";
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /// One line with content.
    ///
    /// @param field empty if the line names the card
    /// @param list whether the words are in brackets
    record Line(int number, String card, String field, List<String> words, boolean list) {}

    private final List<Line> lines = new ArrayList<>();
    private String card = "";

    private ValuesFile() {}

    /// The lines of a file; throws [InvalidInputException] for the first malformed one.
    static List<Line> read(String text) {
        ValuesFile sheet = new ValuesFile();
        String plain = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        String[] all = plain.split("\\R", -1);
        for (int i = 0; i < all.length; i++) sheet.add(i + 1, all[i]);
        return sheet.lines;
    }

    static InvalidInputException objection(int line, String en, String fr) {
        return new InvalidInputException(new Text("line " + line + ": " + en, "ligne " + line + " : " + fr));
    }

    private void add(int number, String raw) {
        String line = withoutComment(raw).stripTrailing();
        if (line.isBlank()) return;
        int colon = line.indexOf(':');
        boolean inside = line.startsWith(INDENT) && line.length() > INDENT.length() && line.charAt(2) > ' ';
        if (colon < 0 || !inside && line.charAt(0) <= ' ') throw unread(number, line);
        if (inside) field(number, line.substring(2, colon), line.substring(colon + 1));
        else head(number, line, colon);
    }

    private void head(int number, String line, int colon) {
        if (colon != line.length() - 1) throw unread(number, line);
        card = line.substring(0, colon);
        for (Line before : lines)
            if (before.card.equals(card))
                throw objection(number, card + " stands twice; the first time on line " + before.number,
                        card + " figure deux fois ; la première à la ligne " + before.number);
        lines.add(new Line(number, card, "", List.of(), false));
    }

    private void field(int number, String field, String rest) {
        if (card.isEmpty())
            throw objection(number, field + " stands below no card: write the card before it, such as vulko:",
                    field + " ne figure sous aucune carte : écrivez la carte avant, par exemple vulko:");
        for (Line before : lines)
            if (before.card.equals(card) && before.field.equals(field))
                throw objection(number, field + " of " + card + " stands twice; the first time on line "
                        + before.number,
                        field + " de " + card + " figure deux fois ; la première à la ligne " + before.number);
        String value = rest.strip();
        boolean list = value.startsWith("[") && value.endsWith("]");
        if (!rest.startsWith(" ") || value.isEmpty() || !list && value.matches(".*[\\[\\],\\s].*"))
            throw objection(number, "after \"" + field + ":\" comes a space, and a word, a number or a list as [a, b]",
                    "après « " + field + ": » viennent un espace, puis un mot, un nombre ou une liste comme [a, b]");
        lines.add(new Line(number, card, field, list ? items(number, value) : List.of(value), list));
    }

    private static List<String> items(int number, String value) {
        List<String> words = new ArrayList<>();
        for (String item : value.substring(1, value.length() - 1).split(",", -1)) {
            String word = item.strip();
            if (word.isEmpty() || word.matches(".*[\\[\\]\\s].*"))
                throw objection(number, "\"" + value + "\" is no list of words with commas, as [a, b]",
                        "« " + value + " » n'est pas une liste de mots séparés par des virgules, comme [a, b]");
            words.add(word);
        }
        return words;
    }

    private static String withoutComment(String raw) {
        if (raw.startsWith("#")) return "";
        int at = raw.indexOf(" #");
        return at < 0 ? raw : raw.substring(0, at);
    }

    private static InvalidInputException unread(int number, String line) {
        return objection(number,
                "\"" + line.strip() + "\" is not understood: a card stands at the margin with a colon behind it, its "
                        + "values below it, two spaces in, as health: 3",
                "« " + line.strip() + " » n'est pas compris : une carte se met à la marge, suivie d'un deux-points, "
                        + "ses valeurs en dessous, deux espaces plus loin, comme health: 3");
    }
}
