package elysium.nightfall.table;

import java.util.List;

/// The numbers printed on cards, by their place in the book; colors and species are numbers or a bit each.
public final class Fact {
    /// Whether it is a minion, an action, a wound; its color, or -1; a bit for each color that it links to; or -1.
    public static final int KIND = 0, COLOR = 1, LINKS = 2, KICKER = 3;
    public static final int COST = 4, STRENGTH = 5, HEALTH = 6;
    /// A bit for each species; how many copies there are; a bit for each trait; the type of a wound, or -1.
    public static final int SPECIES = 7, COPIES = 8, TRAITS = 9, TYPE = 10, PROMOTIONAL = 11;
    /// What the chain text and the in-play text count.
    public static final int DRAW = 12, DAMAGE = 13, DISCARD = 14, INFLUENCE = 15, HEAL = 16, RISE = 17, LOOK = 18,
            WOUNDS = 19, DISCOUNT = 20;
    /// What the kicker text counts.
    public static final int KICKER_DRAW = 21, KICKER_DAMAGE = 22, KICKER_DISCARD = 23, KICKER_INFLUENCE = 24,
            KICKER_WOUNDS = 25, KICKER_EXILE = 26, KICKER_RISE = 27;
    /// The quick-start pair that an order belongs to, from 1; 0 for none.
    public static final int PAIR = 28;
    /// What no source tells, a bit each: color, links, kicker, cost, strength, health, chain, kicker, in-play text.
    public static final int GUESSED = 29;
    public static final int COUNT = 30;
    /// What programs call them; the kind has words of its own.
    public static final List<String> NAMES = List.of("", "color", "links", "kicker", "cost", "strength", "health",
            "species", "copies", "traits", "type", "promotional", "draw", "damage", "discard", "influence", "heal",
            "rise", "look", "wounds", "discount", "kickerDraw", "kickerDamage", "kickerDiscard", "kickerInfluence",
            "kickerWounds", "kickerExile", "kickerRise", "pair", "guessed");

    private Fact() {}
}
