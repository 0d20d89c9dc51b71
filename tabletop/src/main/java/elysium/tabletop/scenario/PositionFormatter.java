package elysium.tabletop.scenario;

import java.util.ArrayList;
import java.util.List;

/// Formats a position text: each subject at the left margin, followed by its facts in lines of readable length.
public final class PositionFormatter {
    private static final int WIDTH = 100, GAP = 3;

    private final StringBuilder out = new StringBuilder();
    private final int margin;
    private int column;
    private boolean fresh = true;

    public PositionFormatter(int longestSubject) {
        margin = longestSubject + 2;
    }

    public void startSubject(String name) {
        if (!out.isEmpty()) out.append('\n');
        out.append(name);
        column = name.length();
        fresh = true;
        if (!name.isEmpty()) pad(margin);
    }

    /// Adds a fact about the subject; the words must not contain two spaces in a row.
    public void addFact(String words) {
        if (!fresh && column + GAP + words.length() > WIDTH) turn(margin);
        else if (!fresh) pad(column + GAP);
        put(words);
        fresh = false;
    }

    /// Adds a list after its word; a line that ends with a comma continues on the next.
    public void addList(String word, List<String> items) {
        if (items.isEmpty()) return;
        int whole = word.length() + 1 + String.join(", ", items).length();
        if (!fresh && column + GAP + whole > WIDTH) {
            turn(margin);
            fresh = true;
        }
        addFact(word + " " + items.getFirst() + (items.size() > 1 ? "," : ""));
        for (int i = 1; i < items.size(); i++) {
            String item = items.get(i) + (i < items.size() - 1 ? "," : "");
            if (column + 1 + item.length() > WIDTH) turn(margin + GAP);
            else pad(column + 1);
            put(item);
        }
    }

    public String text() {
        return out.append('\n').toString().replaceAll(" +\n", "\n");
    }

    /// The items in order; equal neighbours are written once, with their number before the marks.
    public static List<String> mergeEqual(List<String> all) {
        List<String> gathered = new ArrayList<>();
        for (int i = 0, end; i < all.size(); i = end) {
            for (end = i + 1; end < all.size() && all.get(end).equals(all.get(i));) end++;
            int mark = all.get(i).indexOf(" ("), cut = mark < 0 ? all.get(i).length() : mark;
            String times = end - i == 1 ? "" : " x" + (end - i);
            gathered.add(all.get(i).substring(0, cut) + times + all.get(i).substring(cut));
        }
        return gathered;
    }

    private void put(String words) {
        out.append(words);
        column += words.length();
    }

    private void turn(int indent) {
        out.append('\n');
        column = 0;
        pad(indent);
    }

    private void pad(int to) {
        out.append(" ".repeat(Math.max(0, to - column)));
        column = Math.max(column, to);
    }
}
