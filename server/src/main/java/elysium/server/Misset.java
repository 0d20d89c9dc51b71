package elysium.server;

import elysium.kernel.Lang;
import elysium.kernel.Text;

/// Something was set that makes no sense; says what, where, and what would.
public final class Misset extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Text words;

    Misset(Text words) {
        super(words.in(Lang.EN));
        this.words = words;
    }

    static Misset of(String en, String fr, Object... parts) {
        return new Misset(new Text(en.formatted(parts), fr.formatted(parts)));
    }

    public Text words() {
        return words;
    }
}
