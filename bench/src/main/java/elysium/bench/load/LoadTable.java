package elysium.bench.load;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/// One table with its players: their open questions and the move in transit.
final class LoadTable {
    private static final int NOBODY = -1;

    private final List<RawWebSocket> wires;
    private final Random dice;
    private final LatencyStats tally;
    private final @Nullable String[] answers;
    private final int[] questions;
    private int moving = NOBODY, step, heard, ended;
    private long since, waiting; // when the current move was due; when a move became due that could not be made
    private boolean late;

    LoadTable(List<RawWebSocket> wires, Random dice, LatencyStats tally) {
        this.wires = wires;
        this.dice = dice;
        this.tally = tally;
        answers = new String[wires.size()];
        questions = new int[wires.size()];
    }

    List<RawWebSocket> wires() {
        return wires;
    }

    boolean over() {
        return Integer.bitCount(ended) == wires.size();
    }

    boolean underway() {
        return moving != NOBODY;
    }

    /// Makes a move that is due, or makes it as soon as possible; its latency counts from now in both cases.
    void due(long now) throws IOException {
        if (late) return;
        waiting = now;
        late = true;
        move();
    }

    private void move() throws IOException {
        if (!late || moving != NOBODY || ended != 0) return;
        int seat = asked();
        if (seat == NOBODY) return;
        late = false;
        since = waiting;
        moving = seat;
        step = questions[seat];
        heard = 0;
        tally.sent(since);
        wires.get(seat).say("{\"type\":\"move\",\"step\":" + step + ",\"move\":\"" + answers[seat] + "\"}");
        answers[seat] = null;
    }

    /// A random seat among those with an open question.
    private int asked() {
        int first = dice.nextInt(answers.length);
        for (int i = 0; i < answers.length; i++)
            if (answers[(first + i) % answers.length] != null) return (first + i) % answers.length;
        return NOBODY;
    }

    void hear(int seat, MessageHeader message, long now) throws IOException {
        switch (message.type()) {
            case "question", "waiting", "over" -> turn(seat, message, now);
            case "committed" -> tally.kept(since, now);
            case "refused" -> {
                tally.refused();
                moving = NOBODY;
            }
            default -> {}
        }
        move();
    }

    private void turn(int seat, MessageHeader message, long now) {
        if (message.type().equals("over")) ended |= 1 << seat;
        int count = message.choices().size();
        answers[seat] = count == 0 ? null : message.choices().get(dice.nextInt(count));
        questions[seat] = message.step();
        if (moving == NOBODY) return;
        if (message.step() > step) heard |= 1 << seat;
        else if (seat == moving && count == 0) moving = NOBODY;   // a sealed answer is not sent to the other players
        if (Integer.bitCount(heard) < wires.size()) return;
        tally.everybody(since, now);
        moving = NOBODY;
    }
}
