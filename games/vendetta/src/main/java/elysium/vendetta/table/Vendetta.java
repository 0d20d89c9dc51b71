package elysium.vendetta.table;

import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.BLOOD;
import static elysium.vendetta.table.GameLayout.CAUSE;
import static elysium.vendetta.table.GameLayout.CLAN;
import static elysium.vendetta.table.GameLayout.DEPLOYED;
import static elysium.vendetta.table.GameLayout.INFLUENCE;
import static elysium.vendetta.table.GameLayout.JUDGED;
import static elysium.vendetta.table.GameLayout.PLACES;
import static elysium.vendetta.table.GameLayout.POSITION;
import static elysium.vendetta.table.GameLayout.RELIC;
import static elysium.vendetta.table.GameLayout.SITE;
import static elysium.vendetta.table.GameLayout.SPITE;
import static elysium.vendetta.table.GameLayout.TOKENS_DOWN;
import static elysium.vendetta.table.GameLayout.TOKENS_UP;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.CardTable;
import elysium.tabletop.TriggerResolution;

/// The table of Vendetta: its zones and the elementary changes to them.
public final class Vendetta extends CardTable<Vendetta> {
    /// The scopes after which uses are forgotten and effects end.
    public static final int LOCATION = 0, ROUND = 1;
    public static final int LAST_ROUND = 3, TOKENS_OUT = 3;

    private final StateCheck<Vendetta> due;

