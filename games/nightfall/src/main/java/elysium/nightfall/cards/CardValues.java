package elysium.nightfall.cards;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeSet;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// The values of all cards with their certainty, as published or corrected for a game.
public final class CardValues {
    /// The values file of the game, and its content.
    public static final String FILE = file();
    public static final CardValues PRINTED = whole(FILE);

    private final Map<String, Map<Field, Integer>> values;
    private final Map<String, Map<Field, Certainty>> grades;

    private CardValues(Map<String, Map<Field, Integer>> values, Map<String, Map<Field, Certainty>> grades) {
        this.values = values;
        this.grades = grades;
    }

    private static String file() {
        var file = CardValues.class.getResourceAsStream("values.yaml");
        if (file == null) throw new IllegalStateException("the values of the cards are not in the program");
        try (Scanner scanner = new Scanner(file, "UTF-8").useDelimiter("\\A")) {
            return scanner.next();
        }
    }

    /// Reads a file with all values and grades.
    static CardValues whole(String text) {
        CardValues pack = new CardValues(new LinkedHashMap<>(), new LinkedHashMap<>());
        for (ValuesFile.Line line : ValuesFile.read(text)) pack.add(line);
        for (String card : pack.values.keySet()) pack.checkGraded(card);
        ValueChecks.check(pack, Map.of());
        return pack;
    }

    private void add(ValuesFile.Line line) {
        Map<Field, Integer> of = values.computeIfAbsent(line.card(), _ -> new EnumMap<>(Field.class));
        Map<Field, Certainty> graded = grades.computeIfAbsent(line.card(), _ -> new EnumMap<>(Field.class));
        Certainty grade = Certainty.called(line.field());
        if (grade != null) {
            for (Field field : graded(line))
                if (graded.put(field, grade) != null) throw new IllegalStateException(line + " is graded twice");
        } else if (!line.field().isEmpty()) {
            Field field = field(line.field(), line.card(), null);
            of.put(field, ValueParser.read(field, line.words(), line.list()));
        }
    }

    private void checkGraded(String card) {
        Map<Field, Certainty> graded = new EnumMap<>(grades(card));
        for (Field field : fields(card))
            if (graded.remove(field) == null) throw new IllegalStateException(field + " of " + card + " has no grade");
        for (Field field : graded.keySet())
            if (field.shape() != Field.Shape.TEXT) throw new IllegalStateException(card + " has no " + field);
    }

    private static List<Field> graded(ValuesFile.Line line) {
        List<Field> fields = new ArrayList<>();
        for (String word : line.words()) fields.add(field(word, line.card(), null));
        return fields;
    }

    private static Field field(String word, String card, @Nullable CardValues has) {
        Field field = Field.called(word);
        if (field != null && (has == null || has.has(card, field) || has.grades(card).containsKey(field)))
            return field;
        String known = has == null ? "" : has.words(card);
        throw new InvalidInputException(new Text(card + " has no value \"" + word + "\"; it has: " + known,
                card + " n'a pas de valeur « " + word + " » ; elle a : " + known));
    }

    private String words(String card) {
        List<String> words = new ArrayList<>();
        for (Field field : fields(card)) words.add(field.word());
        return String.join(", ", words);
    }

    // ---- what it says

    public Iterable<String> cards() {
        return values.keySet();
    }

    public List<Field> fields(String card) {
        return List.copyOf(of(card).keySet());
    }

    public boolean has(String card, Field field) {
        return of(card).containsKey(field);
    }

    /// The value of a field that the card has.
    public int value(String card, Field field) {
        Integer value = of(card).get(field);
        if (value == null)
            throw new IllegalStateException("the file of values gives no " + field.word() + " of " + card);
        return value;
    }

    /// The certainty of each field of a card, texts included.
    public Map<Field, Certainty> grades(String card) {
        Map<Field, Certainty> known = grades.get(card);
        return known == null ? Map.of() : known;
    }

