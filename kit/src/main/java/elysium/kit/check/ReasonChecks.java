package elysium.kit.check;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import elysium.kernel.Clause;
import elysium.kernel.Offers;
import elysium.kit.scenario.Watcher;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Checks the reasons why a card cannot be played. It takes tables on which the card is playable, makes one thing wrong
/// and then two, and expects the reason that comes first in the order.
public final class ReasonChecks<T extends CardTable<T>> implements Watcher<T> {
    private static final int NOWHERE = -1;

    private final List<Wrong<T>> order;
    private final Plays<T> plays;
    private final Map<String, Set<String>> cards = new TreeMap<>();
    private final Set<String> faults = new TreeSet<>();

    /// The card that a move plays, or NONE.
    @FunctionalInterface
    public interface Plays<T extends CardTable<T>> {
        int card(T table, long move);
    }

    /// Makes something wrong on a table and returns the move that is forbidden now, such as the same play by another
    /// minion; null if that is impossible here.
    @FunctionalInterface
    public interface Break<T extends CardTable<T>> {
        @Nullable Long forbidden(T table, int seat, long move);
    }

    private record Broken<T extends CardTable<T>>(T table, int seat, long move) {}

    /// One thing that can be wrong.
    ///
    /// @param rank its place in the order of reasons; lower ranks are named first
    /// @param clauses the ids of the clauses that can express it
    public record Wrong<T extends CardTable<T>>(String name, int rank, Set<String> clauses, Break<T> how) {}

    /// @param order the things that can be wrong, in the order in which they are named
    public ReasonChecks(Plays<T> plays, List<Wrong<T>> order) {
        this.plays = plays;
        this.order = List.copyOf(order);
    }

    /// The reasons that were wrong, one line each.
    public Set<String> faults() {
        return faults;
    }

    /// The slugs of the cards that were tested with a thing made wrong.
    public Set<String> cards(String wrong) {
        return cards.getOrDefault(wrong, Set.of());
    }

    /// The slugs of the cards that were never tested with a thing made wrong.
    public List<String> untested(Book<T> book, String wrong, Predicate<Card<T>> of) {
        return book.cards().stream().filter(of).map(Card::slug).filter(slug -> !cards(wrong).contains(slug)).toList();
    }

    @Override public void beforeMove(T table, int seat, long move, @Nullable Clause refused) {
        int card = plays.card(table, move);
        if (card == CardTable.NONE) return;
        String slug = table.book().card(table.face(card)).slug();
        Broken<T> whole = new Broken<>(table, seat, move);
        for (int i = 0; i < order.size(); i++) {
            Wrong<T> wrong = order.get(i);
            Broken<T> one = broken(whole, wrong);
            if (one == null) continue;
            if (refused != null) {
                beside(one, wrong, refused, slug);
                continue;
            }
            cards.computeIfAbsent(wrong.name, _ -> new TreeSet<>()).add(slug);
            look(one, wrong, slug + ": " + wrong.name);
            two(one, i, slug);
        }
    }

    /// Makes a second thing wrong that comes later in the order.
    private void two(Broken<T> one, int first, String slug) {
        Wrong<T> wrong = order.get(first);
        for (Wrong<T> second : order.subList(first + 1, order.size())) {
            Broken<T> two = second.rank == wrong.rank ? null : broken(one, second);
            if (two != null) look(two, wrong, slug + ": " + wrong.name + ", and " + second.name);
        }
    }

    private @Nullable Broken<T> broken(Broken<T> whole, Wrong<T> wrong) {
        T copy = whole.table.copy();
        Long move = wrong.how.forbidden(copy, whole.seat, whole.move);
        return move == null ? null : new Broken<>(copy, whole.seat, move);
    }

    private void look(Broken<T> broken, Wrong<T> wrong, String what) {
        Offers offers = broken.table.offers(broken.seat, Offers.explained());
        Clause said = offers.refusal(broken.move);
        if (offers.allows(broken.move)) faults.add(what + ": the card is still playable");
        else if (said == null) faults.add(what + ": no reason is given");
        else if (!wrong.clauses.contains(said.id())) faults.add(what + ": the reason is " + said.id());
    }

    /// Makes a thing wrong where the play was already refused: the reason must stay the same or come earlier in the
    /// order.
    private void beside(Broken<T> broken, Wrong<T> wrong, Clause refused, String slug) {
        int known = NOWHERE;
        for (Wrong<T> one : order) if (one.clauses.contains(refused.id())) known = one.rank;
        if (known == NOWHERE || known == wrong.rank) return;
        Clause said = broken.table.offers(broken.seat, Offers.explained()).refusal(broken.move);
        boolean right = said != null && (known < wrong.rank ? said == refused : wrong.clauses.contains(said.id()));
        if (!right) faults.add(slug + ": " + wrong.name + " beside " + refused.id() + ": the reason is "
                + (said == null ? "missing" : said.id()));
    }
}
