package elysium.nightfall.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.nightfall.table.Color;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Species;
import elysium.tabletop.Card;

/// Describes the values of a card and their certainty.
public final class Details {
    private Details() {}

    /// A line of values, and one for each grade that needs a warning.
    public static List<Text> of(Card<Nightfall> card) {
        List<Text> lines = new ArrayList<>();
        lines.add(new Text(values(card, Lang.EN), values(card, Lang.FR)));
        for (Certainty grade : List.of(Certainty.CORRECTED, Certainty.PARTLY, Certainty.RECONSTRUCTED)) {
            List<Field> fields = fields(card, grade);
            if (!fields.isEmpty()) lines.add(new Text(line(grade, fields, Lang.EN), line(grade, fields, Lang.FR)));
        }
        return lines;
    }

    /// The certainty of a field; a value that differs from the published one was corrected for a game.
    public static Certainty grade(Card<Nightfall> card, Field field) {
        CardValues printed = CardValues.PRINTED;
        boolean valued = printed.has(card.slug(), field);
        if (valued && card.facts().get(field.fact()) != printed.value(card.slug(), field)) return Certainty.CORRECTED;
        Certainty grade = printed.grades(card.slug()).get(field);
        return grade == null ? Certainty.STATED : grade;
    }

    private static List<Field> fields(Card<Nightfall> card, Certainty grade) {
        List<Field> fields = new ArrayList<>();
        for (Map.Entry<Field, Certainty> known : CardValues.PRINTED.grades(card.slug()).entrySet())
            if (grade(card, known.getKey()) == grade) fields.add(known.getKey());
        return fields;
    }

    private static String line(Certainty grade, List<Field> fields, Lang lang) {
        List<String> titles = new ArrayList<>();
        for (Field field : fields) titles.add(field.title().in(lang));
        String title = grade.title().in(lang), colon = lang == Lang.EN ? ": " : " : ";
        return Character.toUpperCase(title.charAt(0)) + title.substring(1) + colon + String.join(", ", titles);
    }

    private static String values(Card<Nightfall> card, Lang lang) {
        List<String> parts = new ArrayList<>();
        parts.add(Kind.of(card.kind()).title().in(lang));
        for (Field field : CardValues.PRINTED.fields(card.slug()))
            if (field.ordinal() <= Field.COUNT.ordinal())
                parts.add(field.title().in(lang) + " " + words(field, card.facts().get(field.fact()), lang));
        return String.join(lang == Lang.EN ? "; " : " ; ", parts);
    }

    private static String words(Field field, int value, Lang lang) {
        List<String> words = new ArrayList<>();
        switch (field.shape()) {
            case COLOR -> words.add(value == ValueParser.NEVER ? new Text("none", "aucune").in(lang)
                    : Color.of(value).title().in(lang));
            case COLORS -> {
                for (Color color : Color.values())
                    if ((value >> color.ordinal() & 1) != 0) words.add(color.title().in(lang));
            }
            case SPECIES -> {
                for (Species one : Species.values())
                    if ((value >> one.ordinal() & 1) != 0) words.add(one.title().in(lang));
            }
            default -> words.add(String.valueOf(value));
        }
        return String.join(", ", words);
    }
}
