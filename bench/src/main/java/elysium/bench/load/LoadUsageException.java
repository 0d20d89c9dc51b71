package elysium.bench.load;

import elysium.kernel.Lang;

/// Something that keeps a server from being put under load, and what would be accepted instead.
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
