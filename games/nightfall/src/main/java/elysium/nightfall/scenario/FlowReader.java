package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.integer;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.DamageToPlayer;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.flow.Resolution;
import elysium.nightfall.flow.Strike;
import elysium.nightfall.flow.Turn;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.scenario.SealedAnswers;
import elysium.tabletop.scenario.Viewers;

/// Restores the frame stack that a position text describes.
final class FlowReader {
    private static final String LEFT = " left", STRIKES = " strikes, ", BLOCKS = "blocks of ", DAMAGE = "damage to ",
            PICK = "pick ";

    private final Nightfall t;
    private final NightfallPositionHeader head;
    private final List<String> names;

    FlowReader(Nightfall t, NightfallPositionHeader head) {
        this.t = t;
        this.head = head;
        names = head.names();
    }

    /// Runs the rules to the first question.
    void begin(String words) {
        int colon = words.indexOf(": ");
        String what = colon < 0 ? words : words.substring(0, colon);
        String of = colon < 0 ? "" : words.substring(colon + 2);
        if (what.equals(NightfallFlowWriter.OVER)) {
            t.push(new ScenarioEnd());
            t.end();
        } else if (what.equals("draft")) {
            t.push(new GameFlow(GameFlow.Stage.OPEN));
            t.push(new Draft(integer(of.startsWith(PICK) ? of.substring(PICK.length()) : of) - 1));
        } else {
            turn(what, of);
        }
        t.settle();
    }

    private void turn(String what, String of) {
        if (head.isUnlimited()) t.push(new GameFlow(GameFlow.Stage.TURNS));
        else t.push(new ScenarioEnd());
        if (what.startsWith("before ")) {
            t.push(new Turn(NightfallFlowWriter.stage(Turn.Stage.values(), what.substring("before ".length()))));
            return;
        }
        Turn.Stage next = switch (what) {
            case "combat" -> Turn.Stage.CHAIN;
            case "chain" -> Turn.Stage.CLAIM;
            case "claim" -> Turn.Stage.CLEANUP;
            case "cleanup" -> Turn.Stage.OVER;
            default -> throw wrong(
                    "expected draft, combat, chain, claim, cleanup, before … or over, not '" + what + "'");
        };
        if (!head.isLimitedTo(NightfallFlowWriter.ONLY_PHASE)) t.push(new Turn(next));
        switch (what) {
            case "combat" -> combat(of);
            case "chain" -> t.push(of.equals("resolves") ? new Resolution(0) : new Chain(Viewers.seat(names, of)));
            case "claim" -> t.push(new Claim());
            default -> t.push(cleanUp(of));
        }
    }

    private void combat(String of) {
        if (of.equals("attacks")) t.push(new Attacks());
        else if (of.startsWith(BLOCKS)) t.push(new Blocks(Viewers.seat(names, of.substring(BLOCKS.length()))));
        else fights(of);
    }

    private void fights(String of) {
        t.push(new Fights());
        if (of.equals("fights")) return;
        int comma = of.lastIndexOf(", ");
        if (comma < 0 || !of.endsWith(LEFT))
            throw wrong("expected attacks, blocks of Bo, fights, Vulko strikes, 3 left or damage to Bo, 2 left, not '"
                    + of + "'");
        int left = integer(of.substring(comma + 2, of.length() - LEFT.length()));
        t.push(of.startsWith(DAMAGE) ? harm(of.substring(DAMAGE.length(), comma), left)
                : strike(of.substring(0, Math.max(0, of.indexOf(STRIKES))), left));
    }

    private Frame<Nightfall> harm(String name, int left) {
        return new DamageToPlayer(Viewers.seat(names, name), left);
    }

    private Frame<Nightfall> strike(String attacker, int left) {
        int minion = PositionCard.attacker(t, attacker);
        return new Strike(minion, t.minions.attackedSeat(minion), left);
    }

    /// Reads `2 discarded, 2 for each`.
    private static CleanUp cleanUp(String of) {
        if (of.isEmpty()) return new CleanUp(NONE, 0);
        String[] parts = of.split(" discarded, | for each");
        if (parts.length != 2) throw wrong("expected '1 discarded, 2 for each', not '" + of + "'");
        return new CleanUp(integer(parts[0]), integer(parts[1]));
    }

    /// Seals a pick that the text says was made already.
    void choose(String player, String name) {
        SealedAnswers.seal(t, names, player, name,
                move -> NightfallCardLookup.called(t.book().card(t.face(Move.a(move))), name));
    }
}
