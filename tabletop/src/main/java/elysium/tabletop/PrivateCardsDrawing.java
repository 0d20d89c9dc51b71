package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

/// Draws cards that lie before the reader alone: what is printed on each, and what it says unless that was read before.
public interface PrivateCardsDrawing<T extends CardTable<T>> {
    Canvas<T> c();

    String name(int def);

    /// What is printed on a card besides its name and its words.
    List<String> facts(int def);

    /// What a card says, a paragraph each.
    List<String> words(int def);

    /// Draws the cards to choose from and those in hand, wherever there are any.
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

    /// Draws the cards of a zone, those that are alike once.
    ///
    /// @param hand whether they stay there from question to question, so that words which were read are left out
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
