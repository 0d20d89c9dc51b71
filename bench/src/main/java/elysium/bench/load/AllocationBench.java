package elysium.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import com.sun.management.ThreadMXBean;
import elysium.bench.wording.BenchException;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.nightfall.NightfallGame;
import elysium.rivals.RivalsGame;
import elysium.rulebook.Clauses;
import elysium.server.db.Database;
import elysium.server.db.people.Players;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.http.json.Json;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.room.BotScheduler;
import elysium.server.room.Room;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import elysium.server.room.Subscriber;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.vendetta.VendettaGame;
import elysium.vtes.VtesGame;

/// Counts the memory that a server allocates for a move, from its arrival until every seat's messages are written: random
/// games between people who have left no orders, in a room of their own, by the count of the JVM for the thread.
public final class AllocationBench {
    private static final int FINE = 0, MISUSED = 2, MOVES = 4_000;
    private static final Text USAGE =
            new Text(
                    """
                            Usage: elysium bench garbage [--lang fr|en]
                            Counts how many bytes of memory a server allocates for a move, and how many of them to write JSON, in each game.
                            """,
                    """
                            Utilisation : elysium bench garbage [--lang fr|en]
                            Compte combien d'octets de mémoire un serveur alloue pour un coup, et combien pour écrire du JSON, dans chaque jeu.
                            """),
            HEADING = new Text("game|seats|bytes/move|of JSON", "jeu|places|octets/coup|dont JSON");
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final int moves;
    private long written;

    private AllocationBench(int moves) {
        this.moves = moves;
    }

    /// Does what the arguments ask, and returns the code to end with: 0, or 2 for what cannot be done.
    public static int run(PrintStream out, PrintStream err, Lang lang, String... args) {
        return run(MOVES, out, err, lang, args);
    }

    static int run(int moves, PrintStream out, PrintStream err, Lang lang, String... args) {
        try {
            if (help(args)) {
                out.print(USAGE.in(lang));
                return FINE;
            }
            out.println(row((Object[]) HEADING.in(lang).split("\\|")));
            count(out, lang, moves, new VendettaGame(), 3);
            count(out, lang, moves, new NightfallGame(), 3);
            count(out, lang, moves, new RivalsGame(), 4);
            count(out, lang, moves, new VtesGame(), 5);
            return FINE;
        } catch (BenchException fault) {
            err.println("elysium: " + fault.in(lang));
            return MISUSED;
        }
    }

    private static boolean help(String... args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("-h") || args[i].equals("--help")) return true;
            if (!args[i].equals("--lang")) throw new BenchException(LoadWords.NO_OPTIONS, args[i]);
            i++;
        }
        return false;
    }

    private static String row(Object... cells) {
        return String.format("%-12s %7s %11s %9s", cells);
    }

    private static <T extends CardTable<T>> void count(PrintStream out, Lang lang, int moves, CardGame<T> game,
            int seats) {
        AllocationBench garbage = new AllocationBench(moves);
        long all = garbage.perMove(game, seats);
        Locale locale = lang == Lang.FR ? Locale.FRENCH : Locale.ENGLISH;
        out.println(row(game.id(), seats, String.format(locale, "%,d", all),
                String.format(locale, "%,d", garbage.written / moves)));
    }

    /// Games are played twice as long as they are counted: what is first compiled and filled is not garbage of a move.
    private <T extends CardTable<T>> long perMove(CardGame<T> game, int seats) {
        Path folder = folder();
        long allocated = 0;
        int played = 0;
        SplittableRandom dice = new SplittableRandom(1);
        Map<String, MessageBuilder<?>> games = Map.of(game.id(), new MessageBuilder<>(game, Clauses.of(game)));
        try (Stores shelf = Stores.of(Database.file(folder));
                Rooms rooms = new Rooms(shelf, games, new BotScheduler(1, 0))) {
            for (int table = 0; played < 2 * moves; table++) {
                Room<?> room = rooms.room(lay(shelf, game, seats, table));
                List<Page> pages = new ArrayList<>();
                for (int seat = 0; seat < seats; seat++) pages.add(joined(room, seat));
                Fold<?> fold = room.fold();
                while (fold != null && !fold.table().isOver() && played < 2 * moves) {
                    if (played++ == moves) written = allocated = 0;
                    allocated += move(room, fold, pages, dice);
                }
                for (Page page : pages) room.leave(page);
            }
        } finally {
            remove(folder);
        }
        return allocated / moves;
    }

    private static long move(Room<?> room, Fold<?> fold, List<Page> pages, SplittableRandom dice) {
        int seat = fold.table().nextPending();
        Offers offers = fold.table().offers(seat, Offers.movesOnly());
        long move = offers.get(dice.nextInt(offers.size())), before = THREADS.getCurrentThreadAllocatedBytes();
        room.move(pages.get(seat), fold.step(), move, null);
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private static String lay(Stores shelf, CardGame<?> game, int seats, int number) {
        List<SeatRecord> chairs = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            Players.Player player = shelf.players().guest("P" + seat).player();
            chairs.add(new SeatRecord(seat, SeatRecord.Sitter.PERSON, player.id(), player.name()));
        }
        String id = "%032x".formatted(number);
        shelf.tables()
                .create(new TableRecord(id, new Setup(game.id(), game.rulesVersion(), seats, List.of(), number), "", "",
                        false,
                        false, false, 0, TableRecord.State.PLAYING, chairs));
        for (int seat = 0; seat < seats; seat++) shelf.orders().replace(id, seat, List.of());
        return id;
    }

    private Page joined(Room<?> room, int seat) {
        Page page = new Page(seat);
        room.join(_ -> page, 0);
        return page;
    }

    /// Somebody at a table whose messages are written as for a socket.
    private final class Page implements Subscriber {
        private final int seat;
        private final List<Message> heard = new ArrayList<>();

        private Page(int seat) {
            this.seat = seat;
        }

        @Override public int viewer() {
            return seat;
        }

        @Override public void receive(Message message) {
            heard.add(message);
        }

        @Override public void flush() {
            if (heard.isEmpty()) return;
            long before = THREADS.getCurrentThreadAllocatedBytes();
            Json.writeAll(heard).release();
            written += THREADS.getCurrentThreadAllocatedBytes() - before;
            heard.clear();
        }

        @Override public void dismiss() {
            heard.clear();
        }
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory("elysium-garbage-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
