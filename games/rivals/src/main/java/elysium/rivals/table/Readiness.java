package elysium.rivals.table;

import elysium.rivals.table.event.EventKind;

/// Ready and exhausted cards, Fear, silence and blocking.
public final class Readiness extends RivalsPart {
    /// Flags of a card: exhausted, "No Influence", Fear, Leader, Blocker of this attack, covered.
    static final int EXHAUSTED = TURNED, SILENT = OWN_FLAGS, FEAR = OWN_FLAGS * 2, LEADS = OWN_FLAGS * 4,
            BLOCKS = OWN_FLAGS * 8, COVERED = OWN_FLAGS * 16;

    Readiness(Rivals table) {
        super(table);
    }

    public boolean exhausted(int card) {
        return hasFlag(card, EXHAUSTED);
    }

    public boolean isReady(int card) {
        return !hasFlag(card, EXHAUSTED);
    }

    /// Exhausts a card. An exhausted Leader is remembered until the action or event is over (RIV-CRD-58).
    public void exhaust(int card) {
        if (exhausted(card)) return;
        setFlag(card, EXHAUSTED, true);
        if (table.coteries.isLeader(card)) set(GameLayout.TIRED, get(GameLayout.TIRED) | 1 << table.controller(card));
        emit(EventKind.EXHAUSTED, table.controller(card), card, 0, table.face(card), EVERYONE);
    }

    /// Undoes an exhaustion, as if it had not happened (RIV-RUL-12, RIV-RUL-76).
    public void unexhaust(int card) {
        setFlag(card, EXHAUSTED, false);
        if (table.coteries.isLeader(card))
            set(GameLayout.TIRED, get(GameLayout.TIRED) & ~(1 << table.controller(card)));
        emit(EventKind.READIED, table.controller(card), card, 0, table.face(card), EVERYONE);
    }

    /// Readies a card, or removes its Fear token instead (RIV-RUL-24).
    public void ready(int card) {
        if (hasFlag(card, FEAR)) {
            setFlag(card, FEAR, false);
            emit(EventKind.FEAR_GONE, table.controller(card), card, 0, table.face(card), EVERYONE);
        } else if (exhausted(card)) {
            setFlag(card, EXHAUSTED, false);
            emit(EventKind.READIED, table.controller(card), card, 0, table.face(card), EVERYONE);
        }
    }

    /// The seats whose Leader was exhausted during the current action or event, as a bit set.
    public int exhaustedLeaders() {
        return get(GameLayout.TIRED);
    }

    public void forgetExhaustedLeaders() {
        set(GameLayout.TIRED, 0);
    }

    public void forgetExhaustedLeaders(int seat) {
        set(GameLayout.TIRED, exhaustedLeaders() & ~(1 << seat));
    }

    public void addFear(int card) {
        setFlag(card, FEAR, true);
        emit(EventKind.AFRAID, table.controller(card), card, 0, table.face(card), EVERYONE);
    }

    public boolean hasFear(int card) {
        return hasFlag(card, FEAR);
    }

    /// Whether a vampire has a "No Influence" token.
    public boolean hasNoInfluence(int card) {
        return hasFlag(card, SILENT);
    }

    public void setNoInfluence(int card) {
        setFlag(card, SILENT, true);
        emit(EventKind.SILENCED, table.controller(card), card, 0, table.face(card), EVERYONE);
    }

    public void clearNoInfluence(int card) {
        setFlag(card, SILENT, false);
    }

    public boolean blocks(int card) {
        return hasFlag(card, BLOCKS);
    }

    public void setBlocks(int card, boolean on) {
        setFlag(card, BLOCKS, on);
    }
}
