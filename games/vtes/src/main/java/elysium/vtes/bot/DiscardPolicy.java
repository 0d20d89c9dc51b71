package elysium.vtes.bot;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.bot.VtesRolloutPolicy.NEVER;
import static elysium.vtes.bot.VtesRolloutPolicy.SURELY;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.vtes.rules.card.Arrival;
import elysium.vtes.rules.card.Requirements;
import elysium.vtes.rules.card.UsableText;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.table.Vtes;

/// Finds the useless cards of a hand: those that no vampire of the seat can play, and surplus copies of a kind.
final class DiscardPolicy {
    private static final int[] OWN = {READY, TORPOR, UNCONTROLLED};
    private static final int ENOUGH = 2;

    private DiscardPolicy() {}

    /// The weight of a discard: useless cards go first; if a card must go and none is useless, any may.
    static int discard(Vtes t, int seat, int card) {
        return isUseless(t, seat, card) ? SURELY : NEVER;
    }

    /// Whether a hand holds a useless card.
    static boolean hasUselessCard(Vtes t, int seat) {
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (isUseless(t, seat, card)) return true;
        return false;
    }

    private static boolean isUseless(Vtes t, int seat, int card) {
        int def = t.face(card), alike = 0;
        for (int other = t.first(HAND + seat); other != NONE; other = t.next(other)) if (t.face(other) == def) alike++;
        return alike > ENOUGH || t.facts.isUnique(card) && Arrival.controlsCopy(t, seat, card) || !usable(t, seat, def);
    }

    private static boolean usable(Vtes t, int seat, int def) {
        UsableTexts chances = UsableTexts.of(t.book());
        for (int mode = 0; mode < chances.textCount(def); mode++) {
            UsableText text = chances.text(def, mode);
            if (text != null && text.isPlayed() && usable(t, seat, def, text)) return true;
        }
        return false;
    }

    private static boolean usable(Vtes t, int seat, int def, UsableText text) {
        if (text.usage().usedBy() == UsedBy.SEAT) return true;
        for (int zone : OWN)
            for (int minion = t.first(zone + seat); minion != NONE; minion = t.next(minion))
                if (Requirements.forbids(t, def, text.usage(), minion) == null) return true;
        return false;
    }
}