    private Map<Field, Integer> of(String card) {
        Map<Field, Integer> known = values.get(card);
        if (known != null) return known;
        throw new InvalidInputException(
                new Text("there is no card \"" + card + "\"; elysium cards nightfall --export-values lists them",
                        "il n'y a pas de carte « " + card
                                + " » ; elysium cards nightfall --export-values les énumère"));
    }

    // ---- corrections

    /// Whether an option of a set-up corrects a value.
    public static boolean corrects(String option) {
        return option.indexOf('=') >= 0;
    }

    /// Reads a file of corrections: one option for each value that differs.
    public List<String> corrections(String text) {
        TreeSet<String> options = new TreeSet<>();
        Map<String, Integer> lines = new LinkedHashMap<>();
        for (ValuesFile.Line line : ValuesFile.read(text)) {
            try {
                String option = correction(line);
                if (option == null) continue;
                options.add(option);
                lines.put(line.card() + "." + line.field(), line.number());
            } catch (InvalidInputException e) {
                throw ValuesFile.objection(line.number(), e.reason().en(), e.reason().fr());
            }
        }
        ValueChecks.check(withAll(options), lines);
        return List.copyOf(options);
    }

    /// The option for a line of a file, or null if it changes nothing.
    private @Nullable String correction(ValuesFile.Line line) {
        of(line.card());
        if (line.field().isEmpty()) return null;
        if (Certainty.called(line.field()) != null) {
            for (String word : line.words()) field(word, line.card(), this);
            return null;
        }
        Field field = field(line.field(), line.card(), this);
        int value = ValueParser.read(field, line.words(), line.list());
        return value == value(line.card(), field) ? null : option(line.card(), field, value);
    }

    static String option(String card, Field field, int value) {
        return card + "." + field.word() + "=" + String.join("+", ValueParser.words(field, value));
    }

    /// These values with the corrections among some options; throws [InvalidInputException] for an invalid one.
    public CardValues revised(List<String> options) {
        List<String> given = new ArrayList<>();
        for (String option : options) if (corrects(option)) given.add(option);
        if (given.isEmpty()) return this;
        CardValues pack = withAll(given);
        ValueChecks.check(pack, Map.of());
        return pack;
    }

    private CardValues withAll(Iterable<String> options) {
        Map<String, Map<Field, Integer>> revised = new LinkedHashMap<>();
        Map<String, Map<Field, Certainty>> graded = new LinkedHashMap<>();
        values.forEach((card, of) -> revised.put(card, new EnumMap<>(of)));
        grades.forEach((card, of) -> graded.put(card, new EnumMap<>(of)));
        CardValues pack = new CardValues(revised, graded);
        for (String option : options) pack.correct(option);
        return pack;
    }

    private void correct(String option) {
        int dot = option.indexOf('.'), is = option.indexOf('=');
        if (dot < 0 || dot > is)
            throw new InvalidInputException(new Text("\"" + option + "\" corrects no card; write as vulko.health=3",
                    "« " + option + " » ne corrige aucune carte ; écrivez comme vulko.health=3"));
        String card = option.substring(0, dot);
        of(card);
        Field field = field(option.substring(dot + 1, is), card, this);
        List<String> words = List.of(option.substring(is + 1).split("\\+", -1));
        boolean list = field == Field.LINKS || field == Field.SPECIES;
        if (!list && words.size() > 1) words = List.of(option.substring(is + 1));
        int value = ValueParser.read(field, words, list);
        if (!option(card, field, value).equals(option))
            throw new InvalidInputException(new Text("\"" + option + "\" is written " + option(card, field, value),
                    "« " + option + " » s'écrit " + option(card, field, value)));
        of(card).put(field, value);
        grades.computeIfAbsent(card, _ -> new EnumMap<>(Field.class)).put(field, Certainty.CORRECTED);
    }
}
