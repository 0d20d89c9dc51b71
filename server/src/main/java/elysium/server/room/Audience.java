package elysium.server.room;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import elysium.kernel.Table;
import elysium.server.keep.Chair;
import elysium.server.keep.Kept;
import elysium.server.wire.Message;
import elysium.server.wire.Told;
import elysium.store.Fingerprint;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Those who look on at a table, each told what its seat may know.
final class Audience<T extends CardTable<T>> {
    private final Told<T> told;
    private final Set<Listener> listeners = new LinkedHashSet<>();

    Audience(Told<T> told) {
        this.told = told;
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    boolean remove(Listener listener) {
        return listeners.remove(listener);
    }

    boolean dismissAll() {
        for (Listener listener : listeners) listener.dismiss();
        listeners.clear();
        return true;
    }

    /// Tells a newcomer where the game is, and what came after a step.
    void greet(Listener listener, Kept kept, @Nullable Fold<T> fold, int since) {
        int viewer = listener.viewer(), seq = fold == null ? 0 : fold.seq();
        listener.hear(new Message.Hello(kept.id(), kept.setup().game(), kept.setup().rules(), kept.setup().options(),
                kept.commitment(), viewer == Table.SPECTATOR ? null : viewer, seq, state(kept), places(kept)));
        if (fold != null) {
            for (Step step : fold.after(since)) listener.hear(step.toldTo(viewer));
            turn(listener, kept, fold);
        }
        listeners.add(listener);
    }

    /// Tells everybody the last step, and what is asked now.
    void step(Kept kept, Fold<T> fold) {
        Step step = fold.after(fold.seq() - 1).getFirst();
        for (Listener listener : listeners) {
            listener.hear(step.toldTo(listener.viewer()));
            turn(listener, kept, fold);
        }
    }

    /// Tells a seat that its own answer is sealed, or sealed no more; nobody else may notice.
    void sealed(int seat, Fold<T> fold) {
        for (Listener listener : listeners)
            if (listener.viewer() == seat) listener.hear(told.turn(fold.table(), seat, fold.seq(), fold.regret(seat)));
    }

    void turn(Kept kept, Fold<T> fold) {
        for (Listener listener : listeners) turn(listener, kept, fold);
    }

    private void turn(Listener listener, Kept kept, Fold<T> fold) {
        T table = fold.table();
        int viewer = listener.viewer();
        listener.hear(told.view(table, viewer, fold.seq()));
        listener.hear(
                table.over() ? over(kept, fold) : told.turn(table, viewer, fold.seq(), fold.regret(viewer)));
    }

    private Message over(Kept kept, Fold<T> fold) {
        List<Double> payoffs = new ArrayList<>();
        for (int seat = 0; seat < fold.table().players(); seat++) payoffs.add(told.game().payoff(fold.table(), seat));
        return new Message.Over(fold.seq(), payoffs, Fingerprint.text(kept.setup().seed()), kept.salt());
    }

    /// Tells everybody who sits where now; whoever lost a seat is shown out.
    void seated(Kept before, Kept now) {
        listeners.removeIf(listener -> {
            boolean lost = listener.viewer() != Table.SPECTATOR && !Objects.equals(
                    before.chairs().get(listener.viewer()).player(), now.chairs().get(listener.viewer()).player());
            if (lost) listener.dismiss();
            return lost;
        });
        all(new Message.Seated(state(now), places(now)));
    }

    void all(Message message) {
        for (Listener listener : listeners) listener.hear(message);
    }

    static List<Message.Place> places(Kept kept) {
        List<Message.Place> places = new ArrayList<>();
        for (Chair chair : kept.chairs())
            places.add(new Message.Place(chair.seat(), chair.sitter().name().toLowerCase(Locale.ROOT), chair.name()));
        return places;
    }

    private static String state(Kept kept) {
        return kept.state().name().toLowerCase(Locale.ROOT);
    }
}
