package elysium.server.room.fold;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.kernel.journal.Undo;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.message.UndoRight;
import elysium.store.TableCodec;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.StandingOrder;

/// A game as its entries make it: the table, the answers in force and the last steps that all players noticed.
public final class Fold<T extends CardTable<T>> {
    /// How many steps are held, to be told to those who come.
    public static final int RECENT = 200;
    private static final int NOT_FREE = -1;

    private final CardGame<T> game;
    private final Journal beginning;
    private final AnswerLog<T> answers;
    private final Deque<Step> recent = new ArrayDeque<>();
    private final List<LoggedEvent> happenings = new ArrayList<>();
    private final PlayerStatus playerStatus;
    private final Offers offers = Offers.movesOnly(), listed = Offers.explained();        // reused for every question
    private final SeatClocks clocks;
    private final AnswerPacing pacing;
    private final OrderExpiries<T> terms;
    private final T before;                               // the table as it was before the last answer
    private T table;
    private int[] given;                                  // how many decided questions each seat has answered
    private int entries, steps, open;                     // the open question's answers begin at `open`
    private int listedFor = Table.NONE;                   // the seat whose offers are in `listed`
    private boolean undone, logging = true;
    private Found found = Found.NOTHING;

    /// Which answer a seat could take back after so many answers.
    private record Found(int answers, int seat, int back) {
        private static final Found NOTHING = new Found(-1, -1, NOT_FREE);
    }

    /// @param beginning how the game begins, before its first answer
    public Fold(CardGame<T> game, Journal beginning, GameTiming course) {
        this.game = game;
        this.beginning = beginning;
        table = beginning.begin(game);
        before = table.copy();
        given = new int[table.players()];
        answers = new AnswerLog<>(beginning.setup(), table.copy());
        playerStatus = new PlayerStatus();
        clocks = new SeatClocks(course.clock(), table.players(), course.startedAt());
        clocks.openQuestion(table.askedSeats(), table.pendingSeats());
        pacing = new AnswerPacing(table.players());
        terms = new OrderExpiries<>(game.standingOrders(), table.players());
        listen();
    }

    private Fold(Fold<T> other) {
        game = other.game;
        beginning = other.beginning;
        table = other.table.copy();
        before = table.copy();
        given = other.given.clone();
        answers = new AnswerLog<>(other.answers);
        playerStatus = new PlayerStatus(other.playerStatus);
        clocks = new SeatClocks(GameTiming.UNTIMED.clock(), given.length, 0);
        clocks.openQuestion(table.askedSeats(), table.pendingSeats());
        pacing = new AnswerPacing(given.length);
        terms = new OrderExpiries<>(game.standingOrders(), given.length);
        entries = other.entries;
        steps = other.steps;
        open = other.open;
        undone = other.undone;
        listen();
    }

    /// The same game, to be gone on with by itself; no time runs there.
    Fold<T> copy() {
        return new Fold<>(this);
    }

    void write(DataOutputStream out) throws IOException {
        FoldState.writeAll(out, entries, steps, open);
        out.writeBoolean(undone);
        FoldState.writeAll(out, given);
        FoldState.writeBytes(out, TableCodec.write(table));
        FoldState.writeBytes(out, TableCodec.write(before));
        answers.write(out);
        playerStatus.write(out);
        clocks.write(out);
        pacing.write(out);
        terms.write(out);
    }

    void read(DataInputStream in) throws IOException {
        entries = in.readInt();
        steps = in.readInt();
        open = in.readInt();
        undone = in.readBoolean();
        FoldState.readAll(in, given);
        TableCodec.read(FoldState.readBytes(in), table);
        TableCodec.read(FoldState.readBytes(in), before);
        answers.read(in, new AnswerLog.Mark<>(table.copy(), given.clone(), open));
        playerStatus.read(in);
        clocks.read(in);
        pacing.read(in);
        terms.read(in);
    }

    /// Whether what happens is put in words; what nobody will be told need not be.
    public void setLogging(boolean on) {
        if (on == logging) return;
        logging = on;
        recent.clear();
        listen();
    }

    private void listen() {
        table.setListener(logging ? (kind, subject, object, amount, face, seenBy) -> happenings
                .add(LoggedEvent.of(game, table, new Event(kind, subject, object, amount, face, seenBy))) : null);
    }

    /// Takes the next entry, strictly; says whether everybody could notice.
    public boolean apply(Entry entry) {
        return apply(entry, false);
    }

