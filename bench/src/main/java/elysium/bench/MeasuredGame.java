package elysium.bench;

import java.util.Arrays;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.StateCheck;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;

/// A game that can be measured: its rules, what is due in it, and what its operations may cost.
record MeasuredGame<T extends CardTable<T>>(CardGame<T> game, StateCheck<T> due, List<Budget> budgets) {
    private static final int USUAL = 4;

    String id() {
        return game.id();
    }

    int usualSeats() {
        return game.seatCounts().contains(USUAL) ? USUAL : game.seatCounts().getLast();
    }

    /// The plain game, without variants.
    Setup setup(int seats) {
        return new Setup(game.id(), game.rulesVersion(), seats, List.of(), 1);
    }

    /// What can be measured: values only where some text adds to one.
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
