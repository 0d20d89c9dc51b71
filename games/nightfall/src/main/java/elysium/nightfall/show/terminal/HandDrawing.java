package elysium.nightfall.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.PrivateCardsDrawing;

/// Draws the viewer's hand, or the cards dealt in the draft.
record HandDrawing(NightfallCanvas canvas) implements PrivateCardsDrawing<Nightfall> {

    static void draw(NightfallCanvas c) {
        int hand = GameLayout.HAND + c.viewer();
        if (c.t().count(hand) > 0) new HandDrawing(c).part(hand, c.say("Your hand", "Votre main"), true);
    }

    static void dealt(NightfallCanvas c) {
        new HandDrawing(c).part(GameLayout.DEALT + c.viewer(), c.say("Cards to choose from", "Cartes à choisir"),
                false);
    }

    private void part(int zone, String title, boolean hand) {
        canvas.panel().section(canvas.colours().bold(title),
                canvas.say("color, links, kicker, cost, strength/health",
                        "couleur, liens, Pleine Lune, coût, Puissance/PV"));
        drawCards(zone, hand);
    }

    @Override public String name(int def) {
        return canvas.card(def);
    }

    @Override public List<String> cardText(int def) {
        return List.of(canvas.phrases().cardText(canvas.t(), def).split("\n"));
    }

    @Override public List<String> facts(int def) {
        Nightfall t = canvas.t();
        Kind kind = Kind.of(t.book().printed(def, Fact.KIND));
        if (!kind.isOrder()) return List.of(kind.title().in(canvas.phrases().lang()));
        int links = t.book().printed(def, Fact.LINKS), kicker = t.book().printed(def, Fact.KICKER);
        List<String> facts = new ArrayList<>(List.of(kind.title().in(canvas.phrases().lang()),
                canvas.phrases().color(t.book().printed(def, Fact.COLOR)) + " → "
                        + String.join(", ", canvas.phrases().colors(links))));
        if (kicker != NONE) facts.add(NightfallDrawing.KICKED + " " + canvas.phrases().color(kicker));
        if (kind != Kind.STARTER) facts.add(canvas.say("cost ", "coût ") + t.book().printed(def, Fact.COST));
        if (kind.isMinion()) facts.add(t.book().printed(def, Fact.STRENGTH) + "/" + t.book().printed(def, Fact.HEALTH));
        return facts;
    }
}
