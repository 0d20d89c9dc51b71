package elysium.vtes.stage;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.Viewers;
import elysium.tabletop.scenario.VisibleCards;
import elysium.vtes.table.Discipline;
import elysium.vtes.table.Vtes;

/// The cards of a table in the words of scenarios, as a viewer sees them; an unknown one is a `?`.
final class Seeing extends VisibleCards<Vtes> {

    Seeing(Vtes t, List<String> names, CardLookup<Vtes> naming, int viewer) {
        super(t, names, naming, viewer);
    }

    @Override public List<String> marks(int card) {
        List<String> marks = new ArrayList<>();
        if (t.counters(card) != Placing.usual(t, card)) marks.add(Marks.COUNTERS + " " + t.counters(card));
        if (t.locked(card)) marks.add(Marks.LOCKED);
        if (t.woken(card)) marks.add(Marks.WOKEN);
        if (t.wounded(card) && !t.inTorpor(card)) marks.add(Marks.WOUNDED);
        if (t.fresh(card)) marks.add(Marks.FRESH);
        if (t.marked(card)) marks.add(Marks.MARKED);
        if (t.merged(card)) marks.add(Marks.MERGED);
        if (t.level(card) > 0) marks.add(t.level(card) == Discipline.SUPERIOR ? Marks.SUPERIOR : Marks.INFERIOR);
        if (t.isMinion(card) && t.isVampire(card)) honours(card, marks);
        marks.add(Marks.NOTE + " " + t.note(card));
        marks.add(Marks.SECOND + " " + t.second(card));
        if (t.owner(card) != t.zones().seat(t.zone(card))) marks.add(Marks.OF + names.get(t.owner(card)));
        if (sees(card)) seen(card, marks);
        for (int guest = t.hosts.firstOn(card); guest != NONE; guest = t.hosts.nextOn(guest))
            if (t.isContested(guest) == t.isContested(card)) marks.add(guest(guest, card));
        return marks;
    }

    private void honours(int card, List<String> marks) {
        marks.add(Marks.TITLE + Honours.words(t.title(card)));
        marks.add(Marks.SECT + t.sect(card).title().en());
        if (t.contestsTitle(card)) marks.add(Marks.CONTESTS);
    }

    /// The others who know a card that is not open to all.
    private void seen(int card, List<String> marks) {
        int all = (1 << names.size()) - 1, others = t.viewersOf(card) & all & ~(1 << t.zones().seat(t.zone(card)));
        if (others != 0 && (t.viewersOf(card) & all) != all) marks.add(Marks.SEEN + Viewers.said(t, names, others));
    }

    private String guest(int card, int host) {
        List<String> marks = marks(card);
        marks.removeIf(Marks::isOfHost);
        if (t.controller(card) != t.controller(host)) marks.add(Marks.BY + names.get(t.controller(card)));
        marks.removeIf(mark -> mark.startsWith(Marks.OF) && t.owner(card) == t.controller(card));
        Collections.sort(marks);
        return text(name(card), marks);
    }
}
