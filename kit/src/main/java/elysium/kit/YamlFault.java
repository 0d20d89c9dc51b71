package elysium.kit;

/// A YAML file that cannot be understood: which file, which line, and what is wrong there.
public final class YamlFault extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    YamlFault(String file, int line, String what) {
        super(file + ", line " + line + ": " + what);
    }
}
