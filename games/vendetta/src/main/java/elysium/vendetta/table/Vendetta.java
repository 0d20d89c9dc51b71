package elysium.vendetta.table;

import static elysium.vendetta.table.Ground.ALLIANCE;
import static elysium.vendetta.table.Ground.BLOOD;
import static elysium.vendetta.table.Ground.CAUSE;
import static elysium.vendetta.table.Ground.CLAN;
import static elysium.vendetta.table.Ground.DEPLOYED;
import static elysium.vendetta.table.Ground.INFLUENCE;
import static elysium.vendetta.table.Ground.JUDGED;
import static elysium.vendetta.table.Ground.PLACES;
import static elysium.vendetta.table.Ground.POSITION;
import static elysium.vendetta.table.Ground.RELIC;
import static elysium.vendetta.table.Ground.SITE;
import static elysium.vendetta.table.Ground.SPITE;
import static elysium.vendetta.table.Ground.TOKENS_DOWN;
import static elysium.vendetta.table.Ground.TOKENS_UP;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.CardTable;
import elysium.tabletop.TriggerResolution;

/// The table of Vendetta: Pools, Alliances, Positions and Locations, and the plain verbs that change them.
public final class Vendetta extends CardTable<Vendetta> {
    /// The spans after which uses and effects are forgotten.
    public static final int LOCATION = 0, ROUND = 1;
    public static final int LAST_ROUND = 3, TOKENS_OUT = 3;

    private final StateCheck<Vendetta> due;

    public Vendetta(Book<Vendetta> book, StateCheck<Vendetta> due, int players, long seed) {
        super(Ground.LAYOUT, book, due, players, seed);
        this.due = due;
        set(Ground.RESOLVING, NONE);
        set(Ground.WINNER, NONE);
        for (int seat = 0; seat < SEATS; seat++) {
            set(CLAN + seat, NONE);
            set(CAUSE + seat, NONE);
            set(Ground.RANK + seat, NONE);
        }
    }

    @Override protected Vendetta self() {
        return this;
    }

    @Override public Vendetta blank() {
        return new Vendetta(book(), due, players(), 0);
    }

    // ---- the evening

    public int round() {
        return get(Ground.ROUND);
    }

    public void round(int number) {
        set(Ground.ROUND, number);
        emit(Tell.ROUND, NONE, NONE, number, NONE, EVERYONE);
    }

    /// How many Locations are in play; the Prince's Haven is always the last.
    public int places() {
        return get(Ground.PLACE_COUNT);
    }

    public void places(int count) {
        set(Ground.PLACE_COUNT, count);
    }

    public int haven() {
        return places() - 1;
    }

    /// The Location being resolved, or NONE.
    public int resolving() {
        return get(Ground.RESOLVING);
    }

    /// Begins to resolve a Location, or NONE: what was noted of the last one is forgotten.
    public void resolve(int place) {
        set(Ground.RESOLVING, place);
        set(Ground.STAYED, 0);
        set(Ground.SKIPPING, 0);
        set(Ground.WINNER, NONE);
        set(Ground.REWARDED, 0);
        set(Ground.LONE, 0);
        for (int rank = 0; rank < SEATS; rank++) set(Ground.RANK + rank, NONE);
        effects.sweep(LOCATION);
        ledger.endScope(LOCATION);
        if (place != NONE) emit(Tell.PLACE, NONE, place, place, NONE, EVERYONE);
    }

    public boolean teams() {
        return get(Ground.TEAMS) != 0;
    }

    public void teams(boolean on) {
        set(Ground.TEAMS, on ? 1 : 0);
    }

    /// The other member of a seat's team, who sits opposite; NONE where all play for themselves.
    public int teammate(int seat) {
        return teams() ? (seat + players() / 2) % players() : NONE;
    }

    // ---- seats

    public boolean alive(int seat) {
        return (get(Ground.OUT) >> seat & 1) == 0;
    }

    public int living() {
        return (1 << players()) - 1 & ~get(Ground.OUT);
    }

