package elysium.toy.rules;

/// Sample rules to mutate: the toll of a bridge.
public final class Toll {
    private Toll() {}

    /// The kinds of traveller.
    public enum Payer {
        CHILD, ADULT
    }

    /// The toll: 1 for a child and 3 for an adult, plus 3 for each cart after the first.
    public static int of(Payer payer, int carts) {
        int toll = payer == Payer.CHILD ? 1 : 3;
        for (int cart = 1; cart < carts; cart++) toll += 3;
        return toll;
    }

    /// Whether the bridge is free at an age; no test covers it.
    public static boolean free(int age) {
        return age > 90;
    }
}
