package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.junit.jupiter.api.Test;

class BotTablesTest {

    private static void refused(ErrorCode fault, Runnable claim) {
        assertThatThrownBy(claim::run).isInstanceOfSatisfying(RequestRejectedException.class,
                refused -> assertThat(refused.errorCode()).isEqualTo(fault));
    }

    @Test void each_owner_has_so_many_and_all_together_have_so_many() {
        BotTables tables = new BotTables(3);
        BotTables.Owner ana = new BotTables.Owner("ana", 1), here = new BotTables.Owner("here", 2);
        tables.claim("a", List.of(ana, here));
        refused(ErrorCode.ENOUGH_BOTS, () -> tables.claim("b", List.of(ana, here)));
        tables.claim("b", List.of(here));
        refused(ErrorCode.ENOUGH_BOTS, () -> tables.claim("c", List.of(here)));
        tables.claim("c", List.of());
        refused(ErrorCode.FULL, () -> tables.claim("d", List.of()));
        tables.release("a");
        tables.claim("d", List.of(ana, here));
    }
}
