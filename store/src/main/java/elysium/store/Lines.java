package elysium.store;

import java.util.List;

/// The lines of a journal as they are read, one after the other, each held against its check.
final class Lines {
    private final String file, text;
    private final String[] lines;
    private final Sha chain = new Sha();
    private int at;

    Lines(String file, String text) {
        this.file = file;
        this.text = text;
        lines = text.split("\n", -1);
    }

    Damaged damaged(String expected) {
        return new Damaged(file, Math.max(at, 1), expected);
    }

    boolean starts(String with) {
        return at < lines.length && lines[at].startsWith(with);
    }

    void expect(String line) {
        String next = take();
        if (!next.equals(line)) throw damaged("\"" + line + "\"");
        chain.add(line);
    }

    /// What a header line says behind its key.
    String after(String key) {
        String line = take();
        if (!line.startsWith(key + " ")) throw damaged("\"" + key + " …\"");
        chain.add(line);
        return line.substring(key.length() + 1);
    }

    List<String> words(String key) {
        String line = take();
        chain.add(line);
        if (line.equals(key)) return List.of();
        if (!line.startsWith(key + " ")) throw damaged("\"" + key + " …\"");
        return List.of(line.substring(key.length() + 1).split(" ", -1));
    }

    /// What a line says between its key and its check, which must hold.
    String checked(String key) {
        String line = take();
        int end = line.lastIndexOf(' ');
        if (!line.startsWith(key + " ") || end < key.length()) throw damaged("\"" + key + " …\" with its check");
        chain.add(line.substring(0, end));
        if (!line.substring(end + 1).equals(chain.brief()))
            throw damaged("the check " + chain.brief() + ": this line, or one before it, was changed");
        return end == key.length() ? "" : line.substring(key.length() + 1, end);
    }

    void closing(int count) {
        String line = take(), said = "end " + count;
        chain.add(said);
        if (!line.equals(said + " " + chain.full())) throw damaged("\"" + said + " " + chain.full() + "\"");
        if (at != lines.length - 1 || !lines[at].isEmpty()) {
            at = Math.min(at + 1, lines.length);
            throw damaged("nothing after the end but a line break");
        }
    }

    /// What was read must be what would be written, letter by letter.
    void expectSame(String written) {
        if (written.equals(text)) return;
        String[] should = written.split("\n", -1);
        at = 0;
        while (at < lines.length - 1 && at < should.length - 1 && lines[at].equals(should[at])) at++;
        String expected = should[at++];
        throw damaged("\"" + expected + "\"");
    }

    int number(String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException _) {
            throw damaged("a number instead of \"" + digits + "\"");
        }
    }

    long hex(String digits) {
        try {
            return Long.parseUnsignedLong(digits, 16);
        } catch (NumberFormatException _) {
            throw damaged("sixteen hexadecimal digits instead of \"" + digits + "\"");
        }
    }

    private String take() {
        if (at >= lines.length - 1 && (at >= lines.length || lines[at].isEmpty())) {
            at = lines.length;
            throw damaged("more lines: the file is cut short");
        }
        return lines[at++];
    }
}
