package elysium.vendetta.table;

/// The values that texts modify, computed on request.
public final class Value {
    /// The layers of Power (VEN-RUL-55); the subject is a card, or a seat for the last three.
    public static final int PRINTED = 0, ZERO = 1, EQUAL = 2, BONUS = 3, BLOOD_WORTH = 4, TOTAL = 5, DOWN_POWER = 6;
    /// The fee for a card face down; the subject is a seat and a place.
    public static final int FEE = 7;
    /// The reward for sending a player into Frenzy; the subject is both seats.
    public static final int PRIZE = 8, SPOILS = 9;
    /// Seats that lose nothing at a Location; Locations where the last Blood of a Pool is safe.
    public static final int IMMUNE = 10, LAST_DROP = 11;
    /// Texts that change what happens to their seat: where lost Blood goes, what answers a loss, how Frenzy is
    /// prevented.
    public static final int PACT = 12, RETALIATES = 13, SHIELD = 14, SHELTER = 15, URN = 16;
    public static final int WINS_TIES = 17, SPIES = 18, KEEPS_ALL = 19, HIDES = 20;
    /// The subject is a card in an Alliance.
    public static final int UNDRAINABLE = 21, DRAINED_FIRST = 22, TOKENS = 23;
    /// The subject is a seat.
    public static final int SCORE = 24, FEED = 25, DRAWS = 26, CHALICE = 27, HOURGLASS = 28;
    public static final int COUNT = 29;

    private Value() {}
}
