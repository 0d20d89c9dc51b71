package elysium.rivals.rules;

/// Where the facts of an attack, or of other damage under way, lie on its sheet.
public final class AttackFields {
    /// What the sheet is of: an attack, or 0 for damage by a text or by Antagonists.
    public static final int WHAT = 0, AN_ATTACK = 1;
    /// Who attacks, with whom, at whom first and now, in which way; the one who takes the damage right now.
    public static final int SEAT = 1, ATTACKER = 2, FIRST_TARGET = 3, TARGET = 4, KIND = 5, VICTIM = 6;
    /// The cards played, who reacts, who blocks; Intel from discards and texts; a choice to be remembered.
    public static final int CARD = 7, REACTION = 8, REACTOR = 9, BLOCKER = 10, INTEL = 11, CHOICE = 12;
    /// The two parties, each as one number; what is true besides, a bit each.
    public static final int ATTACKING = 13, DEFENDING = 14, MARKS = 15;
    /// The sums; shields taken off the target; damage dealt to it, and how much of it was Aggravated.
    public static final int TOTAL = 16, BACK = 17, WEAKENED = 18, DEALT = 19, DEALT_BITTER = 20;
    /// Where a blocker came from: its zone and party; what was noted, and the prestige of each seat, before anybody
    /// blocked.
    public static final int CAME_FROM = 21, CAME_PARTY = 22, USES = 23, PURSES = 24;
    /// Points of damage that Antagonists still have for the active player and for somebody else; how many they are.
    public static final int POINTS = 30, DIVERTED = 31, DIVERTED_TO = 32, HUNTERS = 33;
    /// How many parts the sums have, and the parts: from which card, and how much.
    public static final int PARTS = 39, PART = 40, MOST_PARTS = 24;

    /// The attack is on a claimant; was blocked; the card's text or the Reaction is negated; the target has fallen; a
    /// first try for Intel has failed; damage to the target is Aggravated, spares the last blood, passes its shields
    /// or its attribute; the Reaction deals damage although it shows no icon; defeats wait until damage is dealt; the
    /// attacker did something else in the middle of it.
    public static final int CLAIM = 1, BLOCKED = 2, TEXT_NEGATED = 4, REACTION_NEGATED = 8, TARGET_FELL = 16,
            TRIED = 32, BITTER = 64, SUPERFICIAL = 128, PAST_SHIELDS = 256, PAST_ATTRIBUTE = 512, REPLIES = 1024,
            HELD = 2048, INTERRUPTED = 4096;

    /// Marks of a part: an attribute and no text, or aimed at the attacker.
    public static final int BY_ATTRIBUTE = 1024, AT_ATTACKER = 2048;

    private AttackFields() {}
}
