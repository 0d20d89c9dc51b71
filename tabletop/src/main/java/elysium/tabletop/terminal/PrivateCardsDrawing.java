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
    Canvas<T> c();

    String name(int def);

    /// The printed facts of a card besides name and text.
    List<String> facts(int def);

    /// The text of a card, one paragraph per element.
    List<String> words(int def);

    /// Draws the cards to choose from and the hand, if there are any.
    default void own(int choice, int hand) {
        titled(choice, c().say("Cards to choose from", "Cartes à choisir"), false);
        titled(hand, c().say("Your hand", "Votre main"), true);
    }

    private void titled(int zone, String title, boolean hand) {
        int count = c().t().count(zone);
        if (count == 0) return;
        c().panel().part(c().ink().bold(title), c().tongue().cards(count));
        cards(zone, hand);
    }

    /// Draws the cards of a zone, equal cards once.
    ///
    /// @param hand whether the cards stay there between questions, so that texts already seen are left out
    default void cards(int zone, boolean hand) {
        T t = c().t();
        List<Integer> all = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) all.add(t.face(card));
        boolean brief = false;
        for (int def : new LinkedHashSet<>(all)) {
            boolean known = hand && c().hasRead(def);
            print(def, Collections.frequency(all, def));
            if (!known) say(def);
            brief |= known;
        }
        if (brief) c().leftOut();
    }

    private void print(int def, int times) {
        String head = c().ink().bold(name(def)) + Phrases.copies(times);
        List<String> lines = new ArrayList<>();
        for (String line : TerminalText.flow(facts(def), " · ", c().panel().room() - TerminalText.width(head) - 2))
            lines.add(c().ink().faint(line));
        c().panel().lines(head + "  ", lines);
    }

    private void say(int def) {
        for (String line : words(def))
            if (!line.isEmpty()) c().panel().lines("    ", TerminalText.wrap(line, c().panel().room() - 4));
    }
}
