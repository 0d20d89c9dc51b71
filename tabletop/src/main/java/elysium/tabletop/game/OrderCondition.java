package elysium.tabletop.game;

import elysium.kernel.Text;

/// A condition of a standing order, such as "a bleed for less than 3".
///
/// @param id the permanent id, under which orders are stored
/// @param label a short description, with `#` in place of the number if there is one
/// @param min the smallest number allowed; `max` is the largest and `initial` the default
public record OrderCondition(String id, Text label, int min, int max, int initial) {

    /// A condition without a number.
    public OrderCondition(String id, Text about) {
        this(id, about, 0, -1, 0);
    }

    /// Whether the condition has a number.
    public boolean hasNumber() {
        return min <= max;
    }

    public boolean allows(int number) {
        return number >= min && number <= max;
    }
}
