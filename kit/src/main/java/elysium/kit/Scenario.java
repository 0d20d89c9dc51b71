package elysium.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Clause;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;

/// A scenario written in Java: given, when, then; nothing else. Lines are counted by step.
public final class Scenario<T extends CardTable<T>> {
    private final CardGame<T> game;
    private final Map<String, Object> given = new LinkedHashMap<>();
    private final List<Act> acts = new ArrayList<>();
    private boolean open;

    private Scenario(CardGame<T> game) {
        this.game = game;
    }

    public static <T extends CardTable<T>> Scenario<T> of(CardGame<T> game) {
        return new Scenario<>(game);
    }

    public Scenario<T> given(Map<String, Object> facts) {
        given.putAll(facts);
        return this;
    }

    /// A seat makes moves, one after the other.
    public Scenario<T> when(String name, String... moves) {
        return add(new Act.Plays(step(), name, List.of(moves)));
    }

    /// A seat may not make a move, by exactly that clause.
    public Scenario<T> refused(String name, String move, Clause because) {
        return add(new Act.Cannot(step(), name, move, because.id()));
    }

    public Scenario<T> notOffered(String name, String move) {
        return add(new Act.Cannot(step(), name, move, Act.NOT_OFFERED));
    }

    public Scenario<T> cautioned(String name, String move, Clause because) {
        return add(new Act.Cautioned(step(), name, move, because.id()));
    }

    public Scenario<T> together(Map<String, String> moves) {
        return add(new Act.Together(step(), moves));
    }

    public Scenario<T> check(Map<String, Object> expected) {
        return add(new Act.Check(step(), expected));
    }

    /// Exactly these owe an answer.
    public Scenario<T> asked(String... names) {
        return add(new Act.Asked(step(), List.of(names)));
    }

    /// Questions are left at the end on purpose.
    public Scenario<T> open() {
        open = true;
        return this;
    }

    /// Runs it all, and throws [Unfulfilled] unless it comes out so.
    public void then(Map<String, Object> expected) {
        Act.Check last = new Act.Check(step(), expected);
        Script script = new Script("scenario", 1, "in Java", game.id(), List.of(), List.of(), given, acts, last, open);
        Rehearsal.play(game, script).orThrow();
    }

    private Scenario<T> add(Act act) {
        acts.add(act);
        return this;
    }

    private int step() {
        return acts.size() + 1;
    }
}
