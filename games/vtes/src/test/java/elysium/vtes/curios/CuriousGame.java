package elysium.vtes.curios;

import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Clause;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.tabletop.Book;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.terminal.Drawing;
import elysium.vtes.VtesGame;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.flow.turn.GameFlow;
import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Pools;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// The game with made-up cards besides the real ones, to test rules that no real card uses.
public final class CuriousGame implements CardGame<Vtes> {
    private static final int CRYPT = 12, LIBRARY = 60;
    private final VtesGame real = new VtesGame();
    private final ScenarioSupport<Vtes> scenarioSupport = new VtesScenarioSupport(Curios.BOOK);

    @Override public String id() {
        return "curios";
    }

    @Override public Text title() {
        return real.title();
    }

    @Override public int rulesVersion() {
        return real.rulesVersion();
    }

    @Override public List<Integer> seatCounts() {
        return real.seatCounts();
    }

    @Override public List<Variant> variants() {
        return real.variants();
    }

    @Override public void check(Setup setup) {}

    /// Draws new decks for every game from all cards, mostly made-up ones.
    @Override public Vtes setUp(Setup setup) {
        Vtes table = new Vtes(Curios.BOOK, StateChecks::due, setup.seats(), setup.seed());
        SplittableRandom random = new SplittableRandom(setup.seed());
        for (int seat = 0; seat < setup.seats(); seat++) {
            table.pools.restore(seat, Pools.START);
            deal(table, seat, GameLayout.CRYPT, CRYPT, random);
            deal(table, seat, GameLayout.LIBRARY, LIBRARY, random);
        }
        table.push(new GameFlow(GameFlow.Stage.DEAL));
        table.settle();
        return table;
    }

    private static void deal(Vtes table, int seat, int pile, int size, SplittableRandom random) {
        int all = Curios.BOOK.size(), box = VtesBook.BOOK.size();
        for (int laid = 0; laid < size;) {
            int def = random.nextBoolean() ? random.nextInt(all) : box + random.nextInt(all - box);
            if (table.facts.isCryptDef(def) != (pile == GameLayout.CRYPT)) continue;
            table.addCard(def, seat, pile + seat);
            laid++;
        }
    }

    @Override public Notation<Vtes> notation() {
        return real.notation();
    }

    @Override public Text prompt(Vtes table, int seat) {
        return real.prompt(table, seat);
    }

    @Override public double payoff(Vtes table, int seat) {
        return real.payoff(table, seat);
    }

    @Override public double evaluation(Vtes table, int seat) {
        return real.evaluation(table, seat);
    }

    @Override public Book<Vtes> book() {
        return Curios.BOOK;
    }

    @Override public List<Clause> clauses() {
        return real.clauses();
    }

    @Override public Drawing<Vtes> drawing() {
        return real.drawing();
    }

    @Override public ScenarioSupport<Vtes> scenarioSupport() {
        return scenarioSupport;
    }

    @Override public @Nullable String logLine(Vtes table, Event event, Lang lang) {
        return real.logLine(table, event, lang);
    }

    @Override public String clausePrefix() {
        return real.clausePrefix();
    }
}
