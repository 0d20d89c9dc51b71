package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.NightfallClause;
import elysium.nightfall.table.Verb;

/// Each attacked player declares all blocks, clockwise, before any combat resolves (NF-RUL-17).
public record Blocks(int seat) implements Frame<Nightfall> {
    private static final Blocks[] ALL = new Blocks[Table.SEATS];

    static {
        for (int seat = 0; seat < ALL.length; seat++) ALL[seat] = new Blocks(seat);
    }

    static Blocks of(int seat) {
        return ALL[seat];
    }

    @Override public void resume(Nightfall t) {
        if (seat == t.night.active()) t.become(Fights.FIGHTS);
        else if (free(t) && attacked(t)) t.ask(seat);
        else t.become(of(t.night.after(seat)));
    }

    private boolean free(Nightfall t) {
        for (int minion = t.first(PLAY + seat); minion != NONE; minion = t.next(minion))
            if (t.attachments.hostOf(minion) == NONE) return true;
        return false;
    }

    private boolean attacked(Nightfall t) {
        for (int minion = t.first(PLAY + t.night.active()); minion != NONE; minion = t.next(minion))
            if (t.minions.attackedSeat(minion) == seat) return true;
        return false;
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        out.offer(Move.of(Verb.END_BLOCKS));
        for (int minion = t.first(PLAY + seat); minion != NONE; minion = t.next(minion)) {
            boolean blocks = t.attachments.hostOf(minion) != NONE;
            if (blocks ? out.collectsRefusals() : !repeats(t, minion)) attackers(t, minion, blocks, out);
        }
        UntimelyMoves.orders(t, seat, out);
        UntimelyMoves.claims(t, seat, out);
    }

    private void attackers(Nightfall t, int minion, boolean blocks, Offers out) {
        for (int attacker = t.first(PLAY + t.night.active()); attacker != NONE; attacker = t.next(attacker)) {
            long move = Move.of(Verb.BLOCK, minion, attacker);
            if (t.minions.attackedSeat(attacker) != seat) out.offer(move, NightfallClause.NOT_YOUR_ATTACK);
            else if (blocks) out.offer(move, NightfallClause.ONE_BLOCK_EACH);
            else out.offer(move);
        }
    }

    /// Whether an equal minion is free to block before it.
    private boolean repeats(Nightfall t, int minion) {
        for (int other = t.first(PLAY + seat); other != minion; other = t.next(other))
            if (t.attachments.hostOf(other) == NONE && Minions.areEqual(t, other, minion)) return true;
        return false;
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verb.END_BLOCKS) finish(t);
        else t.minions.block(Move.a(move), Move.b(move));
    }

    private void finish(Nightfall t) {
        if (!blocks(t)) t.log(EventKind.UNBLOCKED, seat, NONE, 0);
        t.become(of(t.night.after(seat)));
    }

    private boolean blocks(Nightfall t) {
        for (int minion = t.first(PLAY + seat); minion != NONE; minion = t.next(minion))
            if (t.attachments.hostOf(minion) != NONE) return true;
        return false;
    }
}
