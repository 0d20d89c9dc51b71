package elysium.nightfall.table;

/// The moments of a card's texts: when its order resolves, then its kicker.
public final class Moment {
    public static final int CHAIN = 0, KICKER = 1, COUNT = 2;

    private Moment() {}
}
