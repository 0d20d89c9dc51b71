package elysium.kit;

import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;

/// A YAML file that cannot be understood: which file, which line, and what is wrong there.
public final class YamlFormatException extends InvalidInputException {
    private static final long serialVersionUID = 1;

    YamlFormatException(String file, int line, Text what) {
        super(new Text(file + ", line " + line + ": " + what.en(), file + ", ligne " + line + " : " + what.fr()));
    }
}
