package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.rivals.table.Fact;
import elysium.rivals.table.InfluenceEventKind;
import elysium.rivals.table.Kind;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Value;

/// What is true of the Scheme or Title for which Influence is needed: who has put in what, and on which side.
public final class Conflict {
    /// The sides as they are announced; nobody has said anything at first.
    public static final int NO = 0, YES = 1, OUT = 2;
    private static final int SILENT = 0;
    private static final int UNDER_WAY = 0, CARD = 1, SEAT = 2, CHOSEN = 3, PASSED = 4, COST = 5, SIDES = 6, SHOWN = 12,
            HIDDEN = 18, STAKED = 24,
            REVEALED = 30;
    private static final int SCHEME = 8, TITLE = 9;          // attacks have the numbers before

    private Conflict() {}

    /// A Scheme is shown: everything that is said of it from now on lies on a sheet of its own.
    public static void begin(Rivals t, int scheme, int seat) {
        open(t, SCHEME, scheme, seat);
    }

    /// A Title must be paid.
    public static void begin(Rivals t, int title, int seat, int cost) {
        open(t, TITLE, title, seat);
        t.sheets.set(COST, cost);
    }

    private static void open(Rivals t, int kind, int card, int seat) {
        t.sheets.open();
        t.sheets.set(UNDER_WAY, kind);
        t.sheets.set(CARD, card);
        t.sheets.set(SEAT, seat);
    }

    public static void close(Rivals t) {
        t.sheets.close();
    }

    /// Whether Influence is needed for something now.
    public static boolean underWay(Rivals t) {
        return t.sheets.level() > 0 && t.sheets.get(UNDER_WAY) >= SCHEME;
    }

    /// Whether what was hidden in a Scheme has been revealed.
    public static boolean revealed(Rivals t) {
        return t.sheets.get(REVEALED) != 0;
    }

    public static void reveal(Rivals t) {
        t.sheets.set(REVEALED, 1);
    }

    /// The Scheme under way.
    public static int scheme(Rivals t) {
        return t.sheets.get(CARD);
    }

    /// Who plays the Scheme or Title.
    public static int seat(Rivals t) {
        return t.sheets.get(SEAT);
    }

    public static boolean isTitle(Rivals t) {
        return t.sheets.get(UNDER_WAY) == TITLE;
    }

    public static int cost(Rivals t) {
        return t.sheets.get(COST);
    }

    /// The players whom a Scheme is about, a bit each, where it names some when it is shown.
    public static int chosen(Rivals t) {
        return t.sheets.get(CHOSEN);
    }

    public static void choose(Rivals t, int seats) {
        t.sheets.set(CHOSEN, chosen(t) | seats);
    }

    /// The side of a seat, or NONE before it has announced one or where it stays out.
    public static int side(Rivals t, int seat) {
        int said = said(t, seat);
        return said == OUT ? NONE : said;
    }

    /// What a seat has announced: a side, or to stay out; NONE before that.
    public static int said(Rivals t, int seat) {
        int said = t.sheets.get(SIDES + seat);
        return said == SILENT ? NONE : said - 1;
    }

    /// A seat announces its side with all that can be seen of its Influence (RIV-SCH-09).
    public static void announce(Rivals t, int seat, int side) {
        int shown = shown(t, seat);
        t.sheets.set(SIDES + seat, side + 1);
        if (side != OUT) t.sheets.set(SHOWN + seat, shown);
        t.log(InfluenceEventKind.SIDED, seat, side, side == OUT ? 0 : shown);
    }

    /// The Influence of a seat that all can see: what its vampires exerted, and what goes to its total by itself until it
    /// has announced.
    public static int shown(Rivals t, int seat) {
        int exerted = t.sheets.get(SHOWN + seat);
        return said(t, seat) == NONE ? exerted + t.value(Value.TOTAL_INFLUENCE, seat) : exerted;
    }

    /// A vampire exerts all of its Influence (RIV-INF-04), and has none until its player's next turn.
    public static void exert(Rivals t, int vampire) {
        int seat = t.controller(vampire), amount = t.influence(vampire);
        t.sheets.set(SHOWN + seat, t.sheets.get(SHOWN + seat) + amount);
        t.logCard(InfluenceEventKind.EXERTED, seat, vampire, amount);
        t.silence(vampire);
    }

    /// Influence that was hidden, or is paid, is added in the sight of all.
    public static void add(Rivals t, int seat, int amount) {
        t.sheets.set(HIDDEN + seat, t.sheets.get(HIDDEN + seat) + amount);
    }

    /// What the vampires of a seat have exerted.
    public static int exerted(Rivals t, int seat) {
        return t.sheets.get(SHOWN + seat);
    }

    /// Prestige that a seat held in its fist, now open, counts as Influence.
    public static void stake(Rivals t, int seat, int prestige) {
        t.sheets.set(STAKED + seat, prestige);
        add(t, seat, prestige);
    }

    /// The prestige of a seat that was revealed.
    public static int staked(Rivals t, int seat) {
        return t.sheets.get(STAKED + seat);
    }

    /// All that a seat has put in, once it is revealed.
    public static int total(Rivals t, int seat) {
        return shown(t, seat) + t.sheets.get(HIDDEN + seat);
    }

    /// What one side has put in, once it is revealed.
    public static int sum(Rivals t, int side) {
        int sum = 0;
        for (int seat = 0; seat < t.players(); seat++) if (side(t, seat) == side) sum += total(t, seat);
        return sum;
    }

    /// The Modifier that a seat has played, face down or up, or NONE; a Scheme or Title lies there too.
    public static int modifier(Rivals t, int seat) {
        for (int card = t.first(PLAYED + seat); card != NONE; card = t.next(card))
            if (card != scheme(t)) return card;
        return NONE;
    }

    /// Counts the sides; a tie is won by the active player, so Yes (RIV-SCH-13).
    public static void decide(Rivals t) {
        int yes = sum(t, YES), no = sum(t, NO);
        t.sheets.set(PASSED, yes >= no ? 1 : 0);
        t.log(InfluenceEventKind.DECIDED, seat(t), yes, no);
    }

    public static boolean passed(Rivals t) {
        return t.sheets.get(PASSED) != 0;
    }

    /// Whether a seat took the side that won.
    public static boolean won(Rivals t, int seat) {
        return side(t, seat) == (passed(t) ? YES : NO);
    }

    /// Whether a card stands in for a Modifier that a seat plays: what is no Modifier itself.
    public static boolean standsIn(Rivals t, int card) {
        return !t.is(card, Kind.INFLUENCE_MODIFIER);
    }

    /// What a Modifier gives, or a card that stands in for one (RIV-CRD-31).
    public static int worth(Rivals t, int card) {
        return t.printed(card, standsIn(t, card) ? Fact.REQUIREMENT : Fact.INFLUENCE);
    }
}
