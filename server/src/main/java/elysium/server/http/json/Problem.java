package elysium.server.http.json;

import elysium.kernel.Text;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.message.Rule;
import org.jspecify.annotations.Nullable;

/// The body of an error response.
public record Problem(String code, Text text, @Nullable String detail, @Nullable Rule clause) {

    public static Problem of(RequestRejectedException refused) {
        return new Problem(refused.errorCode().code(), refused.words(), refused.getMessage(), refused.clause());
    }

    public static Problem of(ErrorCode fault) {
        return new Problem(fault.code(), fault.words(), null, null);
    }
}
