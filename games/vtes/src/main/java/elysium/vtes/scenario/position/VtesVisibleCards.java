package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.Viewers;
import elysium.tabletop.scenario.VisibleCards;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;

/// Names the cards of a table in scenarios as a viewer sees them; an unknown card is a `?`.
public final class VtesVisibleCards extends VisibleCards<Vtes> {

    public VtesVisibleCards(Vtes t, List<String> names, CardLookup<Vtes> naming, int viewer) {
        super(t, names, naming, viewer);
    }

    @Override public List<String> marks(int card) {
        List<String> marks = new ArrayList<>();
        if (t.counters(card) != CardPlacer.usual(t, card)) marks.add(CardState.COUNTERS + " " + t.counters(card));
        states(t, card, marks);
        if (t.regions.isMinion(card) && t.facts.isVampire(card)) honours(card, marks);
        marks.add(CardState.NOTE + " " + t.notes.first(card));
        marks.add(CardState.SECOND + " " + t.notes.second(card));
        if (t.owner(card) != t.zones().seat(t.zone(card))) marks.add(CardState.OF + names.get(t.owner(card)));
        if (sees(card)) seen(card, marks);
        for (int guest = t.attachments.firstOn(card); guest != NONE; guest = t.attachments.nextOn(guest))
            if (t.regions.isContested(guest) == t.regions.isContested(card)) marks.add(guest(guest, card));
        return marks;
    }

    /// Adds the marks of the states that a card can be in, whoever looks.
    static void states(Vtes t, int card, List<String> marks) {
        if (t.minions.locked(card)) marks.add(CardState.LOCKED);
        if (t.minions.woken(card)) marks.add(CardState.WOKEN);
        if (t.minions.wounded(card) && !t.regions.inTorpor(card)) marks.add(CardState.WOUNDED);
        if (t.minions.recruitedThisTurn(card)) marks.add(CardState.FRESH);
        if (t.minions.isHunted(card)) marks.add(CardState.MARKED);
        if (t.facts.isMerged(card)) marks.add(CardState.MERGED);
        if (t.notes.level(card) > 0)
            marks.add(t.notes.level(card) == Discipline.SUPERIOR ? CardState.SUPERIOR : CardState.INFERIOR);
    }

    private void honours(int card, List<String> marks) {
        marks.add(CardState.TITLE + TitleText.words(t.identity.title(card)));
        marks.add(CardState.SECT + t.identity.sect(card).title().en());
        if (t.identity.contestsTitle(card)) marks.add(CardState.CONTESTS);
    }

    /// The other viewers who know a card that is not public.
    private void seen(int card, List<String> marks) {
        int all = (1 << names.size()) - 1, others = t.viewersOf(card) & all & ~(1 << t.zones().seat(t.zone(card)));
        if (others != 0 && (t.viewersOf(card) & all) != all)
            marks.add(CardState.SEEN + Viewers.write(t, names, others));
    }

    private String guest(int card, int host) {
        List<String> marks = marks(card);
        marks.removeIf(CardState::isOfHost);
        if (t.controller(card) != t.controller(host)) marks.add(CardState.BY + names.get(t.controller(card)));
        marks.removeIf(mark -> mark.startsWith(CardState.OF) && t.owner(card) == t.controller(card));
        Collections.sort(marks);
        return text(name(card), marks);
    }
}
