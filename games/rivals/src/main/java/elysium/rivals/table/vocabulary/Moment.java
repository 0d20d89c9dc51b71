package elysium.rivals.table.vocabulary;

/// The moments at which texts trigger, with the `place` and `subject` of each.
public final class Moment {
    /// Steps of a turn; the subject is the seat whose turn it is.
    public static final int TURN_STARTS = 0, TURN_ENDS = 1, TORPOR_STEP = 2;
    /// A character or Mortal (the subject) is defeated, to the credit of a seat or NONE (the place).
    public static final int CHARACTER_DEFEATED = 3, MORTAL_DEFEATED = 4;
    /// A card (the subject) was attached, or left its bearer (the place) by its Detach effect.
    public static final int RETAINER_ATTACHED = 5, TITLE_ATTACHED = 6, ANIMAL_ATTACHED = 7, DETACHED = 8;
    /// A Scheme is shown (the subject is the acting vampire), passes (the subject is the card, the place its seat).
    public static final int SCHEME_PLAYED = 9, SCHEME_PASSED = 10;
    /// A card (the subject) of a seat (the place) is resolved, played face down outside an attack, or stays in play.
    public static final int CONSPIRACY_RESOLVED = 12, PLAYED_FACE_DOWN = 13, RESOLVED_FACE_DOWN = 14,
            ONGOING_PLAYED = 15;
    /// Step 13 of an attack (the subject is the final target), and its end (the attacker).
    public static final int DAMAGE_DEALT = 16, ATTACK_OVER = 17;
    /// The action or event in which a Leader (the subject) was exhausted is over; a city card was turned up.
    public static final int LEADER_EXHAUSTED = 18, CITY_TURNED_UP = 19;
    /// A seat (the place) may take something from a defeated character (the subject).
    public static final int SPOILS = 21;
    /// An Antagonist (the subject) was burned by a text of a seat (the place), not defeated.
    public static final int ANTAGONIST_BURNED = 22;

    /// Windows in which a seat may use what its cards offer: between actions, as an action, in steps 3, 9, 11 and 6 of
    /// an attack, when Influence is needed, before Antagonists strike.
    public static final int IN_ACTIONS = 32, AS_ACTION = 33, IN_INTEL = 34, IN_ATTACK = 35, IN_DEFENCE = 36,
            IN_PREVENTION = 37, IN_BLOCK = 38, IN_INFLUENCE = 39, IN_ANTAGONISTS = 40;

    /// Ways in which a card is played: an Action's or Event's text, a Conspiracy, a Scheme that passed, a Modifier, what
    /// a defeated Mortal gives when burned or attached.
    public static final int AS_PLAYED = 48, RESOLVES = 49, PASSES = 50, MODIFIES = 51, BURN = 52, ATTACH = 53;
    /// An Attack card in step 3, 8 and 10 of its attack, a Reaction in step 8, 10 and 11.
    public static final int FORESEEN = 54, REVEALED = 55, SUMMED = 56, REACTS = 57, COUNTERS = 58, SHIELDED = 59;
    public static final int COUNT = 60;

    private Moment() {}
}
