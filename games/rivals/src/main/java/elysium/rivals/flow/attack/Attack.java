package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SEATS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Outing;
import elysium.rivals.flow.UntimelyMoves;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Targeting;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Verb;

/// An attack: thirteen steps, each with one or more stages. Its state is kept in its activity record.
///
/// @param asked how many seats have been asked, if several are asked in turn
public record Attack(Stage at, int asked) implements Frame<Rivals> {
    private static final Stage[] STAGES = Stage.values();
    private static final Attack[][] ALL = new Attack[STAGES.length][];

    static {
        for (Stage stage : STAGES) {
            Attack[] row = new Attack[SEATS + 1];
            for (int asked = 0; asked <= SEATS; asked++) row[asked] = new Attack(stage, asked);
            ALL[stage.ordinal()] = row;
        }
    }

    /// The stages, in order; those of one step are next to each other.
    public enum Stage {
        TARGET(2), INTEL(3), KIND(4), CARD(5), BLOCK(6), FROM_AFAR(6), REACTION(7), REVEAL(8), AIM(8), REVEALED(8),
        REACTS(8), ATTACKER_ACTS(9), DEFENDER_ACTS(9), SUMMED(10), SUM(10), COUNTERS(10), SUM_BACK(10), SHIELDED(11),
        HARM(11), FALL(12), REWARD(12), AFTERWARDS(13), AFTERMATH(13), OVER(13), CLOSED(13);

        private final int step;

        Stage(int step) {
            this.step = step;
        }

        /// The step of the rulebook that a stage belongs to.
        public int step() {
            return step;
        }
    }

    static Attack to(Stage stage) {
        return ALL[stage.ordinal()][0];
    }

    static Attack to(Stage stage, int asked) {
        return ALL[stage.ordinal()][asked];
    }

    Attack onward() {
        return to(STAGES[at.ordinal() + 1]);
    }

    // ---- how it begins

    /// Offers an attack with each vampire of a coterie.
    public static void offer(Rivals t, int seat, Offers out) {
        boolean may = t.turn.mayAct(false);
        if (!may && !out.collectsRefusals()) return;
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            out.offer(Move.of(Verb.ATTACK, card),
                    may ? Targeting.forbidsAttack(t, card) : RivalsClause.NO_ACTION_LEFT);
    }

    /// Step 1: leaves exhausted members behind and exhausts the attacker (RIV-ATK-03).
    public static void begin(Rivals t, int vampire) {
        TargetSteps.open(t, vampire, NONE);
        t.push(to(Stage.TARGET));
    }

    /// The same against a claimant as the target.
    static void onClaimant(Rivals t, int vampire, int claimant) {
        TargetSteps.open(t, vampire, claimant);
        t.push(to(Stage.KIND));
    }

    // ---- its steps

    @Override public void resume(Rivals t) {
        int depth = t.depth();
        if (CurrentAttack.marked(t, AttackFields.INTERRUPTED)) {
            CurrentAttack.unmark(t, AttackFields.INTERRUPTED);
            if (TargetSteps.isLost(t)) {
                leave(t);
                return;
            }
        }
        step(t);
        while (t.depth() == depth && t.pendingSeats() == 0 && t.victory.noCheckNeeded()
                && t.top() instanceof Attack next)
            next.step(t);
    }

    /// Ends the attack if the attacker or target is gone.
    private void leave(Rivals t) {
        if (at == Stage.INTEL) TargetSteps.callOff(t);
        else t.become(to(Stage.CLOSED));
    }

    private void step(Rivals t) {
        switch (at) {
            case TARGET -> t.ask(askedSeat(t));
            case INTEL -> IntelStep.resume(t, this);
            case KIND, CARD -> AttackKindSteps.resume(t, this);
            case BLOCK, FROM_AFAR, REACTION -> BlockSteps.resume(t, this);
            case REVEAL, AIM, REVEALED, REACTS, ATTACKER_ACTS, DEFENDER_ACTS -> RevealSteps.resume(t, this);
            default -> DamageSteps.resume(t, this);
        }
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        switch (at) {
            case TARGET -> TargetSteps.options(t, out);
            case INTEL -> IntelStep.options(t, this, seat, out);
            case KIND, CARD -> AttackKindSteps.options(t, this, seat, out);
            case BLOCK, FROM_AFAR, REACTION -> BlockSteps.options(t, this, seat, out);
            default -> RevealSteps.options(t, this, seat, out);
        }
        Outing.offerAbilities(t, seat, out);
        Outing.offer(t, seat, out);
        if (out.collectsRefusals() && !asksForCard()) UntimelyMoves.refuse(t, seat, out);
    }

    /// Whether this stage checks cards of a hand one by one.
    private boolean asksForCard() {
        return at == Stage.INTEL || at == Stage.CARD || at == Stage.REACTION;
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        int seat = askedSeat(t);
        long move = answers.of(seat);
        if (Outing.tryPerform(t, move)) {
            CurrentAttack.mark(t, AttackFields.INTERRUPTED);
            return;
        }
        switch (at) {
            case TARGET -> TargetSteps.answered(t, move);
            case INTEL -> IntelStep.answered(t, this, seat, move);
            case KIND, CARD -> AttackKindSteps.answered(t, seat, move);
            case BLOCK, FROM_AFAR, REACTION -> BlockSteps.answered(t, this, seat, move);
            default -> RevealSteps.answered(t, this, seat, move);
        }
    }

    /// The seat asked at this stage.
    int askedSeat(Rivals t) {
        return switch (at) {
            case INTEL, FROM_AFAR -> (CurrentAttack.attackerSeat(t) + asked) % t.players();
            case BLOCK, REACTION, DEFENDER_ACTS -> CurrentAttack.defenderSeat(t);
            default -> CurrentAttack.attackerSeat(t);
        };
    }

    /// Whether the text of the Attack card may still act.
    static boolean mayCardAct(Rivals t) {
        return CurrentAttack.attackCard(t) != NONE && !CurrentAttack.marked(t, AttackFields.TEXT_NEGATED);
    }
}
