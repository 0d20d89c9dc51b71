package elysium.server.http.routes;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Game;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.server.db.people.Players;
import elysium.server.db.people.Secret;
import elysium.server.db.table.Clock;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.store.Commitment;
import org.jspecify.annotations.Nullable;

/// A request for a new table.
///
/// @param seats a word for each seat: me, open, search or random
/// @param clock the time limit; none by default
record TableRequest(@Nullable String game, @Nullable List<@Nullable String> seats,
        @Nullable List<@Nullable String> options,
        @Nullable Boolean listed, @Nullable Boolean spectators, @Nullable Boolean botsReplaceLeavers,
        @Nullable Clock clock) {
    private static final int OPTIONS = 20;
    private static final Text CLOCKS =
            new Text("clock must be none, live with minutes (1 to 180) and increment (0 to 180 seconds), or slow with "
                    + "hours (1 to 720)",
                    "clock doit être none, live avec minutes (1 à 180) et increment (0 à 180 secondes), ou slow avec "
                            + "hours (1 à 720)"),
            WORDS = new Text("options can have at most " + OPTIONS + " words",
                    "options peut avoir au plus " + OPTIONS + " mots"),
            SEATS = new Text("seats are missing: me, open, search or random for each, at most " + Table.SEATS,
                    "seats manque : me, open, search ou random pour chaque place, au plus " + Table.SEATS),
            SEAT = new Text("seats: each must be me, open, search or random",
                    "seats : chacun doit être me, open, search ou random"),
            TWICE = new Text("seats: you can take only one seat", "seats : vous ne pouvez prendre qu'une place");

    TableRecord toRecord(Game<?> of, Players.Player by) {
        List<SeatRecord> chairs = chairs(by);
        Setup setup = new Setup(of.id(), of.rulesVersion(), chairs.size(), wanted(), Commitment.seed());
        try {
            of.check(setup);
        } catch (InvalidInputException objection) {
            throw new RequestRejectedException(ErrorCode.BAD_SETUP, objection);
        }
        if (clock != null && !clock.isValid()) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, CLOCKS);
        String salt = Commitment.salt();
        boolean full = chairs.stream().noneMatch(chair -> chair.sitter() == SeatRecord.Sitter.OPEN);
        long now = System.currentTimeMillis();
        return new TableRecord(Secret.generate(), setup, salt, Commitment.to(setup.seed(), salt).digest(),
                isNot(listed, false),
                isNot(spectators, false), isNot(botsReplaceLeavers, false), now,
                full ? TableRecord.State.PLAYING : TableRecord.State.OPEN, chairs,
                null, new GameTiming(clock == null ? Clock.NONE : clock, full ? now : 0, null), null);
    }

    private List<String> wanted() {
        if (options == null) return List.of();
        List<String> words = new ArrayList<>();
        for (String option : options) if (option != null) words.add(option);
        if (words.size() < options.size() || words.size() > OPTIONS)
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, WORDS);
        return words;
    }

    private static boolean isNot(@Nullable Boolean said, boolean what) {
        return said == null || said != what;
    }

    private List<SeatRecord> chairs(Players.Player by) {
        if (seats == null || seats.size() > Table.SEATS)
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, SEATS);
        List<SeatRecord> chairs = new ArrayList<>();
        boolean sits = false;
        for (String word : seats) {
            int seat = chairs.size();
            SeatRecord chair = switch (word) {
                case "me" -> new SeatRecord(seat, SeatRecord.Sitter.PERSON, by.id(), by.name());
                case "open" -> new SeatRecord(seat, SeatRecord.Sitter.OPEN, null, "");
                case "search" -> new SeatRecord(seat, SeatRecord.Sitter.SEARCH, null, "");
                case "random" -> new SeatRecord(seat, SeatRecord.Sitter.RANDOM, null, "");
                case null, default -> throw new RequestRejectedException(ErrorCode.BAD_REQUEST, SEAT);
            };
            if (sits && chair.isHeldBy(by.id())) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, TWICE);
            sits |= chair.isHeldBy(by.id());
            chairs.add(chair);
        }
        return chairs;
    }
}
