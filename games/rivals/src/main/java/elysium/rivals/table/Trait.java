package elysium.rivals.table;

/// Words printed on a card that the rules know, a bit each.
public final class Trait {
    /// It stays in play; it exhausts nobody; it may block Ranged attacks; it may be aimed anew when it is revealed.
    public static final int ONGOING = 1, UNHOSTED = 2, GUARD = 4, TARGETED = 8;
    /// It spares the last blood; its damage is Aggravated; it is never played face down; it may be used in any turn.
    public static final int SUPERFICIAL = 16, AGGRAVATED = 32, FACE_UP = 64, RELENTLESS = 128;
    /// What a city card is besides its kind; which Title it is.
    public static final int CITIZEN = 256, VAGRANT = 512, ANTAGONIST = 1024, PRINCE = 2048, SHERIFF = 4096;
    /// It is played by a vampire in The Streets; its text is heard in torpor.
    public static final int STREETS_ONLY = 8192, SPEAKS_IN_TORPOR = 16_384;

    private Trait() {}
}
