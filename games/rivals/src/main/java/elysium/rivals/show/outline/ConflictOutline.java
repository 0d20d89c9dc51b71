package elysium.rivals.show.outline;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.flow.influence.Auction;
import elysium.rivals.rules.Conflict;
import elysium.rivals.show.text.Promised;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Promises;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.PromiseKind;

/// Adds the fields of Schemes, Titles and promises to the outline.
final class ConflictOutline {
    private static final int SCHEME = 0, TITLE = 1, NEXT = 0, NOW = 1, DONE = 2, NOT_YET = -1, PASSED = -2;

    private final OutlineBuilder figures;
    private final Rivals t;

    private ConflictOutline(OutlineBuilder figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(OutlineBuilder figures) {
        ConflictOutline conflict = new ConflictOutline(figures);
        if (Conflict.isInProgress(figures.t)) conflict.conflict();
        conflict.deals();
        for (int at = 0; at < figures.t.depth(); at++)
            if (figures.t.frame(at) instanceof Auction auction) conflict.auction(auction);
    }

    /// The bids, one per player from the first player on.
    private void auction(Auction auction) {
        boolean asked = false;
        for (int n = 0, seat = t.turn.firstPlayer(); n < t.players(); n++, seat = t.turn.after(seat)) {
            if ((auction.rivals() >> seat & 1) == 0) continue;
            if (!figures.figures.containsKey("auctionCard"))
                figures.put("auctionCard", t.first(GameLayout.HAVEN + seat));
            asked |= seat == auction.seat();
            figures.list("bidder").add(seat);
            figures.list("bid").add(seat == auction.holder() ? auction.best() : asked ? NOT_YET : PASSED);
        }
    }

    /// The closed fists, as far as the viewer knows.
    static void own(OutlineBuilder figures) {
        if (!Conflict.isInProgress(figures.t)) return;
        new ConflictOutline(figures).fists();
    }

    private void fists() {
        for (int i = 0, seat = Conflict.seat(t); i < seats(); i++, seat = t.turn.after(seat)) {
            boolean own = t.secretNumbers.has(seat) && seat == figures.viewer;
            figures.list("exertFist")
                    .add(own ? t.secretNumbers.get(seat) : Conflict.revealed(t) ? Conflict.revealedPrestige(t, seat)
                            : NONE);
        }
    }

    /// The number of seats that may exert: one for a Title.
    private int seats() {
        return Conflict.isTitle(t) ? 1 : t.players();
    }

    private void conflict() {
        boolean title = Conflict.isTitle(t);
        figures.put("conflict", title ? TITLE : SCHEME);
        figures.put("conflictCard", Conflict.scheme(t));
        if (title) figures.put("conflictNeed", Conflict.cost(t));
        for (int i = 0, seat = Conflict.seat(t); i < seats(); i++, seat = t.turn.after(seat)) seat(seat);
        figures.put("yes", Conflict.sideInfluence(t, Conflict.YES));
        figures.put("no", Conflict.sideInfluence(t, Conflict.NO));
        figures.put("revealed", Conflict.revealed(t) ? 1 : 0);
    }

    private void seat(int seat) {
        int said = Conflict.announcement(t, seat), modifier = Conflict.modifier(t, seat);
        figures.list("exertSeat").add(seat);
        figures.list("exertState").add(said != NONE ? DONE : t.isAsked(seat) ? NOW : NEXT);
        figures.list("exertShown").add(Conflict.visibleInfluence(t, seat));
        figures.list("exertSide").add(said);
        figures.list("exertHides").add(t.secretNumbers.has(seat) || modifier != NONE && t.isFaceDown(modifier) ? 1 : 0);
        figures.list("exertModifier").add(modifier);
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            if (t.readiness.hasNoInfluence(card)) figures.list("exertCard").add(card);
    }

    private void deals() {
        List<Text> sentences = new ArrayList<>();
        for (int place = 0; place < Promises.MAX; place++) {
            if (t.promises.kind(place) == PromiseKind.NONE) continue;
            figures.list("dealBy").add(t.promises.by(place));
            figures.list("dealTo").add(t.promises.to(place));
            sentences.add(Promised.of(t, place));
        }
        if (!sentences.isEmpty()) figures.names.put("deals", sentences);
    }
}
