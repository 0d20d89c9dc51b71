package elysium.vtes.rules.combat;

/// The kinds of strikes and damage, as bits.
public final class StrikeFlags {
    /// Hand strike; strength damage; ranged; dodge; combat ends.
    public static final int HAND = 1, STRENGTH = 2, RANGED = 4, DODGE = 8, ENDS = 16;
    /// First strike; aggravated; steals blood instead of dealing damage.
    public static final int FIRST = 32, AGGRAVATED = 64, STEALS = 128;
    /// With a gun; with a weapon in play, gun or not.
    public static final int GUN = 256, WEAPON = 512;
    /// Destroys the opponent's equipment, takes it; weapons only.
    public static final int DESTROYS = 1024, TAKES = 2048, WEAPONS = 4096;
    /// Damage that cannot be prevented; environmental damage (VTES-DMG-06).
    public static final int UNPREVENTABLE = 8192, ENVIRONMENTAL = 16_384;

    private StrikeFlags() {}

    /// Whether a strike works at a range (VTES-STK-08, VTES-STK-09).
    public static boolean worksAtRange(int strike, int range) {
        return range == CurrentCombat.CLOSE || (strike & (RANGED | DODGE | ENDS)) != 0;
    }

    /// Whether a strike targets equipment.
    public static boolean targetsEquipment(int strike) {
        return (strike & (DESTROYS | TAKES)) != 0;
    }

    /// Whether a strike deals damage.
    public static boolean dealsDamage(int strike) {
        return strike != 0 && (strike & (DODGE | ENDS | STEALS | DESTROYS | TAKES)) == 0;
    }
}
