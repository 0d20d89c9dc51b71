package elysium.kernel;

import java.util.List;
import java.util.TreeSet;

/// How a game begins: which rules in which version, how many seats, which options, and the seed of all chance.
public record Setup(String game, int rules, int seats, List<String> options, long seed) {

    public Setup {
        options = List.copyOf(new TreeSet<>(options));
    }

    public boolean has(String option) {
        return options.contains(option);
    }

    public Setup withSeed(long another) {
        return new Setup(game, rules, seats, options, another);
    }
}
