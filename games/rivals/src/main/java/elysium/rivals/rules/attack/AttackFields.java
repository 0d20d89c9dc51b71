package elysium.rivals.rules.attack;

/// The fields of the activity record of an attack, or of other damage.
public final class AttackFields {
    /// The type of the record: an attack, or 0 for damage by a text or by Antagonists.
    public static final int WHAT = 0, AN_ATTACK = 1;
    /// The attacking seat, the attacker, the first and the current target, the kind; the character taking damage now.
    public static final int SEAT = 1, ATTACKER = 2, FIRST_TARGET = 3, TARGET = 4, KIND = 5, VICTIM = 6;
    /// The cards played, the reacting character, the blocker; Intel from discards and texts; a remembered choice.
    public static final int CARD = 7, REACTION = 8, REACTOR = 9, BLOCKER = 10, INTEL = 11, CHOICE = 12;
    /// The two parties, each as one number; flags as a bit set.
    public static final int ATTACKING = 13, DEFENDING = 14, MARKS = 15;
    /// The totals; shields removed from the target; damage dealt to it, and the Aggravated part.
    public static final int TOTAL = 16, BACK = 17, WEAKENED = 18, DEALT = 19, DEALT_BITTER = 20;
    /// The zone and party a blocker came from; the uses noted and the prestige of each seat before any block.
    public static final int CAME_FROM = 21, CAME_PARTY = 22, USES = 23, PURSES = 24;
    /// Points of Antagonists left for the active player and for another player; the number of Antagonists.
    public static final int POINTS = 30, DIVERTED = 31, DIVERTED_TO = 32, HUNTERS = 33;
    /// The number of parts of the totals, and each part: its card and amount.
    public static final int PARTS = 39, PART = 40, MOST_PARTS = 24;

    /// Flags: the attack is on a claimant; was blocked; the card's text or the Reaction is negated; the target has
    /// fallen; a first try for Intel has failed; damage to the target is Aggravated, spares the last blood, ignores its
    /// shields or its attribute; the Reaction deals damage without an icon; defeats wait until damage is dealt; the
    /// attacker did something else during the attack.
    public static final int CLAIM = 1, BLOCKED = 2, TEXT_NEGATED = 4, REACTION_NEGATED = 8, TARGET_FELL = 16,
            TRIED = 32, BITTER = 64, SUPERFICIAL = 128, PAST_SHIELDS = 256, PAST_ATTRIBUTE = 512, REPLIES = 1024,
            HELD = 2048, INTERRUPTED = 4096;

    /// Flags of a part: it is an attribute, or it counts against the attacker.
    public static final int BY_ATTRIBUTE = 1024, AT_ATTACKER = 2048;

    private AttackFields() {}
}
