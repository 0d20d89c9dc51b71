package elysium.tabletop.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import elysium.tabletop.CardTable;
import elysium.tabletop.text.Phrases;

/// Draws the cards that only the reader sees: their printed facts, and their texts unless the reader has seen them.
public interface PrivateCardsDrawing<T extends CardTable<T>> {
    Canvas<T> canvas();

    String name(int def);

    /// The printed facts of a card besides name and text.
    List<String> facts(int def);

    /// The text of a card, one paragraph per element.
    List<String> cardText(int def);

    /// Draws the cards to choose from and the hand, if there are any.
    default void drawOwn(int choice, int hand) {
        titled(choice, canvas().say("Cards to choose from", "Cartes à choisir"), false);
        titled(hand, canvas().say("Your hand", "Votre main"), true);
    }

    private void titled(int zone, String title, boolean hand) {
        int count = canvas().t().count(zone);
        if (count == 0) return;
        canvas().panel().section(canvas().colours().bold(title), canvas().phrases().cards(count));
        drawCards(zone, hand);
    }

    /// Draws the cards of a zone, equal cards once.
    ///
    /// @param hand whether the cards stay there between questions, so that texts already seen are left out
    default void drawCards(int zone, boolean hand) {
        T t = canvas().t();
        List<Integer> all = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) all.add(t.face(card));
        boolean brief = false;
        for (int def : new LinkedHashSet<>(all)) {
            boolean known = hand && canvas().hasRead(def);
            print(def, Collections.frequency(all, def));
            if (!known) say(def);
            brief |= known;
        }
        if (brief) canvas().drawLeftOutHint();
    }

    private void print(int def, int times) {
        String head = canvas().colours().bold(name(def)) + Phrases.copies(times);
        List<String> lines = new ArrayList<>();
        for (String line : TerminalText.flow(facts(def), " · ",
                canvas().panel().innerWidth() - TerminalText.width(head) - 2))
            lines.add(canvas().colours().faint(line));
        canvas().panel().lines(head + "  ", lines);
    }

    private void say(int def) {
        for (String line : cardText(def))
            if (!line.isEmpty())
                canvas().panel().lines("    ", TerminalText.wrap(line, canvas().panel().innerWidth() - 4));
    }
}
