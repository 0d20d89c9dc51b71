package elysium.bench.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/// Plays all tables from one thread: makes each move when it is due, and reads every socket.
final class LoadGenerator implements AutoCloseable {
    private static final int DESK = 1 << 20;
    private static final long MILLI = 1_000_000;

    private final Selector selector = Selector.open();
    private final ByteBuffer desk = ByteBuffer.allocate(DESK);
    private final PriorityQueue<Turn> turns = new PriorityQueue<>(Comparator.comparingLong(Turn::at));
    private final Map<LoadTable, Boolean> places = new HashMap<>();
    private final Queue<Supplier<List<RawWebSocket>>> coming = new ConcurrentLinkedQueue<>();
    private final Supplier<List<RawWebSocket>> lobby;
    private final Random dice;
    private final LatencyStats tally;
    private final long pace;
    private int lost;

    /// The time of a table's next move.
    private record Turn(LoadTable place, long at) {}

    private record Ear(LoadTable place, int seat, RawWebSocket wire) {}

    LoadGenerator(Supplier<List<RawWebSocket>> lobby, Random dice, LatencyStats tally, int paceMillis)
            throws IOException {
        this.lobby = lobby;
        this.dice = dice;
        this.tally = tally;
        pace = paceMillis * MILLI;
    }

    /// Creates a table in the current thread and hands it to the playing thread when it is full; errors are thrown
    /// there.
    void lay() {
        Supplier<List<RawWebSocket>> brought;
        try {
            List<RawWebSocket> wires = lobby.get();
            brought = () -> wires;
        } catch (RuntimeException failed) {
            brought = () -> {
                throw failed;
            };
        }
        coming.add(brought);
        selector.wakeup();
    }

    /// The first move is due at a random moment of the first interval.
    private void seat(List<RawWebSocket> wires) throws IOException {
        LoadTable place = new LoadTable(wires, dice, tally);
        places.put(place, true);
        for (int seat = 0; seat < wires.size(); seat++) {
            RawWebSocket wire = wires.get(seat);
            wire.channel().configureBlocking(false);
            wire.channel().register(selector, SelectionKey.OP_READ, new Ear(place, seat, wire));
            wire.say("{\"type\":\"hello\",\"after\":0}");
        }
        turns.add(new Turn(place, System.nanoTime() + (long) (dice.nextDouble() * pace)));
    }

    /// Plays until a time or until there are this many tables, and calls back every second.
    void play(long until, int tables, LongConsumer second) throws IOException {
        long now = System.nanoTime(), next = now + 1000 * MILLI;
        for (; now < until && places.size() < tables; now = System.nanoTime()) {
            makeMoves(now);
            long wait = Math.min(Math.min(next, until), turns.isEmpty() ? until : turns.peek().at) - now;
            if (wait >= MILLI) selector.select(wait / MILLI);
            else selector.selectNow();
            listen();
            for (Supplier<List<RawWebSocket>> one = coming.poll(); one != null; one = coming.poll()) seat(one.get());
            if (System.nanoTime() < next) continue;
            second.accept(next);
            next += 1000 * MILLI;
        }
    }

    private void makeMoves(long now) throws IOException {
        while (!turns.isEmpty() && turns.peek().at <= now) {
            Turn turn = turns.poll();
            if (!places.containsKey(turn.place)) continue;
            turn.place.due(turn.at);
            turns.add(new Turn(turn.place, turn.at + pace));
        }
    }

    private void listen() throws IOException {
        for (SelectionKey key : selector.selectedKeys()) {
            if (!(key.attachment() instanceof Ear ear) || !key.isValid()) continue;
            boolean open = ear.wire.read(desk, words -> hear(ear, words));
            if (ear.place.over()) replace(ear.place);
            else if (!open) lose(ear);
        }
        selector.selectedKeys().clear();
    }

    private void hear(Ear ear, ByteBuffer words) {
        try {
            ear.place.hear(ear.seat, MessageHeader.at(words), System.nanoTime());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /// Replaces a finished game by a new one, to keep the load constant.
    private void replace(LoadTable place) throws IOException {
        if (places.remove(place) == null) return;
        for (RawWebSocket wire : place.wires()) wire.close();
        Thread.startVirtualThread(this::lay);
    }

    private void lose(Ear ear) throws IOException {
        if (places.remove(ear.place) == null) return;
        lost++;
        for (RawWebSocket wire : ear.place.wires()) wire.close();
    }

    /// The number of tables in play.
    int tables() {
        return places.size();
    }

    /// The number of moves that have not reached all players.
    long underway() {
        return places.keySet().stream().filter(LoadTable::underway).count();
    }

    /// The number of tables lost because the server closed a socket.
    int lost() {
        return lost;
    }

    @Override public void close() throws IOException {
        for (SelectionKey key : selector.keys()) key.channel().close();
        selector.close();
    }
}
