package elysium.server.web;

import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import org.jspecify.annotations.Nullable;

/// What a client sends over its socket.
///
/// @param type hello, move, foresee, undo, agree or chat
/// @param since of a hello: the last step the client has heard
/// @param seq of a move, foresee or undo: the step whose question is answered
/// @param move sixteen hexadecimal digits
/// @param yes whether the client's seat agrees to what is proposed
/// @param id the client's own word for this message, sent back with what comes of it
record Said(@Nullable String type, @Nullable Integer since, @Nullable Integer seq, @Nullable String move,
        @Nullable String text, @Nullable Boolean yes, @Nullable String id) {
    private static final int WORDS = 500, ID = 64;

    Said {
        if (id != null && id.length() > ID) throw new Refused(Fault.BAD_REQUEST, "an id has at most 64 characters");
    }

    int step() {
        if (seq == null) throw new Refused(Fault.BAD_REQUEST, "seq is missing");
        return seq;
    }

    boolean agrees() {
        if (yes == null) throw new Refused(Fault.BAD_REQUEST, "yes is missing: true or false");
        return yes;
    }

    long answer() {
        if (move == null || !move.matches("[0-9a-f]{16}"))
            throw new Refused(Fault.BAD_REQUEST, "a move is sixteen hexadecimal digits");
        return Long.parseUnsignedLong(move, 16);
    }

    /// Words for the others at the table: plain text, on one line.
    String words() {
        String words = text == null ? "" : text.strip();
        boolean plain = words.codePoints().noneMatch(c -> Character.isISOControl(c)
                || c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE
                || Character.getType(c) == Character.FORMAT);
        if (words.isEmpty() || words.length() > WORDS || !plain)
            throw new Refused(Fault.BAD_REQUEST, "words are 1 to 500 plain characters on one line");
        return words;
    }
}
