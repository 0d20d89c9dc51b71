package elysium.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Generates random input of a broken or hostile client.
final class Noise {
    private static final List<String> VALUES = List.of("null", "true", "-1", "0", "7", "1e400", "-1e-400", "1e2",
            "99999999999999999999999999", "2147483648", "-2147483649", "0.5", "\"\"", "\"x\"", "[]", "{}", "[null]",
            "[[[[]]]]", "{\"en\":1}", "\"\\u0000\"", "\"\\ud800\"", "\"<script>alert(1)</script>\"", "\"' OR 1=1 --\"",
            "\"../../etc/passwd\"", "\"\\u202Eevil\"", "\"${jndi:ldap://x}\"", "NaN", "Infinity", "01", "+1", ".5",
            "'x'", "\"\\x\"", "\"unclosed", "tru", "/* */", "\"0010000000000000\"", "\"ffffffffffffffff\"");
    private static final List<String> FIELDS = List.of("type", "step", "after", "move", "text", "id", "name", "game",
            "seats", "options", "listed", "spectators", "botsReplaceLeavers", "unknown", "__proto__", "constructor",
            "");

    /// Valid and invalid decks as JSON.
    private static final List<String> DECKS = List.of("\"deck1=own:1x99999999999.1x1\"", "\"deck2=own:.\"",
            "\"deck9=own:1x1.1x1\"", "\"deck1=\"", "\"turns=99999999999\"", "\"turns=-1\"", "\"tokens=99999999999\"",
            "\"relics relics\"", "\"value:=1\"", "\"values=99999999999\"", "\"own:1x1-.1x\"",
            "\"own:1x2,3x4\"", "\"own:99999999999x1\"", "\"own:-1x-1\"",
            "\"own:\"", "\"own:0x0 relics\"", "\"Library (999)\\n99999999999999 x Drive-By\"",
            "\"Crypt (\\n٣ x Theo Bell\"",
            "\"https://vdb.im/decks/deck?name=%&cards=#1=99999999999;%zz=1\"",
            "\"{\\\"cards\\\":[{\\\"id\\\":\\\"x\\\"}]}\"",
            "\"{\\\"crypt\\\":{\\\"count\\\":1e9,\\\"cards\\\":[{\\\"id\\\":99999999999999,\\\"count\\\":-1}]}}\"",
            "\"https://vdb.im/decks/deck?#100001=1;100002=\"", "\"https://vtesdecks.com/deck/\\u0000\"",
            "\"\\ud800 x \\udc00\"",
            "\"1x\\tTheo Bell\\t5 dom OBF prince Brujah:٩\"", "\"" + "[".repeat(3000) + "\"",
            "\"" + "{\\\"a\\\":".repeat(400) + "\"", "\"" + "1 x Tehe Bel\\n".repeat(60) + "\"",
            "\"" + "x".repeat(9000) + "\"");

    private final Random dice;

    Noise(long seed) {
        dice = new Random(seed);
    }

    int below(int bound) {
        return dice.nextInt(bound);
    }

    <E> E one(List<E> of) {
        return of.get(dice.nextInt(of.size()));
    }

    /// A mostly malformed JSON object.
    String json(List<String> types) {
        return switch (dice.nextInt(8)) {
            case 0 -> "[".repeat(1 + dice.nextInt(3000));
            case 1 -> "{\"type\":".repeat(1 + dice.nextInt(400));
            case 2 -> one(VALUES);
            case 3 -> letters(dice.nextInt(200));
            case 4 -> object(types) + one(List.of("}", ",", "{}", " x", "\u0000"));
            case 5 -> "{\"type\":\"" + one(types) + "\",\"type\":\"" + one(types) + "\"}";
            default -> object(types);
        };
    }

    /// A valid object with errors: wrong types, missing, doubled, truncated or huge parts.
    String spoiled(String right) {
        String text = right;
        for (int i = dice.nextInt(3); i >= 0; i--) text = spoiledOnce(text);
        return text;
    }

    private String spoiledOnce(String text) {
        int from = dice.nextInt(text.length() + 1), to = Math.min(text.length(), from + dice.nextInt(12));
        String before = text.substring(0, from), cut = text.substring(from, to), behind = text.substring(to);
        return switch (dice.nextInt(7)) {
            case 0 -> before + behind;
            case 1 -> before + cut + cut + behind;
            case 2 -> before + letters(dice.nextInt(8)) + behind;
            case 3 -> before;
            case 4 -> before + one(VALUES).repeat(1 + dice.nextInt(3)) + behind;
            case 5 -> text.replaceFirst("\"x?[^\"]*\"(?=[,}\\]])", Matcher.quoteReplacement(one(DECKS)));
            default -> value(text);
        };
    }