    public void out(int seat) {
        set(Ground.OUT, get(Ground.OUT) | 1 << seat);
        emit(Tell.OUT, seat, NONE, 0, NONE, EVERYONE);
    }

    public int ambition() {
        return get(Ground.AMBITION);
    }

    public void ambition(int seat) {
        if (seat != ambition()) emit(Tell.AMBITION, seat, NONE, 0, NONE, EVERYONE);
        set(Ground.AMBITION, seat);
    }

    /// The seat to the left.
    public int after(int seat) {
        return seat + 1 == players() ? 0 : seat + 1;
    }

    /// How many seats come before this one in turn order.
    public int rank(int seat) {
        return (seat - ambition() + players()) % players();
    }

    public int clan(int seat) {
        return get(CLAN + seat);
    }

    public void clan(int seat, int clan) {
        set(CLAN + seat, clan);
        emit(Tell.CLAN, seat, NONE, clan, NONE, EVERYONE);
    }

    /// The clans that lie open to choose from, a bit each.
    public int clansShown() {
        return get(Ground.SHOWN);
    }

    public void clansShown(int clans) {
        set(Ground.SHOWN, clans);
    }

    public int blood(int seat) {
        return get(BLOOD + seat);
    }

    /// Sets what a Pool holds; whoever takes the last of it is remembered as the cause.
    public void blood(int seat, int amount) {
        set(BLOOD + seat, amount);
        if (amount == 0) alarm(seat);
    }

    public int influence(int seat) {
        return get(INFLUENCE + seat);
    }

    public void influence(int seat, int amount) {
        set(INFLUENCE + seat, amount);
    }

    public int tokensUp(int seat) {
        return get(TOKENS_UP + seat);
    }

    /// All Diablerie tokens of a seat, whichever side is up.
    public int tokens(int seat) {
        return get(TOKENS_UP + seat) + get(TOKENS_DOWN + seat);
    }

    public void tokens(int seat, int up, int down) {
        set(TOKENS_UP + seat, up);
        set(TOKENS_DOWN + seat, down);
        if (up + down >= TOKENS_OUT) alarm(seat);
    }

    /// Who took the last Blood of a Pool, or NONE.
    public int cause(int seat) {
        return get(CAUSE + seat);
    }

    public void cause(int seat, int by) {
        set(CAUSE + seat, by);
    }

    /// Whether a seat's Frenzy is under way.
    public boolean frenzied(int seat) {
        return (get(Ground.FRENZIED) >> seat & 1) != 0;
    }

    public void frenzied(int seat, boolean on) {
        int others = get(Ground.FRENZIED) & ~(1 << seat);
        set(Ground.FRENZIED, on ? others | 1 << seat : others);
        if (!on) alarm(seat);
    }

    /// Blood that a seat has lost or spent and that a text of its own will answer.
    public int spite(int seat) {
        return get(SPITE + seat);
    }

    public void spite(int seat, int amount) {
        set(SPITE + seat, amount);
        if (amount > 0) alarm(seat);
    }

    /// The seats of which something may be due, a bit each: nobody else need be looked at.
    public int alarmed() {
        return get(Ground.ALARMED);
    }

    private void alarm(int seat) {
        set(Ground.ALARMED, alarmed() | 1 << seat);
    }

    /// Nothing more is due of a seat.
    public void calm(int seat) {
        set(Ground.ALARMED, alarmed() & ~(1 << seat));
    }

    // ---- places

    public static int position(int seat, int place) {
        return POSITION + seat * PLACES + place;
    }

    /// The Location at which a card lies on a Position, or NONE.
    public int place(int card) {
        int zone = zone(card);
        if (zone >= POSITION) return (zone - POSITION) % PLACES;
        return zone >= SITE && zone < SITE + PLACES ? zone - SITE : NONE;
    }

    public int deployed(int seat, int place) {
        return get(DEPLOYED + seat * PLACES + place);
    }

    public void deployed(int seat, int place, int amount) {
        set(DEPLOYED + seat * PLACES + place, amount);
    }