    /// Takes the next entry.
    ///
    /// @param judged whether [#judge] has found its answer legal in this very state
    public boolean apply(Entry entry, boolean judged) {
        if (entry.seq() != entries + 1) throw new IllegalStateException("entry " + entry.seq() + " after " + entries);
        happenings.clear();
        clocks.advanceTo(entry.at());
        if (entry.kind() == Entry.ANSWER && table.isAsked(entry.seat()))
            pacing.addTime(entry.seat(), clocks.questionMillis());
        if (entry.kind() == Entry.ORDERED)
            playerStatus.countOrderUse(entry.seat(), game.questionKind(table, entry.seat()).id());
        int away = playerStatus.absentSeats();
        boolean seen = entry.kind() == Entry.RETURNED && playerStatus.isPubliclyAbsent(entry.seat());
        Entry played = playerStatus.apply(entry);
        for (int seat = 0; seat < given.length; seat++)
            if ((away >> seat & 1) != 0 && !playerStatus.isAbsent(seat)) clocks.comeBack(seat, seen);
        boolean noticed = played != null && play(played, judged);
        entries++;
        if (played == null || !noticed) return false;
        steps++;
        undone = !played.isAnswer();
        if (logging) hold(new Step(steps, undone, List.copyOf(happenings)));
        playerStatus.endStep(played);
        return true;
    }

    private void hold(Step step) {
        recent.addLast(step);
        if (recent.size() > RECENT) recent.removeFirst();
    }

    private boolean play(Entry entry, boolean judged) {
        int seat = entry.seat();
        T was = entry.isAnswer() ? before : table;
        boolean noticed = entry.isAnswer() ? answer(new Journal.Entry(seat, entry.move()), judged)
                : takeBack(entry);
        if (entry.kind() == Entry.STOOD_IN) clocks.dropSpentTime(seat);
        else if (entry.isAnswer()) clocks.stop(seat);
        else if (!noticed && (table.pendingSeats() >> seat & 1) != 0) clocks.resume(seat);
        if (noticed) turn();
        if (noticed) terms.recordExpiries(was, table, steps + 1);
        return noticed;
    }

    /// The time goes on with the next question.
    private void turn() {
        clocks.closeQuestion();
        for (int seat = 0; seat < table.players(); seat++) clocks.addIncrements(seat, given[seat]);
        clocks.openQuestion(table.askedSeats(), table.pendingSeats());
    }

    private boolean answer(Journal.Entry answer, boolean judged) {
        before.copyFrom(table);
        listedFor = Table.NONE;
        if (judged) table.answer(answer.seat(), answer.move());
        else Journal.apply(table, answers.size(), answer, offers);
        answers.add(answer);
        boolean decided = table.isOver() || table.pendingSeats() == table.askedSeats();     // a new question owes all its answers
        if (decided) count();
        answers.mark(table, given, open);
        return decided;
    }

    /// The question is decided: whoever answered it, however often, has given one answer more.
    private void count() {
        int seats = 0;
        for (Journal.Entry answer : answers.all().subList(open, answers.size()))
            if (!answer.conceals()) seats |= 1 << answer.seat();
        for (int seat = 0; seat < given.length; seat++) given[seat] += seats >> seat & 1;
        open = answers.size();
    }

    /// A sealed answer is taken back alone: those of others stay sealed, and nobody notices.
    private boolean takeBack(Entry entry) {
        int seat = entry.seat(), at = entry.undoneAnswer();
        if (at < 0 || at >= answers.size() || answers.get(at).seat() != seat)
            throw new IllegalStateException("seat " + (seat + 1) + " did not give answer " + (at + 1));
        boolean sealed = at >= open;
        found = Found.NOTHING;
        List<Journal.Entry> others = sealed ? answers.after(at) : List.of();
        AnswerLog.Rewound<T> back = answers.rewindBefore(at);
        listedFor = Table.NONE;
        table = back.mark().table().copy();
        given = back.mark().given().clone();
        open = back.mark().questionStart();
        for (Journal.Entry answer : back.toReplay()) again(answer);
        for (Journal.Entry answer : others) again(answer);
        if (!sealed && entry.conceals()) conceal(Journal.Entry.concealing(hidden(entry.seq())));
        listen();
        return !sealed;
    }

    private void again(Journal.Entry entry) {
        if (entry.conceals()) conceal(entry);
        else answer(entry, false);
    }

    /// What decides on which rows hidden cards lie after an entry; nobody knows the seed before the game is over.
    private long hidden(int seq) {
        return Long.rotateLeft(~beginning.setup().seed(), Integer.SIZE) + seq;
    }