    public Vendetta(Book<Vendetta> book, StateCheck<Vendetta> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
        this.due = due;
        set(GameLayout.RESOLVING, NONE);
        set(GameLayout.WINNER, NONE);
        for (int seat = 0; seat < SEATS; seat++) {
            set(CLAN + seat, NONE);
            set(CAUSE + seat, NONE);
            set(GameLayout.RANK + seat, NONE);
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
        return get(GameLayout.ROUND);
    }

    public void setRound(int number) {
        set(GameLayout.ROUND, number);
        emit(EventKind.ROUND, NONE, NONE, number, NONE, EVERYONE);
    }

    /// The number of Locations; the Prince's Haven is always the last.
    public int places() {
        return get(GameLayout.PLACE_COUNT);
    }

    public void setPlaces(int count) {
        set(GameLayout.PLACE_COUNT, count);
    }

    public int haven() {
        return places() - 1;
    }

    /// The Location being resolved, or NONE.
    public int resolving() {
        return get(GameLayout.RESOLVING);
    }

    /// Sets the Location being resolved, or NONE; notes about the last one are forgotten.
    public void resolve(int place) {
        set(GameLayout.RESOLVING, place);
        set(GameLayout.STAYED, 0);
        set(GameLayout.SKIPPING, 0);
        set(GameLayout.WINNER, NONE);
        set(GameLayout.REWARDED, 0);
        set(GameLayout.LONE, 0);
        for (int rank = 0; rank < SEATS; rank++) set(GameLayout.RANK + rank, NONE);
        effects.sweep(LOCATION);
        ledger.endScope(LOCATION);
        if (place != NONE) emit(EventKind.PLACE, NONE, place, place, NONE, EVERYONE);
    }

    public boolean teams() {
        return get(GameLayout.TEAMS) != 0;
    }

    public void setTeams(boolean on) {
        set(GameLayout.TEAMS, on ? 1 : 0);
    }

    /// The teammate of a seat, who sits opposite; NONE without teams.
    public int teammate(int seat) {
        return teams() ? (seat + players() / 2) % players() : NONE;
    }

    // ---- seats

    public boolean alive(int seat) {
        return (get(GameLayout.OUT) >> seat & 1) == 0;
    }

    public int aliveSeats() {
        return (1 << players()) - 1 & ~get(GameLayout.OUT);
    }

    public void out(int seat) {
        set(GameLayout.OUT, get(GameLayout.OUT) | 1 << seat);
        emit(EventKind.OUT, seat, NONE, 0, NONE, EVERYONE);
    }

    public int ambition() {
        return get(GameLayout.AMBITION);
    }

    public void setAmbition(int seat) {
        if (seat != ambition()) emit(EventKind.AMBITION, seat, NONE, 0, NONE, EVERYONE);
        set(GameLayout.AMBITION, seat);
    }

    /// The seat to the left.
    public int after(int seat) {
        return seat + 1 == players() ? 0 : seat + 1;
    }

    /// The number of seats before this one in turn order.
    public int rank(int seat) {
        return (seat - ambition() + players()) % players();
    }

    public int clan(int seat) {
        return get(CLAN + seat);
    }

    public void setClan(int seat, int clan) {
        set(CLAN + seat, clan);
        emit(EventKind.CLAN, seat, NONE, clan, NONE, EVERYONE);
    }

    /// The clans offered for choice, as a bit set.
    public int clansShown() {
        return get(GameLayout.SHOWN);
    }

    public void setClansShown(int clans) {
        set(GameLayout.SHOWN, clans);
    }

    public int blood(int seat) {
        return get(BLOOD + seat);
    }

    /// Sets the Blood of a Pool; the seat that takes the last of it is recorded as the cause.
    public void setBlood(int seat, int amount) {
        set(BLOOD + seat, amount);
        if (amount == 0) alarm(seat);
    }

    public int influence(int seat) {
        return get(INFLUENCE + seat);
    }

    public void setInfluence(int seat, int amount) {
        set(INFLUENCE + seat, amount);
    }

    public int tokensUp(int seat) {
        return get(TOKENS_UP + seat);
    }

    /// The Diablerie tokens of a seat, face up and face down.
    public int tokens(int seat) {
        return get(TOKENS_UP + seat) + get(TOKENS_DOWN + seat);
    }

    public void setTokens(int seat, int up, int down) {
        set(TOKENS_UP + seat, up);
        set(TOKENS_DOWN + seat, down);
        if (up + down >= TOKENS_OUT) alarm(seat);
    }

    /// The seat that took the last Blood of a Pool, or NONE.
    public int cause(int seat) {
        return get(CAUSE + seat);
    }

    public void setCause(int seat, int by) {
        set(CAUSE + seat, by);
    }

    /// Whether a seat's Frenzy is being resolved.
    public boolean frenzied(int seat) {
        return (get(GameLayout.FRENZIED) >> seat & 1) != 0;
    }

    public void setFrenzied(int seat, boolean on) {
        int others = get(GameLayout.FRENZIED) & ~(1 << seat);
        set(GameLayout.FRENZIED, on ? others | 1 << seat : others);
        if (!on) alarm(seat);
    }

    /// The Blood lost or spent that a text of the seat will answer.
    public int spite(int seat) {
        return get(SPITE + seat);
    }

    public void setSpite(int seat, int amount) {
        set(SPITE + seat, amount);
        if (amount > 0) alarm(seat);
    }

    /// The seats that need a state check, as a bit set.
    public int alarmed() {
        return get(GameLayout.ALARMED);
    }

    private void alarm(int seat) {
        set(GameLayout.ALARMED, alarmed() | 1 << seat);
    }

    /// Clears the state check of a seat.
    public void calm(int seat) {
        set(GameLayout.ALARMED, alarmed() & ~(1 << seat));
    }

    // ---- places

    public static int position(int seat, int place) {
        return POSITION + seat * PLACES + place;
    }

    /// The Location of a card on a Position, or NONE.
    public int place(int card) {
        int zone = zone(card);
        if (zone >= POSITION) return (zone - POSITION) % PLACES;
        return zone >= SITE && zone < SITE + PLACES ? zone - SITE : NONE;
    }

    public int deployed(int seat, int place) {
        return get(DEPLOYED + seat * PLACES + place);
    }

    public void setDeployed(int seat, int place, int amount) {
        set(DEPLOYED + seat * PLACES + place, amount);
    }

    /// The total Power recorded when a seat was ranked at a Location this round, or NONE.
    public int judged(int seat, int place) {
        return get(JUDGED + seat * PLACES + place) - 1;
    }

    public void setJudged(int seat, int place, int power) {
        set(JUDGED + seat * PLACES + place, power + 1);
    }

    /// Whether a seat has a card or Blood on its Position at a Location (VEN-WDR-01).
    public boolean isAt(int seat, int place) {
        return count(position(seat, place)) > 0 || deployed(seat, place) > 0;
    }

    /// The seats at a Location, as a bit set.
    public int presentAt(int place) {
        int present = 0;
        for (int seat = 0; seat < players(); seat++)
            if (isAt(seat, place)) present |= 1 << seat;
        return present & aliveSeats();
    }

    public int stayed() {
        return get(GameLayout.STAYED);
    }

    public void setStayed(int seats) {
        set(GameLayout.STAYED, seats);
    }

    public int skipping() {
        return get(GameLayout.SKIPPING);
    }

    public void setSkipping(int seats) {
        set(GameLayout.SKIPPING, seats);
    }

    /// The winner at the Location being resolved, or NONE.
    public int winner() {
        return get(GameLayout.WINNER);
    }

    /// The seats that got a card as a reward in the current conflict.
    public int rewarded() {
        return get(GameLayout.REWARDED);
    }

    public void setRewarded(int seats) {
        set(GameLayout.REWARDED, seats);
    }

    /// The only player who had cards here after the Withdraw Step (VEN-CON-07), or NONE.
    public int lone() {
        return get(GameLayout.LONE) - 1;
    }

    public void setLone(int seat) {
        set(GameLayout.LONE, seat + 1);
    }

    /// The seat of a rank, from 0; NONE beyond the last.
    public int ranked(int rank) {
        return get(GameLayout.RANK + rank);
    }

    public void setRanked(int rank, int seat) {
        set(GameLayout.RANK + rank, seat);
        if (rank == 0) set(GameLayout.WINNER, seat);
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

    /// Sends a public event about a seat.
    public void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Sends a public event about a card.
    public void logCard(int kind, int seat, int card) {
        emit(kind, seat, card, seat, face(card), EVERYONE);
    }

    /// The first card of a seat whose text modifies a value, on a Position, in its Alliance or among its Relics; or
    /// NONE.
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
        return TriggerZones.zone(this, k, seat, o);
    }

    @Override protected int useKey(int card) {
        return face(card);                                // every card that acts is the only one of its name
    }

    @Override protected void onTrigger(CardPlay<Vendetta> play) {
        boolean relic = book().printed(play.def(), Fact.KIND) == Kind.RELIC.ordinal();
        if (!relic) emit(EventKind.ACTED, play.seat(), NONE, 0, play.def(), EVERYONE);   // a Relic may yet be kept
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
