package elysium.server;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import tools.jackson.databind.JsonNode;

/// A player who reconnects after every failure, and records all moves sent and acknowledged.
final class Steadfast {
    private final Visitor who;
    private final String table;
    private final Random dice;
    private final List<Sent> log = new ArrayList<>();
    private int answered;
    volatile int unavailable, promised;
    volatile boolean joined;
    /// Why the last connection ended: the close code, or why there was none.
    volatile Object left = "";

    /// A move sent; `promised` once it is acknowledged.
    private static final class Sent {
        private final String move;
        private boolean promised;

        private Sent(String move) {
            this.move = move;
        }
    }

    Steadfast(Visitor who, String table, long seed) {
        this.who = who;
        this.table = table;
        dice = new Random(seed);
    }

    /// Plays at one server until the socket closes; true if the game is over.
    boolean play(String address) {
        joined = false;
        answered = -1;
        Phone phone;
        try {
            phone = who.at(address).play(table, 0);
        } catch (CompletionException gone) {
            left = gone.getCause();
            return false;                                 // the server was killed before it opened the door
        }
        while (true) {
            boolean closed = phone.closed.isDone();
            JsonNode message = phone.next(20);
            if (message == null && closed) {
                left = phone.closed.join();
                return false;
            }
            if (message != null && hears(phone, message)) {
                phone.hangUp();
                return true;
            }
        }
    }

    private boolean hears(Phone phone, JsonNode message) {
        joined = true;
        switch (message.get("type").asString()) {
            case "question" -> answer(phone, message);
            case "committed" -> {
                log.getLast().promised = true;
                promised++;
            }
            case "refused" -> refused(phone, message);
            case "over" -> {
                return true;
            }
            default -> {}
        }
        return false;
    }

    private void answer(Phone phone, JsonNode question) {
        int seq = question.get("step").asInt();
        if (seq == answered || question.has("answer")) return;
        answered = seq;
        JsonNode choices = question.get("choices");
        String move = choices.get(dice.nextInt(choices.size())).get("move").asString();
        log.add(new Sent(move));
        tell(phone, Map.of("type", "move", "step", seq, "move", move));
    }

    /// If the database does not respond, the move may have been stored; any other error means that it was not.
    private void refused(Phone phone, JsonNode refused) {
        String code = refused.get("code").asString();
        if (code.equals("unavailable")) {
            unavailable++;
            if (refused.get("text").get("fr").asString().isBlank()) throw new AssertionError(refused.toString());
        } else if (code.equals("stale") && !log.getLast().promised) log.removeLast();
        else throw new AssertionError(refused.toString());
        answered = -1;
        tell(phone, Map.of("type", "hello", "after", 0));
    }

    private static void tell(Phone phone, Map<String, ?> message) {
        try {
            phone.say(message);
        } catch (CompletionException _) {
            phone.hangUp();                               // the server was killed; what it still said is heard first
        }
    }

    /// Whether the stored moves are all acknowledged ones, and otherwise only moves sent without a response.
    boolean agrees(List<String> kept) {
        BitSet reached = new BitSet();                    // how many of the kept moves the log so far may account for
        reached.set(0);
        for (Sent sent : log) {
            BitSet next = new BitSet();
            for (int at = reached.nextSetBit(0); at >= 0; at = reached.nextSetBit(at + 1)) {
                if (!sent.promised) next.set(at);
                if (at < kept.size() && kept.get(at).equals(sent.move)) next.set(at + 1);
            }
            reached = next;
        }
        return reached.get(kept.size());
    }

    @Override public String toString() {
        StringBuilder words = new StringBuilder();
        for (Sent sent : log) words.append(sent.move).append(sent.promised ? " promised\n" : " unsure\n");
        return words.toString();
    }
}
