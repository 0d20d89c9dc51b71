package elysium.server.http.json;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import elysium.kernel.Text;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/// Describes invalid JSON: which field is wrong and what is expected there.
final class UnreadableRequestException {
    private static final int SHOWN = 60;
    private static final Text WHOLE = new Text("the request", "la demande"),
            TOO_DEEP = new Text("it is nested too deeply, or contains a name or number that is too long",
                    "il est imbriqué trop profondément, ou contient un nom ou un nombre trop long"),
            TEXT = new Text("a string in quotes", "un texte entre guillemets"),
            NUMBER = new Text("a whole number", "un nombre entier"),
            FLAG = new Text("true or false", "true ou false"),
            LIST = new Text("a list in brackets", "une liste entre crochets"),
            OBJECT = new Text("an object in braces", "un objet entre accolades");

    private UnreadableRequestException() {}

    static RequestRejectedException toRejection(JacksonException wrong) {
        for (Throwable cause = wrong.getCause(); cause != null; cause = cause.getCause())
            if (cause instanceof RequestRejectedException known) return known;
        return new RequestRejectedException(ErrorCode.BAD_JSON, about(wrong, field(wrong.getPath())));
    }

    private static Text about(JacksonException wrong, String field) {
        return switch (wrong) {
            case UnrecognizedPropertyException unknown -> unknown(field, unknown.getKnownPropertyIds());
            case MismatchedInputException other -> expected(field, other.getTargetType());
            case InputCoercionException number -> expected(field, number.getTargetType());
            case StreamConstraintsException _ -> TOO_DEEP;
            default -> broken(wrong.getLocation());
        };
    }

    /// The path of a field, such as `clock.minutes` or `seats[2]`; empty for the whole request.
    private static String field(List<JacksonException.Reference> path) {
        StringBuilder field = new StringBuilder();
        for (JacksonException.Reference step : path) {
            if (step.getPropertyName() == null) field.append('[').append(step.getIndex()).append(']');
            else field.append(field.isEmpty() ? "" : ".").append(step.getPropertyName());
        }
        String shown = field.length() > SHOWN ? field.substring(0, SHOWN) + "…" : field.toString();
        return shown.replaceAll("\\p{C}", "?");
    }

    private static Text unknown(String field, Collection<Object> ids) {
        TreeSet<String> names = new TreeSet<>();
        for (Object id : ids) names.add(String.valueOf(id));
        String known = String.join(", ", names);
        return new Text("unknown field " + field + "; the known ones are: " + known,
                "champ inconnu " + field + " ; les champs connus sont : " + known);
    }

    private static Text expected(String field, Class<?> kind) {
        Text what = kind == String.class ? TEXT : kind == Integer.class || kind == int.class ? NUMBER
                : kind == Boolean.class ? FLAG : Collection.class.isAssignableFrom(kind) ? LIST : OBJECT;
        String en = field.isEmpty() ? WHOLE.en() : field, fr = field.isEmpty() ? WHOLE.fr() : field;
        return new Text(en + " must be " + what.en(), fr + " doit être " + what.fr());
    }

    private static Text broken(TokenStreamLocation at) {
        int line = at.getLineNr(), column = at.getColumnNr();
        return new Text("syntax error at line " + line + ", column " + column,
                "erreur de syntaxe à la ligne " + line + ", colonne " + column);
    }
}
