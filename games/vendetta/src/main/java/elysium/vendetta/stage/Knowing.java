package elysium.vendetta.stage;

import static elysium.kernel.Table.EVERYONE;
import static elysium.vendetta.table.Ground.POSITION;
import static elysium.vendetta.table.Ground.RELIC;

import java.util.List;
import elysium.kernel.Table;
import elysium.tabletop.Secrecy;
import elysium.tabletop.View;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Vendetta;

/// Who knows a card: what goes without saying where it lies, and how the rest is said.
///
/// @param pinned who knows that it lies there, and `seen` who knows that its owner has it, a bit each
record Knowing(int pinned, int seen) {
    private static final String ALL = "all", NOBODY = "nobody", SPECTATORS = "spectators";

    static Knowing of(Vendetta t, int card) {
        int all = all(t);
        return new Knowing(t.audience(card) & all, View.seen(t, card) & all);
    }

    /// What a viewer may know of it: who looked at a card that lies there for all to see, or that it did so itself.
    static Knowing told(Vendetta t, int card, int viewer) {
        boolean sees = t.sees(viewer, card);
        int owner = t.owner(card);
        Knowing usual = usual(t, t.zone(card), new Lying(sees ? t.face(card) : Table.NONE, owner, true, null, null));
        int pinned = switch (t.zones().secrecy(t.zone(card))) {
            case OPEN -> t.audience(card) & all(t);
            case PILE -> sees ? 1 << viewer : 0;
            case HELD, DRAWN, DISCARDS -> usual.pinned;
        };
        return new Knowing(pinned, usual.seen | pinned);
    }

    /// What goes without saying: whoever plays a card face down knows it, and everybody knows the starting cards.
    static Knowing usual(Vendetta t, int zone, Lying lying) {
        int all = all(t), owner = lying.owner() == Table.NONE ? 0 : 1 << lying.owner();
        boolean starting = lying.def() != Table.NONE && t.book().printed(lying.def(), Fact.STARTING) != 0;
        return switch (t.zones().secrecy(zone)) {
            case OPEN -> !lying.down() || zone >= RELIC && zone < RELIC + Table.SEATS ? new Knowing(all, all)
                    : new Knowing(owner, starting ? all : owner);
            case HELD -> new Knowing(owner, starting ? all : owner);
            case DRAWN, DISCARDS -> new Knowing(owner, owner);
            case PILE -> new Knowing(0, 0);
        };
    }

    /// Whether more can be said of a card there than where it lies.
    static boolean matters(Vendetta t, int zone, boolean down) {
        return t.zones().secrecy(zone) != Secrecy.OPEN || down && zone >= POSITION;
    }

    static int all(Vendetta t) {
        return (1 << t.players()) - 1 | 1 << Table.SPECTATOR;
    }

    static String said(Vendetta t, List<String> names, int who) {
        if (who == all(t)) return ALL;
        StringBuilder out = new StringBuilder();
        for (int seat = 0; seat < t.players(); seat++)
            if ((who >> seat & 1) != 0) out.append(out.isEmpty() ? "" : ", ").append(names.get(seat));
        if ((who >> Table.SPECTATOR & 1) != 0) out.append(out.isEmpty() ? "" : ", ").append(SPECTATORS);
        return out.isEmpty() ? NOBODY : out.toString();
    }

    static int read(List<String> names, String words) {
        if (words.equals(ALL)) return EVERYONE;
        int who = 0;
        if (words.equals(NOBODY)) return who;
        for (String name : words.split(","))
            who |= 1 << (name.strip().equals(SPECTATORS) ? Table.SPECTATOR : Naming.seat(names, name.strip()));
        return who;
    }
}
