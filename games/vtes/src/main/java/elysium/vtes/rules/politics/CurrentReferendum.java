package elysium.vtes.rules.politics;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.politics.ReferendumFields.CALLER;
import static elysium.vtes.rules.politics.ReferendumFields.CARD;
import static elysium.vtes.rules.politics.ReferendumFields.GAINED;
import static elysium.vtes.rules.politics.ReferendumFields.HELD;
import static elysium.vtes.rules.politics.ReferendumFields.HUNTED;
import static elysium.vtes.rules.politics.ReferendumFields.MARGIN;
import static elysium.vtes.rules.politics.ReferendumFields.SEAT;
import static elysium.vtes.table.GameLayout.READY;

import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Title;
import elysium.vtes.table.vocabulary.Value;

/// The current referendum: its caller, and the votes and sides cast. Only sides are stored; votes are counted on
/// demand, so later changes count automatically (VTES-RUL-58, VTES-RUL-61).
public final class CurrentReferendum {
    /// The sides of a minion or another source of votes.
    public static final int NO_SIDE = 0, FOR = 1, AGAINST = 2, ABSTAINS = 3;
    /// The sources of a Methuselah's own votes: a political action card, the Edge, texts (VTES-FAQ-10).
    public static final int OF_CARD = 0, OF_EDGE = 1, OF_TEXTS = 2, SOURCES = 3;
    private static final int BLOC = 3, PASSED = 1;
    /// The ledger key of a minion's vote; no card text has this number.
    private static final int NOTED = -20;

    private CurrentReferendum() {}

    static int get(Vtes t, int cell) {
        return t.activities.get(ActivityKind.REFERENDUM, cell);
    }

    static void set(Vtes t, int cell, int value) {
        t.activities.put(ActivityKind.REFERENDUM, cell, value);
    }

    // ---- beginning and end

    /// Begins a referendum called with a card, which gives its Methuselah a vote if it is a political action card
    /// (VTES-POL-14).
    public static void call(Vtes t, int caller, int seat, int card) {
        open(t, caller, seat, card, NONE);
        t.log(PoliticsEventKind.CALLED, seat, caller, t.face(card));
        if (t.facts.is(card, Kind.POLITICAL_ACTION)) gainVote(t, seat, OF_CARD);
    }

    /// Begins a blood hunt referendum, which has no caller (VTES-DIA-08, VTES-RUL-65).
    public static void callBloodHunt(Vtes t, int diablerist) {
        open(t, NONE, NONE, NONE, diablerist);
        t.logCard(PoliticsEventKind.HUNT_CALLED, t.controller(diablerist), diablerist, 0);
    }

    private static void open(Vtes t, int caller, int seat, int card, int hunted) {
        t.activities.begin(ActivityKind.REFERENDUM);
        set(t, CALLER, caller);
        set(t, SEAT, seat);
        set(t, CARD, card);
        set(t, HUNTED, hunted);
    }

    /// Counts the votes; returns whether the referendum passes. A tie fails (VTES-POL-09).
    public static boolean close(Vtes t) {
        int yes = votesFor(t), no = votesAgainst(t), seat = isBloodHunt(t) ? t.controller(huntedVampire(t)) : seat(t);
        boolean passes = yes > no;
        t.log(PoliticsEventKind.COUNTED, seat, yes, no);
        t.log(passes ? PoliticsEventKind.PASSED : PoliticsEventKind.FAILED, seat, NONE, yes - no);
        if (!isBloodHunt(t) && t.activities.isInProgress(ActivityKind.ACTION)) {
            t.activities.put(ActivityKind.ACTION, HELD, passes ? PASSED : 0);
            t.activities.put(ActivityKind.ACTION, MARGIN, yes - no);
        }
        t.activities.finish();
        return passes;
    }

    // ---- caller and card

    public static boolean isInProgress(Vtes t) {
        return t.activities.isInProgress(ActivityKind.REFERENDUM);
    }

    /// The minion whose action called it, or NONE in a blood hunt and without a referendum.
    public static int caller(Vtes t) {
        return isInProgress(t) ? get(t, CALLER) : NONE;
    }

    /// The Methuselah who called it, or NONE in a blood hunt.
    public static int seat(Vtes t) {
        return isInProgress(t) ? get(t, SEAT) : NONE;
    }

    /// The card that called it, or NONE.
    public static int card(Vtes t) {
        return isInProgress(t) ? get(t, CARD) : NONE;
    }

