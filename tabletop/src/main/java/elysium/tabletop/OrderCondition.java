package elysium.tabletop;

import elysium.kernel.Text;

/// A condition under which a standing answer is given, such as "a bleed for less than 3".
///
/// @param id permanent: orders are kept with it
/// @param about in a few words, with `#` where the number stands, if there is one
/// @param least the smallest number that may stand there, `most` the largest, `usual` the one to begin with
public record OrderCondition(String id, Text about, int least, int most, int usual) {

    /// A condition without a number.
    public OrderCondition(String id, Text about) {
        this(id, about, 0, -1, 0);
    }

    /// Whether there is a number in it.
    public boolean counts() {
        return least <= most;
    }

    public boolean allows(int number) {
        return number >= least && number <= most;
    }
}
