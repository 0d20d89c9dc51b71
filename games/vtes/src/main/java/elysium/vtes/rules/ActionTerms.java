package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// What kind of action a text is, and what is fixed as it is announced (VTES-ACT-02); it says nothing when it is read.
///
/// @param stealth with which the action starts (VTES-BLK-11), and `bleed` what the text adds to a bleed
/// @param cards the picks that are cards the action targets, `seats` those that are Methuselahs, a bit each
/// @param marks what else it is aimed at, a bit each
public record ActionTerms(ActionKind kind, int stealth, int bleed, int cards, int seats, int marks)
        implements Instruction.Requirement<Vtes> {
    /// It targets the acting Methuselah's prey; whoever controls the card through which it is performed; what that lies on.
    public static final int PREY = 1, CONTROLLER = 2, HOST = 4;
    /// It puts another vampire into play (VTES-TRT-13).
    public static final int SIRES = 8;

    /// Those of a text that states none.
    static final ActionTerms NONE = ActionTerms.of(ActionKind.CARD);

    public static ActionTerms of(ActionKind kind) {
        return new ActionTerms(kind, 0, 0, 0, 0, 0);
    }

    public ActionTerms stealth(int inherent) {
        return new ActionTerms(kind, inherent, bleed, cards, seats, marks);
    }

    public ActionTerms bleed(int more) {
        return new ActionTerms(kind, stealth, more, cards, seats, marks);
    }

    /// A pick is a card that the action targets.
    public ActionTerms atCard(int pick) {
        return new ActionTerms(kind, stealth, bleed, cards | 1 << pick, seats, marks);
    }

    /// A pick is a Methuselah whom the action targets.
    public ActionTerms atSeat(int pick) {
        return new ActionTerms(kind, stealth, bleed, cards, seats | 1 << pick, marks);
    }

    public ActionTerms at(int mark) {
        return new ActionTerms(kind, stealth, bleed, cards, seats, marks | mark);
    }

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return null;
    }
}
