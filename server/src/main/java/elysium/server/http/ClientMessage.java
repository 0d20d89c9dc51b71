package elysium.server.http;

import elysium.kernel.Text;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.jspecify.annotations.Nullable;

/// A message from a client's socket.
///
/// @param type hello, move, preview, undo, agree or chat
/// @param after of a hello: the last step that the client has received
/// @param step of a move, preview or undo: the step of the question
/// @param move sixteen hexadecimal digits
/// @param yes whether the client's seat agrees to the proposal
/// @param id the client's id of this message, returned with the response
public record ClientMessage(@Nullable String type, @Nullable Integer after, @Nullable Integer step,
        @Nullable String move,
        @Nullable String text, @Nullable Boolean yes, @Nullable String id) {
    static final Text TYPES = new Text("type must be hello, move, preview, undo, agree or chat",
            "type doit être hello, move, preview, undo, agree ou chat"),
            AFTER = new Text("after must be the number of a step, not negative",
                    "after doit être le numéro d'une étape, jamais négatif"),
            HELLO_FIRST =
                    new Text("the first message must have type hello", "le premier message doit avoir le type hello");
    private static final int WORDS = 500, ID = 64;
    private static final double HELLO = 4, LOOK = 1;
    private static final Text IDS = new Text("id can have at most 64 characters", "id a au plus 64 caractères"),
            STEP = new Text("step is missing: the number of the question's step",
                    "step manque : le numéro de l'étape de la question"),
            YES = new Text("yes is missing: true or false", "yes manque : true ou false"),
            MOVE = new Text("move must be sixteen hexadecimal digits",
                    "move doit être fait de seize chiffres hexadécimaux"),
            PLAIN = new Text("text must have 1 to 500 plain characters on one line",
                    "text doit avoir de 1 à 500 caractères ordinaires sur une seule ligne");

    public ClientMessage {
        if (id != null && id.length() > ID) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, IDS);
    }

    /// The extra cost of handling it, for rate limits.
    public double cost() {
        return switch (type) {
            case "hello" -> HELLO;
            case "preview", "undo" -> LOOK;
            case null, default -> 0;
        };
    }

    int requiredStep() {
        if (step == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, STEP);
        return step;
    }

    boolean agrees() {
        if (yes == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, YES);
        return yes;
    }

    long answer() {
        if (move == null || !move.matches("[0-9a-f]{16}"))
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, MOVE);
        return Long.parseUnsignedLong(move, 16);
    }

    /// The text of a chat message: plain, on one line.
    String words() {
        String words = text == null ? "" : text.strip();
        boolean plain = words.codePoints().noneMatch(c -> Character.isISOControl(c)
                || c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE
                || Character.getType(c) == Character.FORMAT);
        if (words.isEmpty() || words.length() > WORDS || !plain)
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, PLAIN);
        return words;
    }
}
