package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// The costs of playing cards: blood of the vampire and pool of the Methuselah (VTES-PLAY-13, VTES-PLAY-14).
public final class CardCosts {
    private CardCosts() {}

    /// The blood that a play costs its minion.
    public static int blood(Vtes t, CardPlay<Vtes> play) {
        VariableCost price = price(t, play);
        int cost = price == null ? printed(t, play, Fact.BLOOD_COST) : price.blood(t, play);
        return play.subject() == NONE ? 0 : Math.max(0, Math.max(0, cost) + t.value(Value.COST_BLOOD, play.card()));
    }

    /// The pool that a play costs its Methuselah.
    public static int pool(Vtes t, CardPlay<Vtes> play) {
        VariableCost price = price(t, play);
        int cost = price == null ? printed(t, play, Fact.POOL_COST) : price.pool(t, play);
        return Math.max(0, Math.max(0, cost) + t.value(Value.COST_POOL, play.card()));
    }

    /// The printed cost; using a text of a card in play is free.
    private static int printed(Vtes t, CardPlay<Vtes> play, int fact) {
        Usage how = Usage.of(t.book(), play.def(), play.mode());
        return how != null && how.as().fromHand() ? t.book().printed(play.def(), fact) : 0;
    }

    private static @Nullable VariableCost price(Vtes t, CardPlay<Vtes> play) {
        UsableText text = UsableTexts.of(t.book()).text(play.def(), play.mode());
        return text == null ? null : text.variableCost();
    }

    /// The clause that forbids a play that cannot be paid for.
    public static @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        int blood = blood(t, play);
        if (blood > 0 && (play.subject() == NONE || t.blood.of(play.subject()) < blood)) return VtesClause.BLOOD_COST;
        return pool(t, play) > t.pools.of(play.seat()) ? VtesClause.POOL_COST : null;
    }

    /// Pays as much of the cost as possible (VTES-RUL-26).
    public static void pay(Vtes t, CardPlay<Vtes> play) {
        pay(t, play.subject(), blood(t, play), play.seat(), pool(t, play));
    }

    /// Pays as much as possible from a minion and a Methuselah; returns whether that was all.
    public static boolean pay(Vtes t, int minion, int blood, int seat, int pool) {
        int paidBlood = blood == 0 ? 0 : Math.min(blood, t.blood.of(minion)),
                paidPool = Math.min(pool, t.pools.of(seat));
        t.blood.pay(minion, paidBlood);
        t.pools.pay(seat, paidPool);
        return paidBlood == blood && paidPool == pool;
    }
}
