package elysium.rivals.show.outline;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.flow.attack.Antagonists;
import elysium.rivals.flow.attack.Claim;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Targeting;
import elysium.rivals.show.text.AttackSum;
import elysium.rivals.show.text.Steps;
import elysium.rivals.table.Rivals;

/// Adds the fields of attacks, claims and Antagonists to the outline.
final class AttackOutline {
    private static final int CARD = 5, REACTION = 7;

    private final OutlineBuilder figures;
    private final Rivals t;

    private AttackOutline(OutlineBuilder figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(OutlineBuilder figures) {
        AttackOutline attack = new AttackOutline(figures);
        int step = Steps.now(figures.t);
        if (step > 0) attack.attack(step);
        for (int at = 0; at < figures.t.depth(); at++) {
            if (figures.t.frame(at) instanceof Claim claim) attack.claim(claim);
            if (figures.t.frame(at) instanceof Antagonists it) attack.antagonists(it);
        }
    }

    /// The damage so far, as far as the viewer knows its parts.
    static void own(OutlineBuilder figures) {
        int step = Steps.now(figures.t);
        if (step > 0) new AttackOutline(figures).sum(step);
    }

    private void attack(int step) {
        figures.put("step", step);
        figures.put("attacker", CurrentAttack.attacker(t));
        figures.put("attackSeat", CurrentAttack.attackerSeat(t));
        figures.put("target", CurrentAttack.target(t));
        figures.put("aimed", CurrentAttack.firstTarget(t));
        figures.put("blocker", CurrentAttack.blocked(t) ? CurrentAttack.blocker(t) : NONE);
        figures.put("defendSeat", CurrentAttack.defenderSeat(t));
        figures.put("attackKind", t.activityStack.get(AttackFields.KIND));
        if (step > CARD || CurrentAttack.attackCard(t) != NONE) figures.put("attackCard", CurrentAttack.attackCard(t));
        if (step > REACTION || CurrentAttack.reactionCard(t) != NONE)
            figures.put("reaction", CurrentAttack.reactionCard(t));
        if (CurrentAttack.isClaim(t)) figures.put("claimAttack", 1);
        parties();
        intel();
        figures.names.put("steps", Steps.ALL);
    }

    private void parties() {
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card)) {
                if (CurrentAttack.inAttackingParty(t, card)) figures.list("attackParty").add(card);
                if (CurrentAttack.inDefendingParty(t, card)) figures.list("defendParty").add(card);
            }
    }

    private void intel() {
        int target = CurrentAttack.target(t);
        if (target == NONE || CurrentAttack.isMortal(t) || CurrentAttack.isClaim(t)) return;
        figures.put("intel", t.attributes.secrecy(target) - Targeting.missingIntel(t));
        figures.put("intelNeed", t.attributes.secrecy(target));
    }

    private void sum(int step) {
        List<Text> names = new ArrayList<>();
        boolean bitter = CurrentAttack.marked(t, AttackFields.BITTER);
        for (AttackSum.Part part : AttackSum.of(t, figures.viewer, step)) {
            figures.list("sumOn").add(part.taker());
            figures.list("sumCard").add(part.card());
            figures.list("sumAmount").add(part.amount());
            figures.list("sumHidden").add(part.hidden() ? 1 : 0);
            figures.list("sumTotal").add(part.total() ? 1 : 0);
            figures.list("sumAggravated").add(bitter && part.taker() == CurrentAttack.target(t) ? 1 : 0);
            names.add(part.name());
        }
        if (!names.isEmpty()) figures.names.put("sum", names);
    }

    private void claim(Claim claim) {
        int seat = t.controller(claim.claimant());
        figures.put("claimant", claim.claimant());
        figures.put("claimSeat", seat);
        for (int n = 1; n <= Math.min(claim.asked(), t.players() - 1); n++)
            figures.list("claimDone").add((t.turn.active() + n) % t.players());
    }

    private void antagonists(Antagonists it) {
        boolean sent = it.at() == Antagonists.Stage.SENT;
        figures.put("sadLeft", t.activityStack.get(sent ? AttackFields.DIVERTED : AttackFields.POINTS));
        figures.put("sadSeat", sent ? t.activityStack.get(AttackFields.DIVERTED_TO) : t.turn.active());
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
                if (t.defeats.pendingDamage(card) > 0) {
                    figures.list("sadOn").add(card);
                    figures.list("sadAmount").add(t.defeats.pendingDamage(card));
                }
    }
}
