package elysium.bots;

import java.util.List;

/// What a search found about each offer, in the order of the offers.
public record SearchResult(List<Opinion> opinions, int iterations, double seconds) {

    /// An answer with its number of tries and the mean reward of its seat, from 0 to 1.
    public record Opinion(long move, int visits, double value) {}

    public SearchResult {
        opinions = List.copyOf(opinions);
    }

    /// The answer tried most often; among equals the one with the higher value, then the one offered first.
    public Opinion best() {
        Opinion best = opinions.getFirst();
        for (Opinion opinion : opinions)
            if (opinion.visits > best.visits || opinion.visits == best.visits && opinion.value > best.value)
                best = opinion;
        return best;
    }
}
