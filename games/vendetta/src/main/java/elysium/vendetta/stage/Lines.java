package elysium.vendetta.stage;

import java.util.List;

/// Sets a position text: each subject at the margin, what is said of it behind, in lines of a readable length.
final class Lines {
    private static final int WIDTH = 100, GAP = 3;

    private final StringBuilder out = new StringBuilder();
    private final int margin;
    private int column;
    private boolean fresh = true;

    Lines(int longestSubject) {
        margin = longestSubject + 2;
    }

    void subject(String name) {
        if (!out.isEmpty()) out.append('\n');
        out.append(name);
        column = name.length();
        fresh = true;
        if (!name.isEmpty()) pad(margin);
    }

    /// Something said of the subject: words without two spaces in a row.
    void say(String words) {
        if (!fresh && column + GAP + words.length() > WIDTH) turn(margin);
        else if (!fresh) pad(column + GAP);
        put(words);
        fresh = false;
    }

    /// A list under its word; a line that ends with a comma goes on in the next.
    void list(String word, List<String> items) {
        if (items.isEmpty()) return;
        int whole = word.length() + 1 + String.join(", ", items).length();
        if (!fresh && column + GAP + whole > WIDTH) {
            turn(margin);
            fresh = true;
        }
        say(word + " " + items.getFirst() + (items.size() > 1 ? "," : ""));
        for (int i = 1; i < items.size(); i++) {
            String item = items.get(i) + (i < items.size() - 1 ? "," : "");
            if (column + 1 + item.length() > WIDTH) turn(margin + GAP);
            else pad(column + 1);
            put(item);
        }
    }

    String text() {
        return out.append('\n').toString().replaceAll(" +\n", "\n");
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
