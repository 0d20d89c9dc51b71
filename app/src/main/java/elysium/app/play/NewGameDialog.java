package elysium.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.app.screen.Printer;
import elysium.kernel.Game;
import elysium.kernel.Variant;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// Asks for the settings of a new game. Every question has a default; null means that the input has ended.
public final class NewGameDialog {
    private final Printer printer;

    public NewGameDialog(Printer talk) {
        this.printer = talk;
    }

    /// The game; does not ask if there is only one.
    public @Nullable CardGame<?> game() {
        List<CardGame<?>> all = Games.all();
        if (all.size() == 1) return all.getFirst();
        if (all.isEmpty()) throw CommandException.usage(ErrorMessages.NO_GAME);
        String usual = all.getFirst().id();
        return until(Messages.WHICH_GAME.in(printer.lang(), Games.ids()), usual, Games::named);
    }

    /// The seats, as [Roster#read] takes them.
    public @Nullable String seats(Game<?> game) {
        int usual = Games.usualSeats(game);
        Integer seats = until(Messages.HOW_MANY.in(printer.lang(), Games.counts(game), usual), usual + "", word -> {
            int number = number(word, 1, 99);
            if (!game.seatCounts().contains(number))
                throw CommandException.usage(ErrorMessages.SEAT_COUNT, number, game.title(), Games.counts(game));
            return number;
        });
        if (seats == null) return null;
        Integer people = until(Messages.HOW_MANY_PEOPLE.in(printer.lang(), seats), "1", word -> number(word, 1, seats));
        return people == null ? null : places(seats, people);
    }

    private @Nullable String places(int seats, int people) {
        List<String> places = new ArrayList<>();
        for (int i = 1; i <= people; i++) {
            String usual = Messages.YOU.in(printer.lang()) + (people == 1 ? "" : " " + i);
            String name = until(Messages.YOUR_NAME.in(printer.lang(), i, usual), usual, word -> {
                Roster.read(String.join(",", places) + (places.isEmpty() ? "" : ",") + word + "=me", Roster.Kind.SEARCH,
                        "");
                return word;
            });
            if (name == null) return null;
            places.add(name + "=me");
        }
        while (places.size() < seats) places.add("bot");
        return String.join(",", places);
    }

    /// The variants, separated by commas.
    public @Nullable String variants(Game<?> game) {
        if (game.variants().isEmpty()) return "";
        printer.say(Messages.VARIANTS_ARE);
        for (Variant variant : game.variants())
            printer.printHanging("  " + variant.id() + "  " + variant.text().in(printer.lang()), "    ");
        return until(Messages.WHICH_VARIANTS.in(printer.lang()), "", word -> {
            Games.variants(game, word);
            return word;
        });
    }

    public Roster.@Nullable Kind bot() {
        return until(Messages.WHICH_BOT.in(printer.lang()), "search", Roster::bot);
    }

    private static int number(String word, int least, int most) {
        if (word.matches("\\d{1,2}") && Integer.parseInt(word) >= least && Integer.parseInt(word) <= most)
            return Integer.parseInt(word);
        throw CommandException.usage(ErrorMessages.NOT_BETWEEN, word, least, most);
    }

    /// Asks until the answer is valid.
    private <R> @Nullable R until(String question, String usual, Function<String, R> reads) {
        while (true) {
            String line = printer.screen().ask(question + " ");
            if (line == null) return null;
            try {
                return reads.apply(line.isBlank() ? usual : line.strip());
            } catch (CommandException fault) {
                printer.line(fault.in(printer.lang()));
            }
        }
    }
}
