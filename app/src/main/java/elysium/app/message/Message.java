package elysium.app.message;

import elysium.kernel.Lang;
import elysium.kernel.Text;

/// A message in both languages, with numbered placeholders.
public interface Message {

    Text text();

    /// The message in a language; {0}, {1} and so on are replaced by the parts, in the same language if they have it.
    default String in(Lang lang, Object... parts) {
        String sentence = text().in(lang);
        for (int i = 0; i < parts.length; i++) sentence = sentence.replace("{" + i + "}", said(parts[i], lang));
        return sentence;
    }

    private static String said(Object part, Lang lang) {
        return switch (part) {
            case Text text -> text.in(lang);
            case Message worded -> worded.in(lang);
            default -> part.toString();
        };
    }
}
