package elysium.vtes.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.show.text.CardFacts;
import elysium.vtes.show.text.Recalled;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Value;

/// Draws a minion or another card in play in a few signs.
final class MinionDrawing {
    private MinionDrawing() {}

    /// A minion in pieces: its name with its state and blood, its Disciplines, its title and numbers.
    static List<String> pieces(VtesCanvas c, int card) {
        Vtes t = c.t();
        List<String> pieces = new ArrayList<>();
        pieces.add(signs(t, card) + c.card(card) + " " + blood(c, card));
        String disciplines = disciplines(t, card), numbers = numbers(c, card);
        if (!disciplines.isEmpty()) pieces.add(c.colours().faint(disciplines));
        if (t.facts.isVampire(card) && t.identity.title(card) != 0)
            pieces.add(c.phrases().title(t.identity.title(card)));
        if (t.facts.isVampire(card) && t.identity.sect(card) != Sect.CAMARILLA)
            pieces.add(c.in(t.identity.sect(card).title()));
        if (!numbers.isEmpty()) pieces.add(numbers);
        if (t.owner(card) != t.controller(card)) pieces.add(owner(c, card));
        return pieces;
    }

    /// The same pieces on one line.
    static String whole(VtesCanvas c, int card) {
        return String.join(" ", pieces(c, card));
    }

    /// Only its name, state and blood.
    static String brief(VtesCanvas c, int card) {
        return pieces(c, card).getFirst();
    }

    private static String signs(Vtes t, int card) {
        return (t.minions.locked(card) ? Legend.LOCKED : "") + (t.minions.woken(card) ? Legend.WOKEN : "")
                + (t.minions.wounded(card) && !t.regions.inTorpor(card) ? Legend.WOUNDED : "")
                + (t.identity.contestsTitle(card) ? Legend.CONTESTED : "")
                + (t.minions.recruitedThisTurn(card) ? Legend.FRESH : "")
                + (t.minions.isHunted(card) ? Legend.MARKED : "") + (t.facts.isMerged(card) ? Legend.MERGED : "");
    }

    private static String blood(VtesCanvas c, int card) {
        Vtes t = c.t();
        if (!t.facts.isVampire(card)) return c.colours().blood("♥" + t.blood.of(card));
        String blood = t.blood.of(card) + "/" + t.blood.capacity(card);
        return t.blood.of(card) == 0 ? c.colours().blood(blood) : blood;
    }

    private static String disciplines(Vtes t, int card) {
        List<String> codes = new ArrayList<>();
        for (int level = Discipline.SUPERIOR; level > 0; level--)
            for (Discipline discipline : Discipline.values())
                if (t.identity.level(card, discipline) == level) codes.add(CardFacts.code(discipline, level));
        return String.join(" ", codes);
    }

    /// The numbers that differ from the default of a minion.
    private static String numbers(VtesCanvas c, int card) {
        Vtes t = c.t();
        if (t.regions.inTorpor(card)) return "";
        List<String> numbers = new ArrayList<>();
        int bleed = CurrentAction.bleedOf(t, card), strength = CurrentCombat.strength(t, card),
                votes = CurrentReferendum.votes(t, card);
        int stealth = t.value(Value.STEALTH, card), intercept = t.value(Value.INTERCEPT, card);
        if (bleed != 1) numbers.add(c.say("b", "m") + bleed);
        if (strength != 1) numbers.add(c.say("s", "f") + strength);
        if (votes > 0) numbers.add("v" + votes);
        if (stealth != 0) numbers.add(signed(stealth) + c.say("s", "d"));
        if (intercept != 0) numbers.add(signed(intercept) + "i");
        return String.join(" ", numbers);
    }

    private static String signed(int n) {
        return n < 0 ? "−" + -n : "+" + n;
    }

    /// A card in play other than a minion: its state, level and counters.
    static String permanent(VtesCanvas c, int card) {
        Vtes t = c.t();
        String level = t.notes.level(card) == 2 ? "+" : "";
        String counters = t.blood.of(card) == 0 ? "" : " " + t.blood.of(card);
        String owner = card == NONE || t.owner(card) == t.controller(card) ? "" : " " + owner(c, card);
        return (t.minions.locked(card) ? Legend.LOCKED : "") + (card == NONE ? "" : c.card(card)) + level + counters
                + owner
                + recalled(c, card);
    }

    /// The owner of a card that another seat controls.
    private static String owner(VtesCanvas c, int card) {
        return c.colours().faint(c.say("of ", "à ") + (c.t().owner(card) + 1));
    }

    private static String recalled(VtesCanvas c, int card) {
        List<String> whom = Recalled.of(c.t(), card, c.phrases(), c::nameInSentence);
        return whom.isEmpty() ? "" : " " + Legend.RECALLED + " " + String.join(", ", whom);
    }
}
