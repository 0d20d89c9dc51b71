package elysium.rivals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Event;
import elysium.kernel.EventListener;
import elysium.kernel.Lang;
import elysium.kernel.Notation;
import elysium.kernel.RolloutPolicy;
import elysium.kernel.Setup;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.rivals.cards.Caveats;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.decks.RivalsDecks;
import elysium.rivals.decks.RivalsSeatDecks;
import elysium.rivals.flow.turn.GameFlow;
import elysium.rivals.flow.turn.StateChecks;
import elysium.rivals.scenario.RivalsScenarioSupport;
import elysium.rivals.show.GameStatistics;
import elysium.rivals.show.log.LogLines;
import elysium.rivals.show.outline.OutlineBuilder;
import elysium.rivals.show.prompt.GameQuestions;
import elysium.rivals.show.prompt.PassMove;
import elysium.rivals.show.prompt.Prompts;
import elysium.rivals.show.terminal.RivalsDrawing;
import elysium.rivals.show.text.CardFacts;
import elysium.rivals.show.text.CardKinds;
import elysium.rivals.show.text.IconWords;
import elysium.rivals.show.text.Labels;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.CardSchema;
import elysium.tabletop.game.Decks;
import elysium.tabletop.game.GameQuestion;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.terminal.Drawing;
import org.jspecify.annotations.Nullable;

/// Vampire: The Masquerade – Rivals: the game of coteries, attacks, Schemes and Conspiracies, won by 13 agenda or by
/// eliminating a Rival.
public final class RivalsGame implements CardGame<Rivals> {
    private static final int HORIZON = 60;
    private static final RivalsDecks DECKS = new RivalsDecks(RivalsBook.BOOK);

    @Override public String id() {
        return "rivals";
    }

    @Override public Text title() {
        return new Text("Rivals", "Rivals");
    }

    @Override public int rulesVersion() {
        return 3;
    }

    @Override public List<Integer> seatCounts() {
        return List.of(2, 3, 4);
    }

    @Override public List<Variant> variants() {
        return RivalsOptions.ALL;
    }

    @Override public void check(Setup setup) {
        RivalsOptions.check(setup);
        chosen(setup);
    }

    private static RivalsSeatDecks chosen(Setup setup) {
        return new RivalsSeatDecks(DECKS, setup);
    }

    @Override public Rivals setUp(Setup setup) {
        RivalsOptions.check(setup);
        Rivals table = new Rivals(book(setup.options()), StateChecks::due, setup.seats(), setup.seed());
        InitialDeal.setUp(table, setup, chosen(setup));
        table.push(new GameFlow(GameFlow.Stage.RIVALS));
        table.settle();
        return table;
    }

    @Override public Notation<Rivals> notation() {
        return RivalsNotation.NOTATION;
    }

    @Override public Text prompt(Rivals table, int seat) {
        return Prompts.of(table, seat);
    }

    @Override public double payoff(Rivals table, int seat) {
        return table.victory.winner() == seat ? 1 : 0;
    }

    @Override public double evaluation(Rivals table, int seat) {
        return Evaluation.of(table, seat);
    }

    @Override public RolloutPolicy<Rivals> rolloutPolicy() {
        return RivalsRolloutPolicy::of;
    }

    /// About a round of turns.
    @Override public int horizonAnswers() {
        return HORIZON;
    }

    @Override public Book<Rivals> book() {
        return RivalsBook.BOOK;
    }

    @Override public Book<Rivals> book(List<String> options) {
        return RivalsBook.of(options);
    }

    @Override public Decks decks() {
        return DECKS;
    }

    @Override public List<Text> details(Card<Rivals> card) {
        List<Text> details = new ArrayList<>(List.of(CardFacts.line(card)));
        details.addAll(Caveats.of(card));
        return details;
    }

    @Override public Text plainText(Card<Rivals> card) {
        return IconWords.read(card.text());
    }

    @Override public CardSchema cardSchema() {
        return CardKinds.PRINTING;
    }

    @Override public List<Integer> scores(Rivals table, int viewer) {
        List<Integer> scores = new ArrayList<>(table.players());
        for (int seat = 0; seat < table.players(); seat++) scores.add(table.agendas.of(seat));
        return scores;
    }

    @Override public Outline commonOutline(Rivals table) {
        return OutlineBuilder.common(table);
    }

    @Override public Outline ownOutline(Rivals table, int viewer) {
        return OutlineBuilder.own(table, viewer);
    }

    @Override public Text label(Rivals table, int seat) {
        return Labels.of(table, seat);
    }

    @Override public List<StatisticsTable> statistics() {
        return GameStatistics.SHEETS;
    }

    @Override public EventListener statisticsListener(Rivals table, Statistics into) {
        return new GameStatistics(table, into);
    }

    @Override public long passMove(Rivals table, int seat) {
        return PassMove.of(table, seat);
    }

    @Override public Drawing<Rivals> drawing() {
        return RivalsDrawing.DRAWING;
    }

    @Override public ScenarioSupport<Rivals> scenarioSupport() {
        return RivalsScenarioSupport.STAGING;
    }

    @Override public List<Clause> clauses() {
        List<Clause> clauses = new ArrayList<>(Arrays.asList(RivalsClause.values()));
        clauses.addAll(Arrays.asList(AttackClause.values()));
        return clauses;
    }

    @Override public @Nullable String logLine(Rivals table, Event event, Lang lang) {
        return LogLines.of(table, event, lang);
    }

    @Override public List<String> logLines(Rivals table, List<Event> events, Lang lang) {
        return LogLines.story(table, events, lang);
    }

    @Override public boolean isHighlight(Event event) {
        return switch (event.kind()) {
            case EventKind.DEFEATED, EventKind.SCORED, EventKind.ELIMINATED, EventKind.WON -> true;
            default -> false;
        };
    }

    @Override public List<QuestionKind> questionKinds() {
        return GameQuestion.kinds(GameQuestions.values());
    }

    @Override public QuestionKind questionKind(Rivals table, int seat) {
        return GameQuestions.of(table, seat).kind();
    }

    @Override public String clausePrefix() {
        return "RIV";
    }

    @Override public Verbs.Word verb(int verb) {
        return Verb.word(verb);
    }
}
