package elysium.bench.against;

import elysium.kernel.Lang;

/// A comparison that cannot be made, and why.
public final class AgainstException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final AgainstWords words;
    private final transient Object[] with;

    AgainstException(AgainstWords words, Object... with) {
        super(words.in(Lang.EN, with));
        this.words = words;
        this.with = with;
    }

    public String in(Lang lang) {
        return words.in(lang, with);
    }
}
