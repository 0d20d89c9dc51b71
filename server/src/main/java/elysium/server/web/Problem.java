package elysium.server.web;

import elysium.kernel.Text;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import elysium.server.wire.Rule;
import org.jspecify.annotations.Nullable;

/// What is answered to a request that is not done.
record Problem(String code, Text text, @Nullable String detail, @Nullable Rule clause) {

    static Problem of(Refused refused) {
        return new Problem(refused.fault().code(), refused.words(), refused.getMessage(), refused.clause());
    }

    static Problem of(Fault fault) {
        return new Problem(fault.code(), fault.words(), null, null);
    }
}
