package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Event;
import elysium.kernel.Game;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.Verbs;
import elysium.tabletop.terminal.Drawing;
import org.jspecify.annotations.Nullable;

/// A game played with a book of cards; adds to [Game] whatever the platform needs to show, log and automate it.
public interface CardGame<T extends CardTable<T>> extends Game<T> {

    Book<T> book();

    /// The book for a setup with these options. Throws an [InvalidInputException] if an option is wrong.
    default Book<T> book(List<String> options) {
        return book();
    }

    /// The clauses that can refuse a move.
    List<Clause> clauses();

    /// Draws the table as text from a viewer's point of view.
    Drawing<T> drawing();

    ScenarioSupport<T> scenarioSupport();

    /// One log line for an event as the reader may see it, or null if the event is not worth a line.
    @Nullable String logLine(T table, Event event, Lang lang);

    /// The log lines for a sequence of events; related events may share a line. Logs are also written later, so a game
    /// must not read anything from the table that may have changed since the events.
    default List<String> logLines(T table, List<Event> events, Lang lang) {
        List<String> lines = new ArrayList<>();
        for (Event event : events) {
            String line = logLine(table, event, lang);
            if (line != null) lines.add(line);
        }
        return lines;
    }

    /// The prefix of this game's clause ids, such as VEN.
    String clausePrefix();

    /// Whether an event is a highlight of a replay.
    default boolean isHighlight(Event event) {
        return false;
    }

    /// What a seat plays, such as its clan, so that statistics can count wins by it; empty if all seats are alike.
    default Text label(T table, int seat) {
        return Text.NONE;
    }

    /// The progress and standings of the game, for displays. It depends only on what the viewer may know.
    default Outline outline(T table, int viewer) {
        return commonOutline(table).with(ownOutline(table, viewer));
    }

    /// The part of the outline that is the same for all viewers. A server computes it once for all of them.
    default Outline commonOutline(T table) {
        return Outline.NONE;
    }

    /// The part of the outline that depends on the viewer; its keys must differ from those of the common part.
    default Outline ownOutline(T table, int viewer) {
        return Outline.NONE;
    }

    /// The public score of each seat, empty if the game has none. It equals the figure `score` of the outline. Replays
    /// call this after every step, so a game with a slow outline should override it.
    default List<Integer> scores(T table, int viewer) {
        return outline(table, viewer).numbers().getOrDefault("score", List.of());
    }

    /// All kinds of question that this game asks.
    default List<QuestionKind> questionKinds() {
        return List.of(QuestionKind.ANY);
    }

    /// The kind of the open question for an asked seat.
    default QuestionKind questionKind(T table, int seat) {
        return QuestionKind.ANY;
    }

    /// The answer that declines: pass, no or end; [#NO_MOVE] if there is none.
    default long passMove(T table, int seat) {
        long pass = Move.of(Verbs.PASS);
        return table.offers(seat, Offers.movesOnly()).allows(pass) ? pass : NO_MOVE;
    }

    /// The standing orders that players can give besides passing.
    default StandingOrders<T> standingOrders() {
        return new StandingOrders<>() {};
    }

    /// A verb of a move in machine-readable form.
    default Verbs.Word verb(int verb) {
        return Verbs.word(verb);
    }

    /// The card values as a file that users can correct; empty if all values are certain.
    default String valuesFile() {
        return "";
    }

    /// Reads a file of corrected values and returns the setup options that apply them. Throws an
    /// [InvalidInputException] if the file is wrong.
    default List<String> readCorrections(String file) {
        throw new InvalidInputException(new Text("this game has no card values to correct",
                "ce jeu n'a pas de valeurs de cartes à corriger"));
    }

    /// Facts about a card besides its text: its values, and which of them are uncertain.
    default List<Text> details(Card<T> card) {
        return List.of();
    }

    @Override default List<String> visibleOptions(Setup setup, int viewer) {
        return Decks.visibleOptions(setup.options(), viewer);
    }

    /// The decks that players can choose or bring; [Decks#NONE] if the game has none.
    default Decks decks() {
        return Decks.NONE;
    }

    /// The text of a card with words in place of its icons.
    default Text plainText(Card<T> card) {
        return card.text();
    }

    /// The names of the printed card facts.
    default CardSchema cardSchema() {
        return CardSchema.NONE;
    }
}
