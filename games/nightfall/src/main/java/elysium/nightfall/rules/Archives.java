package elysium.nightfall.rules;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.kernel.Clause;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.NightfallClause;
import elysium.nightfall.table.OrderArchives;
import org.jspecify.annotations.Nullable;

/// The rules of archives: who may take from which, and at what cost.
public final class Archives {
    private Archives() {}

    /// Whether an archive exists; an empty one no longer does (NF-RUL-39).
    public static boolean exists(Nightfall t, int archive) {
        return t.archives.top(archive) != NONE;
    }

    /// Whether a seat may take from an archive: the commons, its own, and enemy ones open to it.
    public static boolean mayTake(Nightfall t, int seat, int archive) {
        int keeper = OrderArchives.owner(archive);
        return keeper == NONE || keeper == seat || t.archives.areOpenTo(seat);
    }

    /// The cost of a known archive for a seat, reduced by its minions (NF-RUL-31).
    public static int cost(Nightfall t, int seat, int archive) {
        return Math.max(0, t.printed(t.archives.top(archive), Fact.COST) - discount(t, seat));
    }

    private static int discount(Nightfall t, int seat) {
        int less = 0;
        for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card)) less += t.printed(card, Fact.DISCOUNT);
        return less;
    }

    /// The clause that forbids a claim from an existing archive, or null. The cost of another player's hidden archive
    /// is unknown until it is revealed.
    public static @Nullable Clause forbidsClaim(Nightfall t, int seat, int archive) {
        if (!mayTake(t, seat, archive)) return NightfallClause.ENEMY_ARCHIVE;
        boolean known = !t.archives.hidden(archive) || t.sees(seat, t.archives.top(archive));
        return known && cost(t, seat, archive) > t.archives.influence(seat) ? NightfallClause.TOO_DEAR : null;
    }

    /// Claims the top card of an archive; if it turns out too expensive once revealed, it stays.
    public static void claim(Nightfall t, int seat, int archive) {
        reveal(t, archive);
        int cost = cost(t, seat, archive);
        if (cost > t.archives.influence(seat)) return;
        t.archives.setInfluence(seat, t.archives.influence(seat) - cost);
        t.logCard(EventKind.CLAIMED, seat, t.archives.top(archive), archive);
        give(t, seat, archive);
    }

    /// Takes the top card of an archive for free; this is not a claim (NF-RUL-50).
    public static void take(Nightfall t, int seat, int archive) {
        reveal(t, archive);
        t.logCard(EventKind.TAKEN, seat, t.archives.top(archive), archive);
        give(t, seat, archive);
    }

    /// Exiles up to a number of cards from the top of an archive.
    public static void exile(Nightfall t, int archive, int cards) {
        reveal(t, archive);
        for (int i = 0; i < cards && exists(t, archive); i++) Piles.exile(t, t.archives.top(archive));
    }

    /// Reveals an archive: its draft card is replaced by the orders of that name.
    public static void reveal(Nightfall t, int archive) {
        if (!t.archives.hidden(archive)) return;
        int card = t.archives.top(archive), def = t.face(card);
        t.turnUp(card);
        t.setOwnerTo(card, NONE);
        while (t.count(ARCHIVE + archive) < Nightfall.COPIES) t.addCard(def, NONE, ARCHIVE + archive);
        t.logCard(EventKind.ARCHIVE, OrderArchives.owner(archive), card, archive);
    }

    private static void give(Nightfall t, int seat, int archive) {
        int card = t.archives.top(archive);
        t.setOwnerTo(card, seat);
        t.move(card, DISCARD + seat);
    }
}
