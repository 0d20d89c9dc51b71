package elysium.vendetta.table;

/// The moments at which texts trigger.
public final class Moment {
    /// Moments to use a Relic: before Feed, Hand Building, Resolution, after the tokens, before the ranking.
    public static final int FEEDING = 0, HAND_BUILDING = 1, RESOLVING = 2, TOKENS_SHOWN = 3, COMPARING = 4;
    /// A card was played; Planning is over; a player withdrew; players who stay must pay.
    public static final int PLAYED = 5, PLANNING_ENDS = 6, WITHDRAWN = 7, STAYING = 8;
    /// The windows around the Revelation, in order (VEN-RUL-51).
    public static final int BEFORE_REVELATION = 9, REVELATION = 10, AFTER_REVELATION = 11;
    /// The steps of active cards; Diplomacy comes first of all conflict effects (VEN-CRL-29).
    public static final int PREPARATION = 12, DIPLOMACY = 13, STANDING = 14, CONFLICT = 15, AFTERMATH = 16;
    /// A Location has a winner; a Location is resolved; a card joined an Alliance; the round is over.
    public static final int WON = 17, RESOLVED = 18, JOINED = 19, ROUND_ENDS = 20;
    /// A Relic is used in its player's own turn or need, without a trigger.
    public static final int AT_WILL = 21;
    public static final int COUNT = 22;

    private Moment() {}
}
