package elysium.kit.scenario;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Caution;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.kernel.Table;
import elysium.rulebook.TextMatching;
import elysium.tabletop.CardTable;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.terminal.Drawing;
import org.jspecify.annotations.Nullable;

/// The table of a scenario: finds seats by name and moves by their text, and describes the table in errors.
final class ScenarioTable<T extends CardTable<T>> {
    private static final long PASS = Move.of(Verbs.PASS);
    private static final int WIDTH = 100;

    final CardGame<T> game;
    final ScenarioSupport.Staged<T> staged;
    final T table;
    private final List<Event> events = new ArrayList<>();

    ScenarioTable(CardGame<T> game, ScenarioSupport.Staged<T> staged) {
        this.game = game;
        this.staged = staged;
        table = staged.table();
        table.setListener((kind, subject, object, amount, face, seenBy) -> events
                .add(new Event(kind, subject, object, amount, face, seenBy)));
    }

    int seat(String name) {
        for (int seat = 0; seat < staged.names().size(); seat++)
            if (TextMatching.areSame(staged.names().get(seat), name)) return seat;
        throw new ScenarioFailedError("nobody is called " + name + "; the players are " + staged.names());
    }

    /// The offers of a seat with refusals. The offers must be the same without refusals, although a game may compute
    /// them differently.
    Offers offers(int seat) {
        Offers offers = explained(seat);
        if (table.isAsked(seat) && !table.offers(seat, Offers.movesOnly()).sameMoves(offers))
            throw new ScenarioFailedError(
                    "the offers of " + staged.names().get(seat) + " are different when no refusals are collected");
        return offers;
    }

    private Offers explained(int seat) {
        return table.isAsked(seat) ? table.offers(seat, Offers.explained()) : Offers.explained();
    }

    /// The pass, or the only move of a seat within an activity; null if the seat has a choice.
    @Nullable Long passOrOnlyMove(int seat) {
        Offers offers = offers(seat);
        if (offers.allows(PASS)) return PASS;
        return offers.size() == 1 && !game.scenarioSupport().isIdle(table) ? offers.get(0) : null;
    }

    /// The offered move with this text, or null.
    @Nullable Long findOffered(int seat, String said, Offers offers) {
        String words = TextMatching.normalize(said);
        for (int i = 0; i < offers.size(); i++)
            if (matches(seat, offers.get(i), words)) return offers.get(i);
        return null;
    }

    /// The refusals of moves with this text.
    List<Refusal> findRefused(int seat, String said, Offers offers) {
        String words = TextMatching.normalize(said);
        List<Refusal> refused = new ArrayList<>();
        for (Refusal refusal : offers.refusals()) if (matches(seat, refusal.move(), words)) refused.add(refusal);
        return refused;
    }

    List<Caution> findCautioned(int seat, String said, Offers offers) {
        String words = TextMatching.normalize(said);
        List<Caution> cautioned = new ArrayList<>();
        for (Caution caution : offers.cautions()) if (matches(seat, caution.move(), words)) cautioned.add(caution);
        return cautioned;
    }

    /// Whether a move has this text in either language: with seats or names, with or without explained numbers.
    private boolean matches(int seat, long move, String folded) {
        for (Lang lang : Lang.values()) {
            String written = game.notation().write(table, seat, move, lang);
            String named = TextMatching.withNames(written, staged.names()),
                    brief = TextMatching.withoutExplanations(named);
            if (TextMatching.normalize(written).equals(folded)
                    || !named.equals(written) && TextMatching.normalize(named).equals(folded)
                    || !brief.equals(named) && TextMatching.normalize(brief).equals(folded))
                return true;
        }
        return false;
    }

    /// The names of a bit set of seats.
    List<String> names(int seats) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < staged.names().size(); seat++)
            if ((seats >> seat & 1) != 0) names.add(staged.names().get(seat));
        return names;
    }

    /// The questions, the log and the position, for an error message.
    String stateText(int viewer) {
        StringBuilder out = new StringBuilder();
        for (int seat = 0; seat < table.players(); seat++) if (table.isAsked(seat)) question(seat, out);
        if (table.askedSeats() == 0) out.append("\n  no seat is asked");
        List<String> story = game.logLines(table, events, Lang.EN);
        if (!story.isEmpty()) out.append("\nthe log so far:");
        for (String line : story) out.append("\n  ").append(TextMatching.withNames(line, staged.names()));
        Drawing.Style style = new Drawing.Style(staged.names(), Lang.EN, false, WIDTH);
        out.append('\n').append(game.drawing().draw(table, viewer, style).stripTrailing());
        return out.append("\nthe position, for use under \"table\":\n")
                .append(game.scenarioSupport().position(table, staged.names()).stripTrailing()).toString();
    }

    private void question(int seat, StringBuilder out) {
        Offers offers = explained(seat);
        out.append("\n  ").append(staged.names().get(seat)).append(" is offered: ");
        for (int i = 0; i < offers.size(); i++) out.append(i == 0 ? "" : " | ").append(words(seat, offers.get(i)));
        for (Refusal refusal : offers.refusals())
            out.append("\n    refused: ").append(words(seat, refusal.move())).append(" (").append(refusal.clause().id())
                    .append(')');
    }

    private String words(int seat, long move) {
        return TextMatching.withNames(game.notation().write(table, seat, move, Lang.EN), staged.names());
    }

    static int spectator() {
        return Table.SPECTATOR;
    }
}
