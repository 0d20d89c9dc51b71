package elysium.bench.load;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// The parts of a message that a player needs, read from its bytes, since parsing all of it would cost as much as
/// producing it. Quotes inside JSON strings are escaped, so a quoted name is never part of a string.
///
/// @param step the step that it is about, or -1
/// @param choices the offered moves; empty if the seat has already answered
record MessageHeader(String type, int step, List<String> choices) {
    private static final String TYPE = "{\"type\":\"", STEP = "\"step\":", MOVE = "{\"move\":\"",
            CHOICES = "\"choices\":[",
            END = "\"refusals\":", ANSWER = "\"answer\":\"";
    private static final int HEAD = 160, MOVE_LENGTH = 16;

    static MessageHeader at(ByteBuffer words) {
        String head = text(words, HEAD);
        if (!head.startsWith(TYPE)) throw new IllegalStateException("this is no message: " + head);
        String type = head.substring(TYPE.length(), head.indexOf('"', TYPE.length()));
        List<String> choices = type.equals("question") ? choices(text(words, words.remaining())) : List.of();
        return new MessageHeader(type, number(head), choices);
    }

    static String text(ByteBuffer words, int most) {
        return new String(words.array(), words.arrayOffset() + words.position(), Math.min(most, words.remaining()),
                StandardCharsets.ISO_8859_1);
    }

    private static int number(String head) {
        int at = head.indexOf(STEP), number = 0;
        if (at < 0) return -1;
        for (at += STEP.length(); at < head.length() && Character.isDigit(head.charAt(at)); at++)
            number = 10 * number + head.charAt(at) - '0';
        return number;
    }

    private static List<String> choices(String question) {
        List<String> moves = new ArrayList<>();
        int from = question.indexOf(CHOICES), end = question.indexOf(END, from);
        if (question.indexOf(ANSWER, end) >= 0) return moves;
        for (int at = question.indexOf(MOVE, from); at >= 0 && at < end; at = question.indexOf(MOVE, at + 1))
            moves.add(question.substring(at + MOVE.length(), at + MOVE.length() + MOVE_LENGTH));
        return moves;
    }
}
