package elysium.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Holds a game to its position texts: what is laid out is what was written, and it goes on as it would have.
public final class PositionChecks<T extends CardTable<T>> {
    /// How a text says that it cannot be laid out.
    private static final String MIDDLE = "in the middle of:";
    /// What depends on the rows the cards happen to have, or is read only in the middle of something.
    private static final Set<String> OF_ROWS = Set.of("used", "flags", "host", "guest", "nextGuest", "counters",
            "asked", "result", "scope", "ledger", "lasting");

    private final CardGame<T> game;
    private final List<String> names;
    private final Set<String> more;

    /// Chooses one of the answers that are offered.
    @FunctionalInterface
    public interface Choice<T> {
        String of(T table, List<String> offered);
    }

    /// @param more facts of the game that no text says, since they matter only in the middle of something
    public PositionChecks(CardGame<T> game, List<String> names, Set<String> more) {
        this.game = game;
        this.names = names;
        this.more = more;
    }

    public String written(T t) {
        return game.scenarioSupport().position(t, names);
    }

    public T laidOut(String text) {
        return game.scenarioSupport().stage(Map.of("table", text)).table();
    }

    public boolean canBeLaidOut(T t) {
        return canBeLaidOut(written(t));
    }

    public static boolean canBeLaidOut(String text) {
        return !text.contains(MIDDLE);
    }

    /// The table laid out from its text asks the same of the same, and has the same facts.
    public void same(T t) {
        same(t, written(t));
    }

    /// The same for a text that was written before the rules went on to the question of the table.
    public void same(T t, String text) {
        T laid = laidOut(text);
        equal("the text", written(laid), written(t), text);
        equal("who owes an answer", laid.pendingSeats(), t.pendingSeats(), text);
        for (int seat = 0; seat < t.players(); seat++)
            if (t.isAsked(seat)) equal("what is offered", sorted(offers(laid, seat)), sorted(offers(t, seat)), text);
        Map<String, List<Integer>> facts = facts(laid);
        facts(t).forEach((name, numbers) -> equal(name, facts.get(name), numbers, text));
    }

    /// Both the table and the one laid out from its text are played on with the same answers; how many were given.
    public int goesOn(T t, int answers, Choice<T> choice) {
        T here = t.copy(), there = laidOut(written(t));
        int given = 0;
        for (; given < answers && !here.isOver(); given++) {
            int seat = here.nextPending();
            String said = choice.of(here, offers(here, seat));
            answer(here, seat, said);
            answer(there, seat, said);
            equal("what came of '" + said + "'", written(there), written(here), written(t));
        }
        return given;
    }

    /// A viewer is told the same of a table it could as well be sitting at; whether that is another one.
    public boolean told(T t, int viewer, long seed) {
        String text = game.scenarioSupport().position(t, names, viewer);
        T imagined = t.copy();
        imagined.imagine(viewer, seed);
        equal("what viewer " + viewer + " is told", game.scenarioSupport().position(imagined, names, viewer), text,
                text);
        return !written(imagined).equals(written(t));
    }

    private void answer(T t, int seat, String words) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (game.notation().write(t, seat, offers.get(i), Lang.EN).equals(words)) {
                t.answer(seat, offers.get(i));
                return;
            }
        throw new ScenarioFailedError("not offered: " + words + "\n" + written(t));
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

    /// The lines of a text that another does not have.
    private static String but(@Nullable Object one, @Nullable Object other) {
        List<String> others = String.valueOf(other).lines().toList();
        StringBuilder out = new StringBuilder();
        String.valueOf(one).lines().filter(line -> !others.contains(line))
                .forEach(line -> out.append(line).append('\n'));
        return out.toString();
    }
}
