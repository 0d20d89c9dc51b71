package elysium.rivals.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.rules.Mortals;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.show.text.AttackSum;
import elysium.rivals.show.text.Steps;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.tabletop.terminal.TerminalText;

/// Draws the current attack: its thirteen steps, both parties, the cards played and the damage so far.
final class AttackDrawing {
    private AttackDrawing() {}

    static void draw(RivalsCanvas c) {
        int step = Steps.now(c.t());
        if (step == 0) return;
        String kind = kind(c);
        String claim = CurrentAttack.isClaim(c.t()) ? c.say(" on a claimant", " contre un prétendant") : "";
        c.panel().section(c.colours().bold(c.say("Attack", "Attaque")) + claim + kind, c.say("step ", "étape ") + step
                + c.say(" of 13", " sur 13"));
        steps(c, step);
        fighters(c);
        cards(c);
        sum(c, CurrentAttack.target(c.t()), step);
        sum(c, CurrentAttack.attacker(c.t()), step);
    }

    private static String kind(RivalsCanvas c) {
        int kind = c.t().activityStack.get(AttackFields.KIND);
        return kind == NONE ? "" : " · " + c.colours().gold(AttackKind.of(kind).title().in(c.phrases().lang()));
    }

    private static void steps(RivalsCanvas c, int now) {
        List<String> steps = new ArrayList<>();
        for (int step = 1; step <= Steps.ALL.size(); step++) {
            String name = step + " " + Steps.ALL.get(step - 1).in(c.phrases().lang());
            steps.add(step == now ? c.colours().gold(Legend.ACTIVE + name) : c.colours().faint(name));
        }
        for (String line : TerminalText.flow(steps, "  ", c.panel().innerWidth())) c.panel().line(line);
    }

    private static void fighters(RivalsCanvas c) {
        Rivals t = c.t();
        int target = CurrentAttack.target(t), first = CurrentAttack.firstTarget(t);
        List<String> who =
                new ArrayList<>(
                        List.of(one(c, CurrentAttack.attacker(t)), "→ " + (target == NONE ? "?" : one(c, target))));
        if (target != first && first != NONE)
            who.add(c.say("instead of ", "à la place de ") + c.card(first));
        for (String line : TerminalText.flow(who, " ", c.panel().innerWidth())) c.panel().line(line);
        party(c, c.say("in the attacker's party:", "dans le groupe attaquant :"), CurrentAttack.attackerSeat(t), true);
        if (CurrentAttack.defenderSeat(t) != NONE)
            party(c, c.say("in the target's party:", "dans le groupe visé :"), CurrentAttack.defenderSeat(t), false);
    }

    private static String one(RivalsCanvas c, int card) {
        int seat = c.t().controller(card);
        if (seat == NONE) return CityDrawing.city(c, card);
        return CoterieDrawing.bare(c, card) + " [" + c.name(seat, 14) + "]";
    }

    /// The other members of a party.
    private static void party(RivalsCanvas c, String label, int seat, boolean attacks) {
        Rivals t = c.t();
        List<String> others = new ArrayList<>();
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card)) {
            boolean in = attacks ? CurrentAttack.inAttackingParty(t, card) : CurrentAttack.inDefendingParty(t, card);
            if (in && card != CurrentAttack.attacker(t) && card != CurrentAttack.target(t))
                others.add((t.readiness.exhausted(card) ? Legend.EXHAUSTED : "") + c.card(card));
        }
        if (!others.isEmpty()) c.panel().line("  " + c.colours().faint(label) + " " + String.join(", ", others));
    }

    private static void cards(RivalsCanvas c) {
        int card = CurrentAttack.attackCard(c.t()), reaction = CurrentAttack.reactionCard(c.t());
        List<String> laid = new ArrayList<>();
        if (card != NONE) laid.add(c.say("Attack card: ", "Carte Attaque : ") + laid(c, card));
        if (reaction != NONE) laid.add(c.say("Reaction: ", "Réaction : ") + laid(c, reaction));
        if (!laid.isEmpty()) c.panel().line("  " + String.join(" · ", laid));
    }

    /// A played card; face down, only viewers who know it see its name.
    private static String laid(RivalsCanvas c, int card) {
        if (!c.t().isFaceDown(card)) return c.card(card);
        return c.colours().faint(Legend.BACK) + (c.sees(card) ? " " + c.card(card) : "");
    }

    private static void sum(RivalsCanvas c, int taker, int step) {
        List<String> parts = new ArrayList<>();
        String total = "";
        for (AttackSum.Part part : AttackSum.of(c.t(), c.viewer(), step)) {
            if (part.taker() != taker) continue;
            if (part.total()) total = c.colours().gold((part.hidden() ? "? " : "") + part.amount());
            else parts.add(amount(c, part) + " " + part.name().in(c.phrases().lang()));
        }
        if (total.isEmpty()) return;
        String head = "  " + c.card(taker) + c.say(": ", " : ");
        String against = CurrentAttack.isMortal(c.t()) && taker == CurrentAttack.target(c.t())
                ? c.say(" of ", " sur ") + Mortals.damageToDefeat(c.t(), taker, CurrentAttack.attackerSeat(c.t())) : "";
        parts.add("= " + total + against);
        c.panel().lines(head, TerminalText.flow(parts, "  ", c.panel().innerWidth() - TerminalText.width(head)));
    }

    private static String amount(RivalsCanvas c, AttackSum.Part part) {
        if (part.hidden()) return c.colours().faint("?");
        return part.amount() < 0 ? c.colours().faint("−" + -part.amount()) : c.colours().blood("+" + part.amount());
    }
}
