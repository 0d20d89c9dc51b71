package elysium.nightfall.table;

import java.util.List;

/// The numbers printed on cards, by their index in the book; colors and species are numbers or bit sets.
public final class Fact {
    /// The kind; the color, or -1; the linked colors as a bit set; the kicker color, or -1.
    public static final int KIND = 0, COLOR = 1, LINKS = 2, KICKER = 3;
    public static final int COST = 4, STRENGTH = 5, HEALTH = 6;
    /// The species as a bit set; the number of copies; the traits as a bit set; the type of a wound, or -1.
    public static final int SPECIES = 7, COPIES = 8, TRAITS = 9, TYPE = 10, PROMOTIONAL = 11;
    /// The numbers in the chain text and the in-play text.
    public static final int DRAW = 12, DAMAGE = 13, DISCARD = 14, INFLUENCE = 15, HEAL = 16, RISE = 17, LOOK = 18,
            WOUNDS = 19, DISCOUNT = 20;
    /// The numbers in the kicker text.
    public static final int KICKER_DRAW = 21, KICKER_DAMAGE = 22, KICKER_DISCARD = 23, KICKER_INFLUENCE = 24,
            KICKER_WOUNDS = 25, KICKER_EXILE = 26, KICKER_RISE = 27;
    /// The quick-start pair of an order, from 1, or 0.
    public static final int PAIR = 28;
    /// The reconstructed values as a bit set: color, links, kicker, cost, strength, health, chain, kicker, in-play
    /// text.
    public static final int GUESSED = 29;
    public static final int COUNT = 30;
    /// Their names in the JSON form; the kind has its own words.
    public static final List<String> NAMES = List.of("", "color", "links", "kicker", "cost", "strength", "health",
            "species", "copies", "traits", "type", "promotional", "draw", "damage", "discard", "influence", "heal",
            "rise", "look", "wounds", "discount", "kickerDraw", "kickerDamage", "kickerDiscard", "kickerInfluence",
            "kickerWounds", "kickerExile", "kickerRise", "pair", "guessed");

    private Fact() {}
}
