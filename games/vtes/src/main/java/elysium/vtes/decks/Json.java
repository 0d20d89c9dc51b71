package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads the JSON of deck lists: objects as maps, arrays as lists, scalars as strings.
final class Json {
    /// Thrown for malformed JSON.
    static final class Malformed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Malformed(String message) {
            super(message);
        }
    }

    private static final int DEEPEST = 20;
    private final String text;
    private int at, depth;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.space();
        if (json.at < text.length()) throw json.malformed();
        return value;
    }

    private Object value() {
        space();
        if (at >= text.length() || depth > DEEPEST) throw malformed();
        char first = text.charAt(at);
        if (first == '{') return object();
        if (first == '[') return array();
        return first == '"' ? string() : bare();
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        depth++;
        while (!ends('}')) {
            if (!object.isEmpty()) expect(',');
            space();
            String key = string();
            expect(':');
            if (object.put(key, value()) != null) throw malformed();
        }
        depth--;
        return object;
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        at++;
        depth++;
        while (!ends(']')) {
            if (!array.isEmpty()) expect(',');
            array.add(value());
        }
        depth--;
        return array;
    }

    private boolean ends(char sign) {
        space();
        if (at >= text.length()) throw malformed();
        if (text.charAt(at) != sign) return false;
        at++;
        return true;
    }

    private void expect(char sign) {
        space();
        if (at >= text.length() || text.charAt(at) != sign) throw malformed();
        at++;
    }

    private String string() {
        if (at >= text.length() || text.charAt(at) != '"') throw malformed();
        StringBuilder out = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '"'; at++)
            out.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
        if (at >= text.length()) throw malformed();
        at++;
        return out.toString();
    }

    private char escaped() {
        at++;
        if (at >= text.length()) throw malformed();
        char sign = text.charAt(at);
        return switch (sign) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> unicode();
            case '"', '\\', '/' -> sign;
            default -> throw malformed();
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            at++;
            int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
            if (digit < 0) throw malformed();
            code = code * 16 + digit;
        }
        return (char) code;
    }

    /// A number, true, false or null, unparsed.
    private String bare() {
        int from = at;
        while (at < text.length()
                && (Character.isLetterOrDigit(text.charAt(at)) || "+-.".indexOf(text.charAt(at)) >= 0))
            at++;
        if (at == from) throw malformed();
        return text.substring(from, at);
    }

    private void space() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private Malformed malformed() {
        return new Malformed("no JSON at character " + at);
    }

    /// A string as a JSON literal.
    static String quoted(String words) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < words.length(); i++) {
            char sign = words.charAt(i);
            if (sign == '"' || sign == '\\') out.append('\\').append(sign);
            else if (sign == '\n') out.append("\\n");
            else if (sign < ' ') out.append(String.format("\\u%04x", (int) sign));
            else out.append(sign);
        }
        return out.append('"').toString();
    }
}
