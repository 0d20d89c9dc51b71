package elysium.vendetta.show.log;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.text.Phrases;
import elysium.vendetta.show.text.LogPhrase;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.Vendetta;

/// A log sentence about some seats, in parts, so that consecutive actions can be merged.
///
/// @param seats the seats, as a bit set; none for a complete sentence
/// @param alone whether it is never merged with the seat's next action
record SeatSentence(int seats, List<LogPhrase> deeds, boolean alone) {
    private static final int BREATH = 4;

    SeatSentence {
        deeds = List.copyOf(deeds);
    }

    /// A complete sentence, which is never merged.
    static SeatSentence sentence(String words) {
        return new SeatSentence(0, List.of(new LogPhrase(words, words, List.of(), "", false)), true);
    }

    static SeatSentence of(int seat, LogPhrase deed) {
        return new SeatSentence(1 << seat, List.of(deed), false);
    }

    /// The same, never merged.
    SeatSentence unmerged() {
        return new SeatSentence(seats, deeds, true);
    }

    /// Whether the next sentence is about the same seats and fits into this one.
    boolean canMerge(SeatSentence next) {
        if (alone || next.alone || seats != next.seats) return false;
        return deeds.size() < BREATH || fits(deeds, next.deeds.getFirst()) < deeds.size();
    }

    /// This sentence extended by the next.
    SeatSentence mergedWith(SeatSentence next) {
        List<LogPhrase> all = new ArrayList<>(deeds);
        for (LogPhrase deed : next.deeds) {
            int at = fits(all, deed);
            if (at < all.size()) all.set(at, all.get(at).with(deed));
            else all.add(deed);
        }
        return new SeatSentence(seats, all, false);
    }

    /// The index of the phrase that another can join: the last, or one that gathers; else the number of phrases.
    private static int fits(List<LogPhrase> deeds, LogPhrase another) {
        int at = deeds.size() - 1;
        if (deeds.getLast().sameAs(another)) return at;
        while (at >= 0 && !(deeds.get(at).mergesLater() && deeds.get(at).sameAs(another))) at--;
        return at < 0 ? deeds.size() : at;
    }

    /// Whether all of it clears the table at the end of a round.
    boolean isClearingTable(VendettaPhrases in) {
        String takesBack = LogLines.TAKES_BACK.in(in.lang()), discards = LogLines.DISCARDS.in(in.lang());
        for (LogPhrase deed : deeds)
            if (!deed.one().equals(takesBack) && !deed.one().equals(discards)) return false;
        return seats != 0;
    }

    /// Whether another sentence has the same verbs and places, perhaps with other objects.
    boolean hasSameVerbs(SeatSentence other) {
        if (seats == 0 || deeds.size() != other.deeds.size()) return false;
        for (int i = 0; i < deeds.size(); i++)
            if (!deeds.get(i).sameAs(other.deeds.get(i))) return false;
        return true;
    }

    SeatSentence withSeats(int more) {
        return new SeatSentence(seats | more, deeds, alone);
    }

    String in(Vendetta t, VendettaPhrases in) {
        boolean everyone = Integer.bitCount(seats) > 2 && seats == (1 << t.players()) - 1;
        boolean several = Integer.bitCount(seats) > 1 && !everyone;
        List<String> said = new ArrayList<>();
        for (LogPhrase deed : deeds) said.add(deed.in(several, in));
        String who = seats == 0 ? ""
                : (everyone ? in.say("everyone", "tout le monde") : in.clans(t, seats)) + " ";
        return Phrases.capital(who + in.list(said)) + ".";
    }
}
