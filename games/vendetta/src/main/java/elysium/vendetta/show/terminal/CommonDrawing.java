package elysium.vendetta.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;

/// Draws the common decks and the cards out of the game.
final class CommonDrawing {
    private CommonDrawing() {}

    static void draw(VendettaCanvas c) {
        Vendetta t = c.t();
        if (t.evening.round() == 0) return;
        c.panel().section(c.colours().bold(c.say("Decks", "Pioches")), "");
        String victims = c.say("Victims: ", "Victimes : ") + t.count(GameLayout.VICTIMS);
        String allies = c.say("Allies: ", "Alliés : ") + t.count(GameLayout.ALLIES);
        c.panel().line(victims + " · " + allies);
        List<Integer> gone = new ArrayList<>();
        for (int card = t.first(GameLayout.GONE); card != NONE; card = t.next(card)) gone.add(t.face(card));
        gone.sort(null);
        if (!gone.isEmpty())
            c.panel().text(0, c.say("Out of the game: ", "Hors de la partie : ") + SeatDrawing.named(c, gone));
    }
}
