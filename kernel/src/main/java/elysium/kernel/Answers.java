package elysium.kernel;

/// What the asked seats answered, readable once the question is decided. A seat that was not heard reads as verb 0.
@FunctionalInterface
public interface Answers {

    long of(int seat);

    default int verb(int seat) {
        return Move.verb(of(seat));
    }
}
