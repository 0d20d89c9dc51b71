package elysium.rivals.table.event;

import elysium.tabletop.CardTable;

/// Event numbers of Rivals, besides those of every card table. Unless a comment says otherwise, `subject` is a seat,
/// `object` a card with its `face`, and `amount` a number.
public final class EventKind {
    private static final int FROM = CardTable.OWN_EVENTS;
    /// The first player is drawn; a seat's Rival (amount) is known; a vampire leads; a turn begins; a phase (amount)
    /// begins.
    public static final int FIRST_PLAYER = FROM, RIVAL = FROM + 1, LEADS = FROM + 2, TURN = FROM + 3,
            PHASE = FROM + 4;
    /// Prestige is gained, lost, paid; stolen by the subject from the seat that is the object.
    public static final int GAINED = FROM + 5, LOST = FROM + 6, PAID = FROM + 7, STOLE = FROM + 8;
    /// Agenda is scored (object: the card that says so, or NONE), or lost.
    public static final int SCORED = FROM + 9, AGENDA_LOST = FROM + 10;
    /// A character mends, loses, pays blood, takes damage (or Aggravated damage), steals blood (the object is the face of
    /// its victim); prestige is put on it.
    public static final int MENDED = FROM + 11, BLED = FROM + 12, PAID_BLOOD = FROM + 13, HURT = FROM + 14,
            BURNT = FROM + 15, STOLE_BLOOD = FROM + 16, POURED = FROM + 17;
    /// A card is exhausted, readied; loses a Fear token instead, gets one; has exerted its Influence.
    public static final int EXHAUSTED = FROM + 18, READIED = FROM + 19, FEAR_GONE = FROM + 20, AFRAID = FROM + 21,
            SILENCED = FROM + 22;
    /// A vampire goes to The Streets (amount: its party), returns home, changes party, leaves torpor.
    public static final int WENT_OUT = FROM + 23, CAME_HOME = FROM + 24, REGROUPED = FROM + 25, ROSE = FROM + 26;
    /// A card is attached to a vampire (amount: its face) or detached, burned, discarded; drawn (amount: 0 Library, 1
    /// Faction), with its face for the player who drew it; taken back to the hand.
    public static final int ATTACHED = FROM + 27, DETACHED = FROM + 28, BURNED = FROM + 29, DISCARDED = FROM + 30,
            DREW = FROM + 31, TOOK = FROM + 54, TAKEN_BACK = FROM + 55;
    /// A vampire is recruited; a card is played by a vampire (amount: its face, or NONE), an ability is used.
    public static final int RECRUITED = FROM + 32, PLAYED = FROM + 33, USED = FROM + 34;
    /// A city card is revealed; the City Deck is renewed; an Event is burned after its round.
    public static final int CITY = FROM + 35, CITY_RENEWED = FROM + 36, EVENT_OVER = FROM + 37;
    /// Tokens are put on a card or taken off it; a bounty; a Rival token changes hands (object: the seat it names).
    public static final int TOKENS = FROM + 38, TOKENS_OFF = FROM + 39, BOUNTY = FROM + 40, TOKEN_MOVED = FROM + 41;
    /// A vampire is defeated (amount: the credited seat), sinks into torpor, is burned; a Mortal is defeated.
    public static final int DEFEATED = FROM + 42, TORPOR = FROM + 43, DESTROYED = FROM + 44,
            MORTAL_DEFEATED = FROM + 45;
    /// A player is eliminated (amount: by whom); wins (amount: how); and ties were broken (amount: at which step).
    public static final int ELIMINATED = FROM + 46, WON = FROM + 47, TIE = FROM + 48;
    /// An action is gained (amount: 1 if only for an Unhosted Action); an Agenda is revealed; a card is covered.
    public static final int ACTION_GAINED = FROM + 49, AGENDA_REVEALED = FROM + 50, COVERED = FROM + 51;
    /// A card is revealed where it is; a player passes.
    public static final int REVEALED = FROM + 52, PASSED = FROM + 53;
    /// A burned city card returns to The Streets; a player looks at cards of a seat (object): the hand (amount: 0), the
    /// top of the Library (1) or of the Faction Deck (2); the cards seen, known to that player only.
    public static final int ROUSED = FROM + 56, PEEKED = FROM + 57, SAW = FROM + 58;
    /// A triggered text takes effect; a Haven is revealed.
    public static final int TRIGGERED = FROM + 59, HAVEN_REVEALED = FROM + 60;
    /// The first numbers of attacks, claims and Antagonists, and of Influence.
    public static final int OF_ATTACKS = FROM + 64, OF_INFLUENCE = FROM + 96;

    private EventKind() {}
}
