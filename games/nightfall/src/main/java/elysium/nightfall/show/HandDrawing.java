package elysium.nightfall.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Ground;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Lettering;
import elysium.tabletop.Speech;

/// Draws the viewer's own cards: those in hand, or those dealt in the draft.
final class HandDrawing {
    private HandDrawing() {}

    static void draw(Canvas c) {
        int hand = Ground.HAND + c.viewer();
        if (c.t().count(hand) > 0) cards(c, hand, c.say("Your hand", "Votre main"));
    }

    static void dealt(Canvas c) {
        cards(c, Ground.DEALT + c.viewer(), c.say("Cards to choose from", "Cartes à choisir"));
    }

    private static void cards(Canvas c, int zone, String title) {
        c.panel().part(c.ink().bold(title),
                c.say("color, links, kicker, cost, strength/health",
                        "couleur, liens, Pleine Lune, coût, Puissance/PV"));
        List<Integer> seen = new ArrayList<>();
        for (int card = c.t().first(zone); card != NONE; card = c.t().next(card)) seen.add(c.t().face(card));
        boolean brief = false;
        for (int i = 0; i < seen.size(); i++) {
            int def = seen.get(i);
            if (seen.indexOf(def) < i) continue;
            boolean known = zone == Ground.HAND + c.viewer() && c.hasRead(def);
            head(c, def, count(seen, def));
            if (!known) words(c, def);
            brief |= known;
        }
        if (brief) c.leftOut();
    }

    private static int count(List<Integer> all, int def) {
        int count = 0;
        for (int one : all) if (one == def) count++;
        return count;
    }

    private static void head(Canvas c, int def, int times) {
        Nightfall t = c.t();
        String head = c.ink().bold(c.card(def)) + Speech.copies(times);
        List<String> lines = new ArrayList<>();
        for (String line : Lettering.flow(facts(c, t, def), " · ", c.panel().room() - Lettering.width(head) - 2))
            lines.add(c.ink().faint(line));
        c.panel().lines(head + "  ", lines);
    }

    private static void words(Canvas c, int def) {
        for (String line : c.tongue().words(c.t(), def).split("\n"))
            if (!line.isEmpty()) c.panel().lines("    ", Lettering.wrap(line, c.panel().room() - 4));
    }

    private static List<String> facts(Canvas c, Nightfall t, int def) {
        Kind kind = Kind.of(t.book().printed(def, Fact.KIND));
        if (!kind.isOrder()) return List.of(kind.title().in(c.tongue().lang()));
        int links = t.book().printed(def, Fact.LINKS), kicker = t.book().printed(def, Fact.KICKER);
        List<String> facts = new ArrayList<>(List.of(kind.title().in(c.tongue().lang()),
                c.tongue().color(t.book().printed(def, Fact.COLOR)) + " → "
                        + String.join(", ", c.tongue().colors(links))));
        if (kicker != NONE) facts.add(NightfallDrawing.KICKED + " " + c.tongue().color(kicker));
        if (kind != Kind.STARTER) facts.add(c.say("cost ", "coût ") + t.book().printed(def, Fact.COST));
        if (kind.isMinion()) facts.add(t.book().printed(def, Fact.STRENGTH) + "/" + t.book().printed(def, Fact.HEALTH));
        return facts;
    }
}
