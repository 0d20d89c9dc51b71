package elysium.vtes.scenario;

import elysium.vtes.dsl.PickType;

/// The fields of something that is under way, one after the other: written as words, or read from them. Each is given what it
/// is and gives back what is said, so that one list of fields serves both ways. What is as usual is not said.
interface Fields {
    /// A number, usually 0.
    int number(String name, int value);

    /// A number from 0 up to the most it can be.
    int count(String name, int value, int most);

    /// A card where it lies; one that need not be there. A card of the book, or none.
    int card(String name, int value);

    int cardOrNone(String name, int value);

    int def(String name, int value);

    /// A seat; one that need not be there.
    int seat(String name, int value);

    int seatOrNone(String name, int value);

    /// Some seats, a bit each; some marks with words of their own, a bit each.
    int seats(String name, int value);

    int marks(String name, int value, String... words);

    /// What a text keeps, usually NONE.
    int kept(String name, PickType sort, int value);

    /// When something is; until when it is.
    int moment(String name, int value);

    int span(String name, int value);

    boolean flag(String name, boolean value);

    <E extends Enum<E>> E stage(String name, E value);
}
