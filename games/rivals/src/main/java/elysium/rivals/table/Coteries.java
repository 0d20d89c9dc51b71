package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.BITTER;
import static elysium.rivals.table.GameLayout.DOOM;
import static elysium.rivals.table.GameLayout.DOOM_BY;
import static elysium.rivals.table.GameLayout.DOOM_PARTY;
import static elysium.rivals.table.GameLayout.DOOM_SEAT;
import static elysium.rivals.table.GameLayout.HARM;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The state of vampires in play: blood, pending defeat, ready or exhausted.
public abstract sealed class Coteries extends Places permits Bearers {
    /// The fate of a vampire without blood.
    public static final int TO_TORPOR = 1, TO_BURN = 2;
    private static final int FALLS = 4;

    Coteries(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- blood

    public final int blood(int card) {
        return counters(card);
    }

    /// Sets blood or tokens without an event, for set-ups.
    public final void setBlood(int card, int amount) {
        setCounters(card, amount);
    }

    /// Gives a recruit its blood: the cost from the pool, the rest from the supply (RIV-ACT-06).
    public final void fillRecruit(int seat, int card, int cost, int blood) {
        pass(pool(seat), on(card), cost);
        pass(IN_SUPPLY, on(card), blood - cost);
        set(GameLayout.PRESTIGE + seat, prestige(seat) - cost);
        setCounters(card, blood);
    }

    public final int bp(int card) {
        return Math.max(0, printed(card, Fact.BP) + value(Value.BP, card));
    }

    public final boolean wounded(int card) {
        return 2 * blood(card) <= bp(card);
    }

    /// Gains blood from the supply, up to BP. A full vampire in torpor rises in its own player's turn.
    public final int mend(int card, int amount) {
        int mended = supplied(controller(card), Math.min(amount, bp(card) - blood(card)));
        if (mended <= 0) return 0;
        pass(IN_SUPPLY, on(card), mended);
        emit(EventKind.MENDED, controller(card), card, mended, face(card), EVERYONE);
        fill(card, mended);
        return mended;
    }

    /// Moves prestige from a pool to a vampire, even the last (RIV-TOR-03); `by` gets the credit, or NONE.
    public final int pour(int seat, int card, int amount, int by) {
        int put = Math.min(amount, prestige(seat));
        if (put <= 0) return 0;
        emit(EventKind.POURED, seat, card, put, face(card), EVERYONE);
        pass(pool(seat), on(card), put);
        dwindle(seat, put, by);
        fill(card, put);
        return put;
    }

    final void fill(int card, int more) {
        setCounters(card, blood(card) + more);
        if (inTorpor(card) && controller(card) == active() && blood(card) >= bp(card)) rise(card);
    }

    /// Pays a cost, never with the last blood (RIV-ABL-08).
    public final void payBlood(int card, int amount) {
        if (amount == 0) return;
        if (amount >= blood(card)) throw new IllegalStateException("the last blood pays for nothing");
        pass(on(card), IN_SUPPLY, amount);
        setCounters(card, blood(card) - amount);
        emit(EventKind.PAID_BLOOD, controller(card), card, amount, face(card), EVERYONE);
    }

    /// Loses blood without damage. The seat and card that took the last blood are recorded (RIV-RUL-29).
    public final int loseBlood(int card, int amount, int bySeat, int byCard) {
        int lost = Math.min(amount, blood(card));
        if (lost <= 0) return 0;
        emit(EventKind.BLED, controller(card), card, lost, face(card), EVERYONE);
        pass(on(card), IN_SUPPLY, lost);
        drain(card, lost, bySeat, byCard, TO_TORPOR);
        return lost;
    }

    /// Takes damage, partly Aggravated: a vampire reduced to 0 by Aggravated damage burns (RIV-AGG-03).
    public final int wound(int card, int amount, int bitter, int bySeat, int byCard) {
        int lost = Math.min(amount, blood(card));
        if (lost <= 0) return 0;
        emit(bitter > 0 ? EventKind.BURNT : EventKind.HURT, controller(card), card, lost, face(card), EVERYONE);
        pass(on(card), IN_SUPPLY, lost);
        drain(card, lost, bySeat, byCard, bitter > 0 ? TO_BURN : TO_TORPOR);
        return lost;
    }

    /// Moves blood from one vampire to another; the excess goes to the supply (RIV-CRD-37).
    public final int stealBlood(int from, int to, int amount, int byCard) {
        int stolen = Math.min(amount, blood(from));
        if (stolen <= 0) return 0;
        int seat = controller(to), kept = Math.max(0, Math.min(stolen, bp(to) - blood(to)));
        emit(EventKind.STOLE_BLOOD, seat, face(from), stolen, face(to), EVERYONE);
        pass(on(from), on(to), kept);
        setCounters(from, blood(from) - kept);
        pass(on(from), IN_SUPPLY, stolen - kept);
        drain(from, stolen - kept, seat, byCard, TO_TORPOR);
        if (kept > 0) fill(to, kept);
        return stolen;
    }

    private void drain(int card, int less, int bySeat, int byCard, int end) {
        setCounters(card, blood(card) - less);
        if (blood(card) > 0 || !inCoterie(card)) return;  // in torpor nothing more can happen to it (RIV-RUL-65)
        rare(DOOM, card, end);
        rare(DOOM_SEAT, card, bySeat);
        rare(DOOM_BY, card, byCard);
        rare(DOOM_PARTY, card, byCard == NONE ? NONE : partyKey(byCard));
        set(GameLayout.DOOMED, hasPendingDefeat() + 1);
        stir();
    }

    /// The number of vampires without blood that have not been defeated yet.
    public final int hasPendingDefeat() {
        return get(GameLayout.DOOMED);
    }

    /// The fate of a vampire without blood, or 0; the other cells record the seat, card and party that took the last
    /// blood, or NONE.
    public final int pendDefeat(int card) {
        return get(DOOM + card) & ~FALLS;
    }

    public final int pendingDefeatSeat(int card) {
        return get(DOOM_SEAT + card);
    }

    public final int pendingDefeatBy(int card) {
        return get(DOOM_BY + card);
    }

    public final int pendingDefeatParty(int card) {
        return get(DOOM_PARTY + card);
    }

    /// Whether the defeat of a vampire is being resolved.
    public final boolean falling(int card) {
        return (get(DOOM + card) & FALLS) != 0;
    }

    public final void falls(int card) {
        rare(DOOM, card, get(DOOM + card) | FALLS);
    }

    /// Clears the pending defeat of a vampire.
    public final void met(int card) {
        rare(DOOM, card, 0);
        rare(DOOM_SEAT, card, 0);
        rare(DOOM_BY, card, 0);
        rare(DOOM_PARTY, card, 0);
        set(GameLayout.DOOMED, hasPendingDefeat() - 1);
    }

    /// The damage about to be dealt to a card, and its Aggravated part.
    public final int harm(int card) {
        return get(HARM + card);
    }

    public final int aggravated(int card) {
        return get(BITTER + card);
    }

    public final void harm(int card, int amount, int bitter) {
        int seat = GameLayout.HARMED + controller(card), more = (amount > 0 ? 1 : 0) - (harm(card) > 0 ? 1 : 0);
        if (more != 0) set(seat, get(seat) + more);
        set(HARM + card, amount);
        set(BITTER + card, bitter);
    }

    /// Whether any character of a seat is about to take damage.
    public final boolean harmed(int seat) {
        return get(GameLayout.HARMED + seat) != 0;
    }

    // ---- ready and exhausted

    public final boolean exhausted(int card) {
        return flagged(card, EXHAUSTED);
    }

    public final boolean isReady(int card) {
        return !flagged(card, EXHAUSTED);
    }

    /// Exhausts a card. An exhausted Leader is remembered until the action or event is over (RIV-CRD-58).
    public final void exhaust(int card) {
        if (exhausted(card)) return;
        flag(card, EXHAUSTED, true);
        if (isLeader(card)) set(GameLayout.TIRED, get(GameLayout.TIRED) | 1 << controller(card));
        emit(EventKind.EXHAUSTED, controller(card), card, 0, face(card), EVERYONE);
    }

    /// Undoes an exhaustion, as if it had not happened (RIV-RUL-12, RIV-RUL-76).
    public final void unexhaust(int card) {
        flag(card, EXHAUSTED, false);
        if (isLeader(card)) set(GameLayout.TIRED, get(GameLayout.TIRED) & ~(1 << controller(card)));
        emit(EventKind.READIED, controller(card), card, 0, face(card), EVERYONE);
    }

    /// Readies a card, or removes its Fear token instead (RIV-RUL-24).
    public final void ready(int card) {
        if (flagged(card, FEAR)) {
            flag(card, FEAR, false);
            emit(EventKind.FEAR_GONE, controller(card), card, 0, face(card), EVERYONE);
        } else if (exhausted(card)) {
            flag(card, EXHAUSTED, false);
            emit(EventKind.READIED, controller(card), card, 0, face(card), EVERYONE);
        }
    }

    /// The seats whose Leader was exhausted during the current action or event, as a bit set.
    public final int tired() {
        return get(GameLayout.TIRED);
    }

    public final void rested() {
        set(GameLayout.TIRED, 0);
    }

    public final void rested(int seat) {
        set(GameLayout.TIRED, tired() & ~(1 << seat));
    }

    public final void frighten(int card) {
        flag(card, FEAR, true);
        emit(EventKind.AFRAID, controller(card), card, 0, face(card), EVERYONE);
    }

    public final boolean hasFear(int card) {
        return flagged(card, FEAR);
    }

    /// Whether a vampire has a "No Influence" token.
    public final boolean hasNoInfluence(int card) {
        return flagged(card, SILENT);
    }

    public final void silence(int card) {
        flag(card, SILENT, true);
        emit(EventKind.SILENCED, controller(card), card, 0, face(card), EVERYONE);
    }

    public final void unsilence(int card) {
        flag(card, SILENT, false);
    }

    public final boolean blocks(int card) {
        return flagged(card, BLOCKS);
    }

    public final void setBlocks(int card, boolean on) {
        flag(card, BLOCKS, on);
    }
}
