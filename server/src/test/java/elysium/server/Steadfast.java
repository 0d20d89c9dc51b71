package elysium.server;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import tools.jackson.databind.JsonNode;

/// A person who plays on whatever happens to the servers, and remembers every move that was sent and every promise that
/// was made about one.
final class Steadfast {
    private final Visitor who;
    private final String table;
    private final Random dice;
    private final List<Sent> log = new ArrayList<>();
    private int answered;
    volatile int unavailable, promised;
    volatile boolean joined;
    /// Why the last server was left: what it closed the socket with, or why there was none.
    volatile Object left = "";

    /// A move on its way; `promised` once it was acknowledged.
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

    /// Plays at one server until its socket closes, or the game is over: then true.
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
            case "moved" -> {
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
        int seq = question.get("seq").asInt();
        if (seq == answered || question.has("answer")) return;
        answered = seq;
        JsonNode choices = question.get("choices");
        String move = choices.get(dice.nextInt(choices.size())).get("move").asString();
        log.add(new Sent(move));
        tell(phone, Map.of("type", "move", "seq", seq, "move", move));
    }

    /// Where the database does not answer, nobody knows whether the move was kept; any other refusal means that it was not.
    private void refused(Phone phone, JsonNode refused) {
        String code = refused.get("code").asString();
        if (code.equals("unavailable")) {
            unavailable++;
            if (refused.get("text").get("fr").asString().isBlank()) throw new AssertionError(refused.toString());
        } else if (code.equals("stale") && !log.getLast().promised) log.removeLast();
        else throw new AssertionError(refused.toString());
        answered = -1;
        tell(phone, Map.of("type", "hello", "since", 0));
    }

    private static void tell(Phone phone, Map<String, ?> message) {
        try {
            phone.say(message);
        } catch (CompletionException _) {
            phone.hangUp();                               // the server was killed; what it still said is heard first
        }
    }

    /// Whether what is kept is every promised move and no other, but perhaps some that were sent and never answered.
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
