package elysium.server.http;

import elysium.kernel.Text;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.jspecify.annotations.Nullable;

/// What a client sends over its socket.
///
/// @param type hello, move, foresee, undo, agree or chat
/// @param since of a hello: the last step the client has heard
/// @param seq of a move, foresee or undo: the step whose question is answered
/// @param move sixteen hexadecimal digits
/// @param yes whether the client's seat agrees to what is proposed
/// @param id the client's own word for this message, sent back with what comes of it
record ClientMessage(@Nullable String type, @Nullable Integer since, @Nullable Integer seq, @Nullable String move,
        @Nullable String text, @Nullable Boolean yes, @Nullable String id) {
    static final Text TYPES = new Text("type is hello, move, foresee, undo, agree or chat",
            "type est hello, move, foresee, undo, agree ou chat"),
            SINCE = new Text("since is the number of a step, and not negative",
                    "since est le numéro d'une étape, jamais négatif"),
            HELLO_FIRST = new Text("say hello first: type is hello", "dites d'abord bonjour : type est hello");
    private static final int WORDS = 500, ID = 64;
    private static final double HELLO = 4, LOOK = 1;
    private static final Text IDS = new Text("id has at most 64 characters", "id a au plus 64 caractères"),
            SEQ = new Text("seq is missing: the number of the step that is answered",
                    "seq manque : le numéro de l'étape à laquelle on répond"),
            YES = new Text("yes is missing: true or false", "yes manque : true ou false"),
            MOVE = new Text("move is sixteen hexadecimal digits", "move est fait de seize chiffres hexadécimaux"),
            PLAIN = new Text("text is 1 to 500 plain characters on one line",
                    "text est fait de 1 à 500 caractères ordinaires sur une seule ligne");

    ClientMessage {
        if (id != null && id.length() > ID) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, IDS);
    }

    /// What doing it costs beyond hearing it.
    double cost() {
        return switch (type) {
            case "hello" -> HELLO;
            case "foresee", "undo" -> LOOK;
            case null, default -> 0;
        };
    }

    int step() {
        if (seq == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, SEQ);
        return seq;
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

    /// Words for the others at the table: plain text, on one line.
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
