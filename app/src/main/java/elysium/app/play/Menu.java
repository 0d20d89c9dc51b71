package elysium.app.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.app.play.Choices.Choice;
import elysium.app.screen.Wrap;

/// Formats numbered answers: a few one per line, many in groups with a common beginning.
final class Menu {
    private Menu() {}

    static List<String> lines(List<Choice> choices, int width) {
        List<String> lines = new ArrayList<>();
        if (choices.size() <= Choices.FEW) {
            for (Choice choice : choices) lines.add(Wrap.lines(numbered(choice, choice.words()), width, "      "));
            return lines;
        }
        for (List<Choice> group : groups(choices)) {
            String start = group.size() < 2 ? "" : commonStart(group);
            if (!start.isEmpty()) lines.add("  " + start + " …");
            List<String> items = new ArrayList<>();
            for (Choice choice : group) items.add(numbered(choice, choice.words().substring(start.length()).strip()));
            lines.addAll(columns(items, start.isEmpty() ? "" : "  ", width));
        }
        return lines;
    }

    /// Items in as many columns as fit, read downwards.
    private static List<String> columns(List<String> items, String indent, int width) {
        for (int rows = 1;; rows++) {
            List<String> lines = laidOut(items, indent, rows);
            boolean fits = lines.stream().allMatch(line -> Wrap.columns(line) <= width);
            if (fits || rows >= items.size()) return lines;
        }
    }

    private static List<String> laidOut(List<String> items, String indent, int rows) {
        List<String> lines = new ArrayList<>(Collections.nCopies(rows, indent));
        for (int from = 0; from < items.size(); from += rows) {
            List<String> column = items.subList(from, Math.min(from + rows, items.size()));
            int wide = column.stream().mapToInt(Wrap::columns).max().orElse(0);
            boolean last = from + rows >= items.size();
            for (int row = 0; row < column.size(); row++) {
                String item = column.get(row);
                lines.set(row, lines.get(row) + item + (last ? "" : " ".repeat(wide - Wrap.columns(item))));
            }
        }
        return lines;
    }

    private static String numbered(Choice choice, String words) {
        return String.format("  %2d) %s%s", choice.number(), words, choice.clause() == null ? "" : " (!)");
    }

    private static List<List<Choice>> groups(List<Choice> choices) {
        List<List<Choice>> groups = new ArrayList<>();
        for (Choice choice : choices) {
            List<Choice> last = groups.isEmpty() ? List.of() : groups.getLast();
            if (!last.isEmpty() && last.getFirst().isSimilar(choice)) last.add(choice);
            else groups.add(new ArrayList<>(List.of(choice)));
        }
        return groups;
    }

    /// The words that all answers start with, or nothing if an answer consists of them alone.
    private static String commonStart(List<Choice> group) {
        String start = group.getFirst().words();
        for (Choice choice : group) start = shared(start, choice.words());
        for (Choice choice : group)
            if (choice.words().strip().length() == start.strip().length()) return "";
        return start.strip();
    }

    private static String shared(String a, String b) {
        int n = 0;
        while (n < a.length() && n < b.length() && a.charAt(n) == b.charAt(n)) n++;
        boolean whole = (n == a.length() || a.charAt(n) == ' ') && (n == b.length() || b.charAt(n) == ' ');
        return whole ? a.substring(0, n) : a.substring(0, Math.max(0, a.substring(0, n).lastIndexOf(' ')));
    }
}
