package elysium.rivals.table.vocabulary;

/// The keywords printed on cards, as a bit set.
public final class Trait {
    /// Stays in play; exhausts no vampire; may block Ranged attacks; may choose a new target when revealed.
    public static final int ONGOING = 1, UNHOSTED = 2, GUARD = 4, TARGETED = 8;
    /// Spares the last blood; deals Aggravated damage; is never played face down; may be used in any turn.
    public static final int SUPERFICIAL = 16, AGGRAVATED = 32, FACE_UP = 64, RELENTLESS = 128;
    /// The subtypes of city cards, and of Titles.
    public static final int CITIZEN = 256, VAGRANT = 512, ANTAGONIST = 1024, PRINCE = 2048, SHERIFF = 4096;
    /// Is played by a vampire in The Streets; has an active text in torpor.
    public static final int STREETS_ONLY = 8192, SPEAKS_IN_TORPOR = 16_384;

    private Trait() {}
}
