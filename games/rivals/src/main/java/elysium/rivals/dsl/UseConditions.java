package elysium.rivals.dsl;

import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Mitigation;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Scope;
import elysium.tabletop.Instruction;

/// Requirements of abilities, each with its clause.
public final class UseConditions {
    private UseConditions() {}

    /// "Attacker —": the bearer attacks.
    public static Instruction.Requirement<Rivals> attacker() {
        return (t, play) -> Effects.bearer(t, play) == CurrentAttack.attacker(t) ? null : RivalsClause.ATTACKER_ONLY;
    }

    /// "Party —": the bearer is in the attacking party.
    public static Instruction.Requirement<Rivals> inParty() {
        return (t, play) -> CurrentAttack.inAttackingParty(t, Effects.bearer(t, play)) ? null : RivalsClause.PARTY_ONLY;
    }

    /// The bearer is in the attacking party, but is not the attacker.
    public static Instruction.Requirement<Rivals> supporting() {
        return (t, play) -> {
            int bearer = Effects.bearer(t, play);
            boolean supports = CurrentAttack.inAttackingParty(t, bearer) && bearer != CurrentAttack.attacker(t);
            return supports ? null : RivalsClause.SUPPORT_ONLY;
        };
    }

    public static Instruction.Requirement<Rivals> attackIs(AttackKind kind) {
        return (t, _) -> CurrentAttack.kind(t) == kind ? null : RivalsClause.OTHER_KIND;
    }

    /// The Leader, who uses the text of a Haven, is in play and not in torpor.
    public static Instruction.Requirement<Rivals> leaderThere() {
        return (t, play) -> t.coteries.isLeaderAbilityActive(play.seat()) ? null : RivalsClause.LEADER_GONE;
    }

    public static Instruction.Requirement<Rivals> yourTurn() {
        return (t, play) -> t.turn.active() == play.seat() ? null : RivalsClause.NOT_YOUR_TURN;
    }

    /// The card has not done another thing this turn that counts as the same.
    public static Instruction.Requirement<Rivals> notYet(int mark) {
        return (t, play) -> t.ledger.used(Scope.TURN, play.card(), mark) ? RivalsClause.USED : null;
    }

    public static Instruction.Requirement<Rivals> inStreets() {
        return (t, play) -> t.coteries.inStreets(Effects.bearer(t, play)) ? null : RivalsClause.ONLY_IN_STREETS;
    }

    /// The bearer could exert Influence now.
    public static Instruction.Requirement<Rivals> notSilent() {
        return (t, play) -> t.readiness.hasNoInfluence(Effects.bearer(t, play)) ? RivalsClause.NO_INFLUENCE : null;
    }

    /// The bearer is about to take damage.
    public static Instruction.Requirement<Rivals> bearerIsHurt() {
        return (t, play) -> Effects.bearer(t, play) == Mitigation.victim(t) ? null : RivalsClause.OTHER_VICTIM;
    }

    /// The bearer is ready and may block a foe's attack from elsewhere (RIV-RUL-53, RIV-RUL-67).
    public static Instruction.Requirement<Rivals> mayBlockFromAfar() {
        return (t, play) -> {
            int bearer = Effects.bearer(t, play);
            if (bearer == CurrentAttack.target(t)) return AttackClause.BLOCKS_FOR_OTHERS;
            return t.readiness.exhausted(bearer) ? RivalsClause.MUST_BE_READY : null;
        };
    }

    /// The target is in The Streets and the attack is not Ranged.
    public static Instruction.Requirement<Rivals> brawlInStreets() {
        return (t, _) -> {
            int target = CurrentAttack.target(t);
            if (!t.coteries.inStreets(target) && !t.city.isMortal(target)) return RivalsClause.NOT_FROM_AFAR;
            return CurrentAttack.kind(t) == AttackKind.RANGED ? AttackClause.RANGED_BLOCKER : null;
        };
    }
}
