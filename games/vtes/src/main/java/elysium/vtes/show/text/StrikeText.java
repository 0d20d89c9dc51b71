package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Vtes;

/// Strikes and damage in words.
public final class StrikeText {
    private StrikeText() {}

    /// The strike that a side has chosen; empty before that.
    public static Text strike(Vtes t, int side) {
        return Strikes.chosen(t, side) ? VtesPhrases.inBothLanguages(in -> strike(t, side, in)) : Text.NONE;
    }

    public static String strike(Vtes t, int side, VtesPhrases in) {
        int kinds = Strikes.kinds(t, side), card = Strikes.card(t, side), aim = Strikes.target(t, side);
        if (kinds == 0) return in.say("no strike", "aucune frappe");
        List<String> parts = new ArrayList<>();
        parts.add(card == NONE ? in.say("bare hands", "à mains nues") : in.named(t, card));
        if ((kinds & StrikeFlags.DODGE) != 0) parts.add(in.say("dodge", "esquive"));
        if ((kinds & StrikeFlags.ENDS) != 0) parts.add(in.say("combat ends", "fin de combat"));
        if ((kinds & StrikeFlags.STEALS) != 0)
            parts.add(in.say("steals ", "vole ") + in.blood(Strikes.stolenAmount(t, side)));
        if ((kinds & StrikeFlags.DESTROYS) != 0) parts.add(in.say("destroys equipment", "détruit un équipement"));
        if ((kinds & StrikeFlags.TAKES) != 0) parts.add(in.say("takes equipment", "prend un équipement"));
        if (StrikeFlags.dealsDamage(kinds)) parts.add(harm(Strikes.damage(t, side), Strikes.damageKinds(t, side), in));
        if ((kinds & StrikeFlags.RANGED) != 0) parts.add(in.say("at any range", "à toute portée"));
        if ((kinds & StrikeFlags.FIRST) != 0) parts.add(in.say("first strike", "avec l'initiative"));
        if (aim != NONE) parts.add(in.say("at ", "vise ") + in.named(t, aim));
        return String.join(", ", parts);
    }

    /// An amount of damage of a kind.
    static String harm(int amount, int kinds, VtesPhrases in) {
        String some = (kinds & StrikeFlags.AGGRAVATED) != 0 ? in.aggravated(amount) : in.damage(amount);
        return (kinds & StrikeFlags.UNPREVENTABLE) == 0 ? some
                : some + in.say(", cannot be prevented",
                        amount < 2 ? ", impossible à prévenir" : ", impossibles à prévenir");
    }

    /// A packet of damage with its source.
    public static String packet(Vtes t, int packet, VtesPhrases in) {
        String some = harm(DamagePackets.amount(t, packet), DamagePackets.kinds(t, packet), in);
        int source = DamagePackets.source(t, packet);
        return source == NONE ? some : some + " (" + in.named(t, source) + ")";
    }

    /// All damage a minion is about to take.
    public static String all(Vtes t, int whom, VtesPhrases in) {
        int plain = DamagePackets.totalDamage(t, whom, false), bitter = DamagePackets.totalDamage(t, whom, true);
        List<String> parts = new ArrayList<>();
        if (plain > 0) parts.add(in.damage(plain));
        if (bitter > 0) parts.add(in.aggravated(bitter));
        return in.list(parts);
    }

    /// Who fights whom, in which round, at which range.
    public static String combat(Vtes t, VtesPhrases in) {
        String acting = in.named(t, CurrentCombat.acting(t)), other = in.named(t, CurrentCombat.opponent(t));
        int round = CurrentCombat.round(t);
        String when = round == 0 ? "" : in.say(", round " + round, ", round " + round);
        return in.say(acting + " fights " + other, acting + " affronte " + other) + when;
    }
}
