package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.DRAINED;
import static elysium.vendetta.table.GameLayout.HAND;
import static elysium.vendetta.table.GameLayout.RELIC;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.rules.Fees;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Pools;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;
import org.jspecify.annotations.Nullable;

/// Offers the moves of a Planning turn, and refuses the others.
final class PlanningOffers {
    private static final int MOST_SHOWN = 4;

    private PlanningOffers() {}

    static void cards(Vendetta t, int seat, Offers out) {
        for (int place = 0; place < t.evening.placeCount(); place++) {
            Clause up = Fees.forbidsFaceUp(t, seat, place), down = Fees.forbidsFaceDown(t, seat, place);
            for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
                out.offer(Move.of(Verb.PLAY, card, place, Verb.UP), up);
                hidden(t, Move.of(Verb.PLAY, card, place, Verb.DOWN), down, out);
            }
        }
        boolean stuck = out.size() == 0;                  // VEN-RUL-13
        out.offer(Move.of(Verb.SKIP), stuck ? null : VendettaClause.ONE_CARD);
        others(t, seat, false, out);
    }

    private static void hidden(Vendetta t, long move, @Nullable Clause forbids, Offers out) {
        if (forbids != null || !out.collectsRefusals()) out.offer(move, forbids);
        else out.offerWithCaution(move,
                t.printed(Move.a(move), Fact.EARLY) != 0 ? VendettaClause.PASSIVE_TOO_LATE : null);
    }

    /// Offers Blood and flips; refusals are listed only if the caller wants reasons.
    static void blood(Vendetta t, int seat, int place, Offers out) {
        int most = out.collectsRefusals() ? MOST_SHOWN : Math.min(Fees.BLOOD_PER_CARD, Fees.spendableBlood(t, seat));
        int flips = out.collectsRefusals() ? t.pools.tokens(seat) : t.pools.tokensUp(seat);
        for (int amount = 0; amount <= most; amount++)
            for (int flip = 0; flip <= flips; flip++)
                out.offer(Move.of(Verb.BLOOD, amount, flip),
                        out.collectsRefusals() ? forbids(t, seat, amount, flip) : null);
        UntimelyMoves.cards(t, seat, place, out);
        others(t, seat, false, out);
    }

    private static @Nullable Clause forbids(Vendetta t, int seat, int amount, int flip) {
        Clause blood = Fees.forbidsBlood(t, seat, amount);
        return blood != null ? blood : Fees.forbidsFlips(t, seat, flip);
    }

    static void end(Vendetta t, int seat, int place, Offers out) {
        out.offer(Move.of(Verb.END_TURN));
        UntimelyMoves.cards(t, seat, place, out);
        others(t, seat, true, out);
    }

    /// Whether a seat has another move than Draining; all of it is public.
    static boolean hasOtherMove(Vendetta t, int seat) {
        return t.firstModifyingCard(Value.CHALICE, seat) != NONE && t.count(DRAINED + seat) > 0
                || t.firstModifyingCard(Value.HOURGLASS, seat) != NONE && t.count(HAND + seat) > 0
                || t.value(Value.SPIES, seat) > 0 && Fees.spendableBlood(t, seat) > 0;
    }

    private static void others(Vendetta t, int seat, boolean played, Offers out) {
        for (int card = t.first(ALLIANCE + seat); card != NONE; card = t.next(card)) {
            Clause forbids = Fees.forbidsDrain(t, card);
            if (forbids != null || !out.collectsRefusals()) out.offer(Move.of(Verb.DRAIN, card), forbids);
            else out.offerWithCaution(Move.of(Verb.DRAIN, card), thirdToken(t, seat, card));
        }
        int chalice = t.firstModifyingCard(Value.CHALICE, seat), glass = t.firstModifyingCard(Value.HOURGLASS, seat);
        if (chalice != NONE)
            out.offer(Move.of(Verb.USE, chalice), t.count(DRAINED + seat) == 0 ? VendettaClause.RELIC_WINDOW : null);
        if (glass != NONE)
            out.offer(Move.of(Verb.USE, glass),
                    !played || t.count(HAND + seat) == 0 ? VendettaClause.RELIC_WINDOW : null);
        if (out.collectsRefusals()) spent(t, seat, out);
        if (t.value(Value.SPIES, seat) > 0) looks(t, seat, out);
    }

    /// Refuses a used Relic of the Planning turn.
    private static void spent(Vendetta t, int seat, Offers out) {
        for (int card = t.first(RELIC + seat); card != NONE; card = t.next(card)) {
            long does = t.book().modifiedValues(t.face(card));
            boolean ofTurns = (does >> Value.CHALICE & 1) != 0 || (does >> Value.HOURGLASS & 1) != 0;
            if (ofTurns && t.isFaceDown(card)) out.offer(Move.of(Verb.USE, card), VendettaClause.RELIC_USED);
        }
    }

    private static void looks(Vendetta t, int seat, Offers out) {
        Clause poor = Fees.spendableBlood(t, seat) == 0 ? VendettaClause.LAST_BLOOD_SPENT : null;
        for (int other = 0; other < t.players(); other++)
            for (int place = 0; place < t.evening.placeCount(); place++)
                for (int card = t.first(Locations.position(other, place)); card != NONE; card = t.next(card)) {
                    if (!t.isFaceDown(card)) continue;
                    Clause known = t.sees(seat, card) ? VendettaClause.CARD_KNOWN : null;
                    out.offer(Move.of(Verb.LOOK, card), poor != null ? poor : known);
                }
    }

    private static @Nullable Clause thirdToken(Vendetta t, int seat, int card) {
        boolean vampire = t.kind(card) == elysium.vendetta.table.Kind.VAMPIRE;
        int tokens = t.pools.tokens(seat) + 1 + t.value(Value.TOKENS, card);
        return vampire && tokens >= Pools.TOKENS_OUT ? VendettaClause.THIRD_TOKEN : null;
    }
}
