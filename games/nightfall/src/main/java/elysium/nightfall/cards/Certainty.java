package elysium.nightfall.cards;

import java.util.Locale;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// How certain a fact of a card is.
public enum Certainty {
    OFFICIAL("official", "officiel"), STATED("stated in the rulebook", "dit par le livret"),
    PARTLY("stated in part", "dit en partie"), RECONSTRUCTED("reconstructed", "reconstitué"),
    /// Corrected by the players for one game.
    CORRECTED("corrected for this game", "corrigé pour cette partie");

    private final Text title;

    Certainty(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    /// The name in the values file.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The grade with a name in the file, or null.
    static @Nullable Certainty called(String word) {
        for (Certainty grade : values())
            if (grade != CORRECTED && grade.word().equals(word)) return grade;
        return null;
    }
}
