package elysium.tabletop.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.CardTable;

/// The reader's language and the phrases common to all games; each game extends it with the names of its own terms.
public interface Phrases {

    Lang lang();

    default String say(String en, String fr) {
        return switch (lang()) {
            case EN -> en;
            case FR -> fr;
        };
    }

    /// Replaces each `%s` of a sentence by the next word and `%2$s` by the second one. [String#format] allocates ten
    /// times as much, and questions contain many such sentences.
    static String format(String sentence, Object... words) {
        StringBuilder filled = new StringBuilder(sentence.length() + 16 * words.length);
        int from = 0, next = 0;
        for (int at = sentence.indexOf('%'); at >= 0; at = sentence.indexOf('%', from)) {
            filled.append(sentence, from, at);
            boolean numbered = sentence.charAt(at + 1) != 's';
            filled.append(words[numbered ? sentence.charAt(at + 1) - '1' : next++]);
            from = at + (numbered ? "%1$s" : "%s").length();
        }
        return filled.append(sentence, from, sentence.length()).toString();
    }

    /// A seat by its number.
    default String seat(int seat) {
        return say("seat ", "la place ") + (seat + 1);
    }

    /// A bit set of seats as a list, with "and" before the last.
    default String seats(int seats) {
        List<String> all = new ArrayList<>();
        for (int rest = seats; rest != 0; rest &= rest - 1) all.add(seat(Integer.numberOfTrailingZeros(rest)));
        return list(all);
    }

    default String list(List<String> all) {
        return joined(all, say(" and ", " et "));
    }

    default String listOr(List<String> all) {
        return joined(all, say(" or ", " ou "));
    }

    private String joined(List<String> all, String last) {
        if (all.isEmpty()) return say("nobody", "personne");
        if (all.size() == 1) return all.getFirst();
        return String.join(", ", all.subList(0, all.size() - 1)) + last + all.getLast();
    }

    /// Each thing once, with its count if there are several.
    default List<String> withCounts(List<String> things) {
        List<String> counted = new ArrayList<>();
        for (int i = 0; i < things.size(); i++) {
            String thing = things.get(i);
            if (things.indexOf(thing) < i) continue;
            int times = 0;
            for (String each : things) if (each.equals(thing)) times++;
            counted.add(times == 1 ? thing : times(thing, times));
        }
        return counted;
    }

    /// A thing with its count.
    default String times(String thing, int times) {
        return thing + copies(times);
    }

    /// The count after a thing; empty for 1.
    static String copies(int times) {
        return times > 1 ? " ×" + times : "";
    }

    default String card(CardTable<?> t, int def) {
        return t.book().card(def).name().in(lang());
    }

    default String cardText(CardTable<?> t, int def) {
        return t.book().card(def).text().in(lang());
    }

    /// A card that the reader did not see.
    default String card() {
        return say("a card", "une carte");
    }

    default String cards(int n) {
        return n + say(n == 1 ? " card" : " cards", n < 2 ? " carte" : " cartes");
    }

    /// The same phrase in both languages.
    static <S extends Phrases> Text inBothLanguages(Function<Lang, S> tongue, Function<S, String> said) {
        return new Text(said.apply(tongue.apply(Lang.EN)), said.apply(tongue.apply(Lang.FR)));
    }

    /// Capitalizes the first letter.
    static String capital(String sentence) {
        if (sentence.isEmpty() || Character.isUpperCase(sentence.charAt(0))) return sentence;
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }
}
