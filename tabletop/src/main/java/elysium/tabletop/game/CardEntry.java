package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import elysium.kernel.Text;

/// What the card builders of all games keep: the slug, the name, the printed numbers and the clauses.
public abstract class CardEntry<B extends CardEntry<B>> {
    protected final String slug;
    protected final Text name;
    protected final Integer[] facts;
    protected final List<String> see = new ArrayList<>();

    /// @param facts how many printed numbers a card of the game has; each is 0 at first
    protected CardEntry(String slug, Text name, int facts) {
        this.slug = slug;
        this.name = name;
        this.facts = new Integer[facts];
        Arrays.fill(this.facts, 0);
    }

    @SuppressWarnings("unchecked") private B self() {
        return (B) this;
    }

    protected B with(int fact, int value) {
        facts[fact] = value;
        return self();
    }

    /// The clauses to show with the card.
    public final B see(String... clauses) {
        see.addAll(List.of(clauses));
        return self();
    }

    public final String slug() {
        return slug;
    }
}
