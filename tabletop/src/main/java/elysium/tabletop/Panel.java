package elysium.tabletop;

import java.util.List;
import java.util.function.UnaryOperator;

/// A box around the whole table, with a titled line between its parts; every line is exactly as wide as asked.
public final class Panel {
    private final StringBuilder out = new StringBuilder();
    private final UnaryOperator<String> faint;
    private final int width;
    private boolean begun;

    /// @param faint how words and lines are drawn that only order the others
    public Panel(UnaryOperator<String> faint, int width) {
        this.faint = faint;
        this.width = width;
    }

    /// How much room a line has between the borders.
    public int room() {
        return width - 4;
    }

    /// Begins a part, with words on the left and, if there are any, on the right of its upper line.
    public void part(String left, String right) {
        bar(begun ? "├" : "┌", left, right, begun ? "┤" : "┐");
        begun = true;
    }

    public void line(String text) {
        out.append(faint.apply("│")).append(' ').append(TerminalText.left(text, room())).append(' ')
                .append(faint.apply("│"))
                .append('\n');
    }

    /// Words on the left and on the right, on two lines where one is too short.
    public void line(String left, String right) {
        if (TerminalText.width(left) + TerminalText.width(right) >= room()) {
            line(left);
            line(TerminalText.right(right, room()));
            return;
        }
        line(left + " ".repeat(room() - TerminalText.width(left) - TerminalText.width(right)) + right);
    }

    /// Lines under a heading: the first beside it, the others below the first.
    public void lines(String head, List<String> lines) {
        String indent = " ".repeat(TerminalText.width(head));
        for (int i = 0; i < lines.size(); i++) line((i == 0 ? head : indent) + lines.get(i));
    }

    /// A text that takes as many lines as it needs, set in by some columns.
    public void text(int indent, String text) {
        for (String each : TerminalText.wrap(text, room() - indent)) line(" ".repeat(indent) + faint.apply(each));
    }

    public String close() {
        bar("└", "", "", "┘");
        return out.toString();
    }

    private void bar(String from, String left, String right, String to) {
        String before = left.isEmpty() ? "" : " " + left + " ", after = right.isEmpty() ? "" : " " + right + " ";
        int rule = width - 4 - TerminalText.width(before) - TerminalText.width(after);
        out.append(faint.apply(from + "─")).append(before).append(faint.apply("─".repeat(Math.max(0, rule))))
                .append(after)
                .append(faint.apply("─" + to)).append('\n');
    }
}
