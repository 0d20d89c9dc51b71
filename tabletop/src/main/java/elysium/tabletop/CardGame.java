package elysium.tabletop;

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
import org.jspecify.annotations.Nullable;

/// A game played with a book of cards; what the platform asks of it besides the rules.
public interface CardGame<T extends CardTable<T>> extends Game<T> {

    Book<T> book();

    /// The cards as a set-up with these options has them; an [InvalidInputException] says what is wrong with an option.
    default Book<T> book(List<String> options) {
        return book();
    }

    /// The clauses that may refuse a move.
    List<Clause> clauses();

    /// The table as a viewer sees it, drawn in text.
    Drawing<T> drawing();

    ScenarioSupport<T> scenarioSupport();

    /// One line of the log, or null where there is nothing to tell; the event is as told to the reader.
    @Nullable String logLine(T table, Event event, Lang lang);

    /// Several lines of the log in a row: what belongs together may be told in one. Whoever reads does so later, so
    /// a game reads nothing from the table that may have changed since.
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

    /// Whether something that happened, as told to the reader, is worth finding again when the game is looked back at.
    default boolean isHighlight(Event event) {
        return false;
    }

    /// What a seat plays, to count wins by, such as its clan; nothing where all seats are alike.
    default Text label(T table, int seat) {
        return Text.NONE;
    }

    /// Where the game is and how it stands, for those who draw it: read from what the viewer may know, and so the same
    /// at every table that the viewer could be sitting at.
    default Outline outline(T table, int viewer) {
        return commonOutline(table).with(ownOutline(table, viewer));
    }

    /// What of an outline is the same for all viewers; a server makes it once for all who look on.
    default Outline commonOutline(T table) {
        return Outline.NONE;
    }

    /// What of an outline depends on the viewer: figures and names that the common part does not have.
    default Outline ownOutline(T table, int viewer) {
        return Outline.NONE;
    }

    /// What each seat has gained, as everybody may count it; nothing where nothing is counted. The same as the figure of the
    /// outline: a game in which an outline takes long says it by itself, for replays ask after every step.
    default List<Integer> scores(T table, int viewer) {
        return outline(table, viewer).figures().getOrDefault("score", List.of());
    }

    /// Every kind of question that this game asks.
    default List<QuestionKind> questionKinds() {
        return List.of(QuestionKind.ANY);
    }

    /// Which kind of question is put to a seat that is asked.
    default QuestionKind questionKind(T table, int seat) {
        return QuestionKind.ANY;
    }

    /// The answer of a seat that wants nothing: to pass, to say no, to end; [#NO_FALLBACK] where there is none.
    default long passMove(T table, int seat) {
        long pass = Move.of(Verbs.PASS);
        return table.offers(seat, Offers.movesOnly()).allows(pass) ? pass : NO_MOVE;
    }

    /// What players may leave standing at their seats besides the quiet answers.
    default StandingOrders<T> standingOrders() {
        return new StandingOrders<>() {};
    }

    /// A verb of a move as programs read it.
    default Verbs.Word verb(int verb) {
        return Verbs.word(verb);
    }

    /// The values of the cards as a file that those who know better can correct; empty where all are known.
    default String values() {
        return "";
    }

    /// Reads a file of corrected values: the options of a set-up that correct them. An [InvalidInputException] names what is wrong.
    default List<String> corrections(String file) {
        throw new InvalidInputException(new Text("the values of these cards are all known, and cannot be corrected",
                "les valeurs de ces cartes sont toutes connues, et ne se corrigent pas"));
    }

    /// What there is to say of a card besides its words: its values, and which of them are not known for sure.
    default List<Text> details(Card<T> card) {
        return List.of();
    }

    @Override default List<String> visibleOptions(Setup setup, int viewer) {
        return Decks.told(setup.options(), viewer);
    }

    /// The decks that players may bring; [Decks#NONE] where the game brings all its cards.
    default Decks decks() {
        return Decks.NONE;
    }

    /// The words of a card for those who can draw no signs: what stands for one is said in words.
    default Text plainText(Card<T> card) {
        return card.words();
    }

    /// How the numbers on the cards are called.
    default CardSchema cardSchema() {
        return CardSchema.NONE;
    }
}
