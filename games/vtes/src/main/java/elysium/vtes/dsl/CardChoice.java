package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.ifPicked;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PASS;
import static elysium.tabletop.Verbs.PICK_CARD;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.rules.card.HiddenRequirement;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import org.jspecify.annotations.Nullable;

/// A choice of a card: its zone and the condition it must meet.
///
/// @param name the name under which the pick is stored
public record CardChoice(int name, ChoiceZone among, Fits fits) implements Effects.Count {

    /// The condition for a card.
    @FunctionalInterface
    public interface Fits {
        boolean test(Vtes t, CardPlay<Vtes> play, int card);
    }

    public static CardChoice at(ChoiceZone among, Fits fits) {
        return new CardChoice(Effects.TARGET, among, fits);
    }

    public static CardChoice at(ChoiceZone among) {
        return at(among, (_, _, _) -> true);
    }

    /// The same choice stored under another name.
    public CardChoice as(int another) {
        return new CardChoice(another, among, fits);
    }

    /// Asks for the card.
    public Instruction.Choice<Vtes> pick() {
        return (t, play, out) -> walk(t, play, out);
    }

    /// Asks for a card or none, and runs the rest if one was chosen.
    public Program<Vtes> mayPick(Program<Vtes> rest) {
        Instruction.Choice<Vtes> pick = (t, play, out) -> {
            out.offer(Move.of(PASS));
            walk(t, play, out);
        };
        return ifTrue(this::any, Program.of(pick).then(ifPicked(name, rest)));
    }

    public Program<Vtes> mayPick(Instruction<Vtes> rest) {
        return mayPick(Program.of(rest));
    }

    /// Asks for a card if there is any, and then runs the rest.
    public Program<Vtes> ifAny(Program<Vtes> rest) {
        return ifTrue(this::any, Program.<Vtes>of(pick()).then(rest));
    }

    /// Requires that such a card exists.
    public Instruction.Requirement<Vtes> exists() {
        Instruction.Requirement<Vtes> some = (t, play) -> any(t, play) ? null : VtesClause.TARGET_IN_PLAY;
        return among.isHidden() ? new HiddenRequirement(some) : some;
    }

    /// Requires a number of such cards.
    public Instruction.Requirement<Vtes> exist(int least) {
        return (t, play) -> {
            int some = 0;
            for (int k = 0, zone; (zone = among.zone(t, play.seat(), k)) != NONE; k++)
                for (int card = t.first(zone); card != NONE; card = t.next(card))
                    if (fits.test(t, play, card)) some++;
            return some >= least ? null : VtesClause.TARGET_IN_PLAY;
        };
    }

    /// The public part of that requirement: an empty zone offers no choice.
    Instruction.Requirement<Vtes> liesSomewhere() {
        return (t, play) -> {
            for (int k = 0, zone; (zone = among.zone(t, play.seat(), k)) != NONE; k++)
                if (t.first(zone) != NONE) return null;
            return VtesClause.TARGET_IN_PLAY;
        };
    }

    public boolean any(Vtes t, CardPlay<Vtes> play) {
        return walk(t, play, null);
    }

    /// The chosen card, or NONE.
    public int of(CardPlay<Vtes> play) {
        return play.picked(name);
    }

    @Override public int of(Vtes t, CardPlay<Vtes> play) {
        return of(play);
    }

    /// Offers every possible card, or without `out` returns whether there is one.
    private boolean walk(Vtes t, CardPlay<Vtes> play, @Nullable Offers out) {
        for (int k = 0, zone; (zone = among.zone(t, play.seat(), k)) != NONE; k++)
            if (walk(t, play, zone, out)) return true;
        return false;
    }

    private boolean walk(Vtes t, CardPlay<Vtes> play, int zone, @Nullable Offers out) {
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            if (!fits.test(t, play, card)) continue;
            if (out == null) return true;
            out.offer(Move.of(PICK_CARD, card, name));
        }
        return false;
    }
}
