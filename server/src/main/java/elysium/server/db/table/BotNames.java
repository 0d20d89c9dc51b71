package elysium.server.db.table;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Table;

/// Gives bots their names: fixed for a table and seat, and different from the other players there.
final class BotNames {
    private static final List<String> NAMES = List.of("Quill", "Sable", "Ember", "Vesper", "Corvin", "Isolde", "Thorne",
            "Lazare", "Mirabel", "Onyx", "Oriel", "Severin");
    private static final int[] STRIDES = {1, 5, 7, 11};       // coprime to the number of names

    private BotNames() {}

    /// The seats of a table with a name for each bot.
    static List<SeatRecord> withBotNames(String table, List<SeatRecord> chairs) {
        List<SeatRecord> named = new ArrayList<>();
        for (SeatRecord chair : chairs)
            named.add(chair.sitter().isBot()
                    ? new SeatRecord(chair.seat(), chair.sitter(), chair.player(), name(table, chair.seat(), chairs),
                            chair.reservedFor())
                    : chair);
        return named;
    }

    /// Each seat has its own list of names; the first one that no person at the table has is taken.
    private static String name(String table, int seat, List<SeatRecord> chairs) {
        int start = Math.floorMod(table.hashCode(), NAMES.size());
        int stride = STRIDES[Math.floorMod(table.hashCode() / NAMES.size(), STRIDES.length)];
        String name = "";
        for (int slot = seat; slot < NAMES.size(); slot += Table.SEATS) {
            name = NAMES.get((start + slot * stride) % NAMES.size());
            if (!isPersons(name, chairs)) return name;
        }
        while (isPersons(name, chairs)) name += " II";
        return name;
    }

    private static boolean isPersons(String name, List<SeatRecord> chairs) {
        return chairs.stream().anyMatch(chair -> !chair.sitter().isBot() && chair.name().equalsIgnoreCase(name));
    }
}
