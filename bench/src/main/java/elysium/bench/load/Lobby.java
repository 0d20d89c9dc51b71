package elysium.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import elysium.bench.wording.BenchException;

/// Prepares tables over HTTP: signs in guests, creates tables, takes seats and opens sockets.
final class Lobby {
    private static final Pattern COOKIE = Pattern.compile("(?i)set-cookie: (elysium=\\w+)"),
            ID = Pattern.compile("\"id\":\"(\\w+)\"");
    private static final int CREATED = 201, FINE = 200;

    private final int port, seats;
    private final AtomicInteger players = new AtomicInteger();

    Lobby(int port, int seats) {
        this.port = port;
        this.seats = seats;
    }

    /// A guest and the table that it has created, if any.
    record Guest(InetAddress from, String cookie, String table) {}

    /// A table with one player and bots.
    Guest alone() throws IOException {
        Guest host = guest();
        String body = "{\"game\":\"vendetta\",\"listed\":false,\"seats\":[\"me\",\"random\",\"random\"]}";
        String table = find(ID, fine(RawHttp.post(host.from, port, "/api/tables", host.cookie, body), CREATED).body());
        return new Guest(host.from, host.cookie, table);
    }

    /// Opens a guest's socket to its table.
    RawWebSocket open(Guest guest) throws IOException {
        return RawWebSocket.open(guest.from, port, guest.table, guest.cookie);
    }

    /// Leaves a seat to a bot; returns false if it is too late.
    boolean leave(Guest guest, String seat) throws IOException {
        return RawHttp.send("DELETE", guest.from, port, "/api/tables/" + guest.table + seat, guest.cookie).status()
                == FINE;
    }

    /// Takes the seat back; returns false if it is too late.
    boolean comeBack(Guest guest, String seat) throws IOException {
        String path = "/api/tables/" + guest.table + seat + "/return";
        return RawHttp.send("POST", guest.from, port, path, guest.cookie).status() == FINE;
    }

    /// Creates and fills a table. The sockets are in the order of the seats, and nothing was sent over them yet.
    List<RawWebSocket> table() {
        try {
            Guest host = guest();
            String body = "{\"game\":\"vendetta\",\"listed\":false,\"seats\":[\"me\"" + ",\"open\"".repeat(seats - 1)
                    + "]}";
            String table =
                    find(ID, fine(RawHttp.post(host.from, port, "/api/tables", host.cookie, body), CREATED).body());
            List<RawWebSocket> wires = new ArrayList<>();
            wires.add(RawWebSocket.open(host.from, port, table, host.cookie));
            for (int seat = 1; seat < seats; seat++) {
                Guest guest = guest();
                fine(RawHttp.post(guest.from, port, "/api/tables/" + table + "/seats/" + seat, guest.cookie, ""), FINE);
                wires.add(RawWebSocket.open(guest.from, port, table, guest.cookie));
            }
            return wires;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A guest with its own address; on Linux, all of 127.0.0.0/8 is the local machine.
    private Guest guest() throws IOException {
        int number = players.incrementAndGet();
        byte[] address = {127, (byte) (1 + (number >> 16)), (byte) (number >> 8), (byte) number};
        InetAddress from = System.getProperty("os.name").equals("Linux") ? InetAddress.getByAddress(address)
                : InetAddress.getLoopbackAddress();
        RawHttp.Answer answer = fine(
                RawHttp.post(from, port, "/api/session", "", "{\"name\":\"Player " + number + "\"}"), CREATED);
        return new Guest(from, find(COOKIE, answer.head()), "");
    }

    private static RawHttp.Answer fine(RawHttp.Answer answer, int status) {
        if (answer.status() != status) throw new BenchException(LoadWords.NOT_LAID, answer.body());
        return answer;
    }

    private static String find(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) throw new BenchException(LoadWords.NOT_LAID, text);
        return matcher.group(1);
    }
}
