package elysium.bots;

import java.util.List;

/// What a search came to think of each offer of its question, in the order of the offers.
public record SearchResult(List<Opinion> opinions, int iterations, double seconds) {

    /// How often an answer was tried, and how well its seat fared on average, from 0 to 1.
    public record Opinion(long move, int visits, double value) {}

    public SearchResult {
        opinions = List.copyOf(opinions);
    }

    /// The answer tried most often; of equals the one that fared better, then the one offered first.
    public Opinion best() {
        Opinion best = opinions.getFirst();
        for (Opinion opinion : opinions)
            if (opinion.visits > best.visits || opinion.visits == best.visits && opinion.value > best.value)
                best = opinion;
        return best;
    }
}
