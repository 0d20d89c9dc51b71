package elysium.bench.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// A player who plays one game after another against bots, and sometimes disconnects, reconnects, leaves the seat,
/// undoes moves or chats.
final class SoakPlayer implements Runnable {
    private static final int DESK = 1 << 18, SELDOM = 100, AWAY_MILLIS = 4_000;
    private static final String SEAT = "/seats/0";

    private final Lobby lobby;
    private final Random dice;
    private final int pace;
    private final Tally tally;
    private final ByteBuffer desk = ByteBuffer.allocate(DESK);
    private @Nullable MessageHeader question;
    private boolean over, lost;

    /// The sums over all players.
    record Tally(AtomicLong moves, AtomicInteger games, AtomicInteger comebacks, AtomicInteger troubles,
            AtomicReference<String> last) {
        Tally() {
            this(new AtomicLong(), new AtomicInteger(), new AtomicInteger(), new AtomicInteger(),
                    new AtomicReference<>(""));
        }
    }

    SoakPlayer(Lobby lobby, Random dice, int pace, Tally tally) {
        this.lobby = lobby;
        this.dice = dice;
        this.pace = pace;
        this.tally = tally;
    }

    @Override public void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                try {
                    play(lobby.alone());
                    tally.games.incrementAndGet();
                } catch (IOException | RuntimeException trouble) {
                    if (Thread.currentThread().isInterrupted()) return;
                    tally.troubles.incrementAndGet();
                    tally.last.set(trouble.toString());
                    Thread.sleep(pace);
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void play(Lobby.Guest guest) throws IOException, InterruptedException {
        over = false;
        while (!over) {
            try (RawWebSocket wire = lobby.open(guest)) {
                wire.say("{\"type\":\"hello\",\"after\":0}");
                stay(wire);
            }
            if (over) return;
            tally.comebacks.incrementAndGet();
            boolean leaves = dice.nextInt(3) == 0 && lobby.leave(guest, SEAT);
            Thread.sleep(dice.nextInt(AWAY_MILLIS));
            if (leaves && !lobby.comeBack(guest, SEAT)) return;       // the bots have finished the game
        }
    }

    /// Plays until the game is over or the player disconnects for a while.
    private void stay(RawWebSocket wire) throws IOException, InterruptedException {
        lost = false;
        question = null;
        while (!over && !lost) {
            if (!wire.read(desk, words -> hear(MessageHeader.at(words)))) return;
            MessageHeader asked = question;
            if (asked == null || over) continue;
            question = null;
            Thread.sleep(pace);
            if (dice.nextInt(SELDOM) < 4) return;
            act(wire, asked);
        }
    }

    private void act(RawWebSocket wire, MessageHeader asked) throws IOException {
        if (dice.nextInt(SELDOM) < 3) wire.say("{\"type\":\"chat\",\"text\":\"Good evening " + asked.step() + "\"}");
        if (dice.nextInt(SELDOM) < 4) {
            wire.say("{\"type\":\"undo\",\"step\":" + asked.step() + "}");
            return;
        }
        List<String> choices = asked.choices();
        wire.say(
                "{\"type\":\"move\",\"step\":" + asked.step() + ",\"move\":\""
                        + choices.get(dice.nextInt(choices.size()))
                        + "\"}");
    }

    /// After a rejection, the player says hello again to receive the question again.
    private void hear(MessageHeader said) {
        switch (said.type()) {
            case "question" -> question = said.choices().isEmpty() ? null : said;
            case "waiting" -> question = null;
            case "committed" -> tally.moves.incrementAndGet();
            case "refused" -> lost = true;
            case "over" -> over = true;
            default -> {}
        }
    }
}
