package elysium.nightfall.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.nightfall.table.Color;
import elysium.tabletop.Phrases;

/// The language of a reader, and how colors and numbers of things are called in it.
record NightfallPhrases(Lang lang) implements Phrases {

    static Text both(Function<NightfallPhrases, String> said) {
        return Phrases.both(NightfallPhrases::new, said);
    }

    String color(int color) {
        return color == NONE ? "" : Color.of(color).title().in(lang);
    }

    /// Colors, a bit each.
    List<String> colors(int mask) {
        List<String> all = new ArrayList<>();
        for (Color color : Color.values())
            if ((mask >> color.ordinal() & 1) != 0) all.add(color.title().in(lang));
        return all;
    }

    String wounds(int n) {
        return n + say(n == 1 ? " wound" : " wounds", n < 2 ? " Blessure" : " Blessures");
    }

    String damage(int n) {
        return n + say(" damage", n < 2 ? " dégât" : " dégâts");
    }

    String health(int n) {
        return n + say(" health", n < 2 ? " Point de Vie" : " Points de Vie");
    }

    String influence(int n) {
        return n + say(" influence", n < 2 ? " Point d'Influence" : " Points d'Influence");
    }
}
