package elysium.vendetta.table;

/// The conflict at the Location being resolved.
public final class Conflict extends VendettaPart {
    Conflict(Vendetta table) {
        super(table);
    }

    public int stayingSeats() {
        return get(GameLayout.STAYED);
    }

    public void setStayingSeats(int seats) {
        set(GameLayout.STAYED, seats);
    }

    public int skippingSeats() {
        return get(GameLayout.SKIPPING);
    }

    public void setSkippingSeats(int seats) {
        set(GameLayout.SKIPPING, seats);
    }

    /// The winner at the Location being resolved, or NONE.
    public int winner() {
        return get(GameLayout.WINNER);
    }

    /// The seats that got a card as a reward in the current conflict.
    public int rewardedSeats() {
        return get(GameLayout.REWARDED);
    }

    public void setRewardedSeats(int seats) {
        set(GameLayout.REWARDED, seats);
    }

    /// The only player who had cards here after the Withdraw Step (VEN-CON-07), or NONE.
    public int onlyPlayer() {
        return get(GameLayout.LONE) - 1;
    }

    public void setOnlyPlayer(int seat) {
        set(GameLayout.LONE, seat + 1);
    }

    /// The seat of a rank, from 0; NONE beyond the last.
    public int seatAtRank(int rank) {
        return get(GameLayout.RANK + rank);
    }

    public void setSeatAtRank(int rank, int seat) {
        set(GameLayout.RANK + rank, seat);
        if (rank == 0) set(GameLayout.WINNER, seat);
    }
}
