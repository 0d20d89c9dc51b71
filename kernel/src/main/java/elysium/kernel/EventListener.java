package elysium.kernel;

/// Hears what happens. In numbers, so that silence costs nothing.
@FunctionalInterface
public interface EventListener {

    void tell(int kind, int subject, int object, int amount, int face, int seenBy);
}