    /// Replaces a value after a colon, a comma or a bracket.
    private String value(String text) {
        List<int[]> values = new ArrayList<>();
        Matcher matcher = Pattern.compile("(?<=[:,\\[])(\"[^\"]*\"|-?\\d+|true|false)(?=[,}\\]])").matcher(text);
        while (matcher.find()) values.add(new int[] {matcher.start(), matcher.end()});
        if (values.isEmpty()) return text;
        int[] at = one(values);
        return text.substring(0, at[0]) + one(dice.nextBoolean() ? VALUES : DECKS) + text.substring(at[1]);
    }

    private String object(List<String> types) {
        StringBuilder object = new StringBuilder("{");
        if (dice.nextInt(4) > 0) object.append("\"type\":\"").append(one(types)).append('"');
        for (int i = dice.nextInt(5); i > 0; i--)
            object.append(object.length() > 1 ? "," : "").append('"').append(one(FIELDS)).append("\":")
                    .append(one(VALUES));
        return object.append('}').toString();
    }

    /// Characters of every kind, including quotes and control characters.
    String letters(int count) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < count; i++) letters.appendCodePoint(codePoint());
        return letters.toString();
    }

    private int codePoint() {
        int point = switch (dice.nextInt(5)) {
            case 0 -> dice.nextInt(0x20);
            case 1 -> "\"\\{}[]:,<>&'/%;".codePointAt(dice.nextInt(14));
            case 2 -> dice.nextInt(0x250);
            case 3 -> 0x1F300 + dice.nextInt(0x300);
            default -> 'a' + dice.nextInt(26);
        };
        return point;
    }

    /// Bytes that are rarely valid UTF-8.
    byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        dice.nextBytes(bytes);
        return bytes;
    }

    /// A random request line with headers, around a path.
    byte[] request(String path, String cookie) {
        String method = one(List.of("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "get", "FOO",
                "GET\t", ""));
        StringBuilder head = new StringBuilder(method + " " + path + " " + one(List.of("HTTP/1.1", "HTTP/1.1",
                "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "")) + "\r\n");
        if (dice.nextInt(10) > 0) head.append("Host: 127.0.0.1\r\n");
        if (dice.nextInt(3) > 0) head.append("X-Elysium: 1\r\n");
        if (dice.nextInt(3) > 0) head.append("Cookie: ").append(cookie).append("\r\n");
        for (int i = dice.nextInt(4); i > 0; i--) head.append(oddHeader());
        byte[] body = dice.nextBoolean() ? bytes(dice.nextInt(300))
                : json(List.of("x")).getBytes(StandardCharsets.UTF_8);
        if (dice.nextInt(5) > 0) head.append("Content-Length: ").append(body.length).append("\r\n");
        head.append("Connection: close\r\n\r\n");
        byte[] start = head.toString().getBytes(StandardCharsets.UTF_8);
        byte[] whole = java.util.Arrays.copyOf(start, start.length + body.length);
        System.arraycopy(body, 0, whole, start.length, body.length);
        return whole;
    }

    private String oddHeader() {
        return one(List.of("Cookie: elysium=\r\n", "Cookie: elysium=" + "0".repeat(32) + "\r\n",
                "Cookie: elysium=" + "z".repeat(2000) + "\r\n", "Cookie: ;;;=;\"\r\n", "Authorization: \r\n",
                "Authorization: Bearer\r\n", "Authorization: Bearer " + "0".repeat(32) + "\r\n",
                "Authorization: Basic " + letters(3).replaceAll("[\r\n]", "") + "\r\n", "Origin: null\r\n",
                "Origin: https://elsewhere.example\r\n", "Content-Type: text/html\r\n",
                "Content-Type: application/json; charset=nothing\r\n", "Content-Length: -1\r\n",
                "Content-Length: 99999999999999999999\r\n", "Transfer-Encoding: chunked\r\n",
                "Expect: 100-continue\r\n",
                "Upgrade: websocket\r\nConnection: Upgrade\r\n", "X-Forwarded-Proto: " + "x".repeat(50) + "\r\n",
                "Accept-Encoding: *;q=9\r\n", "Range: bytes=0-\r\n", ": nothing\r\n", "X: " + "y".repeat(9000) + "\r\n",
                "X-\u00e9: 1\r\n", "If-Modified-Since: never\r\n"));
    }
}
