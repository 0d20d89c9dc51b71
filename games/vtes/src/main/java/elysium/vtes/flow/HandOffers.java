package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;

import elysium.kernel.Branchless;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.vtes.rules.card.CandidateMinions;
import elysium.vtes.rules.card.PlayRules;
import elysium.vtes.rules.card.Requirements;
import elysium.vtes.rules.card.Role;
import elysium.vtes.rules.card.TextGroup;
import elysium.vtes.rules.card.UsableText;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Value;
import elysium.vtes.table.vocabulary.Verb;

/// Offers the cards a seat may play from its hand in a window, and tells what it might play as far as others know.
final class HandOffers {
    private HandOffers() {}

    /// Whether a seat might play something from its hand in a window, judging by public information: no face is read.
    static boolean mightPlay(Vtes t, int seat, long windows) {
        UsableTexts chances = UsableTexts.of(t.book());
        if ((chances.handWindows() & windows) == 0 || t.count(HAND + seat) == 0) return false;
        int role = Role.of(t, seat);
        for (long rest = chances.handWindowsOfRole(role) & windows; rest != 0; rest &= rest - 1)
            for (TextGroup some : chances.inHand(role, Long.numberOfTrailingZeros(rest)))
                if (!some.isBarred(t, seat) && mightPlay(t, seat, some)) return true;
        return false;
    }

    /// The seats whose decks may hold something for a window, as a bit set.
    static int seatsThatMightPlay(Vtes t, long windows) {
        UsableTexts chances = UsableTexts.of(t.book());
        if ((chances.handWindows() & windows) == 0) return 0;
        if ((chances.handWindowsOutOfTurn() & windows) == 0) return 1 << t.turn.active();
        int seats = 0;
        for (int seat = 0; seat < t.players(); seat++)
            seats |= Branchless.oneIfAny(chances.handWindowsOfRole(Role.of(t, seat)) & windows) << seat;
        return seats;
    }

    /// Whether a seat might play a text of a group.
    private static boolean mightPlay(Vtes t, int seat, TextGroup some) {
        UsableText[] texts = some.texts();
        if (some.isOfSeat()) return mightPlay(t, seat, texts);
        Usage how = some.usage();
        for (int minion = CandidateMinions.first(t, how, seat); minion != NONE;
                minion = CandidateMinions.next(t, how, minion))
            if (PlayRules.forbidsState(t, how, seat, minion) == null && mightPlay(t, seat, minion, texts)) return true;
        return false;
    }

    private static boolean mightPlay(Vtes t, int seat, UsableText[] texts) {
        for (UsableText text : texts) if (text.mightUse(t, seat, NONE)) return true;
        return false;
    }

    private static boolean mightPlay(Vtes t, int seat, int minion, UsableText[] texts) {
        int learns = t.modifierCount(Value.DISCIPLINE);
        UsableTexts chances = UsableTexts.of(t.book());
        int face = t.face(minion), known = chances.disciplines(face), mastered = chances.superiorDisciplines(face);
        for (UsableText text : texts) {
            boolean able = learns != 0 ? Requirements.hasDisciplines(t, text.usage(), minion)
                    : text.isMastered(known, mastered);
            if (able && text.mightUse(t, seat, minion)) return true;
        }
        return false;
    }

    /// Offers the cards of a hand in a window, each with each minion and mode, and refuses the others.
    static void offer(Vtes t, int seat, long windows, int marks, Offers out) {
        UsableTexts chances = UsableTexts.of(t.book());
        if ((chances.handWindows() & windows) == 0) return;
        boolean explains = out.collectsRefusals();
        int role = Role.of(t, seat);
        int walk = t.cache.beginWalk();
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
            int def = t.face(card);
            if ((chances.handWindowsOf(def) & windows) == 0 || !explains && !chances.fitsRole(def, role)) continue;
            if (t.cache.isFirstOfFace(card, walk) != 0) offerCard(t, card, windows, marks, out);
        }
    }

    private static void offerCard(Vtes t, int card, long windows, int marks, Offers out) {
        UsableTexts chances = UsableTexts.of(t.book());
        for (int def = t.face(card), mode = 0; mode < chances.textCount(def); mode++) {
            UsableText text = chances.text(def, mode);
            if (text == null || (windows >> text.moment() & 1) == 0 || !text.isPlayed()) continue;
            boolean fits = marks == 0 || text.usage().is(marks);
            if (fits && concerns(t, text, t.controller(card), out)) offerText(t, card, text, out);
        }
    }

    /// Whether to consider a text; a caller that wants reasons gets more of them.
    private static boolean concerns(Vtes t, UsableText text, int seat, Offers out) {
        return out.collectsRefusals() ? CandidateMinions.canUse(t, text.usage(), seat) : text.fitsSeat(t, seat);
    }

    private static void offerText(Vtes t, int card, UsableText text, Offers out) {
        Usage how = text.usage();
        int seat = t.controller(card);
        if (how.usedBy() == UsedBy.SEAT) {
            offerWith(t, card, text, NONE, out);
            return;
        }
        for (int minion = CandidateMinions.first(t, how, seat); minion != NONE;
                minion = CandidateMinions.next(t, how, minion))
            offerWith(t, card, text, minion, out);
    }

    /// Works out the reason of a refusal only for a caller that wants it.
    private static void offerWith(Vtes t, int card, UsableText text, int minion, Offers out) {
        long move = Move.of(Verb.PLAY, card, minion, text.mode());
        int seat = t.controller(card);
        if (out.collectsRefusals())
            out.offer(move, PlayRules.forbids(t, text.usage(), CardPlay.of(t, card, text.mode(), seat, minion)));
        else if (text.allows(t, seat, minion, card)) out.offer(move);
    }
}
