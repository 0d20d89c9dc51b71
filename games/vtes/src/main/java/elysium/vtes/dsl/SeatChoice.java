package elysium.vtes.dsl;

import static elysium.tabletop.Verbs.PICK_SEAT;

import elysium.kernel.Move;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;

/// A Methuselah whom a text lets its player choose.
///
/// @param name under which the choice is remembered
/// @param seats those who may be chosen, a bit each
public record SeatChoice(int name, Effects.Count seats) implements Effects.Count {
    /// Any Methuselah but the text's own player.
    public static final SeatChoice ANOTHER = new SeatChoice(Effects.TARGET, (t, play) -> t.others(play.seat()));

    public Instruction.Choice<Vtes> pick() {
        return new Instruction.NamedChoice<>(PICK_SEAT, name, (t, play, out) -> {
            for (int rest = seats.of(t, play); rest != 0; rest &= rest - 1)
                out.offer(Move.of(PICK_SEAT, Integer.numberOfTrailingZeros(rest), name));
        });
    }

    /// The Methuselah who was chosen, or NONE.
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
