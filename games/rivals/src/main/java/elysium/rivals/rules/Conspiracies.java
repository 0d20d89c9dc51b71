package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ONGOING;

import elysium.kernel.Clause;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Scope;
import org.jspecify.annotations.Nullable;

/// The rules of Conspiracies: who knows them, who has contributed, when they may be resolved.
public final class Conspiracies {
    /// Ledger keys: a seat has contributed this turn, or may be a victim nevertheless (one key per seat); the card was
    /// played this turn.
    private static final int ADDED = -100, EXPOSED = -200, PLAYED = -300;

    private Conspiracies() {}

    /// Whether a card is a Conspiracy face down in play.
    public static boolean isHiddenConspiracy(Rivals t, int card) {
        return t.isFaceDown(card) && t.zone(card) == ONGOING + t.controller(card);
    }

    /// The first prestige comes from the pool, and is never the last (RIV-CON-01).
    public static @Nullable RivalsClause forbidsPlaying(Rivals t, int seat) {
        return CostChecks.forbidsPrestige(t, seat, 1);
    }

    public static boolean knows(Rivals t, int card, int seat) {
        return (t.viewersOf(card) >> seat & 1) != 0;
    }

    /// The clause that forbids a seat to contribute to a Conspiracy now, or null.
    public static @Nullable RivalsClause forbidsAdding(Rivals t, int card, int seat) {
        if (!knows(t, card, seat)) return RivalsClause.NOT_SHOWN;
        if (t.ledger.used(Scope.TURN, card, ADDED - seat)) return RivalsClause.ADDED;
        if (seat == t.controller(card) && t.ledger.used(Scope.TURN, card, PLAYED)) return RivalsClause.PLAYED_NOW;
        return CostChecks.forbidsPrestige(t, seat, 1);
    }

    /// Puts the first prestige of its controller on a Conspiracy (RIV-CON-01).
    public static void putFirstPrestige(Rivals t, int card) {
        t.ledger.use(Scope.TURN, card, PLAYED);
        t.cardTokens.contribute(t.controller(card), card, 1, NONE);
    }

    /// Contributes 1 prestige, once in each turn of the controller (RIV-CON-03).
    public static void contribute(Rivals t, int card, int seat) {
        t.ledger.use(Scope.TURN, card, ADDED - seat);
        t.cardTokens.contribute(seat, card, 1, NONE);
    }

    /// Makes a seat put 1 prestige on a face-down card, even its last, as another card says (RIV-RUL-34).
    public static void forceContribution(Rivals t, int card, int seat, int by) {
        t.cardTokens.contribute(seat, card, 1, by);
    }

    /// Adds prestige from the supply, which counts as the controller's (RIV-RUL-11).
    public static void addPrestige(Rivals t, int card, int amount) {
        t.cardTokens.put(card, amount);
        t.cardTokens.setContributed(card, t.cardTokens.contributed(card) | 1 << t.controller(card));
    }

    /// Lets a contributor be a victim this turn.
    public static void markAsVictim(Rivals t, int card, int seat) {
        if (!isMarkedAsVictim(t, card, seat)) t.ledger.use(Scope.TURN, card, EXPOSED - seat);
    }

    public static boolean isMarkedAsVictim(Rivals t, int card, int seat) {
        return t.ledger.used(Scope.TURN, card, EXPOSED - seat);
    }

    /// The possible victims of a Conspiracy, as a bit set (RIV-CON-07).
    public static int possibleVictims(Rivals t, int card) {
        int victims = t.turn.foes(t.controller(card)), gave = t.cardTokens.contributed(card);
        for (int seat = 0; seat < t.players(); seat++)
            if (t.turn.protectedFrom(seat) || (gave >> seat & 1) != 0 && !isMarkedAsVictim(t, card, seat))
                victims &= ~(1 << seat);
        return victims;
    }

    /// The clause that forbids resolving a Conspiracy: too little prestige, no vampire of its clan, no victim.
    public static @Nullable Clause forbidsResolving(Rivals t, int card) {
        if (t.counters(card) < t.printed(card, Fact.THRESHOLD)) return RivalsClause.TOO_LITTLE;
        int seat = t.controller(card), mode = Texts.of(t, card, Moment.RESOLVES);
        if (ActionCardRules.forbidsClan(t, seat, card) != null) return RivalsClause.CLAN_TO_RESOLVE;
        return mode == NONE ? null : Texts.forbids(t, card, mode, seat, NONE);
    }

    /// Whether a seat may be invited to contribute to a card of the active player, by public information only.
    public static boolean mayBeInvited(Rivals t, int card, int seat) {
        return isHiddenConspiracy(t, card) && forbidsAdding(t, card, seat) == null;
    }
}
