package elysium.tabletop;

import java.util.ArrayList;
import java.util.List;

/// Parts of the card language in a row; sentences inside it are laid flat.
public record Sentence<T extends CardTable<T>>(List<Part<T>> parts) {

    public Sentence {
        parts = List.copyOf(parts);
    }

    @SafeVarargs public static <T extends CardTable<T>> Sentence<T> of(Part<T>... parts) {
        return new Sentence<>(List.of(parts));
    }

    public static <T extends CardTable<T>> Sentence<T> none() {
        return new Sentence<>(List.of());
    }

    public Sentence<T> then(Sentence<T> next) {
        List<Part<T>> joined = new ArrayList<>(parts);
        joined.addAll(next.parts);
        return new Sentence<>(joined);
    }

    public Sentence<T> then(Part<T> next) {
        return then(of(next));
    }

    public int size() {
        return parts.size();
    }
}
