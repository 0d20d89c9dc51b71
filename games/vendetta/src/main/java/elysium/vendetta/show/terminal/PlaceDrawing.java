package elysium.vendetta.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.vendetta.rules.Power;
import elysium.vendetta.show.text.Strength;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;

/// Draws one Location: its Ally, its effect, and the Positions.
final class PlaceDrawing {
    private static final int CLAN = 11, BLOOD = 9;
    private static final String[] NTH = {"st", "nd", "rd", "th", "th", "th"};

    private PlaceDrawing() {}

    static void draw(VendettaCanvas c, int place) {
        Vendetta t = c.t();
        String name = c.phrases().place(t, place);
        if (t.evening.resolvingPlace() == place)
            c.panel().section(c.colours().gold(Legend.HERE + " " + name),
                    c.colours().gold(c.say("under resolution", "en résolution")));
        else c.panel().section(c.colours().bold(name),
                t.evening.resolvingPlace() > place ? c.say("resolved", "résolu") : "");
        for (int card = t.first(GameLayout.PRIZE + place); card != NONE; card = t.next(card)) ally(c, card);
        for (int card = t.first(GameLayout.SITE + place); card != NONE; card = t.next(card)) site(c, card);
        for (int seat = 0; seat < t.players(); seat++)
            if (t.locations.isAt(seat, place) || t.locations.finalPower(seat, place) != NONE) position(c, seat, place);
    }

    private static void ally(VendettaCanvas c, int card) {
        Vendetta t = c.t();
        String head = c.say("Ally: ", "Allié : ") + c.colours().bold(c.phrases().card(t, t.face(card))) + ", "
                + Legend.sort(t.kind(card), c.phrases());
        int feed = t.printed(card, Fact.FEED), influence = t.printed(card, Fact.INFLUENCE);
        int drain = t.printed(card, Fact.DRAIN), drained = t.printed(card, Fact.DRAINED);
        String numbers =
                c.say("feeds " + feed + " · influence " + influence + " · drain " + drain + ", then " + drained,
                        "nourrit " + feed + " · influence " + influence + " · drainer " + drain + ", puis " + drained);
        c.panel().line(head, numbers);
        String words = c.phrases().cardText(t, t.face(card));
        if (!words.isEmpty()) c.panel().text(4, words);
    }

    private static void site(VendettaCanvas c, int card) {
        int def = c.t().face(card);
        c.panel().line(c.say("Place: ", "Lieu : ") + c.colours().bold(c.phrases().card(c.t(), def)));
        c.panel().text(4, c.phrases().cardText(c.t(), def));
    }

    /// A seat's Position: Blood, cards and their Power so far.
    private static void position(VendettaCanvas c, int seat, int place) {
        Vendetta t = c.t();
        int blood = t.locations.deployed(seat, place);
        String held =
                blood == 0 ? ""
                        : c.colours()
                                .blood(TerminalText.alignRight(String.valueOf(blood), 2) + c.say(" Blood", " Sang"));
        String head = "  " + TerminalText.alignLeft(c.clan(seat), CLAN) + TerminalText.alignLeft(held, BLOOD);
        List<String> cards = new ArrayList<>();
        for (int card = t.first(Locations.position(seat, place)); card != NONE; card = t.next(card))
            cards.add(card(c, seat, card));
        if (t.evening.resolvingPlace() == place) standing(c, seat, cards);
        int total = TerminalText.width(c.say(" Power 99+?", " Puissance 99+?"));
        int room = c.panel().innerWidth() - 2 - CLAN - BLOOD - total;
        List<String> lines = new ArrayList<>(cards.isEmpty() ? List.of("") : TerminalText.flow(cards, " · ", room));
        lines.set(0,
                TerminalText.alignLeft(lines.getFirst(), room) + TerminalText.alignRight(total(c, seat, place), total));
        c.panel().lines(head, lines);
    }

    /// The rank of a seat at the Location being resolved, and the steps it skips.
    private static void standing(VendettaCanvas c, int seat, List<String> items) {
        Vendetta t = c.t();
        for (int rank = 0; rank < t.players(); rank++)
            if (t.conflict.seatAtRank(rank) == seat)
                items.add(c.colours().gold(rank == 0 ? c.say("1st", "1er") : rank + 1 + c.say(NTH[rank], "e")));
        if ((t.conflict.skippingSeats() >> seat & 1) != 0)
            items.add(c.colours().warn(c.say("without [Prep] and [Aft]", "sans [Prép] ni [Cons]")));
    }

    private static String card(VendettaCanvas c, int seat, int card) {
        Vendetta t = c.t();
        boolean known = t.sees(c.viewer(), card), own = t.owner(card) == seat;
        String name = (known ? t.name(card).in(c.phrases().lang()) : "")
                + (own ? "" : (known ? " (" : "(") + c.clan(t.owner(card)) + ")");
        if (t.isFaceDown(card)) return c.colours().faint(Legend.BACK) + (name.isEmpty() ? "" : " " + name);
        return c.colours().bold(String.valueOf(Strength.of(t, card))) + " " + name + " "
                + c.colours().faint(Legend.step(t.kind(card), c.phrases()));
    }

    /// The visible Power of a Position; face-down cards may add to it.
    private static String total(VendettaCanvas c, int seat, int place) {
        Vendetta t = c.t();
        int total = Strength.publicPower(t, seat, place), cards = t.count(Locations.position(seat, place));
        int backs = cards - Power.faceUp(t, seat, place);
        boolean open = backs > 0 && t.locations.finalPower(seat, place) == NONE;
        return c.say("Power ", "Puissance ") + c.colours().bold(String.valueOf(total)) + (open ? "+?" : "");
    }
}
