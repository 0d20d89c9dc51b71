package elysium.kit.check;

import static elysium.kernel.Table.SPECTATOR;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kit.scenario.ScenarioFailedError;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// Checks a game's position texts: a table created from its text equals the original and continues in the same way.
public final class PositionChecks<T extends CardTable<T>> {
    /// The start of the line that names what a position text cannot express.
    private static final String MIDDLE = "in the middle of:";
    /// Facts that depend on row numbers, or that matter only in the middle of an activity.
    private static final Set<String> OF_ROWS = Set.of("used", "flags", "host", "guest", "nextGuest", "counters",
            "asked", "result", "scope", "ledger", "lasting");

    private final CardGame<T> game;
    private final List<String> names;
    private final Set<String> more;

    /// Chooses one of the offered answers.
    @FunctionalInterface
    public interface Choice<T> {
        String of(T table, List<String> offered);
    }

    /// @param more further facts of the game that no text expresses, since they matter only in the middle of an
    /// activity
    public PositionChecks(CardGame<T> game, List<String> names, Set<String> more) {
        this.game = game;
        this.names = names;
        this.more = more;
    }

    public String text(T t) {
        return game.scenarioSupport().position(t, names);
    }

    public T createFrom(String text) {
        return game.scenarioSupport().createTable(Map.of("table", text)).table();
    }

    public boolean canBeCreated(T t) {
        return canBeCreated(text(t));
    }

    public static boolean canBeCreated(String text) {
        return !text.contains(MIDDLE);
    }

    /// Checks that the table created from its text has the same facts and asks the same.
    public void same(T t) {
        same(t, text(t));
    }

    /// The same for a text written before the rules advanced to the question of the table.
    public void same(T t, String text) {
        T laid = createFrom(text);
        equal("the text", text(laid), text(t), text);
        equal("the set of pending seats", laid.pendingSeats(), t.pendingSeats(), text);
        for (int seat = 0; seat < t.players(); seat++)
            if (t.isAsked(seat)) equal("the offers", sorted(offers(laid, seat)), sorted(offers(t, seat)), text);
        Map<String, List<Integer>> facts = facts(laid);
        facts(t).forEach((name, numbers) -> equal(name, facts.get(name), numbers, text));
    }

    /// Plays the same answers on a table and on its copy from the text, and compares them; returns the number of
    /// answers.
    public int continuesAlike(T t, int answers, Choice<T> choice) {
        T here = t.copy(), there = createFrom(text(t));
        int given = 0;
        for (; given < answers && !here.isOver(); given++) {
            int seat = here.nextPending();
            String said = choice.of(here, offers(here, seat));
            answer(here, seat, said);
            answer(there, seat, said);
            equal("the table after '" + said + "'", text(there), text(here), text(t));
        }
        return given;
    }

    /// The same with random answers, from one question in some of the games that are played.
    public int continuesAlike(Consumer<Consumer<T>> games, int oneIn, int answers) {
        SplittableRandom chance = new SplittableRandom(5);
        int[] given = {0};
        games.accept(t -> {
            if (chance.nextInt(oneIn) != 0 || t.isOver() || !canBeCreated(t)) return;
            given[0] += continuesAlike(t, answers, (_, words) -> words.get(chance.nextInt(words.size())));
        });
        return given[0];
    }

    /// Checks at one question in some of the games that are played, for a random viewer, that its position text is the
    /// same for an imagined table; returns how many of these tables differ.
    public int hidesSecrets(Consumer<Consumer<T>> games, int oneIn) {
        SplittableRandom chance = new SplittableRandom(6);
        int[] unlike = {0};
        games.accept(t -> {
            if (chance.nextInt(oneIn) != 0) return;
            int seats = t.players() + 1, viewer = chance.nextInt(seats) == 0 ? SPECTATOR : chance.nextInt(t.players());
            if (hidesSecrets(t, viewer, chance.nextLong())) unlike[0]++;
        });
        return unlike[0];
    }

    /// Checks that a viewer's position text is the same for an imagined table; returns whether that table differs.
    public boolean hidesSecrets(T t, int viewer, long seed) {
        String text = game.scenarioSupport().position(t, names, viewer);
        T imagined = t.copy();
        imagined.imagine(viewer, seed);
        equal("the position text for viewer " + viewer, game.scenarioSupport().position(imagined, names, viewer), text,
                text);
        return !text(imagined).equals(text(t));
    }

    private void answer(T t, int seat, String words) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (game.notation().write(t, seat, offers.get(i), Lang.EN).equals(words)) {
                t.answer(seat, offers.get(i));
                return;
            }
        throw new ScenarioFailedError("not offered: " + words + "\n" + text(t));
    }

    private List<String> offers(T t, int seat) {
        List<String> words = new ArrayList<>();
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) words.add(game.notation().write(t, seat, offers.get(i), Lang.EN));
        return words;
    }

    private Map<String, List<Integer>> facts(T t) {
        Map<String, List<Integer>> facts = new TreeMap<>(t.view(0).facts());
        facts.keySet().removeAll(OF_ROWS);
        facts.keySet().removeAll(more);
        return facts;
    }

    private static List<String> sorted(List<String> words) {
        Collections.sort(words);
        return words;
    }

    private static void equal(String what, @Nullable Object is, Object expected, String text) {
        if (!Objects.equals(is, expected))
            throw new ScenarioFailedError(
                    what + " is\n" + but(is, expected) + "\nand not\n" + but(expected, is) + "\nas of\n" + text);
    }

    /// The lines of one text that are missing in the other.
    private static String but(@Nullable Object one, @Nullable Object other) {
        List<String> others = String.valueOf(other).lines().toList();
        StringBuilder out = new StringBuilder();
        String.valueOf(one).lines().filter(line -> !others.contains(line))
                .forEach(line -> out.append(line).append('\n'));
        return out.toString();
    }
}
