package elysium.nightfall.table;

/// When a text of a card is applied: as its order resolves, and after that if it is kicked.
public final class Moment {
    public static final int CHAIN = 0, KICKER = 1, COUNT = 2;

    private Moment() {}
}
