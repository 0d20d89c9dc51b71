package elysium.rivals.dsl;

import elysium.rivals.rules.CurrentAttack;
import elysium.rivals.rules.Mitigation;
import elysium.rivals.table.AttackClause;
import elysium.rivals.table.AttackKind;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.RivalsClause;
import elysium.rivals.table.Scope;
import elysium.tabletop.Instruction;

/// What must hold for an ability to be used, each with the clause that says so.
public final class UseConditions {
    private UseConditions() {}

    /// "Attacker -": whoever bears the text attacks.
    public static Instruction.Requirement<Rivals> attacker() {
        return (t, play) -> Effects.bearer(t, play) == CurrentAttack.attacker(t) ? null : RivalsClause.ATTACKER_ONLY;
    }

    /// "Party -": whoever bears the text is in the attacking party.
    public static Instruction.Requirement<Rivals> inParty() {
        return (t, play) -> CurrentAttack.inAttackingParty(t, Effects.bearer(t, play)) ? null : RivalsClause.PARTY_ONLY;
    }

    /// Whoever bears the text is in the attacking party, but does not attack.
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

    /// The Leader, to whom a Haven lends its text, is in play and not in torpor.
    public static Instruction.Requirement<Rivals> leaderThere() {
        return (t, play) -> t.leads(play.seat()) ? null : RivalsClause.LEADER_GONE;
    }

    public static Instruction.Requirement<Rivals> yourTurn() {
        return (t, play) -> t.active() == play.seat() ? null : RivalsClause.NOT_YOUR_TURN;
    }

    /// The card has not done something else this turn that would count as the same.
    public static Instruction.Requirement<Rivals> notYet(int mark) {
        return (t, play) -> t.ledger.used(Scope.TURN, play.card(), mark) ? RivalsClause.USED : null;
    }

    public static Instruction.Requirement<Rivals> inStreets() {
        return (t, play) -> t.inStreets(Effects.bearer(t, play)) ? null : RivalsClause.ONLY_IN_STREETS;
    }

    /// Whoever bears the text could exert Influence now.
    public static Instruction.Requirement<Rivals> notSilent() {
        return (t, play) -> t.hasNoInfluence(Effects.bearer(t, play)) ? RivalsClause.NO_INFLUENCE : null;
    }

    /// Whoever bears the text is about to take damage.
    public static Instruction.Requirement<Rivals> bearerIsHurt() {
        return (t, play) -> Effects.bearer(t, play) == Mitigation.victim(t) ? null : RivalsClause.OTHER_VICTIM;
    }

    /// Whoever bears the text is ready and may step between a foe's attack and its target (RIV-RUL-53, RIV-RUL-67).
    public static Instruction.Requirement<Rivals> mayBlockFromAfar() {
        return (t, play) -> {
            int bearer = Effects.bearer(t, play);
            if (bearer == CurrentAttack.target(t)) return AttackClause.BLOCKS_FOR_OTHERS;
            return t.exhausted(bearer) ? RivalsClause.MUST_BE_READY : null;
        };
    }

    /// The attack is aimed at somebody in The Streets, and not Ranged.
    public static Instruction.Requirement<Rivals> brawlInStreets() {
        return (t, _) -> {
            int target = CurrentAttack.target(t);
            if (!t.inStreets(target) && !t.isMortal(target)) return RivalsClause.NOT_FROM_AFAR;
            return CurrentAttack.kind(t) == AttackKind.RANGED ? AttackClause.RANGED_BLOCKER : null;
        };
    }
}
