package elysium.server.room;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToLongBiFunction;
import elysium.kernel.Game;
import elysium.kernel.Table;
import elysium.server.db.table.Entry;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.message.LastView;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.message.QuestionContext;
import elysium.server.room.fold.Fold;
import elysium.server.room.fold.PlayerStatus;
import elysium.server.room.fold.Step;
import elysium.store.Fingerprint;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Sends each step of a game to the table's subscribers, filtered by what each may know.
final class Broadcaster<T extends CardTable<T>> {
    private final MessageBuilder<T> told;
    private final ToLongBiFunction<Fold<T>, Integer> ordered;
    private final Set<Subscriber> listeners = new LinkedHashSet<>();
    private final Map<Subscriber, LastView> seen = new IdentityHashMap<>();         // what each was last shown
    private Message.@Nullable Seated seated;                                         // what was announced last,
    private @Nullable TableRecord announced;                                         // and what it was made of
    private int announcedHere, announcedAway;
    private LastView latest = LastView.NOTHING;                                      // and what anybody was

    /// @param ordered what a standing order of a seat is about to answer, or [elysium.kernel.Game#NO_MOVE]
    Broadcaster(MessageBuilder<T> told, ToLongBiFunction<Fold<T>, Integer> ordered) {
        this.told = told;
        this.ordered = ordered;
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    boolean remove(Subscriber listener) {
        seen.remove(listener);
        return listeners.remove(listener);
    }

    void flush() {
        for (Subscriber listener : listeners) listener.flush();
    }

    boolean dismissAll() {
        for (Subscriber listener : listeners) listener.dismiss();
        listeners.clear();
        seen.clear();
        return true;
    }

    void add(Subscriber listener) {
        listeners.add(listener);
    }

    /// The seats that somebody looks on from, a bit each.
    int seats() {
        int seats = 0;
        for (Subscriber listener : listeners) seats |= 1 << listener.viewer();
        return seats & ~(1 << Table.SPECTATOR);
    }

    /// Tells a newcomer where the game is, and what came after a step.
    void greet(Subscriber listener, TableRecord kept, @Nullable Fold<T> fold, int since, List<Message.Place> places) {
        int viewer = listener.viewer(), seq = fold == null ? 0 : fold.seq();
        List<Step> missed = fold == null ? List.of() : fold.after(since);
        listener.hear(new Message.Hello(kept.id(), kept.setup().game(), kept.setup().rules(),
                told.game().visibleOptions(kept.setup(), kept.eyes(viewer)), kept.commitment(),
                viewer == Table.SPECTATOR ? null : viewer, seq, seq - missed.size() + 1, state(kept), places));
        if (fold != null) {
            for (Step step : missed) listener.hear(step.toldTo(viewer));
            turn(listener, kept, fold);
            PlayerStatus.Proposal proposal = fold.conduct().proposal();
            if (proposal != null) listener.hear(proposal.told(fold.table().players(), true));
        }
        String rematch = kept.course().rematch();
        if (rematch != null) listener.hear(new Message.Rematch(rematch));
    }

    /// Sends what an entry has changed to everybody who may know it.
    void tell(TableRecord record, Fold<T> fold, Applied applied) {
        Entry entry = applied.entry();
        int seat = entry.seat();
        if (applied.question() != null)
            only(seat, new Message.Ordered(applied.step(), MessageBuilder.hex(entry.move()), applied.question()));
        proposal(applied.proposed(), fold, entry);
        if (applied.noticed()) step(record, fold);
        else if (entry.answers() || entry.kind() == Entry.TAKEN_BACK) again(seat, fold);
        else if (entry.kind() == Entry.RETURNED && applied.wasAway())
            for (Subscriber listener : listeners) clock(listener, fold);
    }

    private void proposal(PlayerStatus.@Nullable Proposal before, Fold<T> fold, Entry entry) {
        PlayerStatus.Proposal now = fold.conduct().proposal();
        int seats = fold.table().players();
        if (now != null && !now.equals(before)) all(now.told(seats, true));
        if (now != null || before == null) return;
        all((entry.kind() == Entry.AGREED ? before.plus(entry.seat()) : before).told(seats, false));
    }

    /// Tells everybody the last step, and what is asked now.
    private void step(TableRecord kept, Fold<T> fold) {
        for (Subscriber listener : listeners) {
            listener.hear(fold.last().toldTo(listener.viewer()));
            turn(listener, kept, fold);
        }
    }

    /// Tells a seat again what it is asked: its own answer is sealed, or sealed no more, or it has ordered otherwise.
    /// Nobody else may notice.
    void again(int seat, Fold<T> fold) {
        for (Subscriber listener : listeners)
            if (listener.viewer() == seat) {
                listener.hear(told.turn(fold.table(), seat, asking(fold, seat), fold::offers));
                clock(listener, fold);
            }
    }

    private void only(int seat, Message message) {
        for (Subscriber listener : listeners) if (listener.viewer() == seat) listener.hear(message);
    }

    private void clock(Subscriber listener, Fold<T> fold) {
        if (fold.hourglass().runs())
            listener.hear(fold.hourglass().shown(listener.viewer(), System.currentTimeMillis()));
    }

    void turn(TableRecord kept, Fold<T> fold) {
        for (Subscriber listener : listeners) turn(listener, kept, fold);
    }

    private void turn(Subscriber listener, TableRecord kept, Fold<T> fold) {
        T table = fold.table();
        int viewer = listener.viewer();
        LastView before = seen.getOrDefault(listener, LastView.NOTHING);
        latest = told.shown(table, viewer, fold.seq(), before, latest);
        seen.put(listener, latest);
        listener.hear(before == LastView.NOTHING ? latest.seen() : latest.seen().since(before.seen()));
        listener.hear(
                table.isOver() ? over(kept, fold) : told.turn(table, viewer, asking(fold, viewer), fold::offers));
        clock(listener, fold);
    }

    private QuestionContext asking(Fold<T> fold, int viewer) {
        boolean owes = viewer != Table.SPECTATOR && (fold.table().pendingSeats() >> viewer & 1) != 0;
        return new QuestionContext(fold.seq(), fold.hourglass().opened(), fold.regret(viewer),
                owes ? ordered.applyAsLong(fold, viewer) : Game.NO_MOVE);
    }

    private Message over(TableRecord kept, Fold<T> fold) {
        List<Double> payoffs = new ArrayList<>();
        int winners = told.game().winners(fold.table());
        for (int seat = 0; seat < fold.table().players(); seat++)
            payoffs.add((winners >> seat & 1) == 0 ? 0 : told.game().payoff(fold.table(), seat));
        return new Message.Over(fold.seq(), payoffs, Fingerprint.text(kept.setup().seed()), kept.salt());
    }

    /// Whoever lost a seat is shown out.
    void showOut(TableRecord before, TableRecord now) {
        listeners.removeIf(listener -> {
            boolean lost = listener.viewer() != Table.SPECTATOR && !Objects.equals(
                    before.chairs().get(listener.viewer()).player(), now.chairs().get(listener.viewer()).player());
            if (lost) {
                listener.dismiss();
                seen.remove(listener);
            }
            return lost;
        });
    }

    void all(Message message) {
        for (Subscriber listener : listeners) listener.hear(message);
    }

    /// The seats as everybody may see them.
    ///
    /// @param here the seats at which somebody is connected, a bit each
    /// @param away those whose player does not answer any more
    static List<Message.Place> places(TableRecord kept, int here, int away) {
        List<Message.Place> places = new ArrayList<>();
        for (SeatRecord chair : kept.chairs()) {
            boolean person = chair.sitter() == SeatRecord.Sitter.PERSON,
                    open = chair.sitter() == SeatRecord.Sitter.OPEN;
            String keptFor = open && chair.whose() != null ? chair.whose().name() : null;
            places.add(new Message.Place(chair.seat(), chair.sitter().name().toLowerCase(Locale.ROOT), chair.name(),
                    keptFor, chair.sitter().bot() || person && (here >> chair.seat() & 1) != 0,
                    person && (away >> chair.seat() & 1) != 0));
        }
        return places;
    }

    /// Sends who sits where, is connected and is away, if that has changed.
    ///
    /// @param elsewhere the seats whose players are connected elsewhere, as a bit set
    void announce(TableRecord record, @Nullable Fold<T> fold, int elsewhere) {
        int here = seats() | elsewhere, away = fold == null ? 0 : fold.conduct().shown();
        if (record == announced && here == announcedHere && away == announcedAway) return;
        announced = record;
        announcedHere = here;
        announcedAway = away;
        Message.Seated now = new Message.Seated(state(record), places(record, here, away));
        if (now.equals(seated)) return;
        seated = now;
        all(now);
    }

    private static String state(TableRecord record) {
        return record.state().name().toLowerCase(Locale.ROOT);
    }
}
