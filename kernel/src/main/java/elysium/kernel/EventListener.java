package elysium.kernel;

/// Receives events as ints, so that having no listener costs nothing.
@FunctionalInterface
public interface EventListener {

    void onEvent(int kind, int subject, int object, int amount, int face, int seenBy);
}
