package elysium.app.screen;

import java.util.regex.Pattern;

/// Wraps text between words; French punctuation stays with the word before it.
public final class Wrap {
    private static final Pattern COLOURS = Pattern.compile("\033\\[[0-9;]*m"),
            KEPT = Pattern.compile(" (?=[;:?!»](?:[ .,)]|$))|(?<=«) ");
    private static final char JOINT = '\u00A0';

    private Wrap() {}

    /// Wraps lines that are too wide, with an indent on continuation lines.
    public static String lines(String text, int width, String indent) {
        StringBuilder out = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            if (!out.isEmpty()) out.append('\n');
            out.append(one(line, width, indent));
        }
        return out.toString();
    }

    /// The width of a text in columns, without its colour codes.
    public static int columns(String text) {
        String bare = COLOURS.matcher(text).replaceAll("");
        return bare.codePointCount(0, bare.length());
    }

    private static String one(String line, int width, String indent) {
        if (columns(line) <= width) return line;
        String start = line.substring(0, line.length() - line.stripLeading().length());
        StringBuilder out = new StringBuilder(start);
        int at = start.length();
        boolean first = true;
        for (String joined : KEPT.matcher(line.strip()).replaceAll(String.valueOf(JOINT)).split(" ", -1)) {
            String word = joined.replace(JOINT, ' ');
            int wide = columns(word);
            if (!first && at + 1 + wide > width) {
                out.append('\n').append(indent);
                at = indent.length();
            } else if (!first) {
                out.append(' ');
                at++;
            }
            out.append(word);
            at += wide;
            first = false;
        }
        return out.toString();
    }
}
