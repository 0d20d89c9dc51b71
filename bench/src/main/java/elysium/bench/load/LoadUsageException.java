package elysium.bench.load;

import elysium.kernel.Lang;

/// Thrown if the load test cannot run, with what would be accepted.
final class LoadUsageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final LoadWords words;
    private final transient Object[] with;

    LoadUsageException(LoadWords words, Object... with) {
        super(words.in(Lang.EN, with));
        this.words = words;
        this.with = with;
    }

    String in(Lang lang) {
        return words.in(lang, with);
    }
}
