package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Game;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.table.Entry;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.message.Message;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.Fold;
import elysium.server.room.fold.PlayerStatus;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.StandingOrder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Answers for seats without waiting for a player: bots, standing orders and seats that are out of time.
final class AutoAnswers<T extends CardTable<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(AutoAnswers.class);

    private final Room<T> room;
    private final CardGame<T> game;
    private final BotScheduler bots;
    private volatile long nextTimeout = Long.MAX_VALUE;

    AutoAnswers(Room<T> room, CardGame<T> game, BotScheduler thinkers) {
        this.room = room;
        this.game = game;
        this.bots = thinkers;
    }

    /// When somebody's time is out at the soonest.
    long nextTimeout() {
        return nextTimeout;
    }

    /// The room is thrown away.
    void roomRetired(RoomState<T> state) {
        bots.botTables().stop(state.record().id(), room);
    }

    boolean isBusy() {
        return bots.isBusyFor(room);
    }

    /// @param botsOnly whether nobody waits for it
    void think(Fold<T> now, SeatRecord chair, int as, boolean botsOnly) {
        bots.think(room, now, chair, as, botsOnly);
    }

    /// Looks at a table that is not what it was: who owes an answer that no person need bring?
    void scheduleAnswers(RoomState<T> state) {
        nextTimeout = Long.MAX_VALUE;
        Fold<T> now = state.game();
        boolean goesOn = now != null && !state.frozen() && !now.table().isOver();
        boolean alone = goesOn && state.record().hasOnlyBots();
        if (!alone) bots.botTables().stop(state.record().id(), room);
        if (now == null || !goesOn || alone && !bots.botTables().tryToPlay(room)) return;
        long soonest = Long.MAX_VALUE;
        for (SeatRecord chair : state.record().seats()) {
            int seat = chair.seat();
            consent(state.record(), now, chair);
            if ((now.table().pendingSeats() >> seat & 1) == 0) continue;
            if (mayAnswer(state, now, seat, Entry.ANSWER)) think(now, chair, Entry.ANSWER, alone);
            else if (mayAnswer(state, now, seat, Entry.ORDERED))
                bots.answerByOrder(room, now, state.record(), seat, orderedMove(state, now, seat));
            else if (mayAnswer(state, now, seat, Entry.STOOD_IN)) think(now, chair, Entry.STOOD_IN, false);
            if (waitedFor(state.record(), now, seat)) soonest = Math.min(soonest, now.clocks().timeoutAt(seat));
        }
        nextTimeout = soonest;
    }

    /// Whether an answer of some kind may be given for a seat now.
    boolean mayAnswer(RoomState<T> state, Fold<T> now, int seat, int as) {
        if (now.table().isOver() || (now.table().pendingSeats() >> seat & 1) == 0) return false;
        TableRecord kept = state.record();
        boolean bot = kept.seats().get(seat).sitter().isBot();
        return switch (as) {
            case Entry.ANSWER -> bot;
            case Entry.STOOD_IN -> !bot && kept.botsReplaceLeavers() && now.playerStatus().isAbsent(seat);
            case Entry.ORDERED -> orderedMove(state, now, seat) != Game.NO_MOVE;
            case Entry.OUT_OF_TIME -> waitedFor(kept, now, seat)
                    && now.clocks().timeoutAt(seat) <= System.currentTimeMillis();
            default -> false;
        };
    }

    /// What a seat that owes an answer has ordered to give now, or [Game#NO_MOVE]. Whoever takes an answer back wants
    /// to be asked.
    long orderedMove(RoomState<T> state, Fold<T> now, int seat) {
        if (state.record().seats().get(seat).sitter().isBot() || now.playerStatus().hasUndone(seat))
            return Game.NO_MOVE;
        return StandingOrder.answer(game, now.table(), seat, state.orders().of(seat, now));
    }

    /// Whether it is a person's turn, and nobody answers for them.
    private static boolean waitedFor(TableRecord kept, Fold<?> now, int seat) {
        return !kept.seats().get(seat).sitter().isBot()
                && !(kept.botsReplaceLeavers() && now.playerStatus().isAbsent(seat));
    }

    /// The persons whose answers are waited for, and no order gives them.
    List<AwaitedPlayer> awaitedPlayers(RoomState<T> state, Fold<T> now, List<Message.Place> places) {
        List<AwaitedPlayer> waited = new ArrayList<>();
        for (Message.Place place : places) {
            int seat = place.seat();
            if ((now.table().pendingSeats() >> seat & 1) == 0 || !waitedFor(state.record(), now, seat)
                    || orderedMove(state, now, seat) != Game.NO_MOVE)
                continue;
            waited.add(new AwaitedPlayer(seat, now.step(), now.clocks().askedAt(), now.clocks().timeoutAt(seat),
                    place.online()));
        }
        return waited;
    }

    /// The seats whose time is out.
    List<Integer> seatsOutOfTime(RoomState<T> state, Fold<T> now) {
        List<Integer> late = new ArrayList<>();
        for (int seat = 0; seat < now.table().players(); seat++)
            if (mayAnswer(state, now, seat, Entry.OUT_OF_TIME)) late.add(seat);
        return late;
    }

    /// Whoever leaves while something is proposed leaves a bot behind: it agrees that others take an answer back, but not
    /// that they fork a game to which a person may come back, and withdraws what its own seat has proposed.
    private void consent(TableRecord kept, Fold<T> now, SeatRecord chair) {
        PlayerStatus.Proposal proposal = now.playerStatus().proposal();
        if (proposal == null || !chair.sitter().isBot()) return;
        boolean forsaken = Consent.hasProposerLeft(proposal, kept);
        boolean yes = !forsaken && proposal.aim() == PlayerStatus.Aim.UNDO;
        if (forsaken ? proposal.proposer() == chair.seat() : proposal.asks(chair.seat())) speak(chair.seat(), yes);
    }

    private void speak(int seat, boolean yes) {
        Thread.startVirtualThread(() -> {
            try {
                room.replyToProposal(seat, yes);
            } catch (RequestRejectedException | DatabaseUnavailableException late) {        // it is settled already, or will be looked at again
                LOG.debug("a bot's consent was not kept: {}", late.getMessage());
            }
        });
    }
}
