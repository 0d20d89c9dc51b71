package elysium.vtes.dsl;

import static elysium.tabletop.Verbs.PICK_SEAT;

import elysium.kernel.Move;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;

/// A choice of a Methuselah.
///
/// @param name the name under which the pick is stored
/// @param seats the possible Methuselahs, as a bit set
public record SeatChoice(int name, Effects.Count seats) implements Effects.Count {
    /// Any Methuselah other than the text's player.
    public static final SeatChoice ANOTHER = new SeatChoice(Effects.TARGET, (t, play) -> t.seats.others(play.seat()));

    public Instruction.Choice<Vtes> pick() {
        return new Instruction.NamedChoice<>(PICK_SEAT, name, (t, play, out) -> {
            for (int rest = seats.of(t, play); rest != 0; rest &= rest - 1)
                out.offer(Move.of(PICK_SEAT, Integer.numberOfTrailingZeros(rest), name));
        });
    }

    /// The chosen Methuselah, or NONE.
    public int of(CardPlay<Vtes> play) {
        return play.picked(name);
    }

    @Override public int of(Vtes t, CardPlay<Vtes> play) {
        return of(play);
    }

    @Override public PickType sort() {
        return PickType.SEAT;
    }
}
