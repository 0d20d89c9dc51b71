package elysium.store;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.kernel.journal.Journal;
import org.jspecify.annotations.Nullable;

/// Converts journals to and from lines with chained checks; reading is strict.
final class JournalText {
    static final String FORMAT = "elysium-journal 1", FORKED = "elysium-journal 2";
    private static final String FORK = "fork ", PUBLIC = "public", ALL = "all";

    private final CheckedLineReader lines;

    private JournalText(CheckedLineReader lines) {
        this.lines = lines;
    }

    static void check(Journal journal, Commitment commitment, String salt, List<String> names) {
        Setup setup = journal.setup();
        word(setup.game(), new Text("the id of the game", "l'identifiant du jeu"));
        for (String option : setup.options()) word(option, new Text("an option", "une option"));
        word(salt, new Text("the salt", "le sel"));
        if (names.size() != setup.seats())
            throw objection("one name per seat is required", "il faut un nom pour chaque place");
        for (String name : names)
            if (name.isBlank() || name.codePoints().anyMatch(JournalText::unwritable))
                throw objection("a name must be a single line of plain text",
                        "un nom doit tenir sur une ligne de texte simple");
        if (!commitment.matches(setup.seed(), salt))
            throw objection("the seed does not match its commitment", "la graine ne correspond pas à son engagement");
    }

    static String write(JournalFile file) {
        Setup setup = file.journal().setup();
        CheckedLineWriter out = new CheckedLineWriter();
        out.plain(file.origin() == null ? FORMAT : FORKED);
        out.plain("game " + setup.game());
        out.plain("rules " + setup.rules());
        out.plain("seats " + setup.seats());
        out.plain("options" + (setup.options().isEmpty() ? "" : " " + String.join(" ", setup.options())));
        write(file, out);
        return out.finish("end " + file.journal().entries().size());
    }

    /// Writes the origin of a fork before the fork.
    private static void write(JournalFile file, CheckedLineWriter out) {
        Journal journal = file.journal();
        if (file.origin() != null && journal.origin() != null) {
            write(file.origin(), out);
            out.checked("fork " + word(journal.origin().viewer()));
        }
        out.plain("commitment " + file.commitment().digest());
        out.plain("seed " + Fingerprint.text(journal.setup().seed()));
        out.plain("salt " + file.salt());
        for (int seat = 0; seat < file.names().size(); seat++)
            out.plain("seat " + (seat + 1) + " " + file.names().get(seat));
        out.checked("answers");
        List<Journal.Entry> entries = journal.entries();
        for (int i = 0; i < entries.size(); i++) {
            Journal.Entry entry = entries.get(i);
            out.checked((i + 1) + " " + (entry.seat() + 1) + " " + Fingerprint.text(entry.move()));
            Long known = file.fingerprints().get(i + 1);
            if (known != null) out.checked("fingerprint " + Fingerprint.text(known));
        }
    }

    /// The viewer of a fork: a seat, the public, or all.
    private static String word(int viewer) {
        return switch (viewer) {
            case Table.SPECTATOR -> PUBLIC;
            case Table.OMNISCIENT -> ALL;
            default -> String.valueOf(viewer + 1);
        };
    }

    private int viewer(String word) {
        return switch (word) {
            case PUBLIC -> Table.SPECTATOR;
            case ALL -> Table.OMNISCIENT;
            default -> lines.number(word) - 1;
        };
    }

    static JournalFile read(String file, byte[] bytes) {
        String text = decode(file, bytes);
        CheckedLineReader lines = new CheckedLineReader(file, text);
        JournalFile read = new JournalText(lines).file();
        lines.expectSame(write(read));
        return read;
    }

    private JournalFile file() {
        lines.expect(lines.nextStartsWith(FORKED) ? FORKED : FORMAT);
        String game = lines.headerValue("game");
        int rules = lines.number(lines.headerValue("rules")), seats = lines.number(lines.headerValue("seats"));
        Setup setup = new Setup(game, rules, seats, lines.words("options"), 0);
        JournalFile file = part(setup, null, 0);
        while (lines.nextStartsWith(FORK)) file = part(setup, file, viewer(lines.checkedValue("fork")));
        lines.expectEnd(file.journal().entries().size());
        return file;
    }

    /// Reads one game, or the part of a fork that follows its origin.
    private JournalFile part(Setup shared, @Nullable JournalFile origin, int viewer) {
        Commitment commitment = new Commitment(lines.headerValue("commitment"));
        Setup setup = shared.withSeed(lines.hex(lines.headerValue("seed")));
        String salt = lines.headerValue("salt");
        List<String> names = new ArrayList<>();
        for (int seat = 1; seat <= setup.seats(); seat++) names.add(lines.headerValue("seat " + seat));
        lines.checkedValue("answers");
        SortedMap<Integer, Long> fingerprints = new TreeMap<>();
        List<Journal.Entry> entries = entries(setup.seats(), fingerprints);
        try {
            Journal.Origin from = origin == null ? null : new Journal.Origin(origin.journal(), viewer);
            return new JournalFile(new Journal(setup, from, entries), commitment, salt, names, fingerprints, origin);
        } catch (InvalidInputException e) {
            throw lines.corrupt("a valid header: " + e.reason().en(), "un en-tête valide : " + e.reason().fr());
        }
    }

    private List<Journal.Entry> entries(int seats, SortedMap<Integer, Long> fingerprints) {
        List<Journal.Entry> entries = new ArrayList<>();
        while (!lines.nextStartsWith("end ") && !lines.nextStartsWith(FORK)) {
            int n = entries.size();
            if (n > 0 && lines.nextStartsWith("fingerprint ")) {
                if (fingerprints.put(n, lines.hex(lines.checkedValue("fingerprint"))) != null)
                    throw lines.corrupt("one fingerprint after answer " + n,
                            "une seule empreinte après la réponse " + n);
                continue;
            }
            String[] said = lines.checkedValue(String.valueOf(n + 1)).split(" ", -1);
            if (said.length != 2) throw lines.corrupt("a seat and a move", "une place et un coup");
            int seat = lines.number(said[0]);
            if (seat < 0 || seat > seats) throw lines.corrupt("a seat from 0 to " + seats, "une place de 0 à " + seats);
            entries.add(new Journal.Entry(seat - 1, lines.hex(said[1])));
        }
        return entries;
    }

    private static String decode(String file, byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new CorruptFileException(file, lineOfBadByte(bytes),
                    new Text("readable text (UTF-8)", "un texte lisible (UTF-8)"));
        }
    }

    /// The first line that is not valid UTF-8.
    private static int lineOfBadByte(byte[] bytes) {
        int line = 1;
        for (int from = 0, at = 0; at <= bytes.length; at++) {
            if (at < bytes.length && bytes[at] != '\n') continue;
            String read = new String(bytes, from, at - from, StandardCharsets.UTF_8);
            if (read.indexOf('\uFFFD') >= 0) return line;
            from = at + 1;
            line++;
        }
        return line;
    }

    private static void word(String word, Text what) {
        if (word.isEmpty() || word.chars().anyMatch(c -> c <= ' ' || c > '~'))
            throw objection(what.en() + " must be a single word", what.fr() + " doit être un seul mot");
    }

    private static InvalidInputException objection(String en, String fr) {
        return new InvalidInputException(new Text(en, fr));
    }

    private static boolean unwritable(int c) {
        return Character.isISOControl(c) || c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    }
}
