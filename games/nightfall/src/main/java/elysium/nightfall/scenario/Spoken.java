package elysium.nightfall.scenario;

import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.scenario.CardPhrase;

/// Parses card phrases of scenarios; an owner is stated only for exiled cards and orders in the chain.
final class Spoken {
    private final Nightfall t;
    private final List<String> names;

    Spoken(Nightfall t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    /// A card whose place implies its owner.
    static CardPhrase plain(String item, List<String> names) {
        CardPhrase written = CardPhrase.of(item, names);
        if (!written.owner().isEmpty())
            throw wrong("whose a card is one says in the chain and in exile alone, not '" + item + "'");
        return written;
    }

    /// Expected cards by the table's names, or their number.
    Object cards(String key, Object value) {
        if (value instanceof Number) return value;
        List<String> cards = new ArrayList<>();
        for (String item : words(key, value)) say(plain(item, names), cards);
        return cards;
    }

    /// The same, with the owner if stated.
    Object owned(String key, Object value) {
        if (value instanceof Number) return value;
        List<String> cards = new ArrayList<>();
        for (String item : words(key, value)) say(CardPhrase.of(item, names), cards);
        return cards;
    }

    private void say(CardPhrase card, List<String> to) {
        boolean known = !card.name().equals(NightfallVisibleCards.UNKNOWN);
        String name =
                known ? NightfallCardLookup.name(t, NightfallCardLookup.card(t.book(), card.name())) : card.name();
        String whose = card.owner().isEmpty() ? "" : " by " + card.owner();
        String marks = card.marks().isEmpty() ? "" : " (" + String.join("; ", card.marks()) + ")";
        for (int i = 0; i < card.copies(); i++) to.add(name + whose + marks);
    }
}
