package elysium.nightfall.table;

import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// What a minion is: a keyword on its card.
public enum Species {
    VAMPIRE("vampire", "vampire"), LYCANTHROPE("lycanthrope", "loup-garou"), HUNTER("hunter", "chasseur"),
    GHOUL("ghoul", "goule");

    private static final Species[] ALL = values();

    private final Text title;

    Species(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    /// What programs and files call it.
    public String word() {
        return title.en();
    }

    public static Species of(int number) {
        return ALL[number];
    }

    public static @Nullable Species called(String word) {
        for (Species species : ALL)
            if (species.word().equals(word)) return species;
        return null;
    }
}
