package elysium.bench.wording;

import elysium.kernel.Lang;

/// A run of the benchmarks that cannot be made, and why.
public final class BenchException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Wording words;
    private final transient Object[] with;

    public BenchException(Wording words, Object... with) {
        super(words.in(Lang.EN, with));
        this.words = words;
        this.with = with;
    }

    public String in(Lang lang) {
        return words.in(lang, with);
    }
}
