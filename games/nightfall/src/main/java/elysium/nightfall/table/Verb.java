package elysium.nightfall.table;

import elysium.tabletop.Verbs;

/// The verbs of moves; their numbers are permanent.
public final class Verb {
    /// Pick a draft card; attack a seat with a minion; block an attacker with a minion; stop blocking.
    public static final int PICK = Verbs.OWN, ATTACK = Verbs.OWN + 1, BLOCK = Verbs.OWN + 2, END_BLOCKS = Verbs.OWN + 3;
    /// Resolve an attacker's combat next; let a minion absorb damage next; play an order into the chain.
    public static final int RESOLVE = Verbs.OWN + 4, ORDER = Verbs.OWN + 5, LINK = Verbs.OWN + 6;
    /// Claim from an archive; discard a card for influence; stop claiming; discard a wound by its text.
    public static final int CLAIM = Verbs.OWN + 7, DISCARD = Verbs.OWN + 8, END_CLAIM = Verbs.OWN + 9,
            WOUND = Verbs.OWN + 10;

    private Verb() {}

    /// The name of a verb in the JSON form, with its number of operands.
    public static Verbs.Word word(int verb) {
        return switch (verb) {
            case PICK -> new Verbs.Word("pick", 1);
            case ATTACK -> new Verbs.Word("attack", 2);
            case BLOCK -> new Verbs.Word("block", 2);
            case END_BLOCKS -> new Verbs.Word("endBlocks", 0);
            case RESOLVE -> new Verbs.Word("resolve", 1);
            case ORDER -> new Verbs.Word("order", 1);
            case LINK -> new Verbs.Word("link", 1);
            case CLAIM -> new Verbs.Word("claim", 1);
            case DISCARD -> new Verbs.Word("discard", 1);
            case END_CLAIM -> new Verbs.Word("endClaim", 0);
            case WOUND -> new Verbs.Word("wound", 1);
            default -> Verbs.word(verb);
        };
    }

    /// The operands that are rows, as a bit set.
    static int rows(int verb) {
        return switch (verb) {
            case PICK, ATTACK, RESOLVE, ORDER, LINK, DISCARD, WOUND -> 1;
            case BLOCK -> 3;
            default -> 0;
        };
    }
}
