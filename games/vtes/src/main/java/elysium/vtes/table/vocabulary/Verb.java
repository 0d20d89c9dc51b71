package elysium.vtes.table.vocabulary;

import elysium.tabletop.Verbs;

/// The verbs of moves; their numbers are permanent.
public final class Verb {
    private static final int FROM = Verbs.OWN;
    /// Play a card with a minion (or NONE) in a mode; end the phase.
    public static final int PLAY = FROM, END_PHASE = FROM + 1;
    /// Unlock phase: use the Edge; pay for or yield a contested card or title; use a burn option; announce a
    /// withdrawal.
    public static final int GAIN_EDGE = FROM + 2, PAY = FROM + 3, YIELD = FROM + 4, PAY_TITLE = FROM + 5,
            YIELD_TITLE = FROM + 6, BURN_OPTION = FROM + 7, WITHDRAW = FROM + 8, UNLOCK_INFERNAL = FROM + 9;
    /// Influence phase: transfer to or from a vampire; bring out; draw from the crypt; merge with the card in play.
    public static final int TRANSFER = FROM + 10, TAKE_BACK = FROM + 11, BRING_OUT = FROM + 12, DRAW_CRYPT = FROM + 13,
            MERGE = FROM + 14;
    /// Discard a card; mark a Red List minion; choose one of several targets; finish a repeated choice.
    public static final int DISCARD = FROM + 15, MARK = FROM + 16, CHOOSE = FROM + 17, DONE = FROM + 18;
    /// Actions without a card: bleed a seat; hunt; take equipment; leave torpor; rescue; diablerise; become Anarch.
    public static final int BLEED = FROM + 24, HUNT = FROM + 25, EQUIP_FROM = FROM + 26, LEAVE_TORPOR = FROM + 27,
            RESCUE = FROM + 28, DIABLERISE = FROM + 29, BECOME_ANARCH = FROM + 30, HUNT_DOWN = FROM + 31;
    /// An action with a card in play: with a minion, in a mode.
    public static final int ACT = FROM + 32;
    /// Block with a minion; decline to block.
    public static final int BLOCK = FROM + 33, DECLINE = FROM + 34, TAKE_EQUIPMENT = FROM + 35;
    /// Combat: strike (by a kind or a card, at a target); maneuver; press; prevent damage; strike once more.
    public static final int STRIKE = FROM + 40, MANEUVER = FROM + 41, PRESS = FROM + 42, PREVENT = FROM + 43,
            ADDITIONAL = FROM + 44, ACCEPT = FROM + 45;
    /// Politics: cast a minion's votes; burn the Edge or a card for a vote; abstain; choose terms; cast the seat's own
    /// votes from a source; search the library; name a clan.
    public static final int CAST = FROM + 50, BURN_EDGE = FROM + 51, BURN_FOR_VOTE = FROM + 52, ABSTAIN = FROM + 53,
            TERMS = FROM + 54, BALLOT = FROM + 55, CAST_OWN = FROM + 56, SEARCH = FROM + 57, NAME_CLAN = FROM + 58;

    private Verb() {}

    /// The word of a verb for programs and the number of its operands.
    public static Verbs.Word word(int verb) {
        return switch (verb) {
            case PLAY -> new Verbs.Word("play", 3);
            case END_PHASE -> new Verbs.Word("endPhase", 0);
            case GAIN_EDGE -> new Verbs.Word("gainEdge", 0);
            case PAY -> new Verbs.Word("pay", 1);
            case YIELD -> new Verbs.Word("yield", 1);
            case PAY_TITLE -> new Verbs.Word("payTitle", 1);
            case YIELD_TITLE -> new Verbs.Word("yieldTitle", 1);
            case BURN_OPTION -> new Verbs.Word("burnOption", 1);
            case WITHDRAW -> new Verbs.Word("withdraw", 0);
            case UNLOCK_INFERNAL -> new Verbs.Word("unlockInfernal", 1);
            case TRANSFER -> new Verbs.Word("transfer", 1);
            case TAKE_BACK -> new Verbs.Word("takeBack", 1);
            case BRING_OUT -> new Verbs.Word("bringOut", 1);
            case DRAW_CRYPT -> new Verbs.Word("drawCrypt", 0);
            case MERGE -> new Verbs.Word("merge", 2);
            case DISCARD -> new Verbs.Word("discard", 1);
            case MARK -> new Verbs.Word("mark", 1);
            case CHOOSE -> new Verbs.Word("choose", 2);
            case DONE -> new Verbs.Word("done", 0);
            default -> ofMinions(verb);
        };
    }

    private static Verbs.Word ofMinions(int verb) {
        return switch (verb) {
            case BLEED -> new Verbs.Word("bleed", 2);
            case HUNT -> new Verbs.Word("hunt", 1);
            case EQUIP_FROM -> new Verbs.Word("equipFrom", 2);
            case TAKE_EQUIPMENT -> new Verbs.Word("takeEquipment", 1);
            case LEAVE_TORPOR -> new Verbs.Word("leaveTorpor", 1);
            case RESCUE -> new Verbs.Word("rescue", 2);
            case DIABLERISE -> new Verbs.Word("diablerise", 2);
            case BECOME_ANARCH -> new Verbs.Word("becomeAnarch", 1);
            case HUNT_DOWN -> new Verbs.Word("huntDown", 2);
            case ACT -> new Verbs.Word("act", 3);
            case BLOCK -> new Verbs.Word("block", 1);
            case DECLINE -> new Verbs.Word("decline", 0);
            case STRIKE -> new Verbs.Word("strike", 3);
            case MANEUVER -> new Verbs.Word("maneuver", 1);
            case PRESS -> new Verbs.Word("press", 1);
            case PREVENT -> new Verbs.Word("prevent", 2);
            case ADDITIONAL -> new Verbs.Word("additional", 1);
            case ACCEPT -> new Verbs.Word("accept", 1);
            default -> ofPolitics(verb);
        };
    }

    private static Verbs.Word ofPolitics(int verb) {
        return switch (verb) {
            case CAST -> new Verbs.Word("cast", 2);
            case BURN_EDGE -> new Verbs.Word("burnEdge", 0);
            case BURN_FOR_VOTE -> new Verbs.Word("burnForVote", 1);
            case ABSTAIN -> new Verbs.Word("abstain", 1);
            case TERMS -> new Verbs.Word("terms", 3);
            case BALLOT -> new Verbs.Word("ballot", 2);
            case CAST_OWN -> new Verbs.Word("castOwn", 2);
            case SEARCH -> new Verbs.Word("search", 0);
            case NAME_CLAN -> new Verbs.Word("nameClan", 2);
            default -> Verbs.word(verb);
        };
    }

    /// The operands that are rows, as a bit set.
    public static int rows(int verb) {
        return switch (verb) {
            case PAY, YIELD, PAY_TITLE, YIELD_TITLE, BURN_OPTION, UNLOCK_INFERNAL, TRANSFER, TAKE_BACK, BRING_OUT,
                    DISCARD, MARK, CHOOSE, BLEED, HUNT, TAKE_EQUIPMENT, LEAVE_TORPOR, BECOME_ANARCH, BLOCK, STRIKE,
                    MANEUVER, PRESS, PREVENT, ADDITIONAL, CAST, BURN_FOR_VOTE, ABSTAIN, BALLOT -> 1;
            case PLAY, MERGE, EQUIP_FROM, RESCUE, DIABLERISE, HUNT_DOWN, ACT -> 3;
            default -> 0;
        };
    }
}
