package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.PLAY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.PoliticsEventKind;

/// Awards trophies to a vampire that burned a minion of the Red List: its controller may fetch one, and Methuselahs may
/// give it trophies in play that no vampire has (VTES-TRT-10, VTES-TRT-11).
///
/// @param asked how many Methuselahs have been asked, from the active one on; -1 before the trophy is fetched
public record Trophies(int vampire, int asked) implements Frame.Abandonable<Vtes> {

    /// Awards trophies if a burned minion was on the Red List and was burned in combat or by a directed action.
    public static void awardForBurned(Vtes t, int burned) {
        int hunter = t.facts.is(burned, Trait.RED_LIST) ? hunter(t, burned) : NONE;
        if (hunter != NONE && t.regions.isMinion(hunter) && t.facts.isVampire(hunter)) award(t, hunter);
    }

    private static int hunter(Vtes t, int burned) {
        int side = CurrentCombat.side(t, burned);
        if (side != NONE) return CurrentCombat.minion(t, 1 - side);
        boolean acted = CurrentAction.isInProgress(t) && CurrentAction.directed(t)
                && CurrentAction.outcome(t) == ActionResult.SUCCESSFUL;
        return acted ? CurrentAction.actor(t) : NONE;
    }

    /// Awards trophies to a vampire if it is still in play.
    public static void award(Vtes t, int vampire) {
        t.push(new Trophies(vampire, -1));
    }

    @Override public boolean isValid(Vtes t) {
        return t.regions.isMinion(vampire);
    }

    @Override public void resume(Vtes t) {
        if (asked < 0) {
            t.become(new Trophies(vampire, 0));
            t.push(FetchCard.of(t.controller(vampire), vampire, Trait.TROPHY));
            return;
        }
        int k = asked;
        while (k < t.players() && free(t, seat(t, k)) == NONE) k++;
        if (k == t.players()) {
            t.leave();
        } else {
            t.become(new Trophies(vampire, k));
            t.ask(seat(t, k));
        }
    }

    private static int seat(Vtes t, int k) {
        return (t.turn.active() + k) % t.players();
    }

    /// A trophy of a Methuselah in play that no vampire has, or NONE.
    private static int free(Vtes t, int seat) {
        int card = t.first(PLAY + seat);
        while (card != NONE && !t.facts.is(card, Trait.TROPHY)) card = t.next(card);
        return card;
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, Trait.TROPHY)) out.offer(Move.of(Verbs.PICK_CARD, card));
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = seat(t, asked);
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.become(new Trophies(vampire, asked + 1));
            return;
        }
        int trophy = Move.a(move);
        t.logCard(PoliticsEventKind.AWARDED, seat, vampire, t.face(trophy));
        t.bearers.attach(trophy, vampire);                        // now controlled by the vampire's controller (VTES-MAS-17)
    }
}
