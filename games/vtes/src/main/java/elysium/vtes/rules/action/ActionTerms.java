package elysium.vtes.rules.action;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import org.jspecify.annotations.Nullable;

/// The kind of action a text is, and what is fixed at its announcement (VTES-ACT-02). It does nothing as an
/// instruction.
///
/// @param stealth the initial stealth (VTES-BLK-11); `bleed` is what the text adds to a bleed
/// @param cards the picks that are target cards, `seats` those that are target Methuselahs, as bit sets
/// @param marks other targets, as a bit set
public record ActionTerms(ActionKind kind, int stealth, int bleed, int cards, int seats, int marks)
        implements Instruction.Requirement<Vtes> {
    /// It targets the acting Methuselah's prey; the controller of the card; the card's host.
    public static final int PREY = 1, CONTROLLER = 2, HOST = 4;
    /// It puts another vampire into play (VTES-TRT-13).
    public static final int SIRES = 8;

    /// The terms of a text that states none.
    public static final ActionTerms NONE = ActionTerms.of(ActionKind.CARD);

    public static ActionTerms of(ActionKind kind) {
        return new ActionTerms(kind, 0, 0, 0, 0, 0);
    }

    public ActionTerms stealth(int inherent) {
        return new ActionTerms(kind, inherent, bleed, cards, seats, marks);
    }

    public ActionTerms bleed(int more) {
        return new ActionTerms(kind, stealth, more, cards, seats, marks);
    }

    /// Marks a pick as a target card.
    public ActionTerms atCard(int pick) {
        return new ActionTerms(kind, stealth, bleed, cards | 1 << pick, seats, marks);
    }

    /// Marks a pick as a target Methuselah.
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
