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
    private final MessageBuilder<T> messages;
    private final ToLongBiFunction<Fold<T>, Integer> ordered;
    private final Set<Subscriber> subscribers = new LinkedHashSet<>();
    private final Map<Subscriber, LastView> seen = new IdentityHashMap<>();         // what each was last shown
    private Message.@Nullable Seated seated;                                         // what was announced last,
    private @Nullable TableRecord announced;                                         // and what it was made of
    private int announcedHere, announcedAway;
    private LastView latest = LastView.NOTHING;                                      // and what anybody was

    /// @param ordered what a standing order of a seat is about to answer, or [elysium.kernel.Game#NO_MOVE]
    Broadcaster(MessageBuilder<T> told, ToLongBiFunction<Fold<T>, Integer> ordered) {
        this.messages = told;
        this.ordered = ordered;
    }

    boolean isEmpty() {
        return subscribers.isEmpty();
    }

    boolean remove(Subscriber listener) {
        seen.remove(listener);
        return subscribers.remove(listener);
    }

    void flush() {
        for (Subscriber listener : subscribers) listener.flush();
    }

    boolean dismissAll() {
        for (Subscriber listener : subscribers) listener.dismiss();
        subscribers.clear();
        seen.clear();
        return true;
    }

    void add(Subscriber listener) {
        subscribers.add(listener);
    }

    /// The seats that somebody looks on from, a bit each.
    int connectedSeats() {
        int seats = 0;
        for (Subscriber listener : subscribers) seats |= 1 << listener.viewer();
        return seats & ~(1 << Table.SPECTATOR);
    }

    /// Tells a newcomer where the game is, and what came after a step.
    void greet(Subscriber listener, TableRecord kept, @Nullable Fold<T> fold, int since, List<Message.Place> places) {
        int viewer = listener.viewer(), seq = fold == null ? 0 : fold.step();
        List<Step> missed = fold == null ? List.of() : fold.stepsAfter(since);
        listener.receive(new Message.Hello(kept.id(), kept.setup().game(), kept.setup().rules(),
                messages.game().visibleOptions(kept.setup(), kept.setupViewer(viewer)), kept.commitment(),
                viewer == Table.SPECTATOR ? null : viewer, seq, seq - missed.size() + 1, state(kept), places));
        if (fold != null) {
            for (Step step : missed) listener.receive(step.asSeenBy(viewer));
            sendTurn(listener, kept, fold);
            PlayerStatus.Proposal proposal = fold.playerStatus().proposal();
            if (proposal != null) listener.receive(proposal.toMessage(fold.table().players(), true));
        }
        String rematch = kept.timing().rematch();
        if (rematch != null) listener.receive(new Message.Rematch(rematch));
    }

    /// Sends what an entry has changed to everybody who may know it.
    void sendChanges(TableRecord record, Fold<T> fold, Applied applied) {
        Entry entry = applied.entry();
        int seat = entry.seat();
        if (applied.question() != null)
            only(seat, new Message.AutoAnswered(applied.step(), MessageBuilder.hex(entry.move()), applied.question()));
        proposal(applied.proposed(), fold, entry);
        if (applied.noticed()) step(record, fold);
        else if (entry.isAnswer() || entry.kind() == Entry.TAKEN_BACK) resendQuestion(seat, fold);
        else if (entry.kind() == Entry.RETURNED && applied.wasAway())
            for (Subscriber listener : subscribers) clock(listener, fold);
    }

    private void proposal(PlayerStatus.@Nullable Proposal before, Fold<T> fold, Entry entry) {
        PlayerStatus.Proposal now = fold.playerStatus().proposal();
        int seats = fold.table().players();
        if (now != null && !now.equals(before)) sendToAll(now.toMessage(seats, true));
        if (now != null || before == null) return;
        sendToAll((entry.kind() == Entry.AGREED ? before.plus(entry.seat()) : before).toMessage(seats, false));
    }

    /// Tells everybody the last step, and what is asked now.
    private void step(TableRecord kept, Fold<T> fold) {
        for (Subscriber listener : subscribers) {
            listener.receive(fold.lastStep().asSeenBy(listener.viewer()));
            sendTurn(listener, kept, fold);
        }
    }

    /// Tells a seat again what it is asked: its own answer is sealed, or sealed no more, or it has ordered otherwise.
    /// Nobody else may notice.
    void resendQuestion(int seat, Fold<T> fold) {
        for (Subscriber listener : subscribers)
            if (listener.viewer() == seat) {
                listener.receive(messages.turn(fold.table(), seat, asking(fold, seat), fold::offers));
                clock(listener, fold);
            }
    }

    private void only(int seat, Message message) {
        for (Subscriber listener : subscribers) if (listener.viewer() == seat) listener.receive(message);
    }

    private void clock(Subscriber listener, Fold<T> fold) {
        if (fold.clocks().hasTimeLimit())
            listener.receive(fold.clocks().toMessage(listener.viewer(), System.currentTimeMillis()));
    }

    void sendTurn(TableRecord kept, Fold<T> fold) {
        for (Subscriber listener : subscribers) sendTurn(listener, kept, fold);
    }

    private void sendTurn(Subscriber listener, TableRecord kept, Fold<T> fold) {
        T table = fold.table();
        int viewer = listener.viewer();
        LastView before = seen.getOrDefault(listener, LastView.NOTHING);
        latest = messages.nextView(table, viewer, fold.step(), before, latest);
        seen.put(listener, latest);
        listener.receive(before == LastView.NOTHING ? latest.seen() : latest.seen().changesSince(before.seen()));
        listener.receive(
                table.isOver() ? over(kept, fold) : messages.turn(table, viewer, asking(fold, viewer), fold::offers));
        clock(listener, fold);
    }

    private QuestionContext asking(Fold<T> fold, int viewer) {
        boolean owes = viewer != Table.SPECTATOR && (fold.table().pendingSeats() >> viewer & 1) != 0;
        return new QuestionContext(fold.step(), fold.clocks().askedAt(), fold.undoRight(viewer),
                owes ? ordered.applyAsLong(fold, viewer) : Game.NO_MOVE);
    }

    private Message over(TableRecord kept, Fold<T> fold) {
        List<Double> payoffs = new ArrayList<>();
        int winners = messages.game().winners(fold.table());
        for (int seat = 0; seat < fold.table().players(); seat++)
            payoffs.add((winners >> seat & 1) == 0 ? 0 : messages.game().payoff(fold.table(), seat));
        return new Message.Over(fold.step(), payoffs, Fingerprint.text(kept.setup().seed()), kept.salt());
    }

    /// Whoever lost a seat is shown out.
    void dismissFormerPlayers(TableRecord before, TableRecord now) {
        subscribers.removeIf(listener -> {
            boolean lost = listener.viewer() != Table.SPECTATOR && !Objects.equals(
                    before.seats().get(listener.viewer()).player(), now.seats().get(listener.viewer()).player());
            if (lost) {
                listener.dismiss();
                seen.remove(listener);
            }
            return lost;
        });
    }

    void sendToAll(Message message) {
        for (Subscriber listener : subscribers) listener.receive(message);
    }

    /// The seats as everybody may see them.
    ///
    /// @param here the seats at which somebody is connected, a bit each
    /// @param away those whose player does not answer any more
    static List<Message.Place> places(TableRecord kept, int here, int away) {
        List<Message.Place> places = new ArrayList<>();
        for (SeatRecord chair : kept.seats()) {
            boolean person = chair.sitter() == SeatRecord.Sitter.PERSON,
                    open = chair.sitter() == SeatRecord.Sitter.OPEN;
            String keptFor = open && chair.reservedFor() != null ? chair.reservedFor().name() : null;
            places.add(new Message.Place(chair.seat(), chair.sitter().name().toLowerCase(Locale.ROOT), chair.name(),
                    keptFor, chair.sitter().isBot() || person && (here >> chair.seat() & 1) != 0,
                    person && (away >> chair.seat() & 1) != 0));
        }
        return places;
    }

    /// Sends who sits where, is connected and is away, if that has changed.
    ///
    /// @param elsewhere the seats whose players are connected elsewhere, as a bit set
    void announceSeats(TableRecord record, @Nullable Fold<T> fold, int elsewhere) {
        int here = connectedSeats() | elsewhere, away = fold == null ? 0 : fold.playerStatus().publiclyAbsentSeats();
        if (record == announced && here == announcedHere && away == announcedAway) return;
        announced = record;
        announcedHere = here;
        announcedAway = away;
        Message.Seated now = new Message.Seated(state(record), places(record, here, away));
        if (now.equals(seated)) return;
        seated = now;
        sendToAll(now);
    }

    private static String state(TableRecord record) {
        return record.state().name().toLowerCase(Locale.ROOT);
    }
}
