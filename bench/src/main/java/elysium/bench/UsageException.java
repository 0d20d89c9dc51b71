package elysium.bench;

import elysium.kernel.Lang;

/// Thrown for a wrong command line, with what would be accepted.
final class UsageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final Words words;
    private final transient Object[] with;

    UsageException(Words words, Object... with) {
        super(words.in(Lang.EN, with));
        this.words = words;
        this.with = with;
    }

    String in(Lang lang) {
        return words.in(lang, with);
    }
}
