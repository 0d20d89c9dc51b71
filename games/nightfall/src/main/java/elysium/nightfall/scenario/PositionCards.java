package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.HAND;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.CardPhrase;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;

/// Places every card of a position text, known to the stated viewers, without using random numbers.
final class PositionCards {

    /// A card to place in a zone, and its row.
    private static final class Placed {
        final Item item;
        final CardPhrase card;
        final int zone;
        int row = NONE;

        Placed(Item item, CardPhrase card, int zone) {
            this.item = item;
            this.card = card;
            this.zone = zone;
        }
    }

    private final Nightfall t;
    private final List<String> names;
    private final List<Placed> all = new ArrayList<>();

    PositionCards(Nightfall t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    /// Cards listed behind one word.
    void cards(Item item, String word, int zone) {
        List<String> list = PositionParser.list(item.after(word));
        boolean topFirst = zone >= DISCARD && zone < DISCARD + Nightfall.SEATS;
        for (String words : topFirst ? list.reversed() : list) {
            CardPhrase card = CardPhrase.marked(words, names);
            for (int i = 0; i < card.copies(); i++) all.add(new Placed(item, card, zone));
        }
    }

    void lay() {
        for (Placed placed : all) placed.item.parse(() -> placed.row = lay(placed.card, placed.zone));
    }

    private int lay(CardPhrase card, int zone) {
        if (card.name().equals(NightfallVisibleCards.UNKNOWN))
            throw ScenarioValues.wrong("'?' is a card that is not known: name it");
        card.allowOnly("down", "of", "damage", "attacks", "fought", "blocks", "place", "times", "chosen by",
                "pinned by",
                "seen by");
        int def = NightfallCardLookup.card(t.book(), card.name()), owner = owner(card, zone);
        if (card.hasMark("down")) return down(def, zone, card);
        if (zone == CHAIN) {
            int row = t.addCard(def, owner, HAND + owner);
            t.chain.link(row);
            return row;
        }
        int row = t.addCard(def, owner, zone);
        if (t.zones().visibility(zone) == Visibility.HELD) t.showTo(row, seen(card));
        if (t.minions.isWound(row) && owner != NONE && zone != EXILE) t.wounds.add(owner, t.printed(row, Fact.TYPE), 1);
        return row;
    }

    /// A face-down draft card was picked by a player who knows it and seen by others before, or is unknown to all.
    private int down(int def, int zone, CardPhrase card) {
        String pinned = card.markAfter("pinned by ");
        int keeper = t.zones().seat(zone),
                who = pinned.isEmpty() ? keeper : picker(Viewers.read(names, pinned), keeper);
        int row = t.addCard(def, Nightfall.DRAFT, who == NONE ? ASIDE : DEALT + who);
        if (who != NONE) t.showTo(row, seen(card));
        t.moveFaceDown(row, zone);
        return row;
    }

    private int picker(int who, int keeper) {
        if (keeper != NONE && (who >> keeper & 1) != 0) return keeper;
        for (int seat = 0; seat < t.players(); seat++) if ((who >> seat & 1) != 0) return seat;
        return NONE;
    }

    private int owner(CardPhrase card, int zone) {
        String of = card.markAfter("of ");
        if (!of.isEmpty()) return Viewers.seat(names, of);
        if (zone == CHAIN) throw ScenarioValues.wrong("say whose order it is, as in '" + card.name() + " (of Ana)'");
        boolean draft = zone == ASIDE || zone == BOX || zone >= DEALT && zone < DEALT + Nightfall.SEATS;
        if (draft) return Nightfall.DRAFT;
        boolean archive = zone >= ARCHIVE && zone < ARCHIVE + ARCHIVES;
        return archive ? NONE : t.zones().seat(zone);
    }

    private int seen(CardPhrase card) {
        String seen = card.markAfter("seen by ");
        return seen.isEmpty() ? 0 : Viewers.widen(t, Viewers.read(names, seen));
    }

    /// Applies the state of cards after all are placed and the turn has begun.
    void marks() {
        for (Placed placed : all) placed.item.parse(() -> known(placed));
        for (Placed placed : all) placed.item.parse(() -> mark(placed));
        List<Placed> blockers = new ArrayList<>();
        for (Placed placed : all) if (!placed.card.markAfter("blocks ").isEmpty()) blockers.add(placed);
        blockers.sort(Comparator.comparingInt(placed -> -placed.card.number("place", 1)));
        for (Placed placed : blockers) placed.item.parse(() -> block(placed));
    }

    private void known(Placed placed) {
        String pinned = placed.card.markAfter("pinned by ");
        boolean held = t.zones().visibility(placed.zone) == Visibility.HELD;
        if (!pinned.isEmpty() && !held) t.showTo(placed.row, Viewers.widen(t, Viewers.read(names, pinned)));
    }

    private void mark(Placed placed) {
        CardPhrase card = placed.card;
        int row = placed.row;
        if (placed.zone == CHAIN) {
            for (int times = card.number("times", 1); times > 1; times--) t.chain.resolveAgain(row);
            String chooser = card.markAfter("chosen by ");
            if (!chooser.isEmpty()) t.chain.setChooser(row, Viewers.seat(names, chooser));
        } else if (Minions.inPlay(t, row)) {
            t.minions.setDamage(row, card.number("damage", 0));
            String attacked = card.markAfter("attacks ");
            if (!attacked.isEmpty()) t.minions.attack(row, Viewers.seat(names, attacked));
            if (card.hasMark("fought")) t.minions.finishCombat(row);
        }
    }

    private void block(Placed placed) {
        t.minions.block(placed.row, PositionCard.attacker(t, placed.card.markAfter("blocks ")));
    }
}
