package elysium.store;

import java.util.List;
import elysium.kernel.Text;

/// Reads the lines of a journal file and verifies the check of each.
final class CheckedLineReader {
    private final String file, text;
    private final String[] lines;
    private final HashChain chain = new HashChain();
    private int at;

    CheckedLineReader(String file, String text) {
        this.file = file;
        this.text = text;
        lines = text.split("\n", -1);
    }

    CorruptFileException corrupt(String en, String fr) {
        return new CorruptFileException(file, Math.max(at, 1), new Text(en, fr));
    }

    /// Reports that the line does not have exactly this text.
    private CorruptFileException unlike(String line) {
        return corrupt("\"" + line + "\"", "« " + line + " »");
    }

    boolean nextStartsWith(String with) {
        return at < lines.length && lines[at].startsWith(with);
    }

    void expect(String line) {
        String next = nextLine();
        if (!next.equals(line)) throw unlike(line);
        chain.add(line);
    }

    /// The rest of a header line after its key.
    String headerValue(String key) {
        String line = nextLine();
        if (!line.startsWith(key + " ")) throw unlike(key + " …");
        chain.add(line);
        return line.substring(key.length() + 1);
    }

    List<String> words(String key) {
        String line = nextLine();
        chain.add(line);
        if (line.equals(key)) return List.of();
        if (!line.startsWith(key + " ")) throw unlike(key + " …");
        return List.of(line.substring(key.length() + 1).split(" ", -1));
    }

    /// The text of a line between its key and its check, which is verified.
    String checkedValue(String key) {
        String line = nextLine();
        int end = line.lastIndexOf(' ');
        if (!line.startsWith(key + " ") || end < key.length())
            throw corrupt("\"" + key + " …\" with its check", "« " + key + " … » avec sa somme de contrôle");
        chain.add(line.substring(0, end));
        if (!line.substring(end + 1).equals(chain.shortHash()))
            throw corrupt("the check " + chain.shortHash() + ": this or an earlier line was changed",
                    "la somme de contrôle " + chain.shortHash()
                            + " : cette ligne ou une ligne précédente a été modifiée");
        return end == key.length() ? "" : line.substring(key.length() + 1, end);
    }

    void expectEnd(int count) {
        String line = nextLine(), said = "end " + count;
        chain.add(said);
        if (!line.equals(said + " " + chain.fullHash())) throw unlike(said + " " + chain.fullHash());
        if (at != lines.length - 1 || !lines[at].isEmpty()) {
            at = Math.min(at + 1, lines.length);
            throw corrupt("nothing after the end but a line break", "rien après la fin, sauf un saut de ligne");
        }
    }

    /// Checks that the text equals what the writer would write for the same journal.
    void expectSame(String written) {
        if (written.equals(text)) return;
        String[] should = written.split("\n", -1);
        at = 0;
        while (at < lines.length - 1 && at < should.length - 1 && lines[at].equals(should[at])) at++;
        String expected = should[at++];
        throw unlike(expected);
    }

    int number(String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException _) {
            throw corrupt("a number instead of \"" + digits + "\"", "un nombre au lieu de « " + digits + " »");
        }
    }

    long hex(String digits) {
        try {
            return Long.parseUnsignedLong(digits, 16);
        } catch (NumberFormatException _) {
            throw corrupt("sixteen hexadecimal digits instead of \"" + digits + "\"",
                    "seize chiffres hexadécimaux au lieu de « " + digits + " »");
        }
    }

    private String nextLine() {
        if (at >= lines.length - 1 && (at >= lines.length || lines[at].isEmpty())) {
            at = lines.length;
            throw corrupt("more lines: the file is truncated", "d'autres lignes : le fichier est tronqué");
        }
        return lines[at++];
    }
}
