package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.BITTER;
import static elysium.rivals.table.GameLayout.DOOM;
import static elysium.rivals.table.GameLayout.DOOM_BY;
import static elysium.rivals.table.GameLayout.DOOM_PARTY;
import static elysium.rivals.table.GameLayout.DOOM_SEAT;
import static elysium.rivals.table.GameLayout.HARM;

/// Vampires without blood that have not been defeated yet, and damage about to be dealt.
public final class Defeats extends RivalsPart {
    /// The fate of a vampire without blood.
    public static final int TO_TORPOR = 1, TO_BURN = 2;
    private static final int FALLS = 4;

    Defeats(Rivals table) {
        super(table);
    }

    void loseBlood(int card, int less, int bySeat, int byCard, int end) {
        setCounters(card, table.blood.of(card) - less);
        if (table.blood.of(card) > 0 || !table.coteries.inCoterie(card)) return;  // in torpor nothing more can happen to it (RIV-RUL-65)
        setRare(DOOM, card, end);
        setRare(DOOM_SEAT, card, bySeat);
        setRare(DOOM_BY, card, byCard);
        setRare(DOOM_PARTY, card, byCard == NONE ? NONE : table.coteries.partyKey(byCard));
        set(GameLayout.DOOMED, count() + 1);
        table.victory.recordProgress();
    }

    /// The number of vampires without blood that have not been defeated yet.
    public int count() {
        return get(GameLayout.DOOMED);
    }

    /// The fate of a vampire without blood, or 0; the other cells record the seat, card and party that took the last
    /// blood, or NONE.
    public int fate(int card) {
        return get(DOOM + card) & ~FALLS;
    }

    public int seat(int card) {
        return get(DOOM_SEAT + card);
    }

    public int by(int card) {
        return get(DOOM_BY + card);
    }

    public int party(int card) {
        return get(DOOM_PARTY + card);
    }

    /// Whether the defeat of a vampire is being resolved.
    public boolean isResolving(int card) {
        return (get(DOOM + card) & FALLS) != 0;
    }

    public void beginResolving(int card) {
        setRare(DOOM, card, get(DOOM + card) | FALLS);
    }

    /// Clears the pending defeat of a vampire.
    public void clear(int card) {
        setRare(DOOM, card, 0);
        setRare(DOOM_SEAT, card, 0);
        setRare(DOOM_BY, card, 0);
        setRare(DOOM_PARTY, card, 0);
        set(GameLayout.DOOMED, count() - 1);
    }

    /// The damage about to be dealt to a card, and its Aggravated part.
    public int pendingDamage(int card) {
        return get(HARM + card);
    }

    public int pendingAggravated(int card) {
        return get(BITTER + card);
    }

    public void setPendingDamage(int card, int amount, int bitter) {
        int seat = GameLayout.HARMED + table.controller(card),
                more = (amount > 0 ? 1 : 0) - (pendingDamage(card) > 0 ? 1 : 0);
        if (more != 0) set(seat, get(seat) + more);
        set(HARM + card, amount);
        set(BITTER + card, bitter);
    }

    /// Whether any character of a seat is about to take damage.
    public boolean anyPendingDamage(int seat) {
        return get(GameLayout.HARMED + seat) != 0;
    }
}
