package elysium.nightfall.table;

import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.INFLUENCE;
import static elysium.nightfall.table.GameLayout.PRIVATE;
import static elysium.nightfall.table.GameLayout.SUMS;
import static elysium.nightfall.table.GameLayout.WOUNDED;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardTable;
import elysium.tabletop.TriggerResolution;

/// The table of Nightfall: its zones and the elementary changes to them.
public final class Nightfall extends CardTable<Nightfall> {
    /// The copies of an order in its archive; the size of a full hand; the influence at the start of a turn.
    public static final int COPIES = 7, HAND_SIZE = 5, INCOME = 2;
    /// The owner of draft cards before they become archives: a sixth seat without a player, so that they are not taken
    /// for wounds of the stack.
    public static final int DRAFT = SEATS - 1;
    /// Flags: an order of the chain is kicked; an attacker's combat is over. The bits above hold a seat.
    private static final int KICKED = OWN_FLAGS, FOUGHT = OWN_FLAGS * 2, SEAT = OWN_FLAGS * 4, SEAT_BITS = SEAT * 7;

    private final StateCheck<Nightfall> due;

    public Nightfall(Book<Nightfall> book, StateCheck<Nightfall> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
        this.due = due;
        set(GameLayout.RESOLVING, NONE);
        set(GameLayout.WINNER, NONE);
    }

    @Override protected Nightfall self() {
        return this;
    }

    @Override public Nightfall blank() {
        return new Nightfall(book(), due, players(), 0);
    }

    // ---- the game

    public boolean has(int option) {
        return (get(GameLayout.OPTIONS) & option) != 0;
    }

    public void options(int options) {
        set(GameLayout.OPTIONS, options);
    }

    /// Begins a game on an empty table; only the sums of earlier games remain.
    public void begin(int first) {
        clear();
        set(GameLayout.GAME, game() + 1);
        set(GameLayout.FIRST, first);
        set(GameLayout.ACTIVE, first);
        set(GameLayout.TURN, 0);
        set(GameLayout.BLED, 0);
        set(GameLayout.FACE_UP, 0);
        set(GameLayout.ENDING, 0);
        for (int at = WOUNDED; at < WOUNDED + SEATS * Wound.COUNTS; at++) set(at, 0);
        emit(EventKind.GAME, first, NONE, game(), NONE, EVERYONE);
    }

    /// The number of the game, from 1; above 1 only in apocalypse mode.
    public int game() {
        return get(GameLayout.GAME);
    }

    /// The first player of this game.
    public int firstPlayer() {
        return get(GameLayout.FIRST);
    }

    public int active() {
        return get(GameLayout.ACTIVE);
    }

    public int turn() {
        return get(GameLayout.TURN);
    }

    /// The number of turns ended since a player last took a wound.
    public int calm() {
        return turn() - get(GameLayout.BLED);
    }

