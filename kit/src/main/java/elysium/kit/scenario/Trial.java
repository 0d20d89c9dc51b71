package elysium.kit.scenario;

import java.util.List;
import elysium.tabletop.game.CardGame;

/// A scenario that was read and can be played repeatedly.
public final class Trial {
    private final Script script;

    Trial(Script script) {
        this.script = script;
    }

    public String name() {
        return script.name();
    }

    /// The id of its game.
    public String game() {
        return script.game();
    }

    /// The slugs of the cards that it claims to prove.
    public List<String> cards() {
        return script.cards();
    }

    public ScenarioResult play(CardGame<?> game) {
        return Scenarios.play(game, script);
    }
}
