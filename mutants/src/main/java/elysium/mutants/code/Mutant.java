package elysium.mutants.code;

import org.jspecify.annotations.Nullable;

/// A mutant: one change at one place of the rules.
///
/// @param id its number, and that of its switch in the instrumented code
/// @param type the class, such as `elysium.vendetta.rules.Harm`
/// @param method the method in the source; lambdas count as part of it
/// @param card the slug of the card in whose code it is, or null
public record Mutant(int id, String type, String method, int line, String change, @Nullable String card) {
    private static final String FUNCTION = "lambda$";

    /// The source method of a compiled method.
    static String source(String method) {
        if (!method.startsWith(FUNCTION)) return method;
        String inside = method.substring(FUNCTION.length());
        return inside.substring(0, inside.lastIndexOf('$'));
    }

    Mutant numbered(int number, int nth) {
        return new Mutant(number, type, method, line, nth == 1 ? change : change + " (" + nth + ")", card);
    }

    /// The source file of the class, with its folder.
    public String file() {
        String name = type.substring(type.lastIndexOf('.') + 1);
        int nested = name.indexOf('$');
        String[] parts = type.split("\\.");
        return (parts.length > 3 ? parts[2] + "/" : "") + (nested < 0 ? name : name.substring(0, nested)) + ".java";
    }

    /// The name of the mutant without its line.
    public String name() {
        return file() + " " + method + ": " + change + (card == null ? "" : " [" + card + "]");
    }

    @Override public String toString() {
        return file() + ":" + line + " " + method + ": " + change + (card == null ? "" : " [" + card + "]");
    }
}
