package elysium.nightfall.table;

import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// The colors of orders, links and kickers, drawn as moons.
public enum Color {
    WHITE("white", "blanc"), YELLOW("yellow", "jaune"), RED("red", "rouge"), BLUE("blue", "bleu"),
    GREEN("green", "vert"), VIOLET("violet", "violet");

    private static final Color[] ALL = values();

    private final Text title;

    Color(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    /// The name in the JSON form and in files.
    public String word() {
        return title.en();
    }

    public static Color of(int number) {
        return ALL[number];
    }

    public static @Nullable Color byWord(String word) {
        for (Color color : ALL)
            if (color.word().equals(word)) return color;
        return null;
    }
}
