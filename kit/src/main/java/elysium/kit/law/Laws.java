package elysium.kit.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import org.jspecify.annotations.Nullable;

/// Checks the laws on random games, at a sample of their questions.
public final class Laws<T extends Table<T>> {
    private static final int ANEW = 16;
    private static final long[] SEEDS = {1, 2, 3};

    private final Game<T> game;
    private final List<LawCheck<T>> lawChecks;
    private int oneIn = 32, most = 20_000, cheapOneIn = 1;
    private HeldCards<T> held = (_, _) -> false;
    private @Nullable Keeping<T> conserving;

    /// Decides at which questions every card held by the asked seat must be offered or refused.
    @FunctionalInterface
    public interface HeldCards<T> {
        boolean mustBeListed(T table, int seat);
    }

    /// Numbers that must stay constant during a game.
    @FunctionalInterface
    public interface Keeping<T> {
        long[] count(T table);
    }

    private Laws(Game<T> game) {
        this.game = game;
        lawChecks = List.of(new ForkLawCheck<>(), new StoreLawCheck<>(), new SightLawCheck<>(),
                new ImaginationLawCheck<>(),
                new TwinsLawCheck<>(), new RowsLawCheck<>(), new ConcealmentLawCheck<>(), new OptionsLawCheck<>(),
                new ShowingLawCheck<>(game),
                new AskingLawCheck<>(), new ForesightLawCheck<>());
    }

    public static <T extends Table<T>> Laws<T> on(Game<T> game) {
        return new Laws<>(game);
    }

    /// Checks the expensive laws at one in n questions; the cheap ones are checked at all of them.
    public Laws<T> oneIn(int questions) {
        oneIn = questions;
        return this;
    }

    /// Checks the cheap laws at one in n questions and at the end, for games with thousands of answers.
    public Laws<T> cheapLawsOneIn(int questions) {
        cheapOneIn = questions;
        return this;
    }

    /// Sets the maximum number of answers of a game.
    public Laws<T> maxAnswers(int answers) {
        most = answers;
        return this;
    }

    public Laws<T> requireHeldCards(HeldCards<T> when) {
        held = when;
        return this;
    }

    public Laws<T> conserving(Keeping<T> numbers) {
        conserving = numbers;
        return this;
    }

    /// Plays one random game, whose setup and moves depend on the seed. Throws a [LawBrokenException] at the first
    /// violation.
    public Journal check(Setup setup, long seed) {
        CheckedGame<T> play = new CheckedGame<>(game, setup.withSeed(seed));
        playOn(play, new SplittableRandom(~seed));
        play.checkReplay();
        return play.journal();
    }

    /// Plays a list of answers and checks one law at all of them. An answer that is not offered is replaced by the
    /// first offer. Returns the violation, or null.
    public @Nullable LawBrokenException find(Law law, Setup setup, List<Journal.Entry> entries) {
        CheckedGame<T> play = new CheckedGame<>(game, setup);
        try {
            Watch watch = new Watch(play, 1);
            for (Journal.Entry entry : entries) {
                watch.checkCheapLaws();
                if (play.table.isOver()) break;
                int seat = play.table.isAsked(entry.seat()) ? entry.seat() : play.table.nextPending();
                Offers offers = play.table.offers(seat, Offers.movesOnly());
                play.answer(seat, offers.allows(entry.move()) ? entry.move() : offers.get(0),
                        thorough(law, play.table));
            }
            watch.checkCheapLaws();
            if (law == Law.REPLAY) play.checkReplay();
            if (law == Law.END) playOn(play, new SplittableRandom(0));
        } catch (LawBrokenException broken) {
            if (broken.law() != law) return null;
            return law == Law.END ? broken.cutTo(entries.size()) : broken;
        }
        return null;
    }

    private void playOn(CheckedGame<T> play, SplittableRandom random) {
        Watch watch = new Watch(play, cheapOneIn);
        Offers offers = Offers.movesOnly();
        while (!play.table.isOver()) {
            watch.checkCheapLaws();
            if (play.answers() >= most)
                throw new LawBrokenException(Law.END, "not over after " + most + " answers", play.journal(), null);
            int from = random.nextInt(ANEW) == 0 ? play.table.askedSeats() : play.table.pendingSeats();
            int seat = oneOf(from, random);
            play.table.offers(seat, offers);
            play.answer(seat, offers.get(random.nextInt(offers.size())), sampled(play.table, random));
        }
        watch.checkCheapLaws();
    }

    private List<CheckedGame.Inquiry<T>> sampled(T table, SplittableRandom random) {
        List<CheckedGame.Inquiry<T>> chosen = new ArrayList<>();
        for (LawCheck<T> statute : lawChecks)
            if (random.nextInt(oneIn) == 0)
                chosen.add(new CheckedGame.Inquiry<>(statute,
                        new int[] {viewers(table)[random.nextInt(table.players() + 1)]},
                        new long[] {random.nextLong()}));
        return chosen;
    }

    private List<CheckedGame.Inquiry<T>> thorough(Law law, T table) {
        List<CheckedGame.Inquiry<T>> chosen = new ArrayList<>();
        for (LawCheck<T> statute : lawChecks)
            if (statute.law() == law) chosen.add(new CheckedGame.Inquiry<>(statute, viewers(table), SEEDS));
        return chosen;
    }

    private static int[] viewers(Table<?> table) {
        int[] viewers = new int[table.players() + 1];
        for (int seat = 0; seat < table.players(); seat++) viewers[seat] = seat;
        viewers[table.players()] = Table.SPECTATOR;
        return viewers;
    }

    private static int oneOf(int bits, SplittableRandom random) {
        int rest = bits;
        for (int skip = random.nextInt(Integer.bitCount(bits)); skip > 0; skip--) rest &= rest - 1;
        return Integer.numberOfTrailingZeros(rest);
    }

    /// Checks the cheap laws at one in n questions.
    private final class Watch {
        private final CheckedGame<T> play;
        private final int each;
        private final Questions<T> questions = new Questions<>(game, held);
        private final long @Nullable [] kept;

        Watch(CheckedGame<T> play, int each) {
            this.play = play;
            this.each = each;
            kept = conserving == null ? null : conserving.count(play.table);
        }

        void checkCheapLaws() {
            T table = play.table;
            if (play.answers() % each != 0 && !table.isOver()) return;
            Keeping<T> numbers = conserving;
            if (numbers != null && !Arrays.equals(kept, numbers.count(table)))
                play.require(Law.CONSERVATION,
                        () -> Arrays.toString(kept) + " became " + Arrays.toString(numbers.count(table)));
            for (int rest = table.askedSeats(); rest != 0; rest &= rest - 1)
                look(table, Integer.numberOfTrailingZeros(rest));
        }

        private void look(T table, int seat) {
            play.require(Law.ANSWER, () -> questions.isAnswerable(table, seat) ? null
                    : "seat " + (seat + 1) + " is asked by " + table.top() + " and has no answer");
            play.require(Law.REFUSAL, () -> questions.refusal(table, seat));
        }
    }
}
