package elysium.vendetta.show.terminal;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Text;
import elysium.tabletop.terminal.TerminalText;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;

/// Draws the clans and Relics offered before the first round.
final class ChoiceDrawing {
    private ChoiceDrawing() {}

    static void draw(VendettaCanvas c) {
        Vendetta t = c.t();
        if (t.evening.round() != 0) return;
        int chosen = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.seats.clan(seat) != NONE) chosen |= 1 << t.seats.clan(seat);
        if (Integer.bitCount(chosen) < t.players()) clans(c, t.seats.clansShown() & ~chosen);
        if (t.count(GameLayout.RELICS) > 0) relics(c);
    }

    private static void clans(VendettaCanvas c, int open) {
        c.panel().section(c.colours().bold(c.say("Clans to choose from", "Clans à choisir")), "");
        for (Clan clan : Clan.values()) {
            if ((open >> clan.ordinal() & 1) == 0) continue;
            String title = TerminalText.alignLeft(clan.title().in(c.phrases().lang()), 11);
            c.panel().line(Colours.clan(c.colours(), clan.ordinal(), title) + manner(clan).in(c.phrases().lang()));
        }
    }

    private static void relics(VendettaCanvas c) {
        Vendetta t = c.t();
        c.panel().section(c.colours().bold(c.say("Relics to choose from", "Reliques à choisir")), "");
        for (int card = t.first(GameLayout.RELICS); card != NONE; card = t.next(card)) {
            String worth = t.printed(card, Fact.INFLUENCE) + c.say(" Influence at the end", " Influence à la fin");
            c.panel().line(c.colours().bold(t.name(card).in(c.phrases().lang())) + " · " + worth);
            c.panel().text(4, c.phrases().cardText(t, t.face(card)));
        }
    }

    private static Text manner(Clan clan) {
        return switch (clan) {
            case BRUJAH -> new Text("high Power, heavy damage, and Frenzy", "forte Puissance, gros dégâts et Frénésie");
            case NOSFERATU -> new Text("leaving in the middle of a conflict", "s'éclipser au milieu d'un conflit");
            case TOREADOR -> new Text("what a large Alliance can do", "ce que peut une grande Alliance");
            case TREMERE -> new Text("Blood spent on the brink of Frenzy", "le Sang dépensé au bord de la Frénésie");
            case MALKAVIAN -> new Text("surprise, and odd, strong effects", "surprises, effets étranges et forts");
            case GANGREL -> new Text("Blood that moves, Power that grows", "Sang qui bouge, Puissance qui croît");
            case VENTRUE -> new Text("obey or pay", "obéir ou payer");
        };
    }
}
