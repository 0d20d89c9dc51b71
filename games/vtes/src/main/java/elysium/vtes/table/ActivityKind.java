package elysium.vtes.table;

/// What can be under way on a sheet of its own: the first two cells of each sheet say which it is and the one it is in.
public final class ActivityKind {
    public static final int ACTION = 1, COMBAT = 2, REFERENDUM = 3, DAMAGE = 4, PLAY = 5, COUNT = 6;
    /// The cells that every sheet has; an affair's own begin at OWN.
    static final int WHAT = 0, OUTER = 1;
    public static final int OWN = 2, CELLS = 112;

    private ActivityKind() {}
}
