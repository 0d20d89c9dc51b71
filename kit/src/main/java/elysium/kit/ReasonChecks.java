package elysium.kit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import elysium.kernel.Clause;
import elysium.kernel.Offers;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Whether a player who asks why a card cannot be played hears what is wrong, and of several things the first in order:
/// takes tables on which it can be played, and makes one thing wrong, then two.
public final class ReasonChecks<T extends CardTable<T>> implements Watcher<T> {
    private static final int NOWHERE = -1;

    private final List<Wrong<T>> order;
    private final Plays<T> plays;
    private final Map<String, Set<String>> cards = new TreeMap<>();
    private final Set<String> faults = new TreeSet<>();

    /// Which card a move plays; NONE if it plays none.
    @FunctionalInterface
    public interface Plays<T extends CardTable<T>> {
        int card(T table, long move);
    }

    /// Makes something wrong at a table, and says which move is forbidden now, such as the same by another minion; null
    /// where it cannot be wrong.
    @FunctionalInterface
    public interface Break<T extends CardTable<T>> {
        @Nullable Long forbidden(T table, int seat, long move);
    }

    private record Broken<T extends CardTable<T>>(T table, int seat, long move) {}

    /// One thing that can be wrong.
    ///
    /// @param rank its place in the order of reasons: what is lower is named first
    /// @param clauses the clauses that may say so, by their ids
    public record Wrong<T extends CardTable<T>>(String name, int rank, Set<String> clauses, Break<T> how) {}

    /// @param order what can be wrong, what is named first at the front
    public ReasonChecks(Plays<T> plays, List<Wrong<T>> order) {
        this.plays = plays;
        this.order = List.copyOf(order);
    }

    /// What was not said as it should be, a line each.
    public Set<String> faults() {
        return faults;
    }

    /// The slugs of the cards with which a thing was made wrong.
    public Set<String> cards(String wrong) {
        return cards.getOrDefault(wrong, Set.of());
    }

    /// The slugs of those cards of a book with which a thing was never made wrong.
    public List<String> left(Book<T> book, String wrong, Predicate<Card<T>> of) {
        return book.cards().stream().filter(of).map(Card::slug).filter(slug -> !cards(wrong).contains(slug)).toList();
    }

    @Override public void tries(T table, int seat, long move, @Nullable Clause refused) {
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
        if (offers.allows(broken.move)) faults.add(what + ": it can be played all the same");
        else if (said == null) faults.add(what + ": nothing is said");
        else if (!wrong.clauses.contains(said.id())) faults.add(what + ": " + said.id() + " is said");
    }

    /// Something is wrong already: it is still said, or what comes before it in the order.
    private void beside(Broken<T> broken, Wrong<T> wrong, Clause refused, String slug) {
        int known = NOWHERE;
        for (Wrong<T> one : order) if (one.clauses.contains(refused.id())) known = one.rank;
        if (known == NOWHERE || known == wrong.rank) return;
        Clause said = broken.table.offers(broken.seat, Offers.explained()).refusal(broken.move);
        boolean right = said != null && (known < wrong.rank ? said == refused : wrong.clauses.contains(said.id()));
        if (!right) faults.add(slug + ": " + wrong.name + " beside " + refused.id() + ": "
                + (said == null ? "nothing" : said.id()) + " is said");
    }
}
