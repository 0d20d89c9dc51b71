package elysium.vendetta.table;

import static elysium.vendetta.table.GameLayout.DEPLOYED;
import static elysium.vendetta.table.GameLayout.JUDGED;
import static elysium.vendetta.table.GameLayout.PLACES;
import static elysium.vendetta.table.GameLayout.POSITION;
import static elysium.vendetta.table.GameLayout.SITE;

/// What is deployed at each Location.
public final class Locations extends VendettaPart {
    Locations(Vendetta table) {
        super(table);
    }

    public static int position(int seat, int place) {
        return POSITION + seat * PLACES + place;
    }

    /// The Location of a card on a Position, or NONE.
    public int of(int card) {
        int zone = table.zone(card);
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
    public int finalPower(int seat, int place) {
        return get(JUDGED + seat * PLACES + place) - 1;
    }

    public void setFinalPower(int seat, int place, int power) {
        set(JUDGED + seat * PLACES + place, power + 1);
    }

    /// Whether a seat has a card or Blood on its Position at a Location (VEN-WDR-01).
    public boolean isAt(int seat, int place) {
        return table.count(position(seat, place)) > 0 || deployed(seat, place) > 0;
    }

    /// The seats at a Location, as a bit set.
    public int presentAt(int place) {
        int present = 0;
        for (int seat = 0; seat < table.players(); seat++)
            if (isAt(seat, place)) present |= 1 << seat;
        return present & table.seats.aliveSeats();
    }
}
