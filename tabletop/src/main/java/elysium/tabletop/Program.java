package elysium.tabletop;

import java.util.ArrayList;
import java.util.List;

/// A sequence of instructions; nested programs are flattened.
public record Program<T extends CardTable<T>>(List<Instruction<T>> instructions) {

    public Program {
        instructions = List.copyOf(instructions);
    }

    @SafeVarargs public static <T extends CardTable<T>> Program<T> of(Instruction<T>... parts) {
        return new Program<>(List.of(parts));
    }

    public static <T extends CardTable<T>> Program<T> none() {
        return new Program<>(List.of());
    }

    public Program<T> then(Program<T> next) {
        List<Instruction<T>> joined = new ArrayList<>(instructions);
        joined.addAll(next.instructions);
        return new Program<>(joined);
    }

    public Program<T> then(Instruction<T> next) {
        return then(of(next));
    }

    public int size() {
        return instructions.size();
    }
}
