package elysium.vtes.rules;

/// What kind of strike or damage something is, a bit each.
public final class StrikeFlags {
    /// Made with bare hands; as strong as the minion; works at any range, or only protects, or ends the combat.
    public static final int HAND = 1, STRENGTH = 2, RANGED = 4, DODGE = 8, ENDS = 16;
    /// Resolves before others; cannot be mended; steals blood instead of doing damage.
    public static final int FIRST = 32, AGGRAVATED = 64, STEALS = 128;
    /// Made with a gun; with a weapon in play, gun or not.
    public static final int GUN = 256, WEAPON = 512;
    /// Burns equipment of the opponent, takes it; only a weapon will do.
    public static final int DESTROYS = 1024, TAKES = 2048, WEAPONS = 4096;
    /// Damage that cannot be prevented; that no minion inflicts (VTES-DMG-06).
    public static final int UNPREVENTABLE = 8192, ENVIRONMENTAL = 16_384;

    private StrikeFlags() {}

    /// Whether a strike reaches at either range (VTES-STK-08, VTES-STK-09).
    public static boolean reaches(int strike, int range) {
        return range == CurrentCombat.CLOSE || (strike & (RANGED | DODGE | ENDS)) != 0;
    }

    /// Whether a strike is aimed at equipment.
    public static boolean atEquipment(int strike) {
        return (strike & (DESTROYS | TAKES)) != 0;
    }

    /// Whether a strike does damage.
    public static boolean hurts(int strike) {
        return strike != 0 && (strike & (DODGE | ENDS | STEALS | DESTROYS | TAKES)) == 0;
    }
}
