package elysium.vtes.show.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.vtes.table.vocabulary.Discipline;

/// Spells out the icons of card texts, such as `[dom]` and `[DOM]`.
public final class IconWords {
    private IconWords() {}

    /// A text in plain words, in both languages.
    public static Text read(Text marked) {
        return new Text(read(marked.en(), Lang.EN), read(marked.fr(), Lang.FR));
    }

    public static String read(String marked, Lang lang) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (int from = marked.indexOf('['); from >= 0; from = marked.indexOf('[', at)) {
            int to = last(marked, from);
            if (to < 0) break;
            out.append(marked, at, from).append(words(marked.substring(from, to + 1), lang));
            at = to + 1;
            if (from == 0 || marked.charAt(from - 1) == '\n') out.append(lang == Lang.EN ? ":" : " :");
        }
        return out.append(marked, at, marked.length()).toString();
    }

    /// The end of a row of adjacent icons; -1 for an unclosed bracket.
    private static int last(String marked, int from) {
        int to = marked.indexOf(']', from);
        while (to >= 0 && to + 1 < marked.length() && marked.charAt(to + 1) == '[') to = marked.indexOf(']', to + 1);
        return to;
    }

    /// A row of icons: the Disciplines and their common level.
    private static String words(String row, Lang lang) {
        List<String> names = new ArrayList<>();
        boolean superior = false;
        for (String mark : row.substring(1, row.length() - 1).split("\\]\\[")) {
            superior |= !mark.equals(mark.toLowerCase(Locale.ROOT));
            names.add(name(mark.toLowerCase(Locale.ROOT), lang));
        }
        VtesPhrases in = new VtesPhrases(lang);
        return in.list(names) + ", " + in.level(superior ? Discipline.SUPERIOR : Discipline.INFERIOR);
    }

    private static String name(String code, Lang lang) {
        for (Discipline discipline : Discipline.values())
            if (discipline.code().equals(code)) return discipline.title().in(lang);
        return code;
    }
}
