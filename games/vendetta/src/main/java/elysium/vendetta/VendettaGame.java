package elysium.vendetta;

import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Event;
import elysium.kernel.EventListener;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.tabletop.Book;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.CardSchema;
import elysium.tabletop.game.GameQuestion;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.terminal.Drawing;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.flow.GameFlow;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.scenario.VendettaScenarioSupport;
import elysium.vendetta.show.GameStatistics;
import elysium.vendetta.show.log.LogLines;
import elysium.vendetta.show.log.LogMerger;
import elysium.vendetta.show.outline.OutlineBuilder;
import elysium.vendetta.show.prompt.GameQuestions;
import elysium.vendetta.show.prompt.Prompts;
import elysium.vendetta.show.terminal.VendettaDrawing;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;
import org.jspecify.annotations.Nullable;

/// The game Vendetta: three rounds of planning, bluff and conflict for the throne of Chicago.
public final class VendettaGame implements CardGame<Vendetta> {
    public static final String RELICS = "relics", LOCATIONS = "locations", TEAMS = "teams";
    private static final double SPREAD = 30;
    private static final ScenarioSupport<Vendetta> STAGING = new VendettaScenarioSupport(VendettaBook.BOOK);
    private static final List<Variant> VARIANTS = List.of(
            new Variant(RELICS, new Text("Relic cards", "Cartes Relique"),
                    new Text("Each player has a Relic to use once.",
                            "Chaque joueur a une Relique, utilisable une seule fois.")),
            new Variant(LOCATIONS, new Text("Location cards", "Cartes Lieu"),
                    new Text("Each Location has its own effect.", "Chaque Lieu a son propre effet.")),
            new Variant(TEAMS, new Text("Tag Team", "Par équipes"),
                    new Text("Teams of two, with 4 or 6 players.", "Équipes de deux, à 4 ou 6 joueurs.")));

    private static final CardSchema PRINTING = CardSchema.of(Fact.NAMES, List.of(Kind.values()), Kind::title);

    @Override public String id() {
        return "vendetta";
    }

    @Override public Text title() {
        return new Text("Vendetta", "Vendetta");
    }

    @Override public int rulesVersion() {
        return 2;
    }

    @Override public List<Integer> seatCounts() {
        return List.of(3, 4, 5, 6);
    }

    @Override public List<Variant> variants() {
        return VARIANTS;
    }

    @Override public void check(Setup setup) {
        for (String option : setup.options())
            if (VARIANTS.stream().noneMatch(v -> v.id().equals(option)))
                throw new InvalidInputException(
                        new Text("Vendetta has no variant '" + option + "'; it has relics, locations, teams",
                                "Vendetta n'a pas de variante « " + option + " » ; il a relics, locations, teams"));
        boolean teams = setup.has(TEAMS);
        if (setup.seats() < 3 || setup.seats() > 6)
            throw new InvalidInputException(new Text("Vendetta is for 3 to 6 players, not " + setup.seats(),
                    "Vendetta se joue de 3 à 6, pas à " + setup.seats()));
        if (teams && setup.seats() != 4 && setup.seats() != 6)
            throw new InvalidInputException(
                    new Text("teams need 4 or 6 players, not " + setup.seats() + " (VEN-TAG-01)",
                            "les équipes demandent 4 ou 6 joueurs, pas " + setup.seats() + " (VEN-TAG-01)"));
        if (!teams && setup.seats() == 6)
            throw new InvalidInputException(
                    new Text("6 players can play only in teams: add the variant teams (VEN-RUL-01)",
                            "à 6, on ne joue que par équipes : ajoutez la variante teams (VEN-RUL-01)"));
    }

    @Override public Vendetta setUp(Setup setup) {
        check(setup);
        Vendetta table = Dealing.deal(setup);
        table.push(new GameFlow(GameFlow.Stage.CLANS));
        table.settle();
        return table;
    }

    @Override public Notation<Vendetta> notation() {
        return VendettaNotation.NOTATION;
    }

    @Override public Text prompt(Vendetta table, int seat) {
        return Prompts.of(table, seat);
    }

    @Override public double payoff(Vendetta table, int seat) {
        return Scoring.wins(table, seat) ? 1 : 0;
    }

    @Override public List<StatisticsTable> statistics() {
        return GameStatistics.SHEETS;
    }

    @Override public EventListener statisticsListener(Vendetta table, Statistics into) {
        return new GameStatistics(table, into);
    }

    @Override public double evaluation(Vendetta table, int seat) {
        if (!table.seats.isAlive(seat)) return 0;
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < table.players(); other++) {
            boolean rival = other != seat && other != table.evening.teammate(seat);
            if (rival && table.seats.isAlive(other)) best = Math.max(best, Scoring.sideScore(table, other));
        }
        int ahead = best == Integer.MIN_VALUE ? 0 : Scoring.sideScore(table, seat) - best;
        return Math.clamp(0.5 + ahead / SPREAD, 0, 1);
    }

    @Override public long fallbackMove(Vendetta table, int seat) {
        return FallbackMove.answer(table, seat);
    }

    @Override public Book<Vendetta> book() {
        return VendettaBook.BOOK;
    }

    @Override public List<Clause> clauses() {
        return List.of(VendettaClause.values());
    }

    @Override public Drawing<Vendetta> drawing() {
        return VendettaDrawing.DRAWING;
    }

    @Override public ScenarioSupport<Vendetta> scenarioSupport() {
        return STAGING;
    }

    @Override public @Nullable String logLine(Vendetta table, Event event, Lang lang) {
        return LogLines.of(table, event, lang);
    }

    @Override public List<String> logLines(Vendetta table, List<Event> events, Lang lang) {
        return LogMerger.of(table, events, lang);
    }

    @Override public boolean isHighlight(Event event) {
        return switch (event.kind()) {
            case EventKind.ROUND, EventKind.PLACE, EventKind.FRENZY, EventKind.DIABLERIE, EventKind.OUT,
                    EventKind.ENDED -> true;
            default -> false;
        };
    }

    @Override public String clausePrefix() {
        return "VEN";
    }

    @Override public Text label(Vendetta table, int seat) {
        return table.seats.clan(seat) < 0 ? Text.NONE : Clan.of(table.seats.clan(seat)).title();
    }

    @Override public Outline commonOutline(Vendetta table) {
        return OutlineBuilder.common(table);
    }

    @Override public Outline ownOutline(Vendetta table, int viewer) {
        return OutlineBuilder.own(table, viewer);
    }

    @Override public List<QuestionKind> questionKinds() {
        return GameQuestion.kinds(GameQuestions.values());
    }

    @Override public QuestionKind questionKind(Vendetta table, int seat) {
        return GameQuestions.of(table, seat).kind();
    }

    @Override public long passMove(Vendetta table, int seat) {
        return FallbackMove.passMove(table, seat);
    }

    @Override public Verbs.Word verb(int verb) {
        return Verb.word(verb);
    }

    @Override public CardSchema cardSchema() {
        return PRINTING;
    }
}
