package elysium.vtes.table.vocabulary;

/// The kinds of activity. The first two cells of each activity hold its kind and the activity around it.
public final class ActivityKind {
    public static final int ACTION = 1, COMBAT = 2, REFERENDUM = 3, DAMAGE = 4, PLAY = 5, COUNT = 6;
    /// The cells of every activity; its own cells begin at OWN.
    public static final int WHAT = 0, OUTER = 1;
    public static final int OWN = 2, CELLS = 112;

    private ActivityKind() {}
}
