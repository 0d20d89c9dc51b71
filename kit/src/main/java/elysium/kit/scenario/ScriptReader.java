package elysium.kit.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.rulebook.Node;
import elysium.rulebook.Yaml;
import elysium.rulebook.YamlFormatException;
import org.jspecify.annotations.Nullable;

/// Reads scenarios from YAML; a file may contain several.
final class ScriptReader {
    private static final List<String> KEYS =
            List.of("scenario", "clauses", "cards", "game", "given", "when", "then", "open");
    private static final String SEEN_BY = "seen by ", LATER = "later ";

    private ScriptReader() {}

    static List<Script> read(String file, String game, String text) {
        List<Script> scripts = new ArrayList<>();
        for (Node document : Yaml.documents(file, text)) scripts.add(script(document, file, game));
        if (scripts.isEmpty())
            throw new YamlFormatException(file, 1,
                    new Text("the file contains no scenario", "le fichier ne contient aucun scénario"));
        return scripts;
    }

    private static Script script(Node document, String file, String folder) {
        if (!document.isMap()) throw document.fault("expected a scenario", "un scénario est attendu");
        document.rejectUnknownKeys(KEYS);
        List<ScenarioStep> when = new ArrayList<>();
        Node steps = document.field("when"), then = document.field("then"), game = document.field("game");
        if (steps != null) for (Node step : steps.items()) when.add(act(step));
        if (steps != null && when.isEmpty())
            throw steps.fault("expected a list of steps", "une liste d'étapes est attendue");
        if (steps == null && then == null)
            throw document.fault("a scenario needs \"when\" or \"then\"; without them it proves nothing",
                    "il faut « when » ou « then » ; sinon le scénario ne prouve rien");
        ScenarioStep.Check last =
                then == null ? new ScenarioStep.Check(document.line(), Map.of())
                        : new ScenarioStep.Check(then.line(), then.map());
        return new Script(file, document.line(), document.word("scenario"), game == null ? folder : game.word(),
                words(document.field("clauses")), words(document.field("cards")), given(document.required("given")),
                when,
                last,
                yes(document.field("open")));
    }

    /// The map of what is given, or a position text as a map.
    private static Map<String, Object> given(Node given) {
        return given.plain() instanceof String text ? Map.of("table", text) : given.map();
    }

    private static ScenarioStep act(Node step) {
        if (step.fields().size() != 1)
            throw step.fault("a step needs exactly one key: the name of a player, or together, check or asked",
                    "une étape a exactement une clé : le nom d'un joueur, ou together, check ou asked");
        String who = step.fields().keySet().iterator().next();
        Node what = step.required(who);
        int line = step.line();
        if (who.startsWith(SEEN_BY)) return new ScenarioStep.Check(line, Map.of(who, what.plain()));
        if (who.startsWith(LATER)) return later(line, who.substring(LATER.length()), what);
        return switch (who) {
            case "together" -> new ScenarioStep.Together(line, sealed(what));
            case "check" -> new ScenarioStep.Check(line, what.map());
            case "asked" -> new ScenarioStep.Asked(line, what.words());
            case "nobody" -> {
                only(what, who, "asked");
                yield new ScenarioStep.Asked(line, List.of());
            }
            case "everybody" -> {
                only(what, who, "passes");
                yield new ScenarioStep.Passes(line);
            }
            default -> what.isMap() ? judged(line, who, what) : new ScenarioStep.Plays(line, who, what.words());
        };
    }

    private static ScenarioStep later(int line, String who, Node what) {
        if (!what.isMap()) return new ScenarioStep.Later(line, who, what.words());
        if (judged(line, who, what) instanceof ScenarioStep.Cannot cannot
                && !cannot.because().equals(ScenarioStep.NOT_OFFERED))
            return new ScenarioStep.CannotLater(line, cannot);
        throw what.fault("after later, write moves, or cannot with because and a clause",
                "après later, écrivez des coups, ou cannot avec because et une clause");
    }

    private static void only(Node what, String who, String word) {
        if (!what.word().equals(word))
            throw what.fault("expected \"" + who + ": " + word + "\"",
                    "« " + who + ": " + word + " » est attendu");
    }

    private static ScenarioStep judged(int line, String who, Node what) {
        what.rejectUnknownKeys(List.of("cannot", "cautioned", "because"));
        Node cannot = what.field("cannot"), because = what.field("because");
        if (cannot == null) return new ScenarioStep.Cautioned(line, who, what.word("cautioned"), what.word("because"));
        if (what.field("cautioned") != null)
            throw what.fault("use either cannot or cautioned, not both",
                    "utilisez soit cannot, soit cautioned, pas les deux");
        return new ScenarioStep.Cannot(line, who, cannot.word(),
                because == null ? ScenarioStep.NOT_OFFERED : because.word());
    }

    private static Map<String, String> sealed(Node what) {
        if (!what.isMap())
            throw what.fault("expected a move for each name", "un coup est attendu pour chaque nom");
        Map<String, String> moves = new LinkedHashMap<>();
        what.fields().forEach((name, move) -> moves.put(name, move.word()));
        return moves;
    }

    private static List<String> words(@Nullable Node list) {
        return list == null ? List.of() : list.words();
    }

    private static boolean yes(@Nullable Node flag) {
        if (flag == null) return false;
        if (!(flag.plain() instanceof Boolean yes))
            throw flag.fault("expected true or false", "true ou false est attendu");
        return yes;
    }
}