    /// The total Power with which a seat was ranked at a Location in this round, or NONE.
    public int judged(int seat, int place) {
        return get(JUDGED + seat * PLACES + place) - 1;
    }

    public void judged(int seat, int place, int power) {
        set(JUDGED + seat * PLACES + place, power + 1);
    }

    /// Whether a seat has a card or Blood on its Position at a Location (VEN-WDR-01).
    public boolean isAt(int seat, int place) {
        return count(position(seat, place)) > 0 || deployed(seat, place) > 0;
    }

    /// The seats at a Location, a bit each.
    public int presentAt(int place) {
        int present = 0;
        for (int seat = 0; seat < players(); seat++)
            if (isAt(seat, place)) present |= 1 << seat;
        return present & living();
    }

    public int stayed() {
        return get(Ground.STAYED);
    }

    public void stayed(int seats) {
        set(Ground.STAYED, seats);
    }

    public int skipping() {
        return get(Ground.SKIPPING);
    }

    public void skipping(int seats) {
        set(Ground.SKIPPING, seats);
    }

    /// The winner at the Location being resolved, or NONE.
    public int winner() {
        return get(Ground.WINNER);
    }

    /// The seats that got a card as a reward of the conflict under way.
    public int rewarded() {
        return get(Ground.REWARDED);
    }

    public void rewarded(int seats) {
        set(Ground.REWARDED, seats);
    }

    /// The only player who had cards here after the Withdraw Step (VEN-CON-07), or NONE.
    public int lone() {
        return get(Ground.LONE) - 1;
    }

    public void lone(int seat) {
        set(Ground.LONE, seat + 1);
    }

    /// The seat of a rank, from 0; NONE beyond the last.
    public int ranked(int rank) {
        return get(Ground.RANK + rank);
    }

    public void ranked(int rank, int seat) {
        set(Ground.RANK + rank, seat);
        if (rank == 0) set(Ground.WINNER, seat);
    }

    // ---- cards

    public int alliance(int seat) {
        return count(ALLIANCE + seat);
    }

    public int lay(int def, int seat, int zone, int told) {
        return create(def, seat, zone, told);
    }

    public Kind kind(int card) {
        return Kind.of(printed(card, Fact.KIND));
    }

    public int power(int card) {
        return printed(card, Fact.POWER);
    }

    /// Tells something of a seat that everybody hears.
    public void say(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Tells of a card that everybody sees.
    public void sayOf(int kind, int seat, int card) {
        emit(kind, seat, card, seat, face(card), EVERYONE);
    }

    /// The first card of a seat on a Position, in its Alliance or before it whose text adds to a value; NONE if none.
    public int speaker(int value, int seat) {
        if (!hasModifiers(value)) return NONE;
        for (int k = 0; k < PLACES + 2; k++) {
            int zone = k < PLACES ? position(seat, k) : k == PLACES ? ALLIANCE + seat : RELIC + seat;
            for (int card = first(zone); card != NONE; card = next(card))
                if (isActive(card) && (book().adds(face(card)) >> value & 1) != 0) return card;
        }
        return NONE;
    }

    // ---- what the tabletop asks

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Vendetta> o) {
        return Hearing.zone(this, k, seat, o);
    }

    @Override protected int useKey(int card) {
        return face(card);                                // every card that acts is the only one of its name
    }

    @Override protected void onTrigger(CardPlay<Vendetta> play) {
        boolean relic = book().printed(play.def(), Fact.KIND) == Kind.RELIC.ordinal();
        if (!relic) emit(Tell.ACTED, play.seat(), NONE, 0, play.def(), EVERYONE);   // a Relic may yet be kept
    }

    @Override protected boolean goesOn(CardPlay<Vendetta> play) {
        return play.seat() == NONE || alive(play.seat());
    }

    @Override protected int rowOperands(int verb) {
        return switch (verb) {
            case Verb.RETURN, Verb.PLAY, Verb.DRAIN, Verb.LOOK, Verb.USE, Verb.TAKE, Verb.CHOOSE_RELIC -> 1;
            default -> super.rowOperands(verb);
        };
    }
}
