package elysium.vendetta.show.log;

import static elysium.tabletop.CardTable.MOVED;
import static elysium.tabletop.CardTable.SHUFFLED;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;

/// Merges log sentences: consecutive actions of a seat into one sentence, equal actions of several seats into one.
public final class LogMerger {
    private LogMerger() {}

    /// The lines of the log. The events are already limited to what the reader may know.
    public static List<String> of(Vendetta t, List<Event> events, Lang lang) {
        VendettaPhrases in = new VendettaPhrases(lang);
        List<String> lines = new ArrayList<>();
        for (SeatSentence tale : together(inARow(tales(t, events, in)))) lines.add(tale.in(t, in));
        return lines;
    }

    /// The sentences to merge. The starting cards of a clan are left out, since everybody has them.
    private static List<SeatSentence> tales(Vendetta t, List<Event> events, VendettaPhrases in) {
        List<SeatSentence> tales = new ArrayList<>();
        boolean beginning = false;
        for (Event event : events) {
            boolean cards = event.kind() == MOVED || event.kind() == SHUFFLED;
            beginning = event.kind() == EventKind.CLAN || beginning && cards;
            SeatSentence tale = beginning && cards ? null : LogLines.of(t, event, in);
            if (event.kind() == EventKind.ROUND) clear(tales, in);
            if (tale != null) tales.add(tale);
        }
        return tales;
    }

    /// Replaces the clearing of the table by one sentence.
    private static void clear(List<SeatSentence> tales, VendettaPhrases in) {
        if (tales.isEmpty() || !tales.getLast().isClearingTable(in)) return;
        while (!tales.isEmpty() && tales.getLast().isClearingTable(in)) tales.removeLast();
        tales.add(SeatSentence.sentence(in.say("Deployed Blood goes to the Bank, and everyone takes their cards back",
                "le Sang déployé va à la Banque, et chacun reprend ses cartes")));
    }

    private static List<SeatSentence> inARow(List<SeatSentence> tales) {
        List<SeatSentence> joined = new ArrayList<>();
        for (SeatSentence tale : tales) {
            if (!joined.isEmpty() && joined.getLast().canMerge(tale)) joined.add(joined.removeLast().mergedWith(tale));
            else joined.add(tale);
        }
        return joined;
    }

    /// Merges equal sentences of neighbouring seats.
    private static List<SeatSentence> together(List<SeatSentence> tales) {
        List<SeatSentence> told = new ArrayList<>();
        int run = 0;
        for (SeatSentence tale : tales) {
            if (told.size() > run && !told.getLast().hasSameVerbs(tale)) run = told.size();
            int same = run;
            while (same < told.size() && !told.get(same).deeds().equals(tale.deeds())) same++;
            boolean another = same < told.size() && tale.seats() != 0 && (told.get(same).seats() & tale.seats()) == 0;
            if (another) told.set(same, told.get(same).withSeats(tale.seats()));
            else told.add(tale);
        }
        return told;
    }
}
