package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;

import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// Alliances: gaining cards, Draining, Diablerie, and the card that a Frenzy Drains.
public final class Draining {
    private Draining() {}

    /// Takes a Victim from the deck, if one is left (VEN-RUL-27).
    public static void takeVictim(Vendetta t, int seat) {
        int victim = t.first(GameLayout.VICTIMS);
        if (victim != NONE && t.seats.isAlive(seat)) t.move(victim, ALLIANCE + seat);
    }

    /// Drains a card: gives its Blood, ends its ability, and adds a token for a Vampire (VEN-DRN-01, VEN-DRN-06).
    public static void drain(Vendetta t, int seat, int card) {
        int tokens = t.kind(card) == Kind.VAMPIRE ? 1 + t.value(Value.TOKENS, card) : 0;
        t.move(card, GameLayout.DRAINED + seat);
        t.logCard(EventKind.DRAINED, seat, card);
        Bank.gain(t, seat, t.printed(card, Fact.DRAIN));
        if (tokens == 0) return;
        t.pools.setTokens(seat, t.pools.tokensUp(seat) + tokens, t.pools.tokens(seat) - t.pools.tokensUp(seat));
        t.log(EventKind.DIABLERIE, seat, 0, tokens);
    }

    /// The card that a Frenzy Drains: one that a text puts first, else a random one; NONE if none can be Drained.
    public static int cardForFrenzy(Vendetta t, int seat) {
        int open = 0;
        for (int card = t.first(ALLIANCE + seat); card != NONE; card = t.next(card)) {
            if (t.value(Value.UNDRAINABLE, card) > 0) continue;
            if (t.value(Value.DRAINED_FIRST, card) > 0) return card;
            open++;
        }
        int pick = open == 0 ? NONE : t.roll(open);
        for (int card = t.first(ALLIANCE + seat); card != NONE && pick != NONE; card = t.next(card))
            if (t.value(Value.UNDRAINABLE, card) == 0 && pick-- == 0) return card;
        return NONE;
    }

    /// The Blood that an Alliance provides in Feed; never below 0 (VEN-RUL-37).
    public static int feedBlood(Vendetta t, int seat) {
        int feed = 0;
        for (int card = t.first(ALLIANCE + seat); card != NONE; card = t.next(card)) feed += t.printed(card, Fact.FEED);
        return Math.max(0, feed) * (1 + t.value(Value.FEED, seat));
    }
}
