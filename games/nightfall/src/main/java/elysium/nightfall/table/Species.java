package elysium.nightfall.table;

import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// The species of minions.
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

    /// The name in the JSON form and in files.
    public String word() {
        return title.en();
    }

    public static Species of(int number) {
        return ALL[number];
    }

    public static @Nullable Species byWord(String word) {
        for (Species species : ALL)
            if (species.word().equals(word)) return species;
        return null;
    }
}
