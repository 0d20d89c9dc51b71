package elysium.kernel;

import java.util.List;
import java.util.TreeSet;

/// How a game begins: the game, its rules version, the number of seats, the options and the random seed.
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
