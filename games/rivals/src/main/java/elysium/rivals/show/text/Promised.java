package elysium.rivals.show.text;

import elysium.kernel.Text;
import elysium.rivals.table.Rivals;
import elysium.tabletop.text.Phrases;

/// Writes a current promise as a sentence.
public final class Promised {
    private Promised() {}

    public static Text of(Rivals t, int place) {
        return RivalsPhrases.inBothLanguages(in -> of(t, place, in));
    }

    static String of(Rivals t, int place, RivalsPhrases in) {
        String by = in.seat(t.promises.by(place)), to = in.seat(t.promises.to(place));
        String what = t.promises.kind(place).title().in(in.lang());
        String term = term(t.promises.until(place), in);
        return Phrases.capital(in.say(by + " has promised " + to + " " + what + term,
                by + " a promis à " + to + " de " + what + term)) + ".";
    }

    /// The term of a promise, if it has one.
    public static String term(int until, RivalsPhrases in) {
        return until == 0 ? "" : in.say(", until turn " + until, ", jusqu'au tour " + until);
    }
}
