package elysium.rulebook;

import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;

/// Thrown for an invalid YAML file; gives the file, the line and the problem.
public final class YamlFormatException extends InvalidInputException {
    private static final long serialVersionUID = 1;

    public YamlFormatException(String file, int line, Text what) {
        super(new Text(file + ", line " + line + ": " + what.en(), file + ", ligne " + line + " : " + what.fr()));
    }
}