    /// Begins the turn of a seat and ends all effects of the last turn (NF-CLEAN-05).
    public void turnOf(int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, turn() + 1);
        set(GameLayout.OPENED, 0);
        set(GameLayout.UNBLOCKED, 0);
        for (int other = 0; other < SEATS; other++) set(INFLUENCE + other, other == seat ? INCOME : 0);
        emit(EventKind.TURN, seat, NONE, turn(), NONE, EVERYONE);
    }

    /// The seat to the left.
    public int after(int seat) {
        return seat + 1 == players() ? 0 : seat + 1;
    }

    public int opponents(int seat) {
        return (1 << players()) - 1 & ~(1 << seat);
    }

    /// Whether the last face-up wound has been taken (NF-OVER-01).
    public boolean ending() {
        return get(GameLayout.ENDING) != 0;
    }

    /// The winner, or NONE.
    public int winner() {
        return get(GameLayout.WINNER);
    }

    public void setWinner(int seat) {
        set(GameLayout.WINNER, seat);
        emit(EventKind.ENDED, seat, NONE, 0, NONE, EVERYONE);
    }

    /// The total wounds of all finished games (NF-VAR-07).
    public int sum(int seat) {
        return get(SUMS + seat);
    }

    /// The place of a seat in the last finished game, from 1; 0 before the first.
    public int placed(int seat) {
        return get(GameLayout.PLACED + seat);
    }

    public void setPlaced(int seat, int place) {
        set(GameLayout.PLACED + seat, place);
        set(SUMS + seat, sum(seat) + wounds(seat));
        emit(EventKind.PLACED, seat, place, wounds(seat), NONE, EVERYONE);
    }

    // ---- wounds

    /// The number of face-up wounds on the stack.
    public int faceUp() {
        return get(GameLayout.FACE_UP);
    }

    /// Sets the number of face-up wounds; only the top one can be seen.
    public void setFaceUp(int count) {
        set(GameLayout.FACE_UP, count);
        if (count > 0) look(first(GameLayout.WOUNDS), EVERYONE);
    }

    /// Triggers the end of the game.
    public void trigger() {
        set(GameLayout.ENDING, 1);
        emit(EventKind.ENDING, NONE, NONE, 0, NONE, EVERYONE);
    }

    public int wounds(int seat) {
        int sum = 0;
        for (int type = 0; type < Wound.COUNTS; type++) sum += wounds(seat, type);
        return sum;
    }

    public int wounds(int seat, int type) {
        return get(WOUNDED + seat * Wound.COUNTS + type);
    }

    /// Changes the number of wounds of a type.
    public void setWounds(int seat, int type, int more) {
        set(WOUNDED + seat * Wound.COUNTS + type, wounds(seat, type) + more);
        if (more > 0) set(GameLayout.BLED, turn());
    }

    // ---- influence and archives

    public int influence(int seat) {
        return get(INFLUENCE + seat);
    }

    /// Sets the influence of a seat, never below 0 (NF-RUL-35).
    public void setInfluence(int seat, int amount) {
        int before = influence(seat), now = Math.max(0, amount);
        set(INFLUENCE + seat, now);
        emit(EventKind.INFLUENCE, seat, now, now - before, NONE, EVERYONE);
    }

    /// Removes unspent influence of all seats at the end of a claim phase (NF-CLAIM-11, NF-RUL-35).
    public void spend() {
        for (int seat = 0; seat < SEATS; seat++) set(INFLUENCE + seat, 0);
    }

    /// Whether enemy archives are open to a seat this turn.
    public boolean opened(int seat) {
        return (get(GameLayout.OPENED) >> seat & 1) != 0;
    }

    public void open(int seat) {
        set(GameLayout.OPENED, get(GameLayout.OPENED) | 1 << seat);
        emit(EventKind.OPENED, seat, NONE, 0, NONE, EVERYONE);
    }

    /// The owner of an archive, or NONE for the commons.
    public static int keeper(int archive) {
        return archive < COMMONS ? archive / PRIVATE : NONE;
    }

    /// Whether an archive is still a face-down draft card (NF-VAR-01).
    public boolean hidden(int archive) {
        int card = first(ARCHIVE + archive);
        return card != NONE && faceDown(card);
    }

    /// The number of cards in an archive; a hidden one looks like a full one (NF-RUL-13).
    public int left(int archive) {
        return hidden(archive) ? COPIES : count(ARCHIVE + archive);
    }

    /// The top card of an archive; only the owner may know a hidden one.
    public int top(int archive) {
        return first(ARCHIVE + archive);
    }

    /// Whether forced blocks are suspended until the end of the turn (NF-CLAR-12).
    public boolean overrun() {
        return get(GameLayout.UNBLOCKED) != 0;
    }

    public void setOverrun(int seat) {
        set(GameLayout.UNBLOCKED, 1);
        emit(EventKind.OVERRUN, seat, NONE, 0, NONE, EVERYONE);
    }

    // ---- minions in play

    /// Sets the damage on a minion.
    public void damage(int minion, int damage) {
        setCounters(minion, damage);
    }

    public int health(int minion) {
        return printed(minion, Fact.HEALTH) - counters(minion);
    }

    public boolean is(int card, int trait) {
        return (printed(card, Fact.TRAITS) & trait) != 0;
    }

    public Kind kind(int card) {
        return Kind.of(printed(card, Fact.KIND));
    }

    public boolean isMinion(int card) {
        return kind(card).isMinion();
    }

    public boolean isWound(int card) {
        return printed(card, Fact.KIND) == Kind.WOUND.ordinal();
    }

    public int attacked(int minion) {
        return marked(minion);
    }

    public void attack(int minion, int seat) {
        useKey(minion, seat);
        emit(EventKind.ATTACKED, seat, minion, seat, face(minion), EVERYONE);
    }

    /// Whether the combat of an attacker is over.
    public boolean fought(int minion) {
        return flagged(minion, FOUGHT);
    }

    public void fight(int minion) {
        flag(minion, FOUGHT, true);
        emit(EventKind.FOUGHT, attacked(minion), minion, 0, face(minion), EVERYONE);
    }

    /// Makes a minion block an attacker.
    public void block(int minion, int attacker) {
        hosts.attach(minion, attacker);
        emit(EventKind.BLOCKED, controller(minion), minion, attacker, face(minion), EVERYONE);
    }

    /// Ends the attack or block of a minion; its damage remains (NF-RUL-24).
    public void stand(int minion) {
        hosts.detach(minion);
        while (hosts.firstOn(minion) != NONE) hosts.detach(hosts.firstOn(minion));
        flag(minion, KICKED | FOUGHT | SEAT_BITS, false);
    }

    /// Clears the state of a card: damage, attacks and blocks, its place in the chain.
    public void settled(int card) {
        stand(card);
        setCounters(card, 0);
    }

    // ---- the chain

    /// Whether an order is kicked; fixed when it is linked (NF-KICK-06).
    public boolean kicked(int order) {
        return flagged(order, KICKED);
    }

    /// Adds an order to the end of the chain; it is kicked if its kicker color is the color of the previous order.
    public void link(int order) {
        int last = last(CHAIN), kicker = printed(order, Fact.KICKER);
        boolean kicked = last != NONE && kicker != NONE && kicker == printed(last, Fact.COLOR);
        move(order, CHAIN);
        flag(order, KICKED, kicked);
        emit(EventKind.LINKED, owner(order), order, kicked ? 1 : 0, face(order), EVERYONE);
    }

    /// How many times an order will resolve (NF-RUL-32).
    public int times(int order) {
        return 1 + counters(order);
    }

    public void onceMore(int order) {
        setCounters(order, counters(order) + 1);
        emit(EventKind.TWICE, owner(order), order, times(order), face(order), EVERYONE);
    }

    public int chooser(int order) {
        int taken = marked(order);
        return taken == NONE ? owner(order) : taken;
    }

    public void setChooser(int order, int seat) {
        useKey(order, seat);
        emit(EventKind.CHOOSES, seat, order, owner(order), face(order), EVERYONE);
    }

    /// The resolving order, or NONE.
    public int resolving() {
        return get(GameLayout.RESOLVING);
    }

    public void setResolving(int order) {
        set(GameLayout.RESOLVING, order);
        if (order != NONE) emit(EventKind.RESOLVES, owner(order), order, kicked(order) ? 1 : 0, face(order), EVERYONE);
    }

    // ---- cards

    public int lay(int def, int seat, int zone) {
        return create(def, seat, zone, 0);
    }

    /// Changes the owner of a card, to a seat or NONE.
    public void give(int card, int seat) {
        setOwner(card, seat);
    }

    /// Sends a public event about a seat.
    public void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Sends a public event about a card.
    public void logCard(int kind, int seat, int card, int amount) {
        emit(kind, seat, card, amount, face(card), EVERYONE);
    }

    private int marked(int card) {
        int low = flagged(card, SEAT) ? 1 : 0, middle = flagged(card, SEAT * 2) ? 2 : 0;
        return low + middle + (flagged(card, SEAT * 4) ? 4 : 0) - 1;
    }

    private void useKey(int card, int seat) {
        flag(card, SEAT_BITS, false);
        flag(card, SEAT * (seat + 1), true);
    }

    // ---- what the tabletop asks

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Nightfall> occurrence) {
        return NONE;                                      // texts act in the chain, or are printed facts of a minion
    }

    @Override protected int rowOperands(int verb) {
        int rows = Verb.rows(verb);
        return rows == 0 ? super.rowOperands(verb) : rows;
    }
}
