package elysium.kit.law;

import java.util.List;
import elysium.kernel.Game;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// Checks that prompts, drawings and other displays reveal nothing that the view does not.
final class ShowingLawCheck<T extends Table<T>> implements LawCheck<T> {
    private final Game<T> game;

    /// Everything that a game shows a viewer besides the view.
    private record Shown(List<Object> parts) {}

    ShowingLawCheck(Game<T> game) {
        this.game = game;
    }

    @Override public Law law() {
        return Law.SHOWING;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        String unequal = Difference.of(shown(step.table(), viewer), shown(step.imagined(viewer, seed), viewer));
        return unequal == null ? null : "viewer " + (viewer + 1) + ": " + unequal;
    }

    private Shown shown(T table, int viewer) {
        Object prompt = game.prompt(table, viewer);
        return new Shown(game instanceof CardGame<?> cards ? List.of(prompt, shown(cards, table, viewer))
                : List.of(prompt));
    }

    @SuppressWarnings("unchecked") private static <C extends CardTable<C>> Object shown(CardGame<C> game,
            Table<?> table, int viewer) {
        C cards = (C) table;
        if (!cards.isAsked(viewer)) return game.outline(cards, viewer);
        return List.of(game.outline(cards, viewer), game.questionKind(cards, viewer), game.passMove(cards, viewer));
    }
}
