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

/// The values of all cards with what is known of each: as we have them, or corrected for a game.
public final class Pack {
    /// The file of values as it comes with the game, and what it says.
    public static final String FILE = file();
    public static final Pack PRINTED = whole(FILE);

    private final Map<String, Map<Field, Integer>> values;
    private final Map<String, Map<Field, Grade>> grades;

    private Pack(Map<String, Map<Field, Integer>> values, Map<String, Map<Field, Grade>> grades) {
        this.values = values;
        this.grades = grades;
    }

    private static String file() {
        var file = Pack.class.getResourceAsStream("values.yaml");
        if (file == null) throw new IllegalStateException("the values of the cards are not in the program");
        try (Scanner scanner = new Scanner(file, "UTF-8").useDelimiter("\\A")) {
            return scanner.next();
        }
    }

    /// Reads a file that gives every value and every grade.
    static Pack whole(String text) {
        Pack pack = new Pack(new LinkedHashMap<>(), new LinkedHashMap<>());
        for (Sheet.Line line : Sheet.read(text)) pack.add(line);
        for (String card : pack.values.keySet()) pack.checkGraded(card);
        Soundness.check(pack, Map.of());
        return pack;
    }

    private void add(Sheet.Line line) {
        Map<Field, Integer> of = values.computeIfAbsent(line.card(), _ -> new EnumMap<>(Field.class));
        Map<Field, Grade> graded = grades.computeIfAbsent(line.card(), _ -> new EnumMap<>(Field.class));
        Grade grade = Grade.called(line.field());
        if (grade != null) {
            for (Field field : graded(line))
                if (graded.put(field, grade) != null) throw new IllegalStateException(line + " is graded twice");
        } else if (!line.field().isEmpty()) {
            Field field = field(line.field(), line.card(), null);
            of.put(field, Reading.read(field, line.words(), line.list()));
        }
    }

    private void checkGraded(String card) {
        Map<Field, Grade> graded = new EnumMap<>(grades(card));
        for (Field field : fields(card))
            if (graded.remove(field) == null) throw new IllegalStateException(field + " of " + card + " has no grade");
        for (Field field : graded.keySet())
            if (field.shape() != Field.Shape.TEXT) throw new IllegalStateException(card + " has no " + field);
    }

    private static List<Field> graded(Sheet.Line line) {
        List<Field> fields = new ArrayList<>();
        for (String word : line.words()) fields.add(field(word, line.card(), null));
        return fields;
    }

    private static Field field(String word, String card, @Nullable Pack has) {
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

    /// The fields of a card that have a value.
    public List<Field> fields(String card) {
        return List.copyOf(of(card).keySet());
    }

    public boolean has(String card, Field field) {
        return of(card).containsKey(field);
    }

    /// A value that the card must have.
    public int value(String card, Field field) {
        Integer value = of(card).get(field);
        if (value == null)
            throw new IllegalStateException("the file of values gives no " + field.word() + " of " + card);
        return value;
    }

    /// What is known of a card, by field; the texts too.
    public Map<Field, Grade> grades(String card) {
        Map<Field, Grade> known = grades.get(card);
        return known == null ? Map.of() : known;
    }

    private Map<Field, Integer> of(String card) {
        Map<Field, Integer> known = values.get(card);
        if (known != null) return known;
        throw new InvalidInputException(
                new Text("there is no card \"" + card + "\"; elysium cards nightfall --values lists them",
                        "il n'y a pas de carte « " + card + " » ; elysium cards nightfall --values les énumère"));
    }

    // ---- corrections

    /// Whether an option of a set-up corrects a value, and is no variant.
    public static boolean corrects(String option) {
        return option.indexOf('=') >= 0;
    }

    /// Reads a file that corrects some values: an option for each that differs from what this pack says.
    public List<String> corrections(String text) {
        TreeSet<String> options = new TreeSet<>();
        Map<String, Integer> lines = new LinkedHashMap<>();
        for (Sheet.Line line : Sheet.read(text)) {
            try {
                String option = correction(line);
                if (option == null) continue;
                options.add(option);
                lines.put(line.card() + "." + line.field(), line.number());
            } catch (InvalidInputException e) {
                throw Sheet.objection(line.number(), e.words().en(), e.words().fr());
            }
        }
        Soundness.check(withAll(options), lines);
        return List.copyOf(options);
    }

    /// The option that a line of a file stands for; null where it changes nothing.
    private @Nullable String correction(Sheet.Line line) {
        of(line.card());
        if (line.field().isEmpty()) return null;
        if (Grade.called(line.field()) != null) {
            for (String word : line.words()) field(word, line.card(), this);
            return null;
        }
        Field field = field(line.field(), line.card(), this);
        int value = Reading.read(field, line.words(), line.list());
        return value == value(line.card(), field) ? null : option(line.card(), field, value);
    }

    static String option(String card, Field field, int value) {
        return card + "." + field.word() + "=" + String.join("+", Reading.words(field, value));
    }

    /// The pack with the corrections among some options; an [InvalidInputException] says which of them is wrong.
    public Pack revised(List<String> options) {
        List<String> given = new ArrayList<>();
        for (String option : options) if (corrects(option)) given.add(option);
        if (given.isEmpty()) return this;
        Pack pack = withAll(given);
        Soundness.check(pack, Map.of());
        return pack;
    }

    private Pack withAll(Iterable<String> options) {
        Map<String, Map<Field, Integer>> revised = new LinkedHashMap<>();
        Map<String, Map<Field, Grade>> graded = new LinkedHashMap<>();
        values.forEach((card, of) -> revised.put(card, new EnumMap<>(of)));
        grades.forEach((card, of) -> graded.put(card, new EnumMap<>(of)));
        Pack pack = new Pack(revised, graded);
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
        int value = Reading.read(field, words, list);
        if (!option(card, field, value).equals(option))
            throw new InvalidInputException(new Text("\"" + option + "\" is written " + option(card, field, value),
                    "« " + option + " » s'écrit " + option(card, field, value)));
        of(card).put(field, value);
        grades.computeIfAbsent(card, _ -> new EnumMap<>(Field.class)).put(field, Grade.CORRECTED);
    }
}
