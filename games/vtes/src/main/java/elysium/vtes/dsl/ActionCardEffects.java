package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Verbs.PICK_DEF;

import elysium.kernel.Move;
import elysium.tabletop.CardPlay;
import elysium.tabletop.ControlFlow;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.flow.EquipFromLibrary;
import elysium.vtes.flow.action.Announcing;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.Arrival;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;

/// The effects of successful card actions.
public final class ActionCardEffects {
    private ActionCardEffects() {}

    /// "Put it on this vampire": it keeps the level at which it was played (VTES-RUL-37).
    public static Instruction.Effect<Vtes> staysOnIt() {
        return (t, play) -> {
            t.notes.setLevel(play.card(), Announcing.usage(t, play.def(), play.mode()).level());
            t.bearers.attach(play.card(), play.subject());
            Arrival.afterEntering(t, play.card());
        };
    }

    /// Searches the library for equipment for the acting minion.
    public static Instruction.StartFrame<Vtes> outfits() {
        return (_, play) -> EquipFromLibrary.of(play.seat(), play.subject());
    }

    /// Looks at the hand of the target Methuselah and discards a card of it; the replacement stays hidden
    /// (VTES-RUL-97).
    public static Program<Vtes> plundersHand() {
        Instruction.Effect<Vtes> look = (t, play) -> {
            for (int card = t.first(hand(t)); card != NONE; card = t.next(card)) t.showTo(card, 1 << play.seat());
        };
        Instruction.Choice<Vtes> which = new Instruction.NamedChoice<>(PICK_DEF, Effects.TARGET, (t, _, out) -> {
            for (int def = 0; def < t.book().size(); def++)          // hides the order of the hand
                if (held(t, def) != NONE) out.offer(Move.of(PICK_DEF, def, Effects.TARGET));
        });
        Instruction.Effect<Vtes> discard = (t, play) -> t.discard(held(t, play.picked(Effects.TARGET)));
        return ControlFlow.ifTrue(ActionCardEffects::holdsCards, Program.of(look, which, discard));
    }

    private static boolean holdsCards(Vtes t, CardPlay<Vtes> play) {
        return t.seats.isAlive(target(t)) && t.count(hand(t)) > 0;
    }

    /// The first card of that name in the hand.
    private static int held(Vtes t, int def) {
        int card = t.first(hand(t));
        while (card != NONE && t.face(card) != def) card = t.next(card);
        return card;
    }

    private static int hand(Vtes t) {
        return GameLayout.HAND + target(t);
    }

    /// The Methuselah that the action is directed at.
    private static int target(Vtes t) {
        return Integer.numberOfTrailingZeros(CurrentAction.targets(t));
    }
}
