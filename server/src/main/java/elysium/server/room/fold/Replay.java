package elysium.server.room.fold;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import elysium.kernel.Event;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.kernel.journal.Journal;
import elysium.server.db.table.Entry;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.message.ReplayMessages;
import elysium.server.message.RequestRejectedException;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Replays a game from its entries, step by step, as one viewer received it or would have.
public final class Replay<T extends CardTable<T>> {

    private final MessageBuilder<T> messages;
    private final FoldIndex<T> index;
    private final int viewer;

    /// @param viewer a seat, the spectators, or the omniscient
    public Replay(MessageBuilder<T> told, FoldIndex<T> index, int viewer) {
        this.messages = told;
        this.index = index;
        this.viewer = viewer;
    }

    /// Somebody who is shown the table after each step, until it wants no more.
    @FunctionalInterface
    private interface Onlooker<T extends CardTable<T>> {
        boolean onStep(Fold<T> fold, List<ReplayMessages.Played> moves);
    }

    /// How many steps there are to go through.
    public int length() {
        return index.steps();
    }

    /// How many steps must be gone through to show so many from one on: it begins at a fold that is near.
    public int stepsToReplay(int from, int count) {
        return index.distanceTo(from) + Math.min(count, Math.max(0, length() - from));
    }

    /// The whole game at a glance.
    public ReplayMessages.Glance glance() {
        return index.glance(viewer, this::look);
    }

    private ReplayMessages.Glance look() {
        List<ReplayMessages.Mark> marks = new ArrayList<>();
        List<List<Integer>> scores = new ArrayList<>();
        walk(0, (fold, _) -> {
            for (Message.Heard heard : heard(fold)) if (memorable(heard)) marks.add(mark(fold.step(), heard));
            scores.add(messages.game().scores(fold.table(), viewer));
            return true;
        });
        return new ReplayMessages.Glance(scores.size() - 1, marks, scores);
    }

    /// The steps from one on, so many of them or as many as there are.
    public List<ReplayMessages.Frame> frames(int from, int count) {
        List<ReplayMessages.Frame> frames = new ArrayList<>();
        walk(from, (fold, moves) -> {
            if (fold.step() >= from) frames.add(frame(fold, moves));
            return frames.size() < count;
        });
        return frames;
    }

    /// What was told at the steps before one: at most so many, the earliest first.
    public List<Message.Events> eventsBefore(int before, int count) {
        int to = Math.min(before, index.steps() + 1), from = Math.max(1, to - count);
        List<Message.Events> steps = new ArrayList<>();
        if (from < to) walk(from, (fold, _) -> {
            if (fold.step() >= from) steps.add(fold.lastStep().asSeenBy(viewer));
            return fold.step() < to - 1;
        });
        return steps;
    }

    /// What was answered up to a step from which there is something left to play.
    public Journal journalUntil(int step) {
        List<Journal> found = new ArrayList<>();
        walk(step, (fold, _) -> {
            if (fold.step() != step) return true;
            if (fold.table().isOver())
                throw new RequestRejectedException(ErrorCode.OVER, new Text("nothing is left to play from step " + step,
                        "il ne reste rien à jouer à partir de l'étape " + step));
            found.add(fold.journal());
            return false;
        });
        if (found.isEmpty())
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, new Text("step: the game has no step " + step,
                    "step : la partie n'a pas d'étape " + step));
        return found.getFirst();
    }

    private ReplayMessages.Frame frame(Fold<T> fold, List<ReplayMessages.Played> moves) {
        T table = fold.table();
        List<Integer> asked = new ArrayList<>();
        for (int seat = 0; seat < table.players(); seat++) if (table.isAsked(seat)) asked.add(seat);
        return new ReplayMessages.Frame(fold.step(), fold.undone(), heard(fold),
                messages.view(table, viewer, fold.step()),
                asked,
                moves);
    }

    private List<Message.Heard> heard(Fold<T> fold) {
        return fold.step() == 0 ? List.of() : fold.lastStep().asSeenBy(viewer).events();
    }

    private boolean memorable(Message.Heard heard) {
        return heard.text() != null && messages.game().isHighlight(
                new Event(heard.kind(), heard.subject(), heard.object(), heard.amount(), heard.face(), 0));
    }

    private static ReplayMessages.Mark mark(int step, Message.Heard heard) {
        return new ReplayMessages.Mark(step, Objects.requireNonNull(heard.text()));
    }

    /// Shows every step in turn from one on, or from a little before it.
    private void walk(int from, Onlooker<T> onlooker) {
        Fold<T> fold = index.foldBefore(from);
        fold.setLogging(true);
        Map<Integer, ReplayMessages.Played> answers = new TreeMap<>();
        boolean goesOn = fold.step() > 0 || onlooker.onStep(fold, List.of());
        for (Entry entry = next(fold); entry != null && goesOn; entry = next(fold)) {
            note(answers, fold.table(), entry);
            if (!fold.apply(entry)) continue;
            List<ReplayMessages.Played> moves = fold.undone() ? List.of() : List.copyOf(answers.values());
            answers.clear();
            goesOn = onlooker.onStep(fold, moves);
        }
    }

    private @Nullable Entry next(Fold<T> fold) {
        return index.entry(fold.entries() + 1);
    }

    /// Puts an answer in words while its question is open, if the viewer is the one who gave it, or knows everything.
    private void note(Map<Integer, ReplayMessages.Played> answers, T table, Entry entry) {
        if (entry.seat() != viewer && viewer != Table.OMNISCIENT) return;
        if (entry.isAnswer() && table.isAsked(entry.seat()))
            answers.put(entry.seat(), new ReplayMessages.Played(entry.seat(), MessageBuilder.hex(entry.move()),
                    messages.moveText(table, entry.seat(), entry.move())));
        if (entry.kind() == Entry.TAKEN_BACK) answers.remove(entry.seat());
    }
}
