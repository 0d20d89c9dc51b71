package elysium.nightfall.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.nightfall.table.Color;
import elysium.tabletop.text.Phrases;

/// Phrases of Nightfall in the language of the reader: colors and amounts.
public record NightfallPhrases(Lang lang) implements Phrases {

    public static Text inBothLanguages(Function<NightfallPhrases, String> said) {
        return Phrases.inBothLanguages(NightfallPhrases::new, said);
    }

    public String color(int color) {
        return color == NONE ? "" : Color.of(color).title().in(lang);
    }

    /// The colors of a bit set.
    public List<String> colors(int mask) {
        List<String> all = new ArrayList<>();
        for (Color color : Color.values())
            if ((mask >> color.ordinal() & 1) != 0) all.add(color.title().in(lang));
        return all;
    }

    /// A name that contains "and" itself is set apart by semicolons.
    @Override public String list(List<String> all) {
        String and = say(" and ", " et ");
        for (String one : all) if (one.contains(and)) return String.join(say("; ", " ; "), all);
        return Phrases.super.list(all);
    }

    public String wounds(int n) {
        return n + say(n == 1 ? " wound" : " wounds", n < 2 ? " Blessure" : " Blessures");
    }

    public String damage(int n) {
        return n + say(" damage", n < 2 ? " dégât" : " dégâts");
    }

    public String health(int n) {
        return n + say(" health", n < 2 ? " Point de Vie" : " Points de Vie");
    }

    public String influence(int n) {
        return n + say(" influence", n < 2 ? " Point d'Influence" : " Points d'Influence");
    }
}
