package elysium.app.play;

import java.util.ArrayList;
import java.util.List;
import elysium.app.play.Choices.Choice;
import elysium.app.screen.Wrap;

/// Lays numbered answers out: one a line when they are few, gathered by what they begin with when they are many.
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
            StringBuilder line = new StringBuilder(start.isEmpty() ? "" : "  " + start + " …");
            for (Choice choice : group) {
                String item = numbered(choice, choice.words().substring(start.length()).strip());
                if (Wrap.columns(line.toString()) + Wrap.columns(item) > width && !line.isEmpty()) {
                    lines.add(line.toString());
                    line.setLength(0);
                    if (!start.isEmpty()) line.append("    ");
                }
                line.append(item);
            }
            lines.add(line.toString());
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
            if (!last.isEmpty() && last.getFirst().alike(choice)) last.add(choice);
            else groups.add(new ArrayList<>(List.of(choice)));
        }
        return groups;
    }

    /// The whole words with which all answers begin, so long as each has something left to say.
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
