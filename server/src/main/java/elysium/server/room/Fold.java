package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Journal;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Undo;
import elysium.server.keep.Entry;
import elysium.server.wire.Regret;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;

/// A game as its entries tell it: the table, the answers that stand, and the steps that everybody could notice.
public final class Fold<T extends CardTable<T>> {
    private static final int NOT_FREE = -1;

    private final CardGame<T> game;
    private final Setup setup;
    private final List<Journal.Entry> answers = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<Happening> happenings = new ArrayList<>();
    private T table;
    private int entries, open;                            // the open question's answers begin at `open`

    public Fold(CardGame<T> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        table = game.setUp(setup);
        listen();
    }

    private void listen() {
        table.herald((kind, subject, object, amount, face, seenBy) -> happenings
                .add(Happening.of(game, table, new Event(kind, subject, object, amount, face, seenBy))));
    }

    /// Takes the next entry, strictly; says whether everybody could notice.
    public boolean take(Entry entry) {
        if (entry.seq() != entries + 1) throw new IllegalStateException("entry " + entry.seq() + " after " + entries);
        happenings.clear();
        boolean noticed = entry.kind() == Entry.ANSWER ? answer(new Journal.Entry(entry.seat(), entry.move()))
                : takeBack(entry.seat(), (int) entry.move());
        entries++;
        if (noticed) steps.add(new Step(steps.size() + 1, entry.kind() != Entry.ANSWER, List.copyOf(happenings)));
        return noticed;
    }

    private boolean answer(Journal.Entry answer) {
        new Journal(setup, List.of(answer)).fold(table, 0, 1);
        answers.add(answer);
        boolean decided = table.over() || table.owing() == table.asked();     // a new question owes all its answers
        if (decided) open = answers.size();
        return decided;
    }

    /// A sealed answer is taken back alone: those of others stay sealed, and nobody notices.
    private boolean takeBack(int seat, int at) {
        if (at < 0 || at >= answers.size() || answers.get(at).seat() != seat)
            throw new IllegalStateException("seat " + (seat + 1) + " did not give answer " + (at + 1));
        boolean sealed = at >= open;
        List<Journal.Entry> rest = new ArrayList<>(answers.subList(0, at));
        if (sealed) rest.addAll(answers.subList(at + 1, answers.size()));
        answers.clear();
        open = 0;
        table = game.setUp(setup);
        for (Journal.Entry answer : rest) answer(answer);
        listen();
        return !sealed;
    }

    /// Which answer a seat may take back freely, or -1; what left no choice is taken back with it.
    public int back(int seat) {
        Journal journal = journal();
        int last = answers.size() - 1;
        while (last >= open && answers.get(last).seat() != seat) last--;
        if (last >= open) return last;
        int rest = Undo.back(journal, seat, game);
        while (rest >= 0 && journal.at(rest, game).offers(seat, Offers.silent()).size() == 1)
            rest = Undo.back(journal.cut(rest), seat, game);
        return rest < 0 ? NOT_FREE : rest;
    }

    /// Whether a viewer may take back their last answer.
    public Regret regret(int viewer) {
        boolean last = open > 0 && answers.get(open - 1).seat() == viewer;     // else somebody was heard since
        boolean sealed = table.asks(viewer) && (table.owing() >> viewer & 1) == 0;
        if ((last || sealed) && back(viewer) != NOT_FREE) return Regret.FREE;
        return answers.stream().anyMatch(answer -> answer.seat() == viewer) ? Regret.ASK : Regret.NO;
    }

    public Journal journal() {
        return new Journal(setup, answers);
    }

    public T table() {
        return table;
    }

    public CardGame<T> game() {
        return game;
    }

    /// How many entries were taken.
    public int entries() {
        return entries;
    }

    /// How many steps everybody could notice.
    public int seq() {
        return steps.size();
    }

    /// The seats that have won, once the game is over.
    public List<Integer> winners() {
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < table.players(); seat++) if (game.payoff(table, seat) >= 1) winners.add(seat);
        return winners;
    }

    /// Whether the last step was one back.
    boolean undone() {
        return !steps.isEmpty() && steps.getLast().undone();
    }

    /// The steps that come after one.
    List<Step> after(int seq) {
        return List.copyOf(steps.subList(Math.clamp(seq, 0, steps.size()), steps.size()));
    }
}
