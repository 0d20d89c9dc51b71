package elysium.server.message;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// What a viewer is told over its socket; `seq` counts what everybody could notice, never a sealed answer.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({@Type(value = Message.Hello.class, name = "hello"), @Type(value = Message.Events.class, name = "events"),
        @Type(value = Message.Seen.class, name = "view"), @Type(value = Message.Question.class, name = "question"),
        @Type(value = Message.Waiting.class, name = "waiting"), @Type(value = Message.Moved.class, name = "moved"),
        @Type(value = Message.Turned.class, name = "refused"), @Type(value = Message.Over.class, name = "over"),
        @Type(value = Message.Chat.class, name = "chat"), @Type(value = Message.Foreseen.class, name = "foreseen"),
        @Type(value = Message.Seated.class, name = "seats"),
        @Type(value = Message.Clocked.class, name = "clock"), @Type(value = Message.Ordered.class, name = "ordered"),
        @Type(value = Message.Proposed.class, name = "proposal"),
        @Type(value = Message.Rematch.class, name = "rematch")})
public sealed interface Message {

    /// The first message: which table, as whom, how far.
    ///
    /// @param seat the viewer's seat, or null for a spectator
    /// @param from the first step that is told now; those before it are told when asked for
    record Hello(String table, String game, int rules, List<String> options, String commitment,
            @Nullable Integer seat, int seq, int from, String state, List<Place> seats) implements Message {}

    /// One seat as everybody sees it.
    ///
    /// @param keptFor the name of whom an open seat is kept for
    /// @param here whether a socket is open there; a bot is always here
    /// @param away whether its player does not answer any more
    record Place(int seat, String kind, String name, @JsonProperty("for") @Nullable String keptFor, boolean here,
            boolean away) {}

    /// Somebody sat down or left, came or went.
    record Seated(String state, List<Place> seats) implements Message {}

    /// What happened at one step, as told to this viewer.
    ///
    /// @param undone whether it is a step back: what was told since the question now open has not happened
    record Events(int seq, boolean undone, List<Heard> events) implements Message {}

    /// One thing that happened; -1 for what this viewer did not see, and no text where there is nothing to tell.
    record Heard(int kind, int subject, int object, int amount, int face, @Nullable Text text) {}

    /// The table as the viewer may know it.
    ///
    /// @param whole whether this is all; else it is what has changed since the view before
    /// @param facts the public numbers by name; a name left out stands for zeros
    /// @param flow the steps the rules are in the middle of, the outermost first
    /// @param kept the number in the viewer's own fist
    /// @param outline where the game is and how it stands, where the game says so
    record Seen(int seq, @Nullable Integer seat, boolean whole, Map<String, List<Integer>> facts, List<Zone> zones,
            List<String> flow, @Nullable Integer kept, @Nullable OutlineMessage outline) implements Message {

        /// Only what has changed since an earlier view of the same viewer.
        public Seen since(Seen before) {
            return new Seen(seq, seat, false, ViewDiff.facts(before.facts, facts), ViewDiff.zones(before.zones, zones),
                    flow, kept, Objects.equals(before.outline, outline) ? null : outline);
        }
    }

    /// A zone with the cards of it that the viewer may be told of.
    record Zone(int zone, String name, @Nullable Integer seat, int index, int size, List<Lying> cards) {}

    /// A card in its place; a face of -1 is one the viewer does not know.
    record Lying(int row, int face, boolean down, int counters, int flags, int owner, int host, int known) {}

    /// What the viewer's seat is asked.
    ///
    /// @param asked the seats that are asked; not who has answered already
    /// @param kind the permanent id of this kind of question, and `about` the kind in a few words
    /// @param secret whether the others do not see the answer, at least not at once
    /// @param quiet the move of somebody who wants nothing, or null
    /// @param resign the move by which one gives up, where the rules know that
    /// @param undo whether the seat's last answer may be taken back: free, ask or no
    /// @param answer the answer given and still sealed; another may be given
    /// @param since when it was opened
    /// @param ordered the move that an order of this seat is about to give, so that nobody need; or null
    record Question(int seq, List<Integer> asked, String kind, Text about, boolean secret, Text prompt,
            List<Choice> choices, List<Barred> refusals, List<Barred> cautions, @Nullable String quiet,
            @Nullable String resign, String undo, @Nullable String answer, long since, @Nullable String ordered)
            implements Message {}

    /// An answer that may be given.
    ///
    /// @param verb what is done, in a word for programs, and `args` the numbers it is done with
    /// @param cards the rows that it names
    record Choice(String move, String verb, List<Integer> args, Text text, List<Integer> cards) {}

    /// An answer that a clause forbids or will punish.
    record Barred(String move, String verb, List<Integer> args, Text text, List<Integer> cards, Rule clause) {}

    /// Who is asked; not who has answered already.
    ///
    /// @param undo whether the viewer's last answer may be taken back: free, ask or no
    /// @param since when it was asked
    record Waiting(int seq, List<Integer> asked, Text prompt, String undo, long since) implements Message {}

    /// What would come of a move, as far as its seat can know beforehand.
    ///
    /// @param figures those of the outline afterwards
    /// @param unknown true where nothing can be told, else null
    record Foreseen(int seq, String move, List<Heard> events, @Nullable Map<String, List<Integer>> figures,
            @Nullable Boolean unknown) implements Message {}

    /// The viewer's own move is kept for good.
    record Moved(int seq, String move, @Nullable String id) implements Message {}

    /// What was sent is not done.
    record Turned(String code, Text text, @Nullable String detail, @Nullable Rule clause, @Nullable String id)
            implements Message {}

    /// The game is over: how it ended for each seat, and what proves that chance was not bent.
    record Over(int seq, List<Double> payoffs, String seed, String salt) implements Message {}

    /// How much time each seat has left.
    ///
    /// @param running the seats whose time runs; of a secret question all others that are asked
    /// @param at when this was true
    record Clocked(List<Long> left, List<Integer> running, long at) implements Message {}

    /// A standing order of the viewer's seat has answered the question of a step.
    record Ordered(int seq, String move, String kind) implements Message {}

    /// What a seat proposes to the others, or that it is settled.
    ///
    /// @param agreed the seats that have said yes; bots do at once
    record Proposed(int by, String what, List<Integer> agreed, boolean open) implements Message {}

    /// Those who sat here meet again at another table.
    record Rematch(String table) implements Message {}

    /// Words said at the table.
    record Chat(int n, int seat, String text, long at) implements Message {}
}
