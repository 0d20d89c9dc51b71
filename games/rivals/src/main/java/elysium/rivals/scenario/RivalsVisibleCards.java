package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.scenario.Viewers;
import elysium.tabletop.scenario.VisibleCards;

/// Writes the cards of a table as a viewer sees them; an unknown card is a `?`.
final class RivalsVisibleCards extends VisibleCards<Rivals> {

    RivalsVisibleCards(Rivals t, List<String> names, RivalsCardLookup naming, int viewer) {
        super(t, names, naming, viewer);
    }

    @Override public List<String> marks(int card) {
        List<String> marks = new ArrayList<>();
        if (t.coteries.isCharacter(card)) character(card, marks);
        else tokens(card, marks);
        String word = t.city.isMortal(card) ? CardState.FLOCK : CardState.COLOUR;
        for (int seat = 0; seat < names.size(); seat++)
            if (t.tokens.colouredOnCard(card, seat) > 0)
                marks.add(word + names.get(seat) + " " + t.tokens.colouredOnCard(card, seat));
        if (t.readiness.exhausted(card) && !t.coteries.inTorpor(card)) marks.add(CardState.EXHAUSTED);
        if (t.isFaceDown(card)) marks.add(CardState.DOWN);
        int owner = t.owner(card), holder = t.controller(card);
        if (owner != NONE && holder != NONE && owner != holder) marks.add(CardState.OF + names.get(owner));
        for (int guest = t.attachments.firstOn(card); guest != NONE; guest = t.attachments.nextOn(guest))
            marks.add(guest(guest));
        return marks;
    }

    private void character(int card, List<String> marks) {
        if (t.coteries.isLeader(card)) marks.add(CardState.LEADER);
        marks.add(CardState.BLOOD + " " + t.blood.of(card));
        if (t.readiness.hasNoInfluence(card)) marks.add(CardState.SILENT);
        if (t.readiness.hasFear(card)) marks.add(CardState.FEAR);
        if (t.cardTokens.bounty(card) > 0) marks.add(CardState.BOUNTY + " " + t.cardTokens.bounty(card));
    }

    private void tokens(int card, List<String> marks) {
        int marker = t.city.markOf(card);
        if (marker != NONE) marks.add(names.get(marker));
        if (t.counters(card) > 0 && marker == NONE) marks.add(CardState.PRESTIGE + " " + t.counters(card));
        if (t.cardTokens.contributed(card) != 0 && marker == NONE)
            marks.add(CardState.FROM + Viewers.write(t, names, t.cardTokens.contributed(card)));
        if (isPlot(card)) seen(card, marks);
    }

    /// The other viewers who know a face-down card.
    private void seen(int card, List<String> marks) {
        int others = t.viewersOf(card) & (1 << names.size()) - 1 & ~(1 << t.controller(card));
        if (others != 0) marks.add(CardState.SEEN + Viewers.write(t, names, others));
    }

    /// Whether a card is a face-down Conspiracy.
    private boolean isPlot(int card) {
        return t.isFaceDown(card) && t.bearers.of(card) == NONE;
    }

    private String guest(int card) {
        if (t.cardTokens.covered(card)) {
            String what = t.facts.is(card, Kind.HAVEN) ? "haven" : "agenda";
            return CardState.COVERS + what + " of " + names.get(t.controller(card));
        }
        List<String> marks = marks(card);
        Collections.sort(marks);
        return text(name(card), marks);
    }
}
