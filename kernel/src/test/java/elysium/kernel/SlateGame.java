package elysium.kernel;

import java.util.List;
import elysium.kernel.journal.Journal;

/// A minimal game: it asks the first seat alone, then all seats at once, and repeats.
public final class SlateGame implements Game<Slate>, Notation<Slate> {
    public static final int QUIET = 0, ROLL = 1, SHOW = 2, AGAIN = 3;
    public static final Setup SETUP = new Setup("slate", 1, 3, List.of(), 5);

    /// Asks one seat or all of them; the next question asks the other way.
    record Asks(boolean all) implements Frame<Slate> {

        @Override public void resume(Slate t) {
            if (all) t.askAll(0b111);
            else t.ask(0);
        }

        @Override public void options(Slate t, int seat, Offers out) {
            for (int verb = QUIET; verb <= AGAIN; verb++) out.offer(Move.of(verb));
        }

        @Override public void onAnswers(Slate t, Answers answers) {
            t.become(new Asks(answers.verb(0) == AGAIN ? all : !all));
            if (answers.verb(0) == ROLL) t.roll(6);
            if (answers.verb(0) == SHOW) t.show();
        }
    }

    public static Journal journal(int... seatsAndVerbs) {
        Journal journal = new Journal(SETUP, List.of());
        for (int i = 0; i < seatsAndVerbs.length; i += 2)
            journal = journal.plus(seatsAndVerbs[i], Move.of(seatsAndVerbs[i + 1]));
        return journal;
    }

    @Override public Slate setUp(Setup setup) {
        Slate slate = new Slate(setup.seats(), setup.seed());
        slate.push(new Asks(false));
        slate.settle();
        return slate;
    }

    @Override public String id() {
        return "slate";
    }

    @Override public Text title() {
        return new Text("Slate", "Ardoise");
    }

    @Override public int rulesVersion() {
        return 1;
    }

    @Override public List<Integer> seatCounts() {
        return List.of(3);
    }

    @Override public List<Variant> variants() {
        return List.of();
    }

    @Override public void check(Setup setup) {
        if (setup.seats() != 3) throw new IllegalArgumentException("seats: 3");
    }

    @Override public Notation<Slate> notation() {
        return this;
    }

    @Override public String write(Slate table, int seat, long move, Lang lang) {
        return Integer.toString(Move.verb(move));
    }

    @Override public Text prompt(Slate table, int seat) {
        return new Text("Which?", "Lequel ?");
    }

    @Override public double payoff(Slate table, int seat) {
        return 0;
    }

    @Override public double evaluation(Slate table, int seat) {
        return 0;
    }
}
