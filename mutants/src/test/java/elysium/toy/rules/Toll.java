package elysium.toy.rules;

/// Rules of no game, to be broken: what crossing a bridge costs.
public final class Toll {
    private Toll() {}

    /// Who pays.
    public enum Payer {
        CHILD, ADULT
    }

    /// A child pays 1, anybody else 3 and as much again for each cart from the second on.
    public static int of(Payer payer, int carts) {
        int toll = payer == Payer.CHILD ? 1 : 3;
        for (int cart = 1; cart < carts; cart++) toll += 3;
        return toll;
    }

    /// Whether somebody may cross for nothing; nobody tests it.
    public static boolean free(int age) {
        return age > 90;
    }
}
