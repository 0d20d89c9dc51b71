package elysium.server.http.routes;

import java.util.List;
import elysium.kernel.Text;
import elysium.server.db.table.Clock;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.jspecify.annotations.Nullable;

/// A request to fork a game. Visibility defaults to that of the original table.
///
/// @param viewer the viewer whose knowledge the fork starts from: a seat, public or all
/// @param seats a word for each seat, as for a new table
/// @param clock the time limit, as for a new table
record ForkRequest(@Nullable Integer step, @Nullable String viewer, @Nullable List<@Nullable String> seats,
        @Nullable Boolean listed, @Nullable Boolean spectators, @Nullable Boolean botsReplaceLeavers,
        @Nullable Clock clock) {

    int requireStep() {
        if (step == null || step < 0) throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                new Text("step must be the number of a step", "step doit être le numéro d'une étape"));
        return step;
    }

    /// The table to create. If the original game may not be watched, the fork may not either.
    TableRequest table(TableRecord origin, boolean over) {
        int needed = origin.seats().size();
        if (seats == null || seats.size() != needed)
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                    new Text("seats must have " + needed + " words, as many as the original table has seats",
                            "seats attend " + needed + " mots, autant que de places à la table d'origine"));
        return new TableRequest(origin.setup().game(), seats, origin.setup().options(), or(listed, origin.listed()),
                or(spectators, origin.allowsSpectators()) && (over || origin.allowsSpectators()),
                or(botsReplaceLeavers, origin.botsReplaceLeavers()), clock);
    }

    private static boolean or(@Nullable Boolean said, boolean usual) {
        return said == null ? usual : said;
    }
}
