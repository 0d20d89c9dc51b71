package elysium.vtes.decks;

import java.util.Arrays;

/// Percent-encodes text for links.
final class UrlEncoding {
    private static final String PLAIN = "-_.~";

    private UrlEncoding() {}

    static String encoded(String words) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < words.length();) {
            int letter = words.codePointAt(i);
            i += Character.charCount(letter);
            if (letter < 128 && (Character.isLetterOrDigit(letter) || PLAIN.indexOf(letter) >= 0))
                out.append((char) letter);
            else for (int one : bytes(letter)) out.append(String.format("%%%02X", one));
        }
        return out.toString();
    }

    private static int[] bytes(int letter) {
        if (letter < 0x80) return new int[] {letter};
        if (letter < 0x800) return new int[] {0xC0 | letter >> 6, 0x80 | letter & 63};
        if (letter < 0x10000) return new int[] {0xE0 | letter >> 12, 0x80 | letter >> 6 & 63, 0x80 | letter & 63};
        return new int[] {0xF0 | letter >> 18, 0x80 | letter >> 12 & 63, 0x80 | letter >> 6 & 63, 0x80 | letter & 63};
    }

    static String decoded(String words) {
        byte[] bytes = new byte[words.length() * 3];
        StringBuilder out = new StringBuilder();
        int n = 0;
        for (int i = 0; i < words.length(); i++) {
            int code = words.charAt(i) == '%' && i + 2 < words.length() ? hex(words, i + 1) : -1;
            if (code >= 0) {
                bytes[n++] = (byte) code;
                i += 2;
                continue;
            }
            out.append(text(bytes, n));
            n = 0;
            out.append(words.charAt(i) == '+' ? ' ' : words.charAt(i));
        }
        return out.append(text(bytes, n)).toString();
    }

    private static int hex(String words, int at) {
        int high = Character.digit(words.charAt(at), 16), low = Character.digit(words.charAt(at + 1), 16);
        return high < 0 || low < 0 ? -1 : high * 16 + low;
    }

    private static String text(byte[] bytes, int n) {
        StringBuilder out = new StringBuilder();
        byte[] all = Arrays.copyOf(bytes, n);
        for (int i = 0; i < n;) {
            int first = all[i] & 0xFF, more = first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
            int letter = more == 0 ? first : first & 0x3F >> more;
            for (int k = 1; k <= more; k++) letter = letter << 6 | (i + k < n ? all[i + k] & 63 : 0);
            out.appendCodePoint(Character.isValidCodePoint(letter) ? letter : '?');
            i += 1 + more;
        }
        return out.toString();
    }
}
