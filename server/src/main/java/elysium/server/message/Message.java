package elysium.server.message;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// A message sent to a viewer over its socket. `step` counts steps visible to everybody, never a sealed answer.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({@Type(value = Message.Hello.class, name = "hello"), @Type(value = Message.Events.class, name = "events"),
        @Type(value = Message.Seen.class, name = "view"), @Type(value = Message.Question.class, name = "question"),
        @Type(value = Message.Waiting.class, name = "waiting"),
        @Type(value = Message.Committed.class, name = "committed"),
        @Type(value = Message.Turned.class, name = "refused"), @Type(value = Message.Over.class, name = "over"),
        @Type(value = Message.Chat.class, name = "chat"), @Type(value = Message.Preview.class, name = "preview"),
        @Type(value = Message.Seated.class, name = "seats"),
        @Type(value = Message.Clocked.class, name = "clock"),
        @Type(value = Message.AutoAnswered.class, name = "autoAnswered"),
        @Type(value = Message.Proposed.class, name = "proposal"),
        @Type(value = Message.Rematch.class, name = "rematch")})
public sealed interface Message {

    /// The first message: the table, the viewer's seat and the current step.
    ///
    /// @param seat the viewer's seat, or null for a spectator
    /// @param from the first step sent now; earlier ones are sent on request
    record Hello(String table, String game, int rules, List<String> options, String commitment,
            @Nullable Integer seat, int step, int from, String state, List<Place> seats) implements Message {}

    /// A seat as everybody sees it.
    ///
    /// @param reservedFor the player that an open seat is reserved for
    /// @param online whether the player is connected; a bot always is
    /// @param absent whether the player has stopped answering
    record Place(int seat, String kind, String name, @Nullable String reservedFor, boolean online,
            boolean absent) {}

    /// A player has taken or left a seat, connected or disconnected.
    record Seated(String state, List<Place> seats) implements Message {}

    /// The events of one step that this viewer may see.
    ///
    /// @param undone whether the step is an undo: events since the question now open no longer count
    record Events(int step, boolean undone, List<Heard> events) implements Message {}

    /// An event; -1 stands for what this viewer did not see, and the text is null if nothing is logged.
    record Heard(int kind, int subject, int object, int amount, int face, @Nullable Text text) {}

    /// The table as the viewer may know it.
    ///
    /// @param full whether the view is complete; else it contains the changes since the last one
    /// @param state the public numbers by name; missing names stand for zeros
    /// @param secretNumber the viewer's own secret number
    /// @param outline the game's summary of its phase and scores, if it has one
    record Seen(int step, @Nullable Integer seat, boolean full, Map<String, List<Integer>> state, List<Zone> zones,
            @Nullable Integer secretNumber, @Nullable OutlineMessage outline) implements Message {

        /// The changes since an earlier view of the same viewer.
        public Seen changesSince(Seen before) {
            return new Seen(step, seat, false, ViewDiff.state(before.state, state), ViewDiff.zones(before.zones, zones),
                    secretNumber, Objects.equals(before.outline, outline) ? null : outline);
        }
    }

    /// A zone with the cards that the viewer may know of.
    record Zone(int zone, String name, @Nullable Integer seat, int index, int size, List<Lying> cards) {}

    /// A card in a zone; its face is -1 if the viewer does not know it.
    record Lying(int row, int face, boolean down, int counters, int flags, int owner, int host, int known) {}

    /// A question to the viewer's seat.
    ///
    /// @param asked the seats asked, whether or not they have answered
    /// @param kind the permanent id of this kind of question, and `label` its short description
    /// @param secret whether the answer is hidden from the others, at least at first
    /// @param pass the move that passes, or null
    /// @param resign the move that resigns, or null if the rules have none
    /// @param undo whether the seat may undo its last answer: free, consent or no
    /// @param answer the sealed answer already given, which may be replaced
    /// @param askedAt when the question was asked
    /// @param standingAnswer the move that a standing order of this seat is about to give, or null
    record Question(int step, List<Integer> asked, String kind, Text label, boolean secret, Text prompt,
            List<Choice> choices, List<Barred> refusals, List<Barred> cautions, @Nullable String pass,
            @Nullable String resign, String undo, @Nullable String answer, long askedAt,
            @Nullable String standingAnswer)
            implements Message {}

    /// A possible answer.
    ///
    /// @param verb the action as a word for programs, with its arguments in `args`
    /// @param cards the rows of the cards it names
    record Choice(String move, String verb, List<Integer> args, Text text, List<Integer> cards) {}

    /// An answer that a clause forbids or advises against.
    record Barred(String move, String verb, List<Integer> args, Text text, List<Integer> cards, Rule clause) {}

    /// The seats asked, whether or not they have answered.
    ///
    /// @param undo whether the viewer may undo its last answer: free, consent or no
    /// @param askedAt when the question was asked
    record Waiting(int step, List<Integer> asked, Text prompt, String undo, long askedAt) implements Message {}

    /// The preview of a move, as far as its seat can know the result.
    ///
    /// @param numbers the numbers of the outline afterwards
    /// @param unknown true if nothing can be known, else null
    record Preview(int step, String move, List<Heard> events, @Nullable Map<String, List<Integer>> numbers,
            @Nullable Boolean unknown) implements Message {}

    /// The viewer's own move is stored.
    record Committed(int step, String move, @Nullable String id) implements Message {}

    /// A client's message is rejected.
    record Turned(String code, Text text, @Nullable String detail, @Nullable Rule clause, @Nullable String id)
            implements Message {}

    /// The game is over; with the payoffs, and the seed and salt that prove fair shuffling.
    record Over(int step, List<Double> payoffs, String seed, String salt) implements Message {}

    /// The time left for each seat.
    ///
    /// @param running the seats whose clock runs; for a secret question, all other seats asked
    /// @param at the time of measurement
    record Clocked(List<Long> left, List<Integer> running, long at) implements Message {}

    /// A standing order of the viewer's seat has answered the question of a step.
    record AutoAnswered(int step, String move, String kind) implements Message {}

    /// A proposal of a seat to the others; no longer open once it is decided.
    ///
    /// @param agreed the seats that have agreed; bots agree at once
    record Proposed(int by, String what, List<Integer> agreed, boolean open) implements Message {}

    /// The players have a rematch at another table.
    record Rematch(String table) implements Message {}

    /// A chat message.
    record Chat(int n, int seat, String text, long at) implements Message {}
}
