package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.vtes.rules.Combat;
import elysium.vtes.rules.Harm;
import elysium.vtes.rules.Strike;
import elysium.vtes.rules.Strikes;
import elysium.vtes.table.Vtes;

/// Strikes and damage in words.
final class Blows {
    private Blows() {}

    /// The strike that a side has chosen; nothing as long as it has not.
    static Text strike(Vtes t, int side) {
        return Strikes.chosen(t, side) ? Tongue.both(in -> strike(t, side, in)) : Text.NONE;
    }

    static String strike(Vtes t, int side, Tongue in) {
        int kinds = Strikes.kinds(t, side), card = Strikes.card(t, side), aim = Strikes.aim(t, side);
        if (kinds == 0) return in.say("no strike", "aucune frappe");
        List<String> parts = new ArrayList<>();
        parts.add(card == NONE ? in.say("bare hands", "à mains nues") : in.named(t, card));
        if ((kinds & Strike.DODGE) != 0) parts.add(in.say("dodge", "esquive"));
        if ((kinds & Strike.ENDS) != 0) parts.add(in.say("combat ends", "fin de combat"));
        if ((kinds & Strike.STEALS) != 0)
            parts.add(in.say("steals ", "vole ") + in.blood(Strikes.theft(t, side)));
        if ((kinds & Strike.DESTROYS) != 0) parts.add(in.say("destroys equipment", "détruit un équipement"));
        if ((kinds & Strike.TAKES) != 0) parts.add(in.say("takes equipment", "prend un équipement"));
        if (Strike.hurts(kinds)) parts.add(harm(Strikes.damage(t, side), Strikes.harm(t, side), in));
        if ((kinds & Strike.RANGED) != 0) parts.add(in.say("at any range", "à toute portée"));
        if ((kinds & Strike.FIRST) != 0) parts.add(in.say("first strike", "avec l'initiative"));
        if (aim != NONE) parts.add(in.say("at ", "vise ") + in.named(t, aim));
        return String.join(", ", parts);
    }

    /// An amount of damage of a kind.
    static String harm(int amount, int kinds, Tongue in) {
        String some = (kinds & Strike.AGGRAVATED) != 0 ? in.aggravated(amount) : in.damage(amount);
        return (kinds & Strike.UNPREVENTABLE) == 0 ? some
                : some + in.say(", not to be prevented",
                        amount < 2 ? ", impossible à prévenir" : ", impossibles à prévenir");
    }

    /// A packet of damage with where it comes from.
    static String packet(Vtes t, int packet, Tongue in) {
        String some = harm(Harm.amount(t, packet), Harm.kinds(t, packet), in);
        int source = Harm.source(t, packet);
        return source == NONE ? some : some + " (" + in.named(t, source) + ")";
    }

    /// All that somebody is about to take.
    static String all(Vtes t, int whom, Tongue in) {
        int plain = Harm.sum(t, whom, false), bitter = Harm.sum(t, whom, true);
        List<String> parts = new ArrayList<>();
        if (plain > 0) parts.add(in.damage(plain));
        if (bitter > 0) parts.add(in.aggravated(bitter));
        return in.list(parts);
    }

    /// Who fights whom, in which round, at which range.
    static String combat(Vtes t, Tongue in) {
        String acting = in.named(t, Combat.acting(t)), other = in.named(t, Combat.opponent(t));
        int round = Combat.round(t);
        String when = round == 0 ? "" : in.say(", round " + round, ", round " + round);
        return in.say(acting + " fights " + other, acting + " affronte " + other) + when;
    }
}
