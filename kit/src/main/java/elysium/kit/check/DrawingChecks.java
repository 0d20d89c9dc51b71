package elysium.kit.check;

import static elysium.kernel.Table.SPECTATOR;
import static elysium.kit.scenario.ScenarioFailedError.unless;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntConsumer;
import elysium.kernel.Event;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.terminal.Drawing.Style;
import org.jspecify.annotations.Nullable;

/// Checks what a game shows: complete, within the width, in both languages and without secrets.
public final class DrawingChecks<T extends CardTable<T>> {
    private final CardGame<T> game;
    private final List<String> names;

    public DrawingChecks(CardGame<T> game, List<String> names) {
        this.game = game;
        this.names = names;
    }

    /// Calls `look` for every seat and for the spectators.
    public static void viewers(CardTable<?> t, IntConsumer look) {
        for (int seat = 0; seat < t.players(); seat++) look.accept(seat);
        look.accept(SPECTATOR);
    }

    public String drawn(T t, int viewer, Lang lang, boolean colours, int width) {
        return game.drawing().draw(t, viewer, new Style(names, lang, colours, width));
    }

    /// Checks that every line has the requested width in both languages, with and without colours, and that colours
    /// change nothing else.
    public void fits(T t, int viewer, int width) {
        for (Lang lang : Lang.values()) {
            String coloured = drawn(t, viewer, lang, true, width), bare = drawn(t, viewer, lang, false, width);
            unless(coloured.contains("\u001B["), "there are no colours in\n" + coloured);
            equal("without colours", coloured.replaceAll("\u001B\\[[0-9;]*m", ""), bare);
            for (String line : bare.split("\n"))
                unless(columns(line) == width, columns(line) + " columns of " + width + ": " + line);
        }
    }

    /// Checks that the drawing of a finished game names the winner in both languages.
    public void namesWinner(T t, int winner) {
        for (Lang lang : Lang.values()) {
            String drawn = drawn(t, SPECTATOR, lang, false, 120),
                    wins = names.get(winner) + (lang == Lang.EN ? " wins" : " l'emporte");
            unless(drawn.contains(wins), "'" + wins + "' is missing in\n" + drawn);
        }
    }

    /// East Asian characters are two columns wide.
    private static int columns(String line) {
        return line.codePoints().map(letter -> letter >= 0x2E80 && letter <= 0xA4CF ? 2 : 1).sum();
    }

    /// Checks that a table imagined by the viewer shows the same; returns whether it differs from the true one.
    public boolean sameWhenImagined(T t, int viewer, List<Event> since, long seed) {
        T imagined = t.blank();
        new Sight<>(t, viewer).imagine(imagined, seed);
        Lang lang = Lang.values()[(int) (seed & 1)];
        equal("the drawing", drawn(imagined, viewer, lang, false, 80), drawn(t, viewer, lang, false, 80));
        equal("the outline", game.outline(imagined, viewer), game.outline(t, viewer));
        equal("the question", game.prompt(imagined, viewer), game.prompt(t, viewer));
        for (Lang each : Lang.values()) {
            unless(!game.prompt(t, viewer).in(each).isBlank(), "the prompt is empty");
            equal("the log", told(imagined, viewer, since, each), told(t, viewer, since, each));
        }
        for (int card = 0; card < t.rows(); card++) if (t.face(card) != imagined.face(card)) return true;
        return false;
    }

    private List<String> told(T t, int viewer, List<Event> since, Lang lang) {
        List<String> lines = new ArrayList<>();
        for (Event event : since) lines.add(String.valueOf(game.logLine(t, event.asSeenBy(viewer), lang)));
        return lines;
    }

    /// Checks that the log names no card that its reader did not see; returns the number of events with hidden cards.
    public int logHidesUnseen(T t, int viewer, List<Event> since) {
        int hidden = 0;
        for (Event event : since) {
            Event told = event.asSeenBy(viewer);
            if (told.equals(event)) continue;
            hidden++;
            for (Lang lang : Lang.values()) nameless(game.logLine(t, told, lang), lang);
        }
        return hidden;
    }

    private void nameless(@Nullable String tale, Lang lang) {
        if (tale == null) return;
        for (Card<T> card : game.book().cards())
            unless(!tale.contains(card.name().in(lang)), "'" + tale + "' names " + card.name().in(lang));
    }

    /// Checks that events have log lines in both languages or in none; returns the kinds of event with log lines.
    public Set<Integer> loggedKinds(T t, List<Event> since) {
        Set<Integer> told = new HashSet<>();
        for (Event event : since) {
            String en = game.logLine(t, event, Lang.EN), fr = game.logLine(t, event, Lang.FR);
            unless((en == null) == (fr == null), "the log line exists in one language only: " + en + fr);
            if (en == null || fr == null) continue;
            told.add(event.kind());
            for (String tale : List.of(en, fr))
                unless(tale.endsWith(".") && !tale.contains("null") && !tale.contains("-1"), tale);
            unless(!en.equals(fr), "the log line is the same in both languages: " + en);
        }
        return told;
    }

    /// Checks that a joint question is secret and that a passive answer is offered where promised; returns the kinds
    /// asked.
    public Set<QuestionKind> askedKinds(T t) {
        Set<QuestionKind> asked = new HashSet<>();
        for (int rest = t.askedSeats(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            QuestionKind matter = game.questionKind(t, seat);
            asked.add(matter);
            unless(game.questionKinds().contains(matter), "missing in questionKinds: " + matter);
            unless(matter.secret() || Integer.bitCount(t.askedSeats()) == 1,
                    "a joint question must be secret: " + matter);
            long quiet = game.passMove(t, seat);
            unless(quiet == Game.NO_MOVE || t.offers(seat, Offers.movesOnly()).allows(quiet),
                    "its passive answer is not offered: " + matter);
        }
        return asked;
    }

    /// The kinds of question asked that standing orders can pass.
    public Set<QuestionKind> passableKinds(T t) {
        Set<QuestionKind> asked = new HashSet<>();
        for (int rest = t.askedSeats(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            if (game.passMove(t, seat) != Game.NO_MOVE) asked.add(game.questionKind(t, seat));
        }
        return asked;
    }

    /// Checks that exactly one step of the outline is current, after all that are done, and none once the game is over;
    /// returns it.
    public List<String> currentStep(T t) {
        List<Outline.Station> stations = game.outline(t, SPECTATOR).progress();
        List<String> now = new ArrayList<>();
        for (int i = 0; i < stations.size(); i++) {
            Outline.State state = stations.get(i).state();
            if (state == Outline.State.NOW) now.add(stations.get(i).text().en());
            unless(i == 0 || state.compareTo(stations.get(i - 1).state()) >= 0, "steps out of order: " + stations);
        }
        unless(now.size() == (t.isOver() ? 0 : 1), "not exactly one current step: " + stations);
        return now;
    }

    private static void equal(String what, Object is, Object expected) {
        unless(Objects.equals(is, expected), what + " is\n" + is + "\nand not\n" + expected);
    }
}
