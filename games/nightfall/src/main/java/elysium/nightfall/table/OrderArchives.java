package elysium.nightfall.table;

import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.INFLUENCE;
import static elysium.nightfall.table.GameLayout.PRIVATE;

/// Archives and the influence that claims their cards.
public final class OrderArchives extends NightfallPart {
    OrderArchives(Nightfall table) {
        super(table);
    }

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
    public void removeInfluence() {
        for (int seat = 0; seat < SEATS; seat++) set(INFLUENCE + seat, 0);
    }

    /// Whether enemy archives are open to a seat this turn.
    public boolean areOpenTo(int seat) {
        return (get(GameLayout.OPENED) >> seat & 1) != 0;
    }

    public void open(int seat) {
        set(GameLayout.OPENED, get(GameLayout.OPENED) | 1 << seat);
        emit(EventKind.OPENED, seat, NONE, 0, NONE, EVERYONE);
    }

    /// The owner of an archive, or NONE for the commons.
    public static int owner(int archive) {
        return archive < COMMONS ? archive / PRIVATE : NONE;
    }

    /// Whether an archive is still a face-down draft card (NF-VAR-01).
    public boolean hidden(int archive) {
        int card = table.first(ARCHIVE + archive);
        return card != NONE && table.isFaceDown(card);
    }

    /// The number of cards in an archive; a hidden one looks like a full one (NF-RUL-13).
    public int cardsLeft(int archive) {
        return hidden(archive) ? Nightfall.COPIES : table.count(ARCHIVE + archive);
    }

    /// The top card of an archive; only the owner may know a hidden one.
    public int top(int archive) {
        return table.first(ARCHIVE + archive);
    }

    /// Whether forced blocks are suspended until the end of the turn (NF-CLAR-12).
    public boolean areBlocksSuspended() {
        return get(GameLayout.UNBLOCKED) != 0;
    }

    public void suspendBlocks(int seat) {
        set(GameLayout.UNBLOCKED, 1);
        emit(EventKind.OVERRUN, seat, NONE, 0, NONE, EVERYONE);
    }
}
