package elysium.mutants.run;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import elysium.kit.scenario.Trial;
import elysium.mutants.code.BookCache;
import elysium.mutants.code.MutatedClassLoader;
import elysium.mutants.code.StaticInitializer;
import elysium.tabletop.game.CardGame;

/// A game loaded with its books, and the tests that run on it.
final class LoadedGame {
    private final MutatedClassLoader loader;
    private final BookCache shelf;
    private final Map<String, CardGame<?>> games = new HashMap<>();

    /// Initializes every class of the game, so that no static data is created later.
    LoadedGame(MutatedClassLoader loader, Set<String> rules) {
        this.loader = loader;
        for (String name : new TreeSet<>(loader.names())) if (name.endsWith("Game")) add(type(name, true));
        List<Class<?>> types = new ArrayList<>();
        for (String name : rules) types.add(type(name, true));
        for (String name : new TreeSet<>(loader.names())) if (!rules.contains(name)) types.add(type(name, false));
        shelf = new BookCache(types.stream().filter(LoadedGame::isReady).toList());
    }

    /// Whether a class can be rebuilt. Other classes must not be touched, since that would load their dependencies.
    private static boolean isReady(Class<?> type) {
        try {
            return type.getMethod(StaticInitializer.AGAIN) != null;
        } catch (NoSuchMethodException | NoClassDefFoundError e) {
            return false;
        }
    }

    BookCache shelf() {
        return shelf;
    }

    /// Whether the static initializer of a class can run again.
    boolean runsAgain(String name) {
        return isReady(type(name, true));
    }

    void again(String name) {
        BookCache.again(type(name, true));
    }

    private void add(Class<?> type) {
        if (!CardGame.class.isAssignableFrom(type) || Modifier.isAbstract(type.getModifiers())) return;
        for (Constructor<?> made : type.getConstructors()) {
            if (made.getParameterCount() != 0) continue;
            try {
                CardGame<?> game = (CardGame<?>) made.newInstance();
                game.book();
                games.put(game.id(), game);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a game cannot be created from " + made, e);
            }
        }
    }

    List<CardGame<?>> games() {
        return List.copyOf(games.values());
    }

    List<TestRun> scenarios(List<Trial> trials) {
        List<TestRun> checks = new ArrayList<>();
        for (Trial trial : trials) {
            CardGame<?> game = games.get(trial.game());
            if (game == null) throw new IllegalStateException("unknown game in a scenario: " + trial.game());
            checks.add(new ScenarioTestRun(trial, game));
        }
        return checks;
    }

    List<TestRun> classes(List<String> names) {
        List<TestRun> checks = new ArrayList<>();
        for (String name : names) checks.add(new JUnitTestRun(type(name, false)));
        return checks;
    }

    private Class<?> type(String name, boolean initialized) {
        try {
            return Class.forName(name, initialized, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(name + " no longer exists: build again", e);
        }
    }
}
