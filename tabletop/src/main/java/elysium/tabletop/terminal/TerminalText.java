package elysium.tabletop.terminal;

import java.util.ArrayList;
import java.util.List;

/// Measures, clips and wraps text for a terminal; colour codes take no width.
public final class TerminalText {
    private static final int FIRST_UNUSUAL = 0x300;
    private static final char ESCAPE = '\u001B';
    private static final List<String> SIGNS = List.of(":", ";", "?", "!");

    private TerminalText() {}

    public static int width(String text) {
        int width = 0;
        for (int i = 0; i < text.length();) {
            int letter = text.codePointAt(i);
            i += Character.charCount(letter);
            if (letter == ESCAPE) i = text.indexOf('m', i) + 1;
            else width += width(letter);
        }
        return width;
    }

    private static int width(int letter) {
        if (letter < FIRST_UNUSUAL) return 1;
        int type = Character.getType(letter);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT)
            return 0;
        boolean asian = letter >= 0x1100 && letter <= 0x115F || letter >= 0x2E80 && letter <= 0xA4CF
                || letter >= 0xAC00 && letter <= 0xD7A3 || letter >= 0xF900 && letter <= 0xFAFF
                || letter >= 0xFE30 && letter <= 0xFE6F || letter >= 0xFF00 && letter <= 0xFF60;
        return asian || letter >= 0x1F300 && letter <= 0x3FFFD ? 2 : 1;
    }

    /// Clips text to `room` columns and removes control characters.
    public static String clip(String text, int room) {
        StringBuilder out = new StringBuilder();
        int used = 0;
        for (int i = 0, letter; i < text.length(); i += Character.charCount(letter)) {
            letter = text.codePointAt(i);
            if (Character.isISOControl(letter) || Character.getType(letter) == Character.FORMAT) continue;
            if (used + width(letter) > room) return cut(out, room);
            out.appendCodePoint(letter);
            used += width(letter);
        }
        return out.toString();
    }

    private static String cut(StringBuilder out, int room) {
        while (width(out.toString()) > room - 1) out.setLength(out.offsetByCodePoints(out.length(), -1));
        return out + "…";
    }

    public static String alignLeft(String text, int room) {
        return text + " ".repeat(Math.max(0, room - width(text)));
    }

    public static String alignRight(String text, int room) {
        return " ".repeat(Math.max(0, room - width(text))) + text;
    }

    /// Wraps a text into lines. Punctuation after a space, as in French, stays with the word before it.
    public static List<String> wrap(String text, int room) {
        List<String> words = new ArrayList<>();
        for (String word : text.split(" ")) {
            if (!words.isEmpty() && SIGNS.contains(word)) words.add(words.removeLast() + " " + word);
            else words.add(word);
        }
        return flow(words, " ", room);
    }

    /// Arranges unbreakable items into lines, with a separator between two items.
    public static List<String> flow(List<String> items, String between, int room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        int used = 0, gap = width(between);
        for (String item : items) {
            int more = width(item);
            if (!line.isEmpty() && used + gap + more > room) {
                lines.add(line.toString());
                line.setLength(0);
            }
            used = line.isEmpty() ? more : used + gap + more;
            line.append(line.isEmpty() ? "" : between).append(item);
        }
        lines.add(line.toString());
        return lines;
    }
}
