package elysium.tabletop.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;

/// Writes the cards of a table in the words of scenarios and positions, as a viewer sees them; an unknown card is `?`.
public abstract class VisibleCards<T extends CardTable<T>> {
    public static final String UNKNOWN = "?";

    protected final T t;
    protected final List<String> names;
    private final CardLookup<T> lookup;
    private final int viewer;

    protected VisibleCards(T t, List<String> names, CardLookup<T> naming, int viewer) {
        this.t = t;
        this.names = names;
        this.lookup = naming;
        this.viewer = viewer;
    }

    /// All marks of a card in its place; attached cards come last.
    public abstract List<String> marks(int card);

    public final boolean sees(int card) {
        return viewer == NONE || viewer == Table.OMNISCIENT || t.sees(viewer, card);
    }

    public final String name(int card) {
        return sees(card) ? lookup.name(t.face(card)) : UNKNOWN;
    }

    public final String nameOrNone(int card) {
        return card == NONE ? CardLists.NOTHING : name(card);
    }

    public final String seat(int seat) {
        return seat == NONE ? CardLists.NOTHING : names.get(seat);
    }

    /// The cards of a zone in order.
    public final List<Integer> zone(int zone) {
        List<Integer> cards = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) cards.add(card);
        return cards;
    }

    public static String text(String name, List<String> marks) {
        return marks.isEmpty() ? name : name + " (" + String.join("; ", marks) + ")";
    }
}
