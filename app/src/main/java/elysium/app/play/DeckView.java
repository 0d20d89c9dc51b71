package elysium.app.play;

import java.util.ArrayList;
import java.util.List;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.Deck;

/// A deck in JSON, with texts in the requested language; also prints decks as text.
public record DeckView(String game, String id, String name, boolean legal, List<Part> parts, List<Wrong> faults,
        List<Chart> charts, List<String> remarks, String option, String text) {
    private static final int BAR = 30;

    public record Part(String id, String title, int size, List<Lot> cards) {}

    public record Lot(int count, String id, String name) {}

    public record Wrong(int line, String clause, String words) {}

    public record Chart(String title, List<Bar> bars) {}

    public record Bar(String label, int count) {}

    public static DeckView of(DeckFiles.Found found, Lang lang) {
        CardGame<?> game = found.game();
        Deck deck = found.deck();
        List<Part> parts = new ArrayList<>();
        for (Deck.Pile pile : deck.piles())
            parts.add(new Part(pile.section().id(), pile.section().title().in(lang), pile.size(),
                    pile.lots().stream().map(lot -> lot(game, lot, lang)).toList()));
        boolean legal = found.faults().isEmpty();
        return new DeckView(game.id(), deck.id(), deck.name().in(lang), legal, parts,
                found.faults().stream().map(fault -> new Wrong(fault.line(), fault.clause(), fault.message().in(lang)))
                        .toList(),
                game.decks().charts(deck).stream().map(chart -> chart(chart, lang)).toList(),
                deck.remarks().stream().map(text -> text.in(lang)).toList(),
                legal ? game.decks().pack(deck) : "", game.decks().write(deck, lang));
    }

    private static Lot lot(CardGame<?> game, Deck.Lot lot, Lang lang) {
        var card = game.book().card(lot.card());
        return new Lot(lot.count(), card.slug(), card.name().in(lang));
    }

    private static Chart chart(Deck.Chart chart, Lang lang) {
        return new Chart(chart.title().in(lang),
                chart.bars().stream().map(bar -> new Bar(bar.label().in(lang), bar.count())).toList());
    }

    /// Prints one line of a list of decks.
    public static void line(Printer talk, Deck deck) {
        List<String> sizes = new ArrayList<>();
        for (Deck.Pile pile : deck.piles())
            if (!pile.section().single()) sizes.add(pile.section().title().in(talk.lang()) + " " + pile.size());
        talk.line("  " + talk.paint(Paint.STRONG, deck.id()) + "  " + deck.name().in(talk.lang()) + "  "
                + talk.paint(Paint.QUIET, String.join(", ", sizes)));
    }

    /// Prints the whole deck: cards, charts, remarks and faults.
    public static void printFull(Printer talk, DeckFiles.Found found) {
        Deck deck = found.deck();
        if (!deck.id().isEmpty()) talk.say(Paint.TITLE, found.game()::title);
        found.game().decks().write(deck, talk.lang()).lines().forEach(talk::line);
        for (Deck.Chart chart : found.game().decks().charts(deck)) draw(talk, chart);
        for (Text remark : deck.remarks()) talk.printHanging(talk.paint(Paint.QUIET, remark.in(talk.lang())), "  ");
        if (!found.faults().isEmpty()) printFaults(talk, found);
    }

    private static void draw(Printer talk, Deck.Chart chart) {
        int most = 1, wide = 0;
        for (Deck.Bar bar : chart.bars()) {
            most = Math.max(most, bar.count());
            wide = Math.max(wide, bar.label().in(talk.lang()).length());
        }
        talk.line("");
        talk.line(talk.paint(Paint.STRONG, chart.title().in(talk.lang())));
        for (Deck.Bar bar : chart.bars())
            talk.line(String.format("  %-" + wide + "s %3d ", bar.label().in(talk.lang()), bar.count())
                    + "█".repeat((bar.count() * BAR + most - 1) / most));
    }

    public static void printFaults(Printer talk, DeckFiles.Found found) {
        talk.say(Paint.WARNING, Messages.DECK_FAULTS, found.faults().size());
        for (Deck.Fault fault : found.faults()) {
            String words = fault.message().in(talk.lang());
            String where = fault.line() == 0 ? words : Messages.DECK_LINE.in(talk.lang(), fault.line(), words);
            talk.printHanging("  " + where + (fault.clause().isEmpty() ? "" : " [" + fault.clause() + "]"), "    ");
        }
    }
}
