package elysium.bench;

import java.util.Arrays;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.StateCheck;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// A game to measure: its rules, its state check and the budgets of its operations.
record MeasuredGame<T extends CardTable<T>>(CardGame<T> game, StateCheck<T> due, List<Budget> budgets) {
    private static final int USUAL = 4;

    String id() {
        return game.id();
    }

    int usualSeats() {
        return game.seatCounts().contains(USUAL) ? USUAL : game.seatCounts().getLast();
    }

    /// The setup without variants.
    Setup setup(int seats) {
        return new Setup(game.id(), game.rulesVersion(), seats, List.of(), 1);
    }

    /// The measures that apply: values only if some text modifies one.
    List<Measure> measures() {
        boolean valued = ValueQueries.known(game.book()) != 0;
        return Arrays.stream(Measure.values()).filter(measure -> valued || !measure.asksValues()).toList();
    }

    /// The budgets of one measure.
    List<Budget> budgets(Measure measure) {
        return budgets.stream().filter(budget -> budget.of() == measure).toList();
    }

    Fixtures<T> workbench(int seats) {
        return new Fixtures<>(game, due, setup(seats));
    }
}
