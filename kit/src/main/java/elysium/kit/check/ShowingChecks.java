package elysium.kit.check;

import static elysium.kernel.Table.SPECTATOR;
import static elysium.kit.check.DrawingChecks.viewers;
import static elysium.kit.scenario.ScenarioFailedError.unless;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import elysium.kernel.Lang;
import elysium.kit.Look;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.QuestionKind;

/// Checks what players are shown over random games; each check tells how much it has seen, so that a test can ask for
/// enough.
public final class ShowingChecks<T extends CardTable<T>> {
    private static final List<Integer> WIDTHS = List.of(80, 120);
    private static final String HAND = "Your hand";

    private final CardGame<T> game;
    private final Games<T> games;
    private final DrawingChecks<T> drawing;
    private final WordingChecks<T> wording;

    /// Plays random games.
    @FunctionalInterface
    public interface Games<T> {
        /// Plays a number of games of each kind.
        void play(int each, Look<T> look);
    }

    /// The kinds of question asked, and those that a standing order can pass.
    public record Asked(Set<QuestionKind> all, Set<QuestionKind> quietly) {}

    public ShowingChecks(CardGame<T> game, Games<T> games, DrawingChecks<T> drawing, WordingChecks<T> wording) {
        this.game = game;
        this.games = games;
        this.drawing = drawing;
        this.wording = wording;
    }

    /// Checks that every line has the requested width, at one question in some and at every end; returns the questions.
    public int fits(int each, int oneIn) {
        int[] looks = {0};
        games.play(each, (t, _) -> {
            if (looks[0]++ % oneIn != 0 && !t.isOver()) return;
            viewers(t, viewer -> WIDTHS.forEach(width -> drawing.fits(t, viewer, width)));
        });
        return looks[0];
    }

    /// Checks that the end names the winner; returns the ends.
    public int crowns(int each, ToIntFunction<T> winner) {
        int[] ends = {0};
        games.play(each, (t, _) -> {
            if (!t.isOver() || winner.applyAsInt(t) < 0) return;
            drawing.namesWinner(t, winner.applyAsInt(t));
            ends[0]++;
        });
        return ends[0];
    }

    /// Checks that a viewer is shown the same on every table it could be sitting at; returns how many were different.
    public int alike(int each, int oneIn) {
        int[] imaginedOtherwise = {0}, looks = {0};
        games.play(each, (t, since) -> viewers(t, viewer -> {
            if (looks[0]++ % oneIn != 0) return;
            if (drawing.sameWhenImagined(t, viewer, since, 7L * viewer + since.size())) imaginedOtherwise[0]++;
        }));
        return imaginedOtherwise[0];
    }

    /// Checks that the log names no card that the reader did not see; returns the events with hidden cards.
    public int hides(int each) {
        int[] hidden = {0};
        games.play(each, (t, since) -> viewers(t, viewer -> hidden[0] += drawing.logHidesUnseen(t, viewer, since)));
        return hidden[0];
    }

    /// Checks that events are told in both languages, in no more lines than events; returns the kinds told.
    public Set<Integer> tells(int each) {
        Set<Integer> told = new HashSet<>();
        games.play(each, (t, since) -> {
            told.addAll(drawing.loggedKinds(t, since));
            List<String> lines = game.logLines(t, since, Lang.EN);
            unless(lines.size() <= Math.max(1, since.size()), "more lines than events: " + lines);
        });
        return told;
    }

    /// Checks that every question is of a known kind and that its quiet answer is offered.
    public Asked asks(int each) {
        Asked asked = new Asked(new HashSet<>(), new HashSet<>());
        games.play(each, (t, _) -> {
            asked.all.addAll(drawing.askedKinds(t));
            asked.quietly.addAll(drawing.passableKinds(t));
        });
        return asked;
    }

    /// Checks that no word is missing in questions and answers, at one question in some; returns the questions.
    public int reads(int each, int oneIn) {
        int[] looks = {0};
        games.play(each, (t, _) -> {
            if (t.isOver() || looks[0]++ % oneIn != 0) return;
            wording.isSentence(t);
            wording.hasNoMissingWords(t);
        });
        return looks[0];
    }

    /// Checks that no two answers to a question read alike.
    public void isClear(int each) {
        games.play(each, (t, _) -> {
            if (!t.isOver()) wording.hasDistinctAnswers(t);
        });
    }

    /// Checks that moves are words and numbers for programs.
    public void isSpelledOut(int each) {
        games.play(each, (t, _) -> {
            if (!t.isOver()) wording.hasMachineWords(t);
        });
    }

    /// Checks that one step is current while the game goes on; returns the current steps.
    public Set<String> now(int each) {
        Set<String> now = new HashSet<>();
        games.play(each, (t, _) -> now.addAll(drawing.currentStep(t)));
        return now;
    }

    /// Checks that players see their own hand by name, at one question in some, and spectators see none.
    ///
    /// @param zone the hand of the first seat
    public void ownHands(int each, int oneIn, int zone) {
        int[] looks = {0};
        games.play(each, (t, _) -> {
            if (looks[0]++ % oneIn != 0 || t.isOver()) return;
            unless(!drawing.drawn(t, SPECTATOR, Lang.EN, false, 120).contains(HAND), "a spectator sees a hand");
            for (int seat = 0; seat < t.players(); seat++) ownHand(t, seat, zone + seat);
        });
    }

    private void ownHand(T t, int seat, int zone) {
        String own = drawing.drawn(t, seat, Lang.EN, false, 120);
        for (int card = t.first(zone); card >= 0; card = t.next(card)) {
            String name = t.name(card).en();
            unless(own.substring(own.indexOf(HAND)).contains(name), "'" + name + "' is missing in\n" + own);
        }
    }
}
