package elysium.rivals.table.vocabulary;

import java.util.List;

/// The numbers printed on cards, by their index in the book.
public final class Fact {
    /// The kinds as a bit set; the clan, or -1; the blood potency of a vampire, which is also its cost.
    public static final int KINDS = 0, CLAN = 1, BP = 2;
    /// The attributes, in the order of the kinds of attack, and the icons, one index per Discipline.
    public static final int PHYSICAL = 3, SOCIAL = 4, MENTAL = 5, ICONS = 6;
    /// The required potency; the kinds of attack that a card can be played for or against, as bit sets.
    public static final int REQUIREMENT = 17, ATTACKS = 18, REACTS = 19;
    /// The kind of damage that a Reaction sends back, or -1; the damage icon, or -1; the shield.
    public static final int REPLIES = 20, DAMAGE = 21, SHIELD = 22;
    /// The cost of a Title or the Influence of a Modifier; other costs; the prestige that resolves a Conspiracy.
    public static final int INFLUENCE = 23, PRESTIGE_COST = 24, BLOOD_COST = 25, THRESHOLD = 26;
    /// The damage that defeats a Mortal; the agenda it is worth.
    public static final int MORTAL_BLOOD = 27, AGENDA = 28;
    /// The limit in play; the traits as a bit set; the box; the number of copies in it.
    public static final int LIMIT = 29, TRAITS = 30, SET = 31, COPIES = 32;
    public static final int COUNT = 33;
    /// The limits: one in play, one for each player.
    public static final int UNIQUE = 1, ONE_A_PLAYER = 2;
    /// Their names in the JSON form.
    public static final List<String> NAMES = List.of("kinds", "clan", "bp", "physical", "social", "mental",
            "animalism", "auspex", "bloodSorcery", "celerity", "dominate", "fortitude", "obfuscate", "potence",
            "presence", "protean", "thinBloodAlchemy", "requirement", "attacks", "reacts", "replies", "damage",
            "shield", "influence", "prestigeCost", "bloodCost", "threshold", "mortalBlood", "agenda", "limit",
            "traits", "set", "copies");

    private Fact() {}
}
