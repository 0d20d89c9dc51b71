package elysium.vtes.table;

import elysium.vtes.table.event.EventKind;

/// Choices remembered on cards: level, zone of origin, two numbers.
public final class CardNotes extends VtesPart {
    /// The bits of a card's status cell for its level.
    private static final int LEVEL = 0, LEVELS = 3;

    /// The bits of a card's status cell for the zone it came from.
    static final int CAME_FROM = 6, CAME_FROMS = 0xFF;

    CardNotes(Vtes table) {
        super(table);
    }

    // ---- contested cards

    /// The zone a contested card came from, or 0.
    public int cameFrom(int card) {
        return status(card, CAME_FROM, CAME_FROMS);
    }

    /// Sets that zone without an event, for scenarios.
    public void restoreCameFrom(int card, int zone) {
        status(card, CAME_FROM, CAME_FROMS, zone);
    }

    // ---- choices

    /// The level at which a permanent was played: it never changes (VTES-RUL-37).
    public int level(int card) {
        return status(card, LEVEL, LEVELS);
    }

    public void setLevel(int card, int level) {
        status(card, LEVEL, LEVELS, level);
    }

    int status(int card, int at, int mask) {
        return get(GameLayout.STATUS + card) >> at & mask;
    }

    void status(int card, int at, int mask, int value) {
        if ((value & mask) != value) throw new IllegalStateException(value + " does not fit the status of a card");
        set(GameLayout.STATUS + card, get(GameLayout.STATUS + card) & ~(mask << at) | value << at);
    }

    /// The first choice remembered on a card.
    public int first(int card) {
        return get(GameLayout.NOTE + card);
    }

    public void setFirst(int card, int choice) {
        remember(GameLayout.NOTE, card, choice);
    }

    /// Logs the choice for all players.
    private void remember(int column, int card, int choice) {
        if (get(column + card) == choice) return;
        setRare(column, card, choice);
        table.logCard(EventKind.NOTED, table.controller(card), card, choice);
    }

    public int second(int card) {
        return get(GameLayout.SECOND + card);
    }

    public void setSecond(int card, int choice) {
        remember(GameLayout.SECOND, card, choice);
    }
}
