package elysium.vtes.table;

import elysium.tabletop.Book;

/// Words printed on a card that the rules know, a bit each: the lower half of those of library cards, the upper half of
/// those of minions.
public final class Trait {
    /// One in play at a time (every crypt card is); a place; a place that feeds; a place in the rules for titles.
    public static final int UNIQUE = 1, LOCATION = 2, HUNTING_GROUND = 4, TITLE = 8;
    /// Masters: gives an action back; played in others' turns; a level of a Discipline; for hunters of the Red List;
    /// a nature of which a vampire has one.
    public static final int TRIFLE = 16, OUT_OF_TURN = 32, DISCIPLINE = 64, TROPHY = 128, ARCHETYPE = 256;
    /// May be thrown away by who cannot use it (VTES-UNL-04); may not be added up (VTES-WORD-09).
    public static final int BURN_OPTION = 512, LIMITED = 1024;
    /// Equipment: a weapon, a gun, a vehicle. Combat: a grapple.
    public static final int WEAPON = 2048, GUN = 4096, VEHICLE = 8192, GRAPPLE = 16_384;
    /// Politics and rage that cards speak of.
    public static final int BOON = 1 << 15, FRENZY = 1 << 16;
    /// Allies and retainers: neither makes a monster (VTES-TERM-24).
    public static final int ANIMAL = 1 << 17, MORTAL = 1 << 18;
    /// Crypt cards: goes on top of its namesake; the traits of the historical rules (VTES-TRT-02 to VTES-TRT-14).
    public static final int ADVANCED = 1 << 19, BLACK_HAND = 1 << 20, BLOOD_CURSED = 1 << 21, SLAVE = 1 << 22,
            INFERNAL = 1 << 23, RED_LIST = 1 << 24, SCARCE = 1 << 25, STERILE = 1 << 26, FLIGHT = 1 << 27;
    /// Those that stand in the text of a crypt card.
    public static final int OF_TEXT =
            BLACK_HAND | BLOOD_CURSED | SLAVE | INFERNAL | RED_LIST | SCARCE | STERILE | FLIGHT;
    /// Of a Discipline card: it raises the capacity too (VTES-MAS-15).
    public static final int RAISES_CAPACITY = 1 << 28;

    private Trait() {}

    /// Those of a card of the book, a bit each.
    public static int printed(Book<Vtes> book, int def) {
        return book.printed(def, Fact.TRAITS) & 0xFFFF | book.printed(def, Fact.MORE_TRAITS) << 16;
    }
}
