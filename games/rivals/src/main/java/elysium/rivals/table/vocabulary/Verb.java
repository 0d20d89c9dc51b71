package elysium.rivals.table.vocabulary;

import elysium.tabletop.Verbs;

/// The verbs of moves; their numbers are permanent.
public final class Verb {
    private static final int FROM = Verbs.OWN;
    /// End the phase; draw from a deck (0 Library, 1 Faction); recruit a vampire; play a card with a vampire or none.
    public static final int END_PHASE = FROM, DRAW = FROM + 1, RECRUIT = FROM + 2, PLAY = FROM + 3;
    /// Claim the Prince; attack with a vampire; choose a target; discard a card for Intel; announce a kind; play an
    /// Attack card or none.
    public static final int CLAIM = FROM + 4, ATTACK = FROM + 5, TARGET = FROM + 6, DISCARD_FOR_INTEL = FROM + 7,
            ANNOUNCE = FROM + 8, ATTACK_CARD = FROM + 9, NO_CARD = FROM + 10;
    /// Block with a vampire or not; react with a card or not.
    public static final int BLOCK = FROM + 11, NO_BLOCK = FROM + 12, REACT = FROM + 13, NO_REACTION = FROM + 14;
    /// Move a vampire to The Streets, into a party or alone (0); move it to another party there.
    public static final int MOVE = FROM + 15, REGROUP = FROM + 16;
    /// Exert a vampire's Influence; play a Modifier; hide prestige in a fist; vote yes (1) or no (0), or stay out (2).
    public static final int EXERT = FROM + 17, MODIFIER = FROM + 18, FIST = FROM + 19, SIDE = FROM + 20;
    /// Add prestige to a Conspiracy, show it to a seat, resolve it.
    public static final int CONTRIBUTE = FROM + 21, SHOW = FROM + 22, RESOLVE = FROM + 23;
    /// Mend a vampire by discarding a card; let a vampire take a point of Antagonists' damage; burn an attached card.
    public static final int MEND = FROM + 24, ASSIGN = FROM + 25, BURN = FROM + 26;
    /// Burn or attach a defeated Mortal.
    public static final int BURN_MORTAL = FROM + 27, ATTACH_MORTAL = FROM + 28;
    /// Bid for a starting vampire; make a promise; reveal an Agenda; choose a starting vampire.
    public static final int BID = FROM + 29, PROMISE = FROM + 30, REVEAL_AGENDA = FROM + 31, LEAD = FROM + 32;
    /// Keep an Agenda hidden; discard a card; finish a repeated choice.
    public static final int KEEP_HIDDEN = FROM + 33, DISCARD = FROM + 34, DONE = FROM + 35;
    /// Ask again before the next action of another's turn (0), or when the own next turn begins (1).
    public static final int WAIT = FROM + 36, NEXT_ACTION = 0, NEXT_TURN = 1;

    private Verb() {}

    /// The name of a verb in the JSON form, with its number of operands.
    public static Verbs.Word word(int verb) {
        return switch (verb) {
            case END_PHASE -> new Verbs.Word("endPhase", 0);
            case DRAW -> new Verbs.Word("draw", 1);
            case RECRUIT -> new Verbs.Word("recruit", 1);
            case PLAY -> new Verbs.Word("play", 3);
            case CLAIM -> new Verbs.Word("claim", 1);
            case ATTACK -> new Verbs.Word("attack", 1);
            case TARGET -> new Verbs.Word("target", 1);
            case DISCARD_FOR_INTEL -> new Verbs.Word("discardForIntel", 1);
            case ANNOUNCE -> new Verbs.Word("announce", 2);
            case ATTACK_CARD -> new Verbs.Word("attackCard", 2);
            case NO_CARD -> new Verbs.Word("noCard", 0);
            case BLOCK -> new Verbs.Word("block", 1);
            case NO_BLOCK -> new Verbs.Word("noBlock", 0);
            case REACT -> new Verbs.Word("react", 1);
            case NO_REACTION -> new Verbs.Word("noReaction", 0);
            case MOVE -> new Verbs.Word("move", 2);
            case REGROUP -> new Verbs.Word("regroup", 2);
            default -> later(verb);
        };
    }

    private static Verbs.Word later(int verb) {
        return switch (verb) {
            case EXERT -> new Verbs.Word("exert", 1);
            case MODIFIER -> new Verbs.Word("modifier", 1);
            case FIST -> new Verbs.Word("fist", 1);
            case SIDE -> new Verbs.Word("side", 1);
            case CONTRIBUTE -> new Verbs.Word("contribute", 1);
            case SHOW -> new Verbs.Word("show", 2);
            case RESOLVE -> new Verbs.Word("resolve", 1);
            case MEND -> new Verbs.Word("mend", 2);
            case ASSIGN -> new Verbs.Word("assign", 1);
            case BURN -> new Verbs.Word("burn", 1);
            case BURN_MORTAL -> new Verbs.Word("burnMortal", 0);
            case ATTACH_MORTAL -> new Verbs.Word("attachMortal", 0);
            case BID -> new Verbs.Word("bid", 1);
            case PROMISE -> new Verbs.Word("promise", 3);
            case REVEAL_AGENDA -> new Verbs.Word("revealAgenda", 0);
            case LEAD -> new Verbs.Word("lead", 1);
            case KEEP_HIDDEN -> new Verbs.Word("keepHidden", 0);
            case DISCARD -> new Verbs.Word("discard", 1);
            case DONE -> new Verbs.Word("done", 0);
            case WAIT -> new Verbs.Word("wait", 1);
            default -> Verbs.word(verb);
        };
    }

    /// The operands that are rows, as a bit set.
    public static int rows(int verb) {
        return switch (verb) {
            case RECRUIT, CLAIM, ATTACK, TARGET, DISCARD_FOR_INTEL, ATTACK_CARD, BLOCK, REACT, MOVE, REGROUP, EXERT,
                    MODIFIER, CONTRIBUTE, SHOW, RESOLVE, ASSIGN, BURN, LEAD, DISCARD -> 1;
            case PLAY, MEND -> 3;
            default -> 0;
        };
    }
}
