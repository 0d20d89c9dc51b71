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

    CorruptFileException damaged(String en, String fr) {
        return new CorruptFileException(file, Math.max(at, 1), new Text(en, fr));
    }

    /// Reports that the line does not have exactly this text.
    private CorruptFileException unlike(String line) {
        return damaged("\"" + line + "\"", "« " + line + " »");
    }

    boolean starts(String with) {
        return at < lines.length && lines[at].startsWith(with);
    }

    void expect(String line) {
        String next = take();
        if (!next.equals(line)) throw unlike(line);
        chain.add(line);
    }

    /// The rest of a header line after its key.
    String after(String key) {
        String line = take();
        if (!line.startsWith(key + " ")) throw unlike(key + " …");
        chain.add(line);
        return line.substring(key.length() + 1);
    }

    List<String> words(String key) {
        String line = take();
        chain.add(line);
        if (line.equals(key)) return List.of();
        if (!line.startsWith(key + " ")) throw unlike(key + " …");
        return List.of(line.substring(key.length() + 1).split(" ", -1));
    }

    /// The text of a line between its key and its check, which is verified.
    String checked(String key) {
        String line = take();
        int end = line.lastIndexOf(' ');
        if (!line.startsWith(key + " ") || end < key.length())
            throw damaged("\"" + key + " …\" with its check", "« " + key + " … » avec sa somme de contrôle");
        chain.add(line.substring(0, end));
        if (!line.substring(end + 1).equals(chain.brief()))
            throw damaged("the check " + chain.brief() + ": this or an earlier line was changed",
                    "la somme de contrôle " + chain.brief() + " : cette ligne ou une ligne précédente a été modifiée");
        return end == key.length() ? "" : line.substring(key.length() + 1, end);
    }

    void closing(int count) {
        String line = take(), said = "end " + count;
        chain.add(said);
        if (!line.equals(said + " " + chain.full())) throw unlike(said + " " + chain.full());
        if (at != lines.length - 1 || !lines[at].isEmpty()) {
            at = Math.min(at + 1, lines.length);
            throw damaged("nothing after the end but a line break", "rien après la fin, sauf un saut de ligne");
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
            throw damaged("a number instead of \"" + digits + "\"", "un nombre au lieu de « " + digits + " »");
        }
    }

    long hex(String digits) {
        try {
            return Long.parseUnsignedLong(digits, 16);
        } catch (NumberFormatException _) {
            throw damaged("sixteen hexadecimal digits instead of \"" + digits + "\"",
                    "seize chiffres hexadécimaux au lieu de « " + digits + " »");
        }
    }

    private String take() {
        if (at >= lines.length - 1 && (at >= lines.length || lines[at].isEmpty())) {
            at = lines.length;
            throw damaged("more lines: the file is truncated", "d'autres lignes : le fichier est tronqué");
        }
        return lines[at++];
    }
}
