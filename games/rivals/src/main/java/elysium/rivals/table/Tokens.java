package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.FLOCK;
import static elysium.rivals.table.GameLayout.FOREIGN;
import static elysium.rivals.table.GameLayout.PRESTIGE;
import static elysium.rivals.table.GameLayout.SUPPLY;

/// The colours of tokens, when each colour is limited: a player takes and spends tokens of the own colour first (RIV-TOK-05).
public final class Tokens extends RivalsPart {
    /// The places of tokens: the supply (-1), the pool of a seat, a card.
    static final int IN_SUPPLY = -1;
    private static final int CARDS = SEATS;
    private static final int BITS = 4, MASK = 15;

    Tokens(Rivals table) {
        super(table);
    }

    static int pool(int seat) {
        return seat;
    }

    static int on(int card) {
        return CARDS + card;
    }

    /// Limits the tokens of each colour; those in a pool are taken from the supply of that colour (RIV-RUL-01).
    public void limitSupply(int tokens) {
        set(GameLayout.CAPPED, 1);
        for (int seat = 0; seat < table.players(); seat++) set(SUPPLY + seat, tokens - get(PRESTIGE + seat));
    }

    /// How many tokens a seat can take from the supply: what is left of its colour (RIV-TOK-06).
    public int availableInSupply(int seat, int wanted) {
        return get(GameLayout.CAPPED) == 0 || seat == NONE ? wanted : Math.min(wanted, Math.max(0, get(SUPPLY + seat)));
    }

    /// Whether the tokens of each colour are limited.
    public boolean limited() {
        return get(GameLayout.CAPPED) != 0;
    }

    /// Moves tokens between two places, those of the own colour first; called before the amounts change.
    void moveTokens(int from, int to, int tokens) {
        if (get(GameLayout.CAPPED) == 0 || tokens <= 0) return;
        if (from == IN_SUPPLY) {
            shift(IN_SUPPLY, to, keeper(to), tokens);
            return;
        }
        int left = tokens, own = Math.max(0, Math.min(left, amount(from) - foreign(from)));
        shift(from, to, keeper(from), own);
        left -= own;
        for (int colour = 0; colour < table.players() && left > 0; colour++) {
            int some = Math.min(left, foreign(from, colour));
            shift(from, to, colour, some);
            left -= some;
        }
    }

    private void shift(int from, int to, int colour, int tokens) {
        if (tokens <= 0 || colour == NONE) return;
        add(from, colour, -tokens);
        add(to, colour, tokens);
    }

    private void add(int place, int colour, int tokens) {
        if (place == IN_SUPPLY) set(SUPPLY + colour, get(SUPPLY + colour) + tokens);
        else if (colour == keeper(place)) return;         // what is not foreign is one's own
        else if (place < CARDS) set(FOREIGN + place * SEATS + colour, foreign(place, colour) + tokens);
        else addColoured(place - CARDS, colour, tokens);
    }

    /// Adds or removes tokens of a colour other than the controller's on a card.
    public void addColoured(int card, int colour, int tokens) {
        set(FLOCK + card, (short) (get(FLOCK + card) + (tokens << BITS * colour)));
    }

    /// The tokens of a colour on a card that are not its controller's own.
    public int colouredOnCard(int card, int colour) {
        return get(FLOCK + card) >> BITS * colour & MASK;
    }

    private int keeper(int place) {
        return place < CARDS ? place : table.controller(place - CARDS);
    }

    /// The tokens of a seat's colour that lie in a pool, its own among them.
    public int colouredInPool(int seat, int colour) {
        return colour == seat ? amount(pool(seat)) - foreign(pool(seat)) : foreign(pool(seat), colour);
    }

    /// Sets the tokens of another colour in a pool, for set-ups.
    public void setColoured(int seat, int colour, int tokens) {
        set(FOREIGN + seat * SEATS + colour, tokens);
    }

    private int amount(int place) {
        return place < CARDS ? get(PRESTIGE + place) : table.counters(place - CARDS);
    }

    private int foreign(int place) {
        int sum = 0;
        for (int colour = 0; colour < table.players(); colour++) sum += foreign(place, colour);
        return sum;
    }

    /// The tokens of another's colour in a pool or on a card.
    private int foreign(int place, int colour) {
        return place < CARDS ? get(FOREIGN + place * SEATS + colour) : colouredOnCard(place - CARDS, colour);
    }
}
