package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.CardLookup;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;

/// Writes a card with its full state for position texts.
final class CardWriter {
    private final Vtes t;
    private final List<String> names;
    private final CardLookup<Vtes> naming;
    private final int viewer;

    CardWriter(Vtes t, List<String> names, CardLookup<Vtes> naming, int viewer) {
        this.t = t;
        this.names = names;
        this.naming = naming;
        this.viewer = viewer;
    }

    String name(int card) {
        boolean sees = viewer == NONE || t.sees(viewer, card);
        return sees ? naming.nameInList(t.face(card)) : VtesVisibleCards.UNKNOWN;
    }

    /// The marks of a card, with attached cards last.
    List<String> marks(int card) {
        List<String> marks = new ArrayList<>();
        boolean open = t.regions.inPlay(card) || t.regions.isContested(card);
        if (open && t.counters(card) != CardPlacer.usual(t, card) || !open && t.counters(card) != 0)
            marks.add(CardState.COUNTERS + " " + t.counters(card));
        VtesVisibleCards.states(t, card, marks);
        if (open && t.facts.isVampire(card)) honours(card, marks);
        int seat = t.zones().seat(t.zone(card));
        if (t.owner(card) != seat) marks.add(CardState.OF + names.get(t.owner(card)));
        for (int guest = t.attachments.firstOn(card); guest != NONE; guest = t.attachments.nextOn(guest))
            marks.add(guest(guest, card));
        return marks;
    }

    private void honours(int card, List<String> marks) {
        if (t.identity.title(card) != t.facts.text(card, Fact.TITLE, 0))
            marks.add(CardState.TITLE + TitleText.words(t.identity.title(card)));
        if (t.identity.sect(card).ordinal() != t.printed(card, Fact.SECT))
            marks.add(CardState.SECT + t.identity.sect(card).title().en());
        if (t.identity.contestsTitle(card)) marks.add(CardState.CONTESTS);
    }

    private String guest(int card, int host) {
        List<String> marks = marks(card);
        if (t.controller(card) != t.controller(host)) marks.addFirst(CardState.BY + names.get(t.controller(card)));
        if (t.regions.isContested(card) && !t.regions.isContested(host)) marks.addFirst(CardState.CONTESTED);
        return text(name(card), marks);
    }

    /// A single mark that is a card with marks would otherwise read as several marks.
    static String text(String name, List<String> marks) {
        if (marks.isEmpty()) return name;
        boolean alone = marks.size() == 1 && marks.getFirst().contains(" (");
        return name + " (" + String.join("; ", marks) + (alone ? "; " + CardState.UNLOCKED : "") + ")";
    }
}
