package elysium.rivals.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.ifPicked;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PASS;
import static elysium.tabletop.Verbs.PICK_CARD;

import elysium.kernel.Move;
import elysium.rivals.rules.CardAreas;
import elysium.rivals.rules.HiddenRequirement;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// A card that a text targets: chosen by its player, or taken if there is only one. Cards of a player who has not
/// played a first turn cannot be targeted (RIV-TRN-15).
public record CardChoice(int name, CardAreas among, Fits fits) {

    /// Whether a text may target a card.
    @FunctionalInterface
    public interface Fits {
        boolean test(Rivals t, CardPlay<Rivals> play, int card);
    }

    public static CardChoice at(CardAreas among, Fits fits) {
        return new CardChoice(Effects.TARGET, among, fits);
    }

    public static CardChoice at(CardAreas among) {
        return at(among, (_, _, _) -> true);
    }

    /// The same, stored under another name.
    public CardChoice as(int another) {
        return new CardChoice(another, among, fits);
    }

    /// Asks for the card if there are several.
    public Program<Rivals> pick() {
        Instruction.Choice<Rivals> pick = (t, play, out) -> {
            for (int card = next(t, play, NONE); card != NONE; card = next(t, play, card))
                out.offer(Move.of(PICK_CARD, card, name));
        };
        return ifTrue(this::several, Program.of(pick));
    }

    /// Asks for a card or none, and reads the rest if one is chosen.
    public Program<Rivals> mayPick(Program<Rivals> rest) {
        Instruction.Choice<Rivals> pick = (t, play, out) -> {
            out.offer(Move.of(PASS));
            for (int card = next(t, play, NONE); card != NONE; card = next(t, play, card))
                out.offer(Move.of(PICK_CARD, card, name));
        };
        return ifTrue(this::any, Program.of(pick).then(ifPicked(name, rest)));
    }

    public Program<Rivals> mayPick(Instruction<Rivals> rest) {
        return mayPick(Program.of(rest));
    }

    /// Asks for the card if there are several, and reads the rest if there is one.
    public Program<Rivals> pick(Program<Rivals> rest) {
        return ifTrue(this::any, pick().then(rest));
    }

    public Program<Rivals> pick(Instruction<Rivals> rest) {
        return pick(Program.of(rest));
    }

    /// Requires such a card to announce the text.
    public Instruction.Requirement<Rivals> exists() {
        RivalsClause without = among.isHeld() ? RivalsClause.FULL_COST : RivalsClause.NO_TARGET;
        Instruction.Requirement<Rivals> some = (t, play) -> any(t, play) ? null : without;
        return among.isHeld() ? new HiddenRequirement(some) : some;
    }

    /// Requires such a card to resolve a Conspiracy (RIV-CON-08).
    public Instruction.Requirement<Rivals> suffers() {
        return (t, play) -> any(t, play) ? null : RivalsClause.NO_VICTIM;
    }

    public boolean any(Rivals t, CardPlay<Rivals> play) {
        return next(t, play, NONE) != NONE;
    }

    private boolean several(Rivals t, CardPlay<Rivals> play) {
        int first = next(t, play, NONE);
        return first != NONE && next(t, play, first) != NONE;
    }

    /// The chosen or only card, or NONE.
    public int of(Rivals t, CardPlay<Rivals> play) {
        int picked = play.picked(name);
        return picked == NONE ? next(t, play, NONE) : picked;
    }

    /// The same when the text returns to it: an earlier choice that no longer fits is ignored.
    public int again(Rivals t, CardPlay<Rivals> play) {
        int picked = play.picked(name);
        return picked == NONE || !fits.test(t, play, picked) ? next(t, play, NONE) : picked;
    }

    private int next(Rivals t, CardPlay<Rivals> play, int after) {
        int card = among.next(t, play.seat(), after);
        while (card != NONE && !legal(t, play, card)) card = among.next(t, play.seat(), card);
        return card;
    }

    private boolean legal(Rivals t, CardPlay<Rivals> play, int card) {
        int whose = t.controller(card);
        boolean barred = whose != NONE && whose != play.seat() && t.turn.protectedFrom(whose);
        return !barred && fits.test(t, play, card) && !CardAreas.isDuplicate(t, card);
    }
}
