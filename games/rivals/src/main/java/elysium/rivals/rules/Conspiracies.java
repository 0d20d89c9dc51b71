package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ONGOING;

import elysium.kernel.Clause;
import elysium.rivals.table.Fact;
import elysium.rivals.table.Moment;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.RivalsClause;
import elysium.rivals.table.Scope;
import org.jspecify.annotations.Nullable;

/// What is true of Conspiracies in play: who knows them, who has added to them, when they may be resolved.
public final class Conspiracies {
    /// What the ledger calls it that a seat has added to a card this turn, or may be its victim all the same, one number
    /// for each seat; and that a card was played this turn.
    private static final int ADDED = -100, EXPOSED = -200, PLAYED = -300;

    private Conspiracies() {}

    /// Whether a card is a Conspiracy face down in play.
    public static boolean isPlot(Rivals t, int card) {
        return t.faceDown(card) && t.zone(card) == ONGOING + t.controller(card);
    }

    /// The first prestige comes from the pool, and is never the last (RIV-CON-01).
    public static @Nullable RivalsClause forbidsPlaying(Rivals t, int seat) {
        return CostChecks.forbidsPrestige(t, seat, 1);
    }

    /// Whether a seat knows which Conspiracy it is.
    public static boolean knows(Rivals t, int card, int seat) {
        return (t.viewersOf(card) >> seat & 1) != 0;
    }

    /// Why a seat may not add prestige to a Conspiracy now.
    public static @Nullable RivalsClause forbidsAdding(Rivals t, int card, int seat) {
        if (!knows(t, card, seat)) return RivalsClause.NOT_SHOWN;
        if (t.ledger.used(Scope.TURN, card, ADDED - seat)) return RivalsClause.ADDED;
        if (seat == t.controller(card) && t.ledger.used(Scope.TURN, card, PLAYED)) return RivalsClause.PLAYED_NOW;
        return CostChecks.forbidsPrestige(t, seat, 1);
    }

    /// A Conspiracy begins with 1 prestige of its controller's pool (RIV-CON-01).
    public static void found(Rivals t, int card) {
        t.ledger.use(Scope.TURN, card, PLAYED);
        t.contribute(t.controller(card), card, 1, NONE);
    }

    /// A seat puts 1 prestige of its pool on a Conspiracy, as it may once in each turn of its controller (RIV-CON-03).
    public static void contribute(Rivals t, int card, int seat) {
        t.ledger.use(Scope.TURN, card, ADDED - seat);
        t.contribute(seat, card, 1, NONE);
    }

    /// A seat must put 1 prestige on a face-down card, maybe its last, because another says so (RIV-RUL-34).
    public static void force(Rivals t, int card, int seat, int by) {
        t.contribute(seat, card, 1, by);
    }

    /// Prestige from the supply is put on it by its controller's cards, and counts as the controller's (RIV-RUL-11).
    public static void add(Rivals t, int card, int amount) {
        t.put(card, amount);
        t.setContributed(card, t.contributed(card) | 1 << t.controller(card));
    }

    /// For this turn a contributor may be its victim all the same.
    public static void expose(Rivals t, int card, int seat) {
        if (!exposed(t, card, seat)) t.ledger.use(Scope.TURN, card, EXPOSED - seat);
    }

    public static boolean exposed(Rivals t, int card, int seat) {
        return t.ledger.used(Scope.TURN, card, EXPOSED - seat);
    }

    /// The foes that may be the victim of a Conspiracy, a bit each (RIV-CON-07).
    public static int victims(Rivals t, int card) {
        int victims = t.foes(t.controller(card)), gave = t.contributed(card);
        for (int seat = 0; seat < t.players(); seat++)
            if (t.protectedFrom(seat) || (gave >> seat & 1) != 0 && !exposed(t, card, seat)) victims &= ~(1 << seat);
        return victims;
    }

    /// Why a Conspiracy cannot be resolved now: too little on it, no vampire of its clan, nobody to suffer it.
    public static @Nullable Clause forbidsResolving(Rivals t, int card) {
        if (t.counters(card) < t.printed(card, Fact.THRESHOLD)) return RivalsClause.TOO_LITTLE;
        int seat = t.controller(card), mode = Texts.of(t, card, Moment.RESOLVES);
        if (ActionCardRules.forbidsClan(t, seat, card) != null) return RivalsClause.CLAN_TO_RESOLVE;
        return mode == NONE ? null : Texts.forbids(t, card, mode, seat, NONE);
    }

    /// Whether a seat could be invited to add to a card of the active player: all by what everybody can see.
    public static boolean mayAdd(Rivals t, int card, int seat) {
        return isPlot(t, card) && forbidsAdding(t, card, seat) == null;
    }
}
