package elysium.rivals.table.vocabulary;

/// The values that texts modify, computed on request. The subject is a character unless a comment says otherwise.
public final class Value {
    /// Potency and attributes, the latter in the order of the kinds of attack; icons, one value for each Discipline.
    public static final int BP = 0, PHYSICAL = 1, SOCIAL = 2, MENTAL = 3, ICONS = 4;
    /// Secrecy, and texts that remove it; Intel of the current attack against a target; Influence.
    public static final int SECRECY = 15, NO_SECRECY = 16, INTEL = 17, INFLUENCE = 18;
    /// In the current attack: damage added by a dealer, shields of the character damaged, shields removed from the
    /// target.
    public static final int DAMAGE = 19, SHIELDS = 20, TARGET_SHIELDS = 21, IGNORES_SHIELDS = 22;
    /// An attacker that cannot be blocked; a blocker of Ranged attacks; an attacker of Mortals from the Haven.
    public static final int UNBLOCKABLE = 26, GUARD = 27, MAY_ATTACK_FROM_HAVEN = 28;
    /// Changes to the cost of an Animal, a recruit (the subject is a seat), a Sheriff.
    public static final int ANIMAL_COST = 29, RECRUIT_COST = 30, FREE_SHERIFF = 31;
    /// A character that does not return home at the start of its turn; one that always forms its own party.
    public static final int NO_RETURN = 32, ALONE = 33;
    /// Ranged cards cannot be played (the subject is a seat); blood or prestige paid to choose a Mortal.
    public static final int RANGED_BARRED = 34, TOLL_OF_BLOOD = 35, TOLL = 36;
    /// A character that Antagonists cannot harm; a Mortal whose Burn serves a whole party; a choice of bearer for a
    /// Retainer.
    public static final int SPARED = 37, SWAPS_BURN = 38, SWAPS_BEARER = 39;
    /// The requirement up to which a card from hand stands in for an Influence Modifier (the subject is a seat).
    public static final int STANDS_IN = 40;
    /// Influence added to the total of a seat (the subject), not to a vampire.
    public static final int TOTAL_INFLUENCE = 41;
    public static final int COUNT = 48;

    private Value() {}
}
