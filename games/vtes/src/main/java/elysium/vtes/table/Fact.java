package elysium.vtes.table;

import java.util.List;

/// The numbers printed on cards, by their place in the book.
public final class Fact {
    /// A bit for each kind; traits, the lower 16 bits and the upper ones; the name it shares with other cards (the number
    /// of the first of them), or -1 for its own.
    public static final int KINDS = 0, TRAITS = 1, MORE_TRAITS = 2, NAMESAKE = 3;
    /// Of crypt cards: the clan, or -1; group, 0 for any; capacity; sect; title as one number, 0 for none.
    public static final int CLAN = 4, GROUP = 5, CAPACITY = 6, SECT = 7, TITLE = 8;
    /// Levels of Disciplines, eight to a number, two bits each.
    public static final int DISCIPLINES = 9;
    /// What a library card asks for: a clan, or -1, or another; a title, a bit each; a sect, or -1; a capacity; a Discipline
    /// of some, sixteen to a number, a bit each; whether all of them.
    public static final int NEEDS_CLAN = 13, NEEDS_OTHER_CLAN = 14, NEEDS_TITLE = 15, NEEDS_SECT = 16,
            NEEDS_CAPACITY = 17, NEEDS_DISCIPLINES = 18, NEEDS_ALL = 20;
    /// Costs, VARIABLE for X.
    public static final int BLOOD_COST = 21, POOL_COST = 22;
    /// The body of an ally or retainer at the inferior level, and at the superior one.
    public static final int LIFE = 23, STRENGTH = 24, BLEED = 25, SUPERIOR_LIFE = 26, SUPERIOR_STRENGTH = 27,
            SUPERIOR_BLEED = 28;
    /// The clan that a slave serves, or -1; the circle of a Blood Brother, 0 for one of its own; the Discipline that a
    /// master card gives, or -1; when a card is replaced, as one of Later, or -1 for at once.
    public static final int SLAVE_OF = 29, CIRCLE = 30, GIVES = 31, REPLACED = 32;
    /// The traits of minions that a library card asks for, all of them: the upper bits.
    public static final int NEEDS_TRAITS = 33;
    public static final int COUNT = 34;
    /// A cost that the rules or the text compute.
    public static final int VARIABLE = -1;
    /// What programs call them.
    public static final List<String> NAMES = List.of("kinds", "traits", "moreTraits", "namesake", "clan", "group",
            "capacity", "sect", "title", "disciplines0", "disciplines1", "disciplines2", "disciplines3", "needsClan",
            "needsOtherClan", "needsTitle", "needsSect", "needsCapacity", "needsDisciplines0", "needsDisciplines1",
            "needsAll", "bloodCost", "poolCost", "life", "strength", "bleed", "superiorLife", "superiorStrength",
            "superiorBleed", "slaveOf", "circle", "gives", "replaced", "needsTraits");

    private Fact() {}
}
