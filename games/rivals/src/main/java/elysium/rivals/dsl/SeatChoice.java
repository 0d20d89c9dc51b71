package elysium.rivals.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PICK_SEAT;

import elysium.kernel.Move;
import elysium.rivals.rules.Conspiracies;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// A player that a text targets: chosen, or taken if there is only one.
///
/// @param seats the candidates, as a bit set
public record SeatChoice(Effects.Count seats) {
    /// A foe who has played a first turn (RIV-TRN-15).
    public static final SeatChoice FOE = new SeatChoice(SeatChoice::foes);

    /// A possible victim of a Conspiracy (RIV-CON-07).
    public static final SeatChoice VICTIM = new SeatChoice((t, play) -> Conspiracies.possibleVictims(t, play.card()));

    private static int foes(Rivals t, CardPlay<Rivals> play) {
        int foes = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (seat != play.seat() && !t.turn.protectedFrom(seat)) foes |= 1 << seat;
        return foes;
    }

    /// Asks for the player if there are several.
    public Program<Rivals> pick() {
        Instruction.Choice<Rivals> pick = (t, play, out) -> {
            for (int rest = seats.of(t, play); rest != 0; rest &= rest - 1)
                out.offer(Move.of(PICK_SEAT, Integer.numberOfTrailingZeros(rest), Effects.TARGET));
        };
        return ifTrue((t, play) -> Integer.bitCount(seats.of(t, play)) > 1, Program.of(pick));
    }

    /// Requires such a player to announce the text.
    public Instruction.Requirement<Rivals> exists() {
        return (t, play) -> seats.of(t, play) != 0 ? null : RivalsClause.NO_TARGET;
    }

    /// Requires such a player to resolve a Conspiracy (RIV-CON-08).
    public Instruction.Requirement<Rivals> suffers() {
        return (t, play) -> seats.of(t, play) != 0 ? null : RivalsClause.NO_VICTIM;
    }

    /// The chosen or only player, or NONE.
    public int of(Rivals t, CardPlay<Rivals> play) {
        int picked = play.picked(Effects.TARGET), all = seats.of(t, play);
        if (picked != NONE) return picked;
        return all == 0 ? NONE : Integer.numberOfTrailingZeros(all);
    }
}