    /// The vampire of a blood hunt, or NONE.
    public static int huntedVampire(Vtes t) {
        return isInProgress(t) ? get(t, HUNTED) : NONE;
    }

    public static boolean isBloodHunt(Vtes t) {
        return huntedVampire(t) != NONE;
    }

    /// Whether the current action's referendum was held and passed.
    public static boolean passed(Vtes t) {
        return t.activities.isInProgress(ActivityKind.ACTION) && t.activities.get(ActivityKind.ACTION, HELD) == PASSED;
    }

    /// The margin of votes for over votes against (VTES-RUL-64), or 0 without a referendum in the current action.
    public static int margin(Vtes t) {
        return t.activities.get(ActivityKind.ACTION, MARGIN);
    }

    // ---- votes of minions

    /// The votes of a ready minion from its title and from texts (VTES-POL-17, VTES-POL-19).
    public static int votes(Vtes t, int minion) {
        if (!t.regions.isReady(minion)) return 0;
        int titled = t.facts.isVampire(minion) ? Title.votes(Titles.inForce(t, minion)) : 0;
        return Math.max(0, titled + t.value(Value.VOTES, minion));
    }

    /// The ballots of a minion in the sub-referendum of the prisci (VTES-HIS-07).
    public static int ballots(Vtes t, int minion) {
        if (!t.regions.isReady(minion)) return 0;
        int title = Titles.inForce(t, minion);
        int priscus = title != 0 && Title.in(title) == Title.PRISCUS ? 1 : 0;
        return Math.max(0, priscus + t.value(Value.BALLOTS, minion));
    }

    public static int side(Vtes t, int minion) {
        for (int side = ABSTAINS; side > NO_SIDE; side--)
            if (t.ledger.used(Scope.REFERENDUM, minion, NOTED - side)) return side;
        return NO_SIDE;
    }

    public static boolean hasCast(Vtes t, int minion) {
        int side = side(t, minion);
        return side == FOR || side == AGAINST;
    }

    static void setSide(Vtes t, int minion, int side) {
        t.ledger.use(Scope.REFERENDUM, minion, NOTED - side);
    }

    /// Cancels the votes and ballots of a minion, which casts no more (VTES-RUL-59).
    public static void cancelVotes(Vtes t, int minion) {
        setSide(t, minion, ABSTAINS);
        t.logCard(PoliticsEventKind.SILENCED, t.controller(minion), minion, 0);
    }

    // ---- votes of Methuselahs

    /// The own votes of a Methuselah from a source.
    public static int ownVotes(Vtes t, int seat, int source) {
        if (source == OF_TEXTS) return Math.max(0, t.value(Value.SEAT_VOTES, seat));
        return get(t, GAINED + source) >> seat & 1;
    }

    static void gainVote(Vtes t, int seat, int source) {
        set(t, GAINED + source, get(t, GAINED + source) | 1 << seat);
    }

    public static int ownSide(Vtes t, int seat, int source) {
        if ((get(t, ReferendumFields.FOR + source) >> seat & 1) != 0) return FOR;
        return (get(t, ReferendumFields.AGAINST + source) >> seat & 1) != 0 ? AGAINST : NO_SIDE;
    }

    static void setOwnSide(Vtes t, int seat, int source, int side) {
        int cell = (side == FOR ? ReferendumFields.FOR : ReferendumFields.AGAINST) + source;
        set(t, cell, get(t, cell) | 1 << seat);
    }

    // ---- count

    public static int votesFor(Vtes t) {
        return count(t, FOR);
    }

    public static int votesAgainst(Vtes t) {
        return count(t, AGAINST);
    }

    private static int count(Vtes t, int side) {
        int votes = prisciSide(t) == side ? BLOC : 0;
        for (int seat = 0; seat < t.players(); seat++) {
            if (!t.seats.isAlive(seat)) continue;
            for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
                if (side(t, minion) == side) votes += votes(t, minion);
            for (int source = 0; source < SOURCES; source++)
                if (ownSide(t, seat, source) == side) votes += ownVotes(t, seat, source);
        }
        return votes;
    }

    /// The side of the prisci: the one with more ballots; they abstain on a tie (VTES-HIS-08).
    public static int prisciSide(Vtes t) {
        int ahead = 0;
        for (int seat = 0; seat < t.players(); seat++)
            for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion)) {
                int side = side(t, minion);
                if (side == FOR) ahead += ballots(t, minion);
                else if (side == AGAINST) ahead -= ballots(t, minion);
            }
        return ahead > 0 ? FOR : ahead < 0 ? AGAINST : NO_SIDE;
    }
}
