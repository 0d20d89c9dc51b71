package elysium.vendetta.table;

import elysium.tabletop.Verbs;

/// The verbs of moves; their numbers are permanent.
public final class Verb {
    public static final int CHOOSE_CLAN = Verbs.OWN, CHOOSE_RELIC = Verbs.OWN + 1, RETURN = Verbs.OWN + 2;
    public static final int PLAY = Verbs.OWN + 3, BLOOD = Verbs.OWN + 4, DRAIN = Verbs.OWN + 5,
            END_TURN = Verbs.OWN + 6;
    public static final int LOOK = Verbs.OWN + 7, USE = Verbs.OWN + 8, STAY = Verbs.OWN + 9, WITHDRAW = Verbs.OWN + 10;
    public static final int BID = Verbs.OWN + 11, YIELD = Verbs.OWN + 12, RESIST = Verbs.OWN + 13;
    public static final int TAKE = Verbs.OWN + 14, DONE = Verbs.OWN + 15, SKIP = Verbs.OWN + 16;
    public static final int UP = 0, DOWN = 1;

    private Verb() {}

    /// The name of a verb in the JSON form, with its number of operands.
    public static Verbs.Word word(int verb) {
        return switch (verb) {
            case CHOOSE_CLAN -> new Verbs.Word("chooseClan", 1);
            case CHOOSE_RELIC -> new Verbs.Word("chooseRelic", 1);
            case RETURN -> new Verbs.Word("return", 1);
            case PLAY -> new Verbs.Word("play", 3);
            case BLOOD -> new Verbs.Word("blood", 2);
            case DRAIN -> new Verbs.Word("drain", 1);
            case END_TURN -> new Verbs.Word("endTurn", 0);
            case LOOK -> new Verbs.Word("look", 1);
            case USE -> new Verbs.Word("use", 1);
            case STAY -> new Verbs.Word("stay", 0);
            case WITHDRAW -> new Verbs.Word("withdraw", 0);
            case BID -> new Verbs.Word("bid", 1);
            case YIELD -> new Verbs.Word("yield", 1);
            case RESIST -> new Verbs.Word("resist", 1);
            case TAKE -> new Verbs.Word("take", 1);
            case DONE -> new Verbs.Word("done", 0);
            case SKIP -> new Verbs.Word("skip", 0);
            default -> Verbs.word(verb);
        };
    }
}