    /// Lays hidden cards on other rows: what could be seen on a row before does not tell what lies there now.
    private void conceal(Journal.Entry entry) {
        listedFor = Table.NONE;
        table.conceal(entry.move());
        if (open == answers.size()) open++;               // no seat has answered the open question yet
        answers.add(entry);
    }

    /// Which answer a seat may take back freely, or -1; what left no choice is taken back with it.
    public int freeUndoTarget(int seat) {
        int back = findBack(seat);
        found = new Found(answers.size(), seat, back);
        return back;
    }

    private int findBack(int seat) {
        int last = answers.size() - 1;
        while (last >= open && answers.get(last).seat() != seat) last--;
        if (last >= open) return last;
        if (last >= 0 && open == answers.size() && answers.get(last).seat() == seat) {
            if (!Undo.isFree(before, table, seat)) return NOT_FREE;
            if (before.offers(seat, offers).size() > 1) return last;
            if (before.pendingSeats() == before.askedSeats()) {       // no answer was sealed: it is as it was before this one
                if (last == 0 || answers.get(last - 1).seat() != seat) return NOT_FREE;
                if (found.answers == last && found.seat == seat) return found.back;
            }
        }
        int rest = Undo.undoTo(answers.all(), seat, answers::tableAfter);
        while (rest >= 0 && answers.tableAfter(rest).offers(seat, offers).size() == 1)
            rest = Undo.undoTo(answers.all().subList(0, rest), seat, answers::tableAfter);
        return rest < 0 ? NOT_FREE : rest;
    }

    /// Whether a viewer may take back their last answer.
    public UndoRight undoRight(int viewer) {
        int decided = open - 1;
        while (decided >= 0 && answers.get(decided).conceals()) decided--;
        boolean last = decided >= 0 && answers.get(decided).seat() == viewer;  // else somebody was heard since
        boolean sealed = table.isAsked(viewer) && (table.pendingSeats() >> viewer & 1) == 0;
        if ((last || sealed) && freeUndoTarget(viewer) != NOT_FREE) return UndoRight.FREE;
        return answers.hasAnswers(viewer) ? UndoRight.CONSENT : UndoRight.NO;
    }

    /// Which answer a seat would take back if the others agreed, or -1: the last that left it a choice.
    public int lastChoice(int seat) {
        for (int at = answers.size() - 1; at >= 0; at--)
            if (answers.get(at).seat() == seat && chose(answers.tableAfter(at), seat)) return at;
        return NOT_FREE;
    }

    private boolean chose(T before, int seat) {
        return (before.pendingSeats() >> seat & 1) != 0 && before.offers(seat, offers).size() > 1;
    }

    public PlayerStatus playerStatus() {
        return playerStatus;
    }

    /// Whether an order of a seat has not fallen away yet.
    public boolean isInForce(StandingOrder order, int seat) {
        return terms.isInForce(order, seat);
    }

    public SeatClocks clocks() {
        return clocks;
    }

    /// How long each seat takes to answer.
    public AnswerPacing pacing() {
        return pacing;
    }

    public Journal journal() {
        return new Journal(beginning.setup(), beginning.origin(), answers.all());
    }

    public T table() {
        return table;
    }

    public CardGame<T> game() {
        return game;
    }

    /// Judges an answer. Offers that were listed to be shown to the seat are not listed again.
    public MoveValidator.Verdict judge(int seat, long move) {
        if (seat != listedFor) return MoveValidator.check(table, seat, move, offers);
        return listed.allows(move) ? MoveValidator.Verdict.LEGAL : MoveValidator.Verdict.NOT_OFFERED;
    }

    /// The offers of a seat that is asked, with the reasons for what it may not do; valid until the next entry.
    public Offers offers(int seat) {
        if (seat != listedFor) table.offers(seat, listed);
        listedFor = seat;
        return listed;
    }

    /// How many entries were taken.
    public int entries() {
        return entries;
    }

    /// How many steps everybody could notice.
    public int step() {
        return steps;
    }

    /// The seats that have won, once the game is over.
    public List<Integer> winners() {
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < table.players(); seat++) if (game.payoff(table, seat) >= 1) winners.add(seat);
        return winners;
    }

    /// Whether the last step was one back.
    boolean undone() {
        return undone;
    }

    /// The step that everybody could notice last.
    public Step lastStep() {
        return recent.getLast();
    }

    /// The steps that come after one, as far as they are held.
    public List<Step> stepsAfter(int seq) {
        return recent.stream().filter(step -> step.number() > seq).toList();
    }
}
