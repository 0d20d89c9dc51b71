package elysium.tabletop.game;

import java.util.List;
import elysium.kernel.Text;

/// A set of orders given together, such as "do not block bleeds for less than 3".
///
/// @param id the permanent id, for programs
/// @param label the description, with `#` in place of the number of its conditions if they have one
public record OrderPreset(String id, Text label, List<StandingOrder> orders) {
    public OrderPreset {
        orders = List.copyOf(orders);
    }
}
