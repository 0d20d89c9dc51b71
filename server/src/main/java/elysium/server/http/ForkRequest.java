package elysium.server.http;

import java.util.List;
import elysium.kernel.Text;
import elysium.server.db.Clock;
import elysium.server.db.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.jspecify.annotations.Nullable;

/// From where somebody would like to play on, and with whom. Who may see it is as at the table forked from where nothing
/// is said.
///
/// @param as as whom the game is known there: a seat, public or all
/// @param seats a word for each seat, as for any other table
/// @param clock how long a seat may take, as at any other table
record ForkRequest(@Nullable Integer step, @Nullable String as, @Nullable List<@Nullable String> seats,
        @Nullable Boolean listed, @Nullable Boolean watched, @Nullable Boolean replaced, @Nullable Clock clock) {

    int from() {
        if (step == null || step < 0) throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                new Text("step is the number of a step", "step est le numéro d'une étape"));
        return step;
    }

    /// The table that is laid for it. Who may not look on at a game that is played may not at its fork.
    TableRequest table(TableRecord origin, boolean over) {
        int needed = origin.chairs().size();
        if (seats == null || seats.size() != needed)
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                    new Text("seats are " + needed + " words, as many as at the table forked from",
                            "seats attend " + needed + " mots, autant qu'à la table d'origine"));
        return new TableRequest(origin.setup().game(), seats, origin.setup().options(), or(listed, origin.listed()),
                or(watched, origin.watched()) && (over || origin.watched()), or(replaced, origin.replaced()), clock);
    }

    private static boolean or(@Nullable Boolean said, boolean usual) {
        return said == null ? usual : said;
    }
}
