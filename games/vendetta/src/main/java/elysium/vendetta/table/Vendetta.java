package elysium.vendetta.table;

import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.CAUSE;
import static elysium.vendetta.table.GameLayout.CLAN;
import static elysium.vendetta.table.GameLayout.PLACES;
import static elysium.vendetta.table.GameLayout.RELIC;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.CardTable;
import elysium.tabletop.TriggerResolution;

/// The table of Vendetta: its zones and the elementary changes to them.
public final class Vendetta extends CardTable<Vendetta> {
    /// The scopes after which uses are forgotten and effects end.
    public static final int LOCATION = 0, ROUND = 1;

    private final StateCheck<Vendetta> stateCheck;

    public final Evening evening = new Evening(this);
    public final Seats seats = new Seats(this);
    public final Pools pools = new Pools(this);
    public final Locations locations = new Locations(this);
    public final Conflict conflict = new Conflict(this);

    public Vendetta(Book<Vendetta> book, StateCheck<Vendetta> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
        this.stateCheck = due;
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
        return new Vendetta(book(), stateCheck, players(), 0);
    }

    // ---- the evening

    // ---- seats

    // ---- places

    // ---- cards

    public int alliance(int seat) {
        return count(ALLIANCE + seat);
    }

    public int addCard(int def, int seat, int zone, int told) {
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
    public int firstModifyingCard(int value, int seat) {
        if (!hasModifiers(value)) return NONE;
        for (int k = 0; k < PLACES + 2; k++) {
            int zone = k < PLACES ? Locations.position(seat, k) : k == PLACES ? ALLIANCE + seat : RELIC + seat;
            for (int card = first(zone); card != NONE; card = next(card))
                if (isActive(card) && (book().modifiedValues(face(card)) >> value & 1) != 0) return card;
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

    @Override protected boolean canContinue(CardPlay<Vendetta> play) {
        return play.seat() == NONE || seats.isAlive(play.seat());
    }

    @Override protected int rowOperands(int verb) {
        return switch (verb) {
            case Verb.RETURN, Verb.PLAY, Verb.DRAIN, Verb.LOOK, Verb.USE, Verb.TAKE, Verb.CHOOSE_RELIC -> 1;
            default -> super.rowOperands(verb);
        };
    }

}
