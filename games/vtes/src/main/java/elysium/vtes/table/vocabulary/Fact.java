package elysium.vtes.table.vocabulary;

import java.util.List;

/// The printed facts of cards, by their index.
public final class Fact {
    /// Kinds as a bit set; traits in a lower and an upper half; the number of the first card that shares the name, or
    /// -1.
    public static final int KINDS = 0, TRAITS = 1, MORE_TRAITS = 2, NAMESAKE = 3;
    /// Crypt cards: clan, or -1; group, 0 for any; capacity; sect; title as a number, 0 for none.
    public static final int CLAN = 4, GROUP = 5, CAPACITY = 6, SECT = 7, TITLE = 8;
    /// Levels of Disciplines: eight per number, two bits each.
    public static final int DISCIPLINES = 9;
    /// Requirements of library cards: a clan, or -1, and an alternative clan; titles as a bit set; a sect, or -1; a
    /// capacity; Disciplines, sixteen per number; whether all of these Disciplines are required.
    public static final int NEEDS_CLAN = 13, NEEDS_OTHER_CLAN = 14, NEEDS_TITLE = 15, NEEDS_SECT = 16,
            NEEDS_CAPACITY = 17, NEEDS_DISCIPLINES = 18, NEEDS_ALL = 20;
    /// Costs; VARIABLE for X.
    public static final int BLOOD_COST = 21, POOL_COST = 22;
    /// Life, strength and bleed of an ally or retainer, at both levels.
    public static final int LIFE = 23, STRENGTH = 24, BLEED = 25, SUPERIOR_LIFE = 26, SUPERIOR_STRENGTH = 27,
            SUPERIOR_BLEED = 28;
    /// The clan that a slave serves, or -1; the circle of a Blood Brother, 0 for its own; the Discipline that a master
    /// card gives, or -1; the [ReplacementTime] of a card, or -1 for at once.
    public static final int SLAVE_OF = 29, CIRCLE = 30, GIVES = 31, REPLACED = 32;
    /// The traits required of a minion, all of them, as the upper bits.
    public static final int NEEDS_TRAITS = 33;
    public static final int COUNT = 34;
    /// A cost computed by the rules or the text.
    public static final int VARIABLE = -1;
    /// The names of the facts for programs.
    public static final List<String> NAMES = List.of("kinds", "traits", "moreTraits", "namesake", "clan", "group",
            "capacity", "sect", "title", "disciplines0", "disciplines1", "disciplines2", "disciplines3", "needsClan",
            "needsOtherClan", "needsTitle", "needsSect", "needsCapacity", "needsDisciplines0", "needsDisciplines1",
            "needsAll", "bloodCost", "poolCost", "life", "strength", "bleed", "superiorLife", "superiorStrength",
            "superiorBleed", "slaveOf", "circle", "gives", "replaced", "needsTraits");

    private Fact() {}
}
