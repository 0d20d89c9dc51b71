package elysium.server;

import elysium.kernel.Lang;
import elysium.kernel.Text;

/// A setting is unknown or invalid; the message says which one, where it was given and what is accepted.
public final class InvalidSettingException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Text words;

    InvalidSettingException(Text words) {
        super(words.in(Lang.EN));
        this.words = words;
    }

    static InvalidSettingException of(String en, String fr, Object... parts) {
        return new InvalidSettingException(new Text(en.formatted(parts), fr.formatted(parts)));
    }

    public Text words() {
        return words;
    }
}
