package elysium.tabletop.terminal;

import java.util.List;
import java.util.function.UnaryOperator;

/// Draws a box with titled sections around text; every line has exactly the requested width.
public final class Panel {
    private final StringBuilder out = new StringBuilder();
    private final UnaryOperator<String> faint;
    private final int width;
    private boolean begun;

    /// @param faint paints borders and headings
    public Panel(UnaryOperator<String> faint, int width) {
        this.faint = faint;
        this.width = width;
    }

    /// The columns available between the borders.
    public int innerWidth() {
        return width - 4;
    }

    /// Starts a section, with text on the left and optionally on the right of its upper border.
    public void section(String left, String right) {
        bar(begun ? "├" : "┌", left, right, begun ? "┤" : "┐");
        begun = true;
    }

    public void line(String text) {
        out.append(faint.apply("│")).append(' ').append(TerminalText.alignLeft(text, innerWidth())).append(' ')
                .append(faint.apply("│"))
                .append('\n');
    }

    /// Writes text on the left and on the right, on two lines if one is too short.
    public void line(String left, String right) {
        if (TerminalText.width(left) + TerminalText.width(right) >= innerWidth()) {
            line(left);
            line(TerminalText.alignRight(right, innerWidth()));
            return;
        }
        line(left + " ".repeat(innerWidth() - TerminalText.width(left) - TerminalText.width(right)) + right);
    }

    /// Writes lines after a heading: the first beside it, the others indented below.
    public void lines(String head, List<String> lines) {
        String indent = " ".repeat(TerminalText.width(head));
        for (int i = 0; i < lines.size(); i++) line((i == 0 ? head : indent) + lines.get(i));
    }

    /// Writes wrapped text, indented by some columns.
    public void text(int indent, String text) {
        for (String each : TerminalText.wrap(text, innerWidth() - indent)) line(" ".repeat(indent) + faint.apply(each));
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
