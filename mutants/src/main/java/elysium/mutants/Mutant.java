package elysium.mutants;

import org.jspecify.annotations.Nullable;

/// One way to break a rule: where it is, and what is changed there.
///
/// @param id its number, and that of its switch in the changed code
/// @param type the class, such as `elysium.vendetta.rules.Harm`
/// @param method the method as it is written; functions written inside it count as it
/// @param card the slug of the card whose entry it is in, or null
record Mutant(int id, String type, String method, int line, String change, @Nullable String card) {
    private static final String FUNCTION = "lambda$";

    /// The method of the source that a method of the class was made from.
    static String source(String method) {
        if (!method.startsWith(FUNCTION)) return method;
        String inside = method.substring(FUNCTION.length());
        return inside.substring(0, inside.lastIndexOf('$'));
    }

    Mutant numbered(int number, int nth) {
        return new Mutant(number, type, method, line, nth == 1 ? change : change + " (" + nth + ")", card);
    }

    /// The source file of the class, behind its folder.
    String file() {
        String name = type.substring(type.lastIndexOf('.') + 1);
        int nested = name.indexOf('$');
        String[] parts = type.split("\\.");
        return (parts.length > 3 ? parts[2] + "/" : "") + (nested < 0 ? name : name.substring(0, nested)) + ".java";
    }

    /// What it is called wherever it lies in its file.
    String name() {
        return file() + " " + method + ": " + change + (card == null ? "" : " [" + card + "]");
    }

    @Override public String toString() {
        return file() + ":" + line + " " + method + ": " + change + (card == null ? "" : " [" + card + "]");
    }
}
