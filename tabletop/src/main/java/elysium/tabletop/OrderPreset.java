package elysium.tabletop;

import java.util.List;
import elysium.kernel.Text;

/// Orders that are left together, in one sentence such as "do not block bleeds for less than 3".
///
/// @param id permanent, for programs
/// @param about the sentence, with `#` where the number of its conditions stands, if they have one
public record OrderPreset(String id, Text about, List<StandingOrder> orders) {
    public OrderPreset {
        orders = List.copyOf(orders);
    }
}
