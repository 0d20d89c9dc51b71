package elysium.rivals.table;

import elysium.kernel.Branchless;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Phase;
import elysium.rivals.table.vocabulary.VariantFlags;

/// Options of the game, players in turn order, whose turn and phase it is, and the actions left.
public final class TurnState extends RivalsPart {
    public static final int ACTIONS = 2;

    TurnState(Rivals table) {
        super(table);
    }

    // ---- the game

    /// The options of the set-up, as a bit set.
    public int options() {
        return get(GameLayout.OPTIONS);
    }

    public void setOptions(int bits) {
        set(GameLayout.OPTIONS, bits);
    }

    /// Whether Agendas start face down (RIV-SET-17).
    public boolean hidesAgendas() {
        return (options() & VariantFlags.HIDDEN_AGENDAS) != 0;
    }

    /// The seats with a secret custom deck, as a bit set.
    public int custom() {
        return get(GameLayout.CUSTOM);
    }

    public void setCustom(int seats) {
        set(GameLayout.CUSTOM, seats);
    }

    public int firstPlayer() {
        return get(GameLayout.FIRST);
    }

    public void setFirstPlayer(int seat) {
        set(GameLayout.FIRST, seat);
        set(GameLayout.ACTIVE, seat);
        emit(EventKind.FIRST_PLAYER, seat, NONE, 0, NONE, EVERYONE);
    }

    /// The number of a player, from 1 for the first (RIV-SET-10).
    public int playerNumber(int seat) {
        return (seat - firstPlayer() + table.players()) % table.players() + 1;
    }

    public int active() {
        return get(GameLayout.ACTIVE);
    }

    public int number() {
        return get(GameLayout.TURN);
    }

    public Phase phase() {
        return Phase.of(get(GameLayout.PHASE));
    }

    public void setPhase(Phase phase) {
        set(GameLayout.PHASE, phase.ordinal());
        emit(EventKind.PHASE, active(), NONE, phase.ordinal(), NONE, EVERYONE);
    }

    /// The seat to the left.
    public int after(int seat) {
        return Branchless.wrapToZero(seat + 1, table.players());
    }

    public int foes(int seat) {
        return (1 << table.players()) - 1 & ~(1 << seat | get(GameLayout.OUT));
    }

    public void begin(int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, number() + 1);
        set(GameLayout.ACTIONS, ACTIONS);
        set(GameLayout.UNHOSTED, 0);
        for (int other = 0; other < table.players(); other++) set(GameLayout.BEATEN + other, 0);
        emit(EventKind.TURN, seat, NONE, number(), NONE, EVERYONE);
    }

    /// Sets the turn, its player, and who has played a first turn, for set-ups.
    public void restore(int number, int seat, int played) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, number);
        set(GameLayout.HAVE_PLAYED, played);
    }

    /// Ends the current turn: its player has played one.
    public void finish() {
        set(GameLayout.HAVE_PLAYED, get(GameLayout.HAVE_PLAYED) | 1 << active());
    }

    /// Whether a seat has finished its first turn.
    public boolean hasPlayed(int seat) {
        return (get(GameLayout.HAVE_PLAYED) >> seat & 1) != 0;
    }

    /// Whether a seat may be neither targeted nor harmed by others yet (RIV-TRN-15, RIV-RUL-07).
    public boolean protectedFrom(int seat) {
        return !hasPlayed(seat);
    }

    // ---- actions

    /// The actions left this turn that fit any kind.
    public int actions() {
        return get(GameLayout.ACTIONS);
    }

    public void setActions(int left) {
        set(GameLayout.ACTIONS, left);
    }

    /// The extra actions left that must be Unhosted (RIV-RUL-46).
    public int unhosted() {
        return get(GameLayout.UNHOSTED);
    }

    public void setUnhosted(int left) {
        set(GameLayout.UNHOSTED, left);
    }

    /// Whether an action can still be taken this turn.
    public boolean mayAct(boolean unhosted) {
        return actions() > 0 || unhosted && unhosted() > 0;
    }

    /// Spends an action, a restricted one first.
    public void spendAction(boolean unhosted) {
        if (unhosted && unhosted() > 0) setUnhosted(unhosted() - 1);
        else setActions(actions() - 1);
    }

    /// Gives the active player one more action this turn.
    public void gainAction(boolean unhosted) {
        if (unhosted) setUnhosted(unhosted() + 1);
        else setActions(actions() + 1);
        emit(EventKind.ACTION_GAINED, active(), NONE, unhosted ? 1 : 0, NONE, EVERYONE);
    }
}
