package elysium.kernel;

/// The sealed answers of the asked seats, readable once the question is decided. A seat that has not answered reads as
/// verb 0.
@FunctionalInterface
public interface Answers {

    long of(int seat);

    default int verb(int seat) {
        return Move.verb(of(seat));
    }
}
