package elysium.vtes.table;

import elysium.tabletop.Book;
import elysium.vtes.table.vocabulary.Fact;

/// The printed traits of cards as bits: library cards use the lower half, minions the upper one.
public final class Trait {
    /// Unique, which every crypt card is; location; hunting ground; card that represents a title.
    public static final int UNIQUE = 1, LOCATION = 2, HUNTING_GROUND = 4, TITLE = 8;
    /// Master cards: trifle; out-of-turn; Discipline; trophy; archetype, of which a vampire has one.
    public static final int TRIFLE = 16, OUT_OF_TURN = 32, DISCIPLINE = 64, TROPHY = 128, ARCHETYPE = 256;
    /// Burn option (VTES-UNL-04); limited (VTES-WORD-09).
    public static final int BURN_OPTION = 512, LIMITED = 1024;
    /// Equipment: weapon, gun, vehicle. Combat cards: grapple.
    public static final int WEAPON = 2048, GUN = 4096, VEHICLE = 8192, GRAPPLE = 16_384;
    /// Boon and frenzy, which cards refer to.
    public static final int BOON = 1 << 15, FRENZY = 1 << 16;
    /// Allies and retainers: animal and mortal, which are no monsters (VTES-TERM-24).
    public static final int ANIMAL = 1 << 17, MORTAL = 1 << 18;
    /// Crypt cards: advanced; the traits of the historical rules (VTES-TRT-02 to VTES-TRT-14).
    public static final int ADVANCED = 1 << 19, BLACK_HAND = 1 << 20, BLOOD_CURSED = 1 << 21, SLAVE = 1 << 22,
            INFERNAL = 1 << 23, RED_LIST = 1 << 24, SCARCE = 1 << 25, STERILE = 1 << 26, FLIGHT = 1 << 27;
    /// The traits in the text of a crypt card.
    public static final int OF_TEXT =
            BLACK_HAND | BLOOD_CURSED | SLAVE | INFERNAL | RED_LIST | SCARCE | STERILE | FLIGHT;
    /// A Discipline card that also raises the capacity (VTES-MAS-15).
    public static final int RAISES_CAPACITY = 1 << 28;

    private Trait() {}

    /// The printed traits of a card, as a bit set.
    public static int printed(Book<Vtes> book, int def) {
        return book.printed(def, Fact.TRAITS) & 0xFFFF | book.printed(def, Fact.MORE_TRAITS) << 16;
    }
}
