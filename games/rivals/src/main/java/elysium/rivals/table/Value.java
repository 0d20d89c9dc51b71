package elysium.rivals.table;

/// What texts can add to: numbers that are computed when asked. The subject is a character unless said otherwise.
public final class Value {
    /// Potency and attributes, the latter in the order of the kinds of attack; icons, one value for each Discipline.
    public static final int BP = 0, PHYSICAL = 1, SOCIAL = 2, MENTAL = 3, ICONS = 4;
    /// Secrecy, and texts that take all of it away; the Intel of the attack under way against a target.
    public static final int SECRECY = 15, NO_SECRECY = 16, INTEL = 17, INFLUENCE = 18;
    /// Of the attack under way: what a dealer adds, the shields of who is damaged, and what is taken off a target's.
    public static final int DAMAGE = 19, SHIELDS = 20, TARGET_SHIELDS = 21, IGNORES_SHIELDS = 22;
    /// An attacker whom nobody blocks; a blocker of Ranged attacks; one who may attack Mortals from its Haven.
    public static final int UNBLOCKABLE = 26, GUARD = 27, MAY_ATTACK_FROM_HAVEN = 28;
    /// What an Animal, a recruit (the subject is a seat), a Sheriff costs less or more.
    public static final int ANIMAL_COST = 29, RECRUIT_COST = 30, FREE_SHERIFF = 31;
    /// One who does not come home when its player's turn begins; one who is always a party of its own.
    public static final int NO_RETURN = 32, ALONE = 33;
    /// Ranged cards cannot be played (the subject is a seat); blood lost, prestige due for choosing a Mortal.
    public static final int RANGED_BARRED = 34, TOLL_OF_BLOOD = 35, TOLL = 36;
    /// One that no Antagonist may harm; the Burn of a Mortal that serves a whole party; who attaches a Retainer.
    public static final int SPARED = 37, SWAPS_BURN = 38, SWAPS_BEARER = 39;
    /// The requirement up to which a card from hand stands in for an Influence Modifier (the subject is a seat).
    public static final int STANDS_IN = 40;
    /// Influence that goes to the total of a seat (the subject), not to a vampire.
    public static final int TOTAL_INFLUENCE = 41;
    public static final int COUNT = 48;

    private Value() {}
}
