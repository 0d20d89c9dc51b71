package elysium.nightfall;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Event;
import elysium.kernel.EventListener;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.kernel.Offers;
import elysium.kernel.RolloutPolicy;
import elysium.kernel.Setup;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.nightfall.cards.CardValues;
import elysium.nightfall.cards.Details;
import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.flow.StateChecks;
import elysium.nightfall.scenario.NightfallScenarioSupport;
import elysium.nightfall.show.GameStatistics;
import elysium.nightfall.show.log.LogLines;
import elysium.nightfall.show.outline.OutlineBuilder;
import elysium.nightfall.show.prompt.GameQuestions;
import elysium.nightfall.show.prompt.Prompts;
import elysium.nightfall.show.terminal.NightfallDrawing;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.NightfallClause;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.CardSchema;
import elysium.tabletop.game.GameQuestion;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.terminal.Drawing;
import org.jspecify.annotations.Nullable;

/// The game Nightfall: chains of orders, minions that must attack, and victory by the fewest wounds.
public final class NightfallGame implements CardGame<Nightfall> {
    private static final int HORIZON = 40;
    /// Wounds at once that make a notable moment.
    private static final int GRAVE = 4;
    private static final int[] QUIET = {Verbs.PASS, Verb.END_BLOCKS, Verb.END_CLAIM};
    private static final CardSchema PRINTING = CardSchema.of(Fact.NAMES, List.of(Kind.values()), Kind::title);

    @Override public String id() {
        return "nightfall";
    }

    @Override public Text title() {
        return new Text("Nightfall", "Nightfall");
    }

    @Override public int rulesVersion() {
        return 2;
    }

    @Override public List<Integer> seatCounts() {
        return List.of(2, 3, 4, 5);
    }

    @Override public List<Variant> variants() {
        return NightfallOptions.ALL;
    }

    @Override public void check(Setup setup) {
        for (String option : setup.options())
            if (!CardValues.corrects(option) && !NightfallOptions.knows(option))
                throw new InvalidInputException(new Text(
                        "Nightfall has no variant '" + option + "'; it has " + ids(),
                        "Nightfall n'a pas de variante « " + option + " » ; il a " + ids()));
        NightfallOptions.check(setup);
        CardValues.PRINTED.revised(setup.options());
    }

    private static String ids() {
        List<String> ids = new ArrayList<>();
        for (Variant variant : NightfallOptions.ALL) ids.add(variant.id());
        return String.join(", ", ids);
    }

    @Override public Nightfall setUp(Setup setup) {
        check(setup);
        Nightfall table =
                new Nightfall(NightfallBook.of(setup.options()), StateChecks::due, setup.seats(), setup.seed());
        table.night.setOptions(NightfallOptions.bits(setup));
        table.push(new GameFlow(GameFlow.Stage.LAY));
        table.settle();
        return table;
    }

    @Override public Notation<Nightfall> notation() {
        return NightfallNotation.NOTATION;
    }

    @Override public Text prompt(Nightfall table, int seat) {
        return Prompts.of(table, seat);
    }

    @Override public double payoff(Nightfall table, int seat) {
        return table.night.winner() == seat ? 1 : 0;
    }

    @Override public double evaluation(Nightfall table, int seat) {
        return Evaluation.of(table, seat);
    }

    @Override public RolloutPolicy<Nightfall> rolloutPolicy() {
        return NightfallRolloutPolicy::of;
    }

    /// About two rounds: orders linked now have attacked by then.
    @Override public int horizonAnswers() {
        return HORIZON;
    }

    @Override public List<StatisticsTable> statistics() {
        return GameStatistics.SHEETS;
    }

    @Override public EventListener statisticsListener(Nightfall table, Statistics into) {
        return new GameStatistics(table, into);
    }

    @Override public Book<Nightfall> book() {
        return NightfallBook.BOOK;
    }

    @Override public Book<Nightfall> book(List<String> options) {
        return NightfallBook.of(options);
    }

    @Override public String valuesFile() {
        return CardValues.FILE;
    }

    @Override public List<String> readCorrections(String file) {
        return CardValues.PRINTED.corrections(file);
    }

    @Override public List<Text> details(Card<Nightfall> card) {
        return Details.of(card);
    }

    @Override public Drawing<Nightfall> drawing() {
        return NightfallDrawing.DRAWING;
    }

    @Override public ScenarioSupport<Nightfall> scenarioSupport() {
        return NightfallScenarioSupport.STAGING;
    }

    @Override public List<Clause> clauses() {
        return List.of(NightfallClause.values());
    }

    @Override public @Nullable String logLine(Nightfall table, Event event, Lang lang) {
        return LogLines.of(table, event, lang);
    }

    @Override public List<String> logLines(Nightfall table, List<Event> events, Lang lang) {
        return LogLines.story(table, events, lang);
    }

    @Override public boolean isHighlight(Event event) {
        return switch (event.kind()) {
            case EventKind.WOUNDED -> event.amount() >= GRAVE;
            case EventKind.GAME, EventKind.ENDING, EventKind.ENDED -> true;
            default -> false;
        };
    }

    @Override public Outline commonOutline(Nightfall table) {
        return OutlineBuilder.common(table);
    }

    @Override public Outline ownOutline(Nightfall table, int viewer) {
        return OutlineBuilder.own(table, viewer);
    }

    @Override public List<QuestionKind> questionKinds() {
        return GameQuestion.kinds(GameQuestions.values());
    }

    @Override public QuestionKind questionKind(Nightfall table, int seat) {
        return GameQuestions.of(table, seat).kind();
    }

    @Override public String clausePrefix() {
        return "NF";
    }

    @Override public long passMove(Nightfall table, int seat) {
        Offers offers = table.offers(seat, Offers.movesOnly());
        for (int verb : QUIET) if (offers.allows(Move.of(verb))) return Move.of(verb);
        return NO_MOVE;
    }

    @Override public Verbs.Word verb(int verb) {
        return Verb.word(verb);
    }

    @Override public CardSchema cardSchema() {
        return PRINTING;
    }
}
