package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.rivals.table.Rivals;

/// The areas that a text searches: zones of one player or of all, then common zones.
public final class CardAreas {
    /// All characters; those that are not in torpor; those in The Streets; those in torpor.
    public static final CardAreas CHARACTERS = everybodys(HAVEN, STREETS, TORPOR),
            COTERIES = everybodys(HAVEN, STREETS),
            OUTSIDE = everybodys(STREETS), ASLEEP = everybodys(TORPOR);
    /// Cards attached to characters; cards that stay in play, with or without City Deck cards.
    public static final CardAreas ATTACHMENTS = everybodys(ATTACHED), STAYING = everybodys(ONGOING),
            STAYING_OR_CITY = new CardAreas(false, new int[] {ONGOING}, new int[] {CITY});
    /// The own characters, coterie, attachments, cards that stay in play, hand, discard pile.
    public static final CardAreas YOUR_CHARACTERS = yours(HAVEN, STREETS, TORPOR), YOUR_COTERIE = yours(HAVEN, STREETS),
            YOUR_ATTACHMENTS = yours(ATTACHED), YOUR_STAYING = yours(ONGOING), YOUR_HAND = yours(HAND),
            YOUR_DISCARDS = yours(DISCARD), YOUR_HAND_AND_DISCARDS = yours(HAND, DISCARD),
            YOUR_ANIMALS = yours(ATTACHED, HAND);
    /// The cards of the City Deck in The Streets, and those that were burned.
    public static final CardAreas IN_CITY = nobodys(CITY), BURNED_CITY = nobodys(CITY_BURNED);

    private final boolean yours;
    private final int[] each, common;

    private CardAreas(boolean yours, int[] each, int[] common) {
        this.yours = yours;
        this.each = each;
        this.common = common;
    }

    private static CardAreas everybodys(int... zones) {
        return new CardAreas(false, zones, new int[0]);
    }

    private static CardAreas yours(int... zones) {
        return new CardAreas(true, zones, new int[0]);
    }

    private static CardAreas nobodys(int... zones) {
        return new CardAreas(false, new int[0], zones);
    }

    /// The next card of the areas of a seat after another card, or the first; NONE after the last.
    public int next(Rivals t, int seat, int after) {
        int seats = yours ? 1 : t.players(), zones = each.length * seats + common.length;
        int k = after == NONE ? -1 : place(t, seat, after), card = after == NONE ? NONE : t.next(after);
        while (card == NONE && ++k < zones) card = t.first(zone(k, seat, seats));
        return card;
    }

    /// Whether the cards there are hidden from others.
    public boolean isHeld() {
        for (int zone : each) if (zone == HAND) return true;
        return false;
    }

    private int zone(int k, int seat, int seats) {
        if (k >= each.length * seats) return common[k - each.length * seats];
        return each[k % each.length] + (yours ? seat : k / each.length);
    }

    private int place(Rivals t, int seat, int card) {
        int k = 0;
        while (zone(k, seat, yours ? 1 : t.players()) != t.zone(card)) k++;
        return k;
    }

    /// Whether an earlier card of the zone looks exactly alike, so that offering one is enough.
    public static boolean isDuplicate(Rivals t, int card) {
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
            if (alike(t, other, card)) return true;
        return false;
    }

    private static boolean alike(Rivals t, int one, int other) {
        return t.face(one) == t.face(other) && !t.isFaceDown(one) && !t.isFaceDown(other)
                && t.attachments.hostOf(one) == t.attachments.hostOf(other)
                && t.attachments.firstOn(one) == t.attachments.firstOn(other)
                && t.counters(one) == t.counters(other) && t.readiness.exhausted(one) == t.readiness.exhausted(other)
                && flockAlike(t, one, other);
    }

    private static boolean flockAlike(Rivals t, int one, int other) {
        for (int seat = 0; seat < t.players(); seat++)
            if (t.cardTokens.protection(one, seat) != t.cardTokens.protection(other, seat)) return false;
        return true;
    }
}
