package elysium.nightfall.cards;

import java.util.Locale;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// How sure we are of something on a card.
public enum Certainty {
    OFFICIAL("official", "officiel"), STATED("stated in the rulebook", "dit par le livret"),
    PARTLY("stated in part", "dit en partie"), RECONSTRUCTED("reconstructed", "reconstitué"),
    /// Given for one game by those who play it.
    CORRECTED("corrected for this game", "corrigé pour cette partie");

    private final Text title;

    Certainty(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    /// What the file of values calls it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The grade that a file can give, or null.
    static @Nullable Certainty called(String word) {
        for (Certainty grade : values())
            if (grade != CORRECTED && grade.word().equals(word)) return grade;
        return null;
    }
}
