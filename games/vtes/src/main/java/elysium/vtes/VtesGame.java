package elysium.vtes;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
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
import elysium.tabletop.game.StandingOrders;
import elysium.tabletop.terminal.Drawing;
import elysium.vtes.bot.Evaluation;
import elysium.vtes.bot.VtesRolloutPolicy;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.decks.VtesDecks;
import elysium.vtes.decks.VtesSeatDecks;
import elysium.vtes.flow.turn.GameFlow;
import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.show.GameStatistics;
import elysium.vtes.show.log.LogLines;
import elysium.vtes.show.order.VtesStandingOrders;
import elysium.vtes.show.outline.OutlineBuilder;
import elysium.vtes.show.prompt.GameQuestions;
import elysium.vtes.show.prompt.PassMove;
import elysium.vtes.show.prompt.Prompts;
import elysium.vtes.show.terminal.VtesDrawing;
import elysium.vtes.show.text.CardFacts;
import elysium.vtes.show.text.CardKinds;
import elysium.vtes.show.text.IconWords;
import elysium.vtes.show.text.Labels;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.CardClause;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Vampire: The Eternal Struggle, Fifth Edition: Methuselahs hunt each other in a ring; the most victory points win.
public final class VtesGame implements CardGame<Vtes> {
    private static final int HORIZON = 100, OUTLOOK = 2;
    private static final VtesDecks DECKS = new VtesDecks(VtesBook.BOOK);
    private static final List<StatisticsTable> SHEETS = GameStatistics.sheets(DECKS.list());
    private static final Drawing<Vtes> DRAWING = new VtesDrawing(DECKS.list());

    @Override public String id() {
        return "vtes";
    }

    @Override public Text title() {
        return new Text("Vampire: The Eternal Struggle", "Vampire: The Eternal Struggle");
    }

    @Override public int rulesVersion() {
        return 2;
    }

    @Override public List<Integer> seatCounts() {
        return List.of(2, 3, 4, 5, 6);
    }

    @Override public List<Variant> variants() {
        return VtesOptions.ALL;
    }

    @Override public void check(Setup setup) {
        VtesOptions.check(setup);
        chosen(setup);
    }

    private static VtesSeatDecks chosen(Setup setup) {
        return new VtesSeatDecks(DECKS, setup);
    }

    @Override public Vtes setUp(Setup setup) {
        VtesOptions.check(setup);
        Vtes table = new Vtes(book(), StateChecks::due, setup.seats(), setup.seed());
        Dealing.setUp(table, setup, chosen(setup));
        table.push(new GameFlow(GameFlow.Stage.DEAL));
        table.settle();
        return table;
    }

    @Override public Notation<Vtes> notation() {
        return VtesNotation.NOTATION;
    }

    @Override public Text prompt(Vtes table, int seat) {
        return Prompts.of(table, seat);
    }

    @Override public double payoff(Vtes table, int seat) {
        return Evaluation.share(table, seat);
    }

    /// Without a winner on a tie of victory points (VTES-END-08).
    @Override public int winners(Vtes table) {
        return table.victory.winner() == NONE ? 0 : 1 << table.victory.winner();
    }

    @Override public double evaluation(Vtes table, int seat) {
        return Evaluation.of(table, seat);
    }

    @Override public RolloutPolicy<Vtes> rolloutPolicy() {
        return VtesRolloutPolicy::of;
    }

    /// More than nearly all pairs of turns take.
    @Override public int horizonAnswers() {
        return HORIZON;
    }

    @Override public int turn(Vtes table) {
        return table.turn.number();
    }

    /// The rest of this turn and the next one.
    @Override public int horizonTurns() {
        return OUTLOOK;
    }

    @Override public Book<Vtes> book() {
        return VtesBook.BOOK;
    }

    @Override public Decks decks() {
        return DECKS;
    }

    @Override public List<Text> details(Card<Vtes> card) {
        return List.of(CardFacts.line(card));
    }

    @Override public Text plainText(Card<Vtes> card) {
        return IconWords.read(card.text());
    }

    @Override public CardSchema cardSchema() {
        return CardKinds.PRINTING;
    }

    @Override public List<Integer> scores(Vtes table, int viewer) {
        List<Integer> scores = new ArrayList<>(table.players());
        for (int seat = 0; seat < table.players(); seat++) scores.add(table.victory.halfPoints(seat));
        return scores;
    }

    @Override public Outline commonOutline(Vtes table) {
        return OutlineBuilder.common(table, DECKS.list());
    }

    @Override public Outline ownOutline(Vtes table, int viewer) {
        return OutlineBuilder.own(table, viewer);
    }

    @Override public Text label(Vtes table, int seat) {
        return Labels.of(table, seat, DECKS.list());
    }

    @Override public List<StatisticsTable> statistics() {
        return SHEETS;
    }

    @Override public EventListener statisticsListener(Vtes table, Statistics into) {
        return new GameStatistics(table, into);
    }

    @Override public StatisticsTable scores(IntFunction<Text> bots) {
        return GameStatistics.scores(bots);
    }

    @Override public void score(Vtes table, int seat, Statistics.Row into) {
        GameStatistics.score(table, seat, into);
    }

    @Override public Drawing<Vtes> drawing() {
        return DRAWING;
    }

    @Override public ScenarioSupport<Vtes> scenarioSupport() {
        return VtesScenarioSupport.STAGING;
    }

    @Override public List<Clause> clauses() {
        List<Clause> clauses = new ArrayList<>(Arrays.asList(VtesClause.values()));
        clauses.addAll(Arrays.asList(ActionClause.values()));
        clauses.addAll(Arrays.asList(CombatClause.values()));
        clauses.addAll(Arrays.asList(PoliticsClause.values()));
        clauses.addAll(Arrays.asList(CardClause.values()));
        return clauses;
    }

    @Override public @Nullable String logLine(Vtes table, Event event, Lang lang) {
        return LogLines.of(table, event, lang);
    }

    @Override public List<String> logLines(Vtes table, List<Event> events, Lang lang) {
        return LogLines.story(table, events, lang);
    }

    @Override public List<QuestionKind> questionKinds() {
        return GameQuestion.kinds(GameQuestions.values());
    }

    @Override public QuestionKind questionKind(Vtes table, int seat) {
        return GameQuestions.of(table, seat).kind();
    }

    @Override public long passMove(Vtes table, int seat) {
        return PassMove.of(table, seat);
    }

    @Override public StandingOrders<Vtes> standingOrders() {
        return VtesStandingOrders.STANDING;
    }

    @Override public boolean isHighlight(Event event) {
        return switch (event.kind()) {
            case EventKind.OUSTED, EventKind.WITHDREW, EventKind.TORPOR, EventKind.WON, PoliticsEventKind.DIABLERISED,
                    PoliticsEventKind.PASSED -> true;
            default -> false;
        };
    }

    @Override public String clausePrefix() {
        return "VTES";
    }

    @Override public Verbs.Word verb(int verb) {
        return Verb.word(verb);
    }
}
