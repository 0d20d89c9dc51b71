package elysium.store;

import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;

/// Thrown when a file is not what was written; gives the line and what was expected there.
public final class CorruptFileException extends InvalidInputException {
    private static final long serialVersionUID = 1;
    private final int line;

    CorruptFileException(String file, int line, Text expected) {
        super(new Text(file + ", line " + line + ": expected " + expected.en(),
                file + ", ligne " + line + " : attendu " + expected.fr()));
        this.line = line;
    }

    /// The line number, from 1.
    public int line() {
        return line;
    }
}
