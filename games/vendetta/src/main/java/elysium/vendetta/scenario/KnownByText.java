package elysium.vendetta.scenario;

import static elysium.vendetta.table.GameLayout.POSITION;
import static elysium.vendetta.table.GameLayout.RELIC;

import elysium.kernel.Table;
import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Vendetta;

/// Describes who knows a card: by default, and as far as a viewer may know.
final class KnownByText {
    private KnownByText() {}

    /// What a viewer may know: who looked at a card in play, and that it looked itself.
    static KnownBy told(Vendetta t, int card, int viewer) {
        boolean sees = t.sees(viewer, card);
        int owner = t.owner(card);
        KnownBy usual =
                usual(t, t.zone(card), new PositionCard(sees ? t.face(card) : Table.NONE, owner, true, null, null));
        int pinned = switch (t.zones().visibility(t.zone(card))) {
            case OPEN -> t.viewersOf(card) & Viewers.all(t);
            case PILE -> sees ? 1 << viewer : 0;
            case HELD, DRAWN, DISCARDS -> usual.pinned();
        };
        return new KnownBy(pinned, usual.seen() | pinned);
    }

    /// The default: the player of a face-down card knows it, and all players know starting cards.
    static KnownBy usual(Vendetta t, int zone, PositionCard lying) {
        int all = Viewers.all(t), owner = lying.owner() == Table.NONE ? 0 : 1 << lying.owner();
        boolean starting = lying.def() != Table.NONE && t.book().printed(lying.def(), Fact.STARTING) != 0;
        return switch (t.zones().visibility(zone)) {
            case OPEN -> !lying.down() || zone >= RELIC && zone < RELIC + Table.SEATS ? new KnownBy(all, all)
                    : new KnownBy(owner, starting ? all : owner);
            case HELD -> new KnownBy(owner, starting ? all : owner);
            case DRAWN, DISCARDS -> new KnownBy(owner, owner);
            case PILE -> new KnownBy(0, 0);
        };
    }

    /// Whether the viewers of a card in a zone can differ from the default.
    static boolean matters(Vendetta t, int zone, boolean down) {
        return t.zones().visibility(zone) != Visibility.OPEN || down && zone >= POSITION;
    }
}
