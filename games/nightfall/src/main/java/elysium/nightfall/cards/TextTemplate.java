package elysium.nightfall.cards;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.nightfall.dsl.CardBuilder;

/// Fills the numbers of a card into its texts: `{draw}` is a number, `{draw:card|cards}` a word for one or for several.
final class TextTemplate {
    private final CardValues pack;
    private final String card;

    private TextTemplate(CardValues pack, String card) {
        this.pack = pack;
        this.card = card;
    }

    /// All texts of a card, a line each.
    static Text words(CardBuilder entry, CardValues pack) {
        TextTemplate filling = new TextTemplate(pack, entry.slug());
        List<String> en = new ArrayList<>(), fr = new ArrayList<>();
        filling.add(entry.chain(), new Text("Chain: ", "Enchaînement : "), en, fr);
        filling.add(entry.kicker(), new Text("Kicker: ", "Pleine Lune : "), en, fr);
        filling.add(entry.inPlay(), new Text("In Play: ", "En jeu : "), en, fr);
        filling.add(entry.wound(), Text.NONE, en, fr);
        return new Text(String.join("\n", en), String.join("\n", fr));
    }

    private void add(Text text, Text head, List<String> en, List<String> fr) {
        if (text.isEmpty()) return;
        boolean headed = text.en().startsWith("Your Chain:");
        en.add((headed ? "" : head.en()) + fill(text.en()));
        fr.add((headed ? "" : head.fr()) + fill(text.fr()));
    }

    private String fill(String text) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
            int close = closing(text, open);
            out.append(text, at, open).append(filled(text.substring(open + 1, close)));
            at = close + 1;
        }
        return out.append(text.substring(at)).toString();
    }

    private static int closing(String text, int open) {
        int depth = 1, at = open;
        while (depth > 0) {
            char sign = text.charAt(++at);
            if (sign == '{') depth++;
            else if (sign == '}') depth--;
        }
        return at;
    }

    private String filled(String place) {
        int colon = place.indexOf(':'), bar = place.indexOf('|');
        Field field = Field.called(colon < 0 ? place : place.substring(0, colon));
        if (field == null) throw new IllegalStateException(card + " counts " + place + ", which is not known");
        int number = pack.value(card, field);
        if (colon < 0) return String.valueOf(number);
        return fill(number == 1 ? place.substring(colon + 1, bar) : place.substring(bar + 1));
    }
}
