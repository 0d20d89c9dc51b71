package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Value;

/// The current Scheme or Title that needs Influence: who has committed what, and on which side.
public final class Conflict {
    /// The sides that a seat can announce.
    public static final int NO = 0, YES = 1, OUT = 2;
    private static final int SILENT = 0;
    private static final int UNDER_WAY = 0, CARD = 1, SEAT = 2, CHOSEN = 3, PASSED = 4, COST = 5, SIDES = 6, SHOWN = 12,
            HIDDEN = 18, STAKED = 24,
            REVEALED = 30;
    private static final int SCHEME = 8, TITLE = 9;          // attacks have the numbers before

    private Conflict() {}

    /// Begins a Scheme with its own activity record.
    public static void begin(Rivals t, int scheme, int seat) {
        open(t, SCHEME, scheme, seat);
    }

    /// Begins the payment of a Title.
    public static void begin(Rivals t, int title, int seat, int cost) {
        open(t, TITLE, title, seat);
        t.activityStack.set(COST, cost);
    }

    private static void open(Rivals t, int kind, int card, int seat) {
        t.activityStack.begin();
        t.activityStack.set(UNDER_WAY, kind);
        t.activityStack.set(CARD, card);
        t.activityStack.set(SEAT, seat);
    }

    public static void close(Rivals t) {
        t.activityStack.end();
    }

    /// Whether a Scheme or Title is being resolved.
    public static boolean isInProgress(Rivals t) {
        return t.activityStack.level() > 0 && t.activityStack.get(UNDER_WAY) >= SCHEME;
    }

    /// Whether the hidden Influence of a Scheme has been revealed.
    public static boolean revealed(Rivals t) {
        return t.activityStack.get(REVEALED) != 0;
    }

    public static void reveal(Rivals t) {
        t.activityStack.set(REVEALED, 1);
    }

    public static int scheme(Rivals t) {
        return t.activityStack.get(CARD);
    }

    public static int seat(Rivals t) {
        return t.activityStack.get(SEAT);
    }

    public static boolean isTitle(Rivals t) {
        return t.activityStack.get(UNDER_WAY) == TITLE;
    }

    public static int cost(Rivals t) {
        return t.activityStack.get(COST);
    }

    /// The players that a Scheme names when it is shown, as a bit set.
    public static int namedPlayers(Rivals t) {
        return t.activityStack.get(CHOSEN);
    }

    public static void namePlayers(Rivals t, int seats) {
        t.activityStack.set(CHOSEN, namedPlayers(t) | seats);
    }

    /// The side of a seat; NONE before it announces one, and if it stays out.
    public static int side(Rivals t, int seat) {
        int said = announcement(t, seat);
        return said == OUT ? NONE : said;
    }

    /// The announcement of a seat: a side, or to stay out; NONE before it.
    public static int announcement(Rivals t, int seat) {
        int said = t.activityStack.get(SIDES + seat);
        return said == SILENT ? NONE : said - 1;
    }

    /// Announces the side of a seat and its Influence shown (RIV-SCH-09).
    public static void announce(Rivals t, int seat, int side) {
        int shown = visibleInfluence(t, seat);
        t.activityStack.set(SIDES + seat, side + 1);
        if (side != OUT) t.activityStack.set(SHOWN + seat, shown);
        t.log(InfluenceEventKind.SIDED, seat, side, side == OUT ? 0 : shown);
    }

    /// The visible Influence of a seat: what its vampires exerted and, before its announcement, what texts add to its
    /// total.
    public static int visibleInfluence(Rivals t, int seat) {
        int exerted = t.activityStack.get(SHOWN + seat);
        return announcement(t, seat) == NONE ? exerted + t.value(Value.TOTAL_INFLUENCE, seat) : exerted;
    }

    /// Exerts all Influence of a vampire (RIV-INF-04), which has none until its player's next turn.
    public static void exert(Rivals t, int vampire) {
        int seat = t.controller(vampire), amount = t.attributes.influence(vampire);
        t.activityStack.set(SHOWN + seat, t.activityStack.get(SHOWN + seat) + amount);
        t.logCard(InfluenceEventKind.EXERTED, seat, vampire, amount);
        t.readiness.setNoInfluence(vampire);
    }

    /// Adds revealed or paid Influence.
    public static void add(Rivals t, int seat, int amount) {
        t.activityStack.set(HIDDEN + seat, t.activityStack.get(HIDDEN + seat) + amount);
    }

    public static int exerted(Rivals t, int seat) {
        return t.activityStack.get(SHOWN + seat);
    }

    /// Counts the prestige of an opened fist as Influence.
    public static void addPrestige(Rivals t, int seat, int prestige) {
        t.activityStack.set(STAKED + seat, prestige);
        add(t, seat, prestige);
    }

    /// The prestige of a seat that was revealed.
    public static int revealedPrestige(Rivals t, int seat) {
        return t.activityStack.get(STAKED + seat);
    }

    /// The total Influence of a seat, once revealed.
    public static int total(Rivals t, int seat) {
        return visibleInfluence(t, seat) + t.activityStack.get(HIDDEN + seat);
    }

    /// The total Influence of a side, once revealed.
    public static int sideInfluence(Rivals t, int side) {
        int sum = 0;
        for (int seat = 0; seat < t.players(); seat++) if (side(t, seat) == side) sum += total(t, seat);
        return sum;
    }

    /// The Modifier of a seat, face up or down, or NONE; a Scheme or Title is in the same zone.
    public static int modifier(Rivals t, int seat) {
        for (int card = t.first(PLAYED + seat); card != NONE; card = t.next(card))
            if (card != scheme(t)) return card;
        return NONE;
    }

    /// Counts the sides; the active player, so Yes, wins a tie (RIV-SCH-13).
    public static void decide(Rivals t) {
        int yes = sideInfluence(t, YES), no = sideInfluence(t, NO);
        t.activityStack.set(PASSED, yes >= no ? 1 : 0);
        t.log(InfluenceEventKind.DECIDED, seat(t), yes, no);
    }

    public static boolean passed(Rivals t) {
        return t.activityStack.get(PASSED) != 0;
    }

    public static boolean won(Rivals t, int seat) {
        return side(t, seat) == (passed(t) ? YES : NO);
    }

    /// Whether the Modifier of a seat is another card standing in for one.
    public static boolean isStandIn(Rivals t, int card) {
        return !t.facts.is(card, Kind.INFLUENCE_MODIFIER);
    }

    /// The Influence of a Modifier, or of a card standing in for one (RIV-CRD-31).
    public static int modifierInfluence(Rivals t, int card) {
        return t.printed(card, isStandIn(t, card) ? Fact.REQUIREMENT : Fact.INFLUENCE);
    }
}
