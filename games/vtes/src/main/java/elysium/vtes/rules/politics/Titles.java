package elysium.vtes.rules.politics;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Title;
import org.jspecify.annotations.Nullable;

/// Titles: when they count, how they are gained and lost, and contests for them (VTES-CTI, VTES-SEC).
public final class Titles {
    public static final int COST = 1;
    /// The ledger key of a contest paid for in this phase; no card text has this number.
    private static final int PAID = -8;

    private Titles() {}

    /// The title in force of a vampire as a number: 0 while contested or unsuitable for its sect or clan.
    public static int inForce(Vtes t, int vampire) {
        int title = t.identity.title(vampire);
        if (title == 0 || t.identity.contestsTitle(vampire)) return 0;
        return suitable(t, vampire, title) ? title : 0;
    }

    /// Whether sect and clan of a vampire allow a title (VTES-SEC-04, VTES-SEC-08).
    public static boolean suitable(Vtes t, int vampire, int title) {
        Title which = Title.in(title);
        if (t.identity.sect(vampire) != which.sect()) return false;
        return which.bound() != Title.Of.CLAN || t.identity.clan(vampire) == Title.place(title);
    }

    /// The clause that forbids a vampire to get a title (VTES-SEC-04, VTES-SEC-08).
    public static @Nullable Clause forbids(Vtes t, int vampire, int title) {
        if (suitable(t, vampire, title)) return null;
        return t.identity.sect(vampire) == Title.in(title).sect() ? PoliticsClause.WRONG_CLAN
                : PoliticsClause.WRONG_SECT;
    }

    /// Contests the title of a vampire that entered play or got it with any other holder (VTES-CTI-01).
    public static void contestOnEntering(Vtes t, int vampire) {
        int title = t.identity.title(vampire);
        if (title == 0 || !Title.in(title).unique()) return;
        for (int seat = 0; seat < t.players(); seat++)
            for (int other = t.regions.firstMinion(seat); other != NONE; other = t.regions.nextMinion(other))
                if (other != vampire && t.facts.isVampire(other) && Title.clash(title, t.identity.title(other))
                        && !dispute(t, vampire, other))
                    return;
    }

    /// A suspended title is yielded as soon as it is contested (VTES-SEC-06); returns whether the first vampire keeps
    /// its title.
    private static boolean dispute(Vtes t, int vampire, int other) {
        boolean one = suitable(t, vampire, t.identity.title(vampire)),
                two = suitable(t, other, t.identity.title(other));
        if (!two) Titles.yield(t, other);
        if (!one) Titles.yield(t, vampire);
        if (one && two) {
            t.identity.setContestsTitle(vampire, true);
            t.identity.setContestsTitle(other, true);
        }
        return one;
    }

    /// Yields contested titles that sect or clan no longer allow (VTES-SEC-06).
    public static void yieldUnsuitable(Vtes t) {
        t.pools.setTitleCheckNeeded(false);
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.regions.firstMinion(seat); card != NONE; card = t.regions.nextMinion(card))
                if (t.identity.contestsTitle(card) && !suitable(t, card, t.identity.title(card))) Titles.yield(t, card);
    }

    /// Gives a vampire a title in place of its old one (VTES-SEC-02, VTES-SEC-03); the card of the old title is burned
    /// unless it represents the new one.
    public static void gain(Vtes t, int vampire, int title, int card) {
        if (t.identity.title(vampire) != 0) lose(t, vampire, card);
        t.identity.setTitle(vampire, title);
        contestOnEntering(t, vampire);
    }

    /// Removes the title of a vampire and the card that represents it (VTES-CTI-07, VTES-SEC-17).
    public static void lose(Vtes t, int vampire) {
        lose(t, vampire, NONE);
    }

    private static void lose(Vtes t, int vampire, int but) {
        t.identity.setTitle(vampire, 0);
        for (int card = t.attachments.firstOn(vampire); card != NONE;) {
            int next = t.attachments.nextOn(card);
            if (card != but && t.regions.isAttached(card) && t.facts.is(card, Trait.TITLE)) t.burn(card);
            card = next;
        }
    }

    // ---- in the unlock phase

    /// Whether a vampire contests its title with another one in play.
    public static boolean disputed(Vtes t, int vampire) {
        if (!t.identity.contestsTitle(vampire)) return false;
        int title = t.identity.title(vampire);
        for (int seat = 0; seat < t.players(); seat++)
            for (int other = t.regions.firstMinion(seat); other != NONE; other = t.regions.nextMinion(other))
                if (other != vampire && t.identity.contestsTitle(other) && Title.clash(title, t.identity.title(other)))
                    return true;
        return false;
    }

    /// Whether it must still pay for its title or yield it in this phase.
    public static boolean mustPayOrYield(Vtes t, int vampire) {
        return disputed(t, vampire) && !t.ledger.used(Scope.PHASE, vampire, PAID);
    }

    public static boolean mustPayOrYieldAny(Vtes t, int seat) {
        for (int card = t.regions.firstMinion(seat); card != NONE; card = t.regions.nextMinion(card))
            if (mustPayOrYield(t, card)) return true;
        return false;
    }

    /// Only a ready vampire with blood pays (VTES-CTI-04, VTES-CTI-05).
    public static @Nullable Clause forbidsPay(Vtes t, int vampire) {
        if (!t.regions.isReady(vampire)) return VtesClause.TITLE_IN_TORPOR;
        return t.blood.of(vampire) < COST ? VtesClause.TITLE_COST : null;
    }

    public static void pay(Vtes t, int vampire) {
        t.ledger.use(Scope.PHASE, vampire, PAID);
        t.blood.pay(vampire, COST);
    }

    public static void yield(Vtes t, int vampire) {
        t.logCard(EventKind.YIELDED, t.controller(vampire), vampire, t.identity.title(vampire));
        lose(t, vampire);
    }

    /// Gives a title to the last vampire contesting it, from the next unlock phase on (VTES-CTI-06).
    public static void regainUncontested(Vtes t, int seat) {
        for (int card = t.regions.firstMinion(seat); card != NONE; card = t.regions.nextMinion(card)) {
            if (!t.identity.contestsTitle(card) || disputed(t, card)) continue;
            t.identity.setContestsTitle(card, false);
            t.logCard(EventKind.TITLED, seat, card, t.identity.title(card));
        }
    }
}
