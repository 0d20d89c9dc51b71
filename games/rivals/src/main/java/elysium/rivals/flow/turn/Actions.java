package elysium.rivals.flow.turn;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Abilities;
import elysium.rivals.flow.Moments;
import elysium.rivals.flow.Regrouping;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.flow.attack.Attack;
import elysium.rivals.flow.attack.Claim;
import elysium.rivals.flow.influence.ConspiracyActions;
import elysium.rivals.flow.influence.Disclosing;
import elysium.rivals.flow.influence.Invitation;
import elysium.rivals.rules.Recruiting;
import elysium.rivals.table.Disclosure;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// The Action Phase between two actions (RIV-TRN-07, RIV-TRN-16).
///
/// @param acted whether the phase begins or an action has just ended: others may then contribute to Conspiracies and
/// show their own (RIV-RUL-56, RIV-RUL-80)
public record Actions(boolean acted) implements Frame<Rivals>, SafePoint, Disclosure.Heard {
    public static final Actions ASK = new Actions(false), ACTED = new Actions(true);

    @Override public void resume(Rivals t) {
        if (AfterAction.endAction(t)) return;
        if (acted) t.become(ASK);
        if (!acted || !others(t)) t.ask(t.turn.active());
    }

    /// Asks whether players show a Conspiracy, then whether they contribute to one of the active player.
    private static boolean others(Rivals t) {
        Frame<Rivals> adding = Invitation.firstQuestion(t), showing = Disclosing.firstQuestion(t);
        if (adding != null) t.push(adding);
        if (showing != null) t.push(showing);
        return adding != null || showing != null;
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        out.offer(Move.of(Verb.END_PHASE));
        ActionOffers.offerActions(t, seat, out);
        ActionOffers.offerMoves(t, seat, out);
        ActionOffers.offerOthers(t, seat, out);
        ConspiracyActions.offer(t, seat, out);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        int seat = t.turn.active();
        long move = answers.of(seat);
        Actions next = acts(Move.verb(move)) ? ACTED : ASK;
        t.become(next);
        if (!Regrouping.tryPerform(t, move)) act(t, seat, move);
        if (t.top() == next && t.victory.noCheckNeeded()) next.resume(t);
    }

    private static void act(Rivals t, int seat, long move) {
        int a = Move.a(move), b = Move.b(move);
        switch (Move.verb(move)) {
            case Verb.END_PHASE -> t.leave();
            case Verb.DRAW -> {
                t.turn.spendAction(true);
                t.draw(seat, a == 1);
            }
            case Verb.RECRUIT -> Recruiting.recruit(t, seat, a);
            case Verb.PLAY -> PlayAction.begin(t, a, seat, b);
            case Verb.ATTACK -> Attack.begin(t, a);
            case Verb.CLAIM -> Claim.begin(t, a);
            case Verb.MOVE -> t.coteries.moveToStreets(a, b);
            case Verb.BURN -> t.burn(a);
            case Verb.REVEAL_AGENDA -> t.revealAgenda(Moments.hiddenAgenda(t, seat));
            case Verb.RESOLVE, Verb.CONTRIBUTE, Verb.SHOW -> ConspiracyActions.perform(t, seat, move);
            case Verbs.ACTIVATE -> Abilities.activate(t, seat, move);
            default -> throw new IllegalStateException("no such answer: " + Long.toHexString(move));
        }
    }

    private static boolean acts(int verb) {
        return switch (verb) {
            case Verb.DRAW, Verb.RECRUIT, Verb.PLAY, Verb.ATTACK, Verb.CLAIM, Verbs.ACTIVATE -> true;
            default -> false;
        };
    }
}
