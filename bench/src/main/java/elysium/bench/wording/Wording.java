package elysium.bench.wording;

import java.util.Locale;
import elysium.kernel.Lang;
import elysium.kernel.Text;

/// A text of the benchmarks in both languages, with places for values.
public interface Wording {
    Text text();

    /// The text with its values, with only the spaces that every terminal shows; without values it stands as it is.
    default String in(Lang lang, Object... with) {
        String text = text().in(lang);
        return with.length == 0 ? text : tidy(String.format(locale(lang), text, with));
    }

    /// A text with only the spaces that every terminal shows.
    static String tidy(String text) {
        return text.replace('\u202f', ' ').replace('\u00a0', ' ');
    }

    static Locale locale(Lang lang) {
        return switch (lang) {
            case EN -> Locale.ENGLISH;
            case FR -> Locale.FRENCH;
        };
    }
}
