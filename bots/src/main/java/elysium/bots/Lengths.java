package elysium.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The lengths of games in answers. The bars of the histogram have equal width and begin at the shortest game.
public record Lengths(int min, double mean, int max, int width, List<Integer> histogram) {
    private static final int BARS = 20;

    public Lengths {
        histogram = List.copyOf(histogram);
    }

    static Lengths of(List<Integer> decisions) {
        int min = Collections.min(decisions), max = Collections.max(decisions), width = (max - min) / BARS + 1;
        List<Integer> bars = new ArrayList<>(Collections.nCopies((max - min) / width + 1, 0));
        long sum = 0;
        for (int n : decisions) {
            sum += n;
            bars.set((n - min) / width, bars.get((n - min) / width) + 1);
        }
        return new Lengths(min, (double) sum / decisions.size(), max, width, bars);
    }
}
