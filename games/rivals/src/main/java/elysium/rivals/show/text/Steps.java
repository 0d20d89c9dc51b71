package elysium.rivals.show.text;

import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Text;
import elysium.rivals.flow.attack.Attack;
import elysium.rivals.flow.attack.DamageHandling;
import elysium.rivals.flow.attack.MortalFalls;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;

/// The thirteen steps of an attack, and the current one.
public final class Steps {
    private static final int REDUCTION = 11, DAMAGE = 12;
    public static final List<Text> ALL = List.of(new Text("Attacker", "Attaquant"), new Text("Target", "Cible"),
            new Text("Intel", "Info"), new Text("Kind", "Type"), new Text("Attack card", "Carte Attaque"),
            new Text("Block", "Blocage"), new Text("Reaction", "Réaction"), new Text("Reveal", "Révélation"),
            new Text("Abilities", "Capacités"), new Text("Sum", "Somme"), new Text("Reduction", "Réduction"),
            new Text("Damage", "Dégâts"), new Text("Aftermath", "Suites"));

    private Steps() {}

    /// The current step from 1, or 0 without an attack.
    public static int now(Rivals t) {
        if (!CurrentAttack.isInProgress(t)) return 0;
        int step = 0;
        for (int at = 0; at < t.depth(); at++) step = step(t.frame(at), step);
        return step;
    }

    /// The step that a frame belongs to; while damage is reduced or a Mortal falls, the attack frame is already at the
    /// next stage.
    private static int step(Frame<Rivals> frame, int before) {
        return switch (frame) {
            case Attack attack -> attack.at().step();
            case DamageHandling wounding -> wounding.own() ? before : REDUCTION;
            case MortalFalls _ -> DAMAGE;
            default -> before;
        };
    }
}
