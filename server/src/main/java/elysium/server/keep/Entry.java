package elysium.server.keep;

/// One line of what was played at a table: an answer, or an answer taken back.
///
/// @param seq its place, from 1; no two entries of a table share one
/// @param move the answer; of one taken back, how many answers came before it
public record Entry(int seq, int kind, int seat, long move) {
    public static final int ANSWER = 0, TAKEN_BACK = 1;
}
