package elysium.vtes.scenario.position;

import elysium.vtes.dsl.PickType;

/// Fields of a frame or an activity. A writer writes each value that differs from its default and returns it; a reader
/// returns the value it reads, so one list of fields serves both.
interface Fields {
    /// A number, 0 by default.
    int number(String name, int value);

    /// A number from 0 to a maximum.
    int count(String name, int value, int most);

    /// A card by its address.
    int card(String name, int value);

    int cardOrNone(String name, int value);

    int def(String name, int value);

    int seat(String name, int value);

    int seatOrNone(String name, int value);

    /// Seats as a bit set.
    int seats(String name, int value);

    int marks(String name, int value, String... words);

    /// A number that a text stores, NONE by default.
    int kept(String name, PickType sort, int value);

    /// A moment.
    int moment(String name, int value);

    int span(String name, int value);

    boolean flag(String name, boolean value);

    <E extends Enum<E>> E stage(String name, E value);
}
