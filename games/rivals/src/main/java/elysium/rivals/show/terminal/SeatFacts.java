package elysium.rivals.show.terminal;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.table.Rivals;

/// Public facts of a player that hold only at times.
final class SeatFacts {
    private static final int NAME = 14;

    private SeatFacts() {}

    static List<String> of(RivalsCanvas c, int seat) {
        Rivals t = c.t();
        List<String> facts = new ArrayList<>();
        if (t.isOver() || t.turn.number() == 0 || t.victory.isOut(seat)) return facts;
        if (t.turn.protectedFrom(seat)) facts.add(c.say("protected until the end of their first turn",
                "à l'abri jusqu'à la fin de son premier tour"));
        if (t.rivalTokens.holder(seat) == seat) facts.add(c.say("holds the Rival token that names them",
                "détient le jeton Rival qui le désigne"));
        if (t.rivalTokens.mortalsBeaten(seat) > 0)
            facts.add(c.say("Mortals defeated this turn: ", "Mortels vaincus ce tour-ci : ")
                    + t.rivalTokens.mortalsBeaten(seat));
        if (t.tokens.limited()) tokens(c, seat, facts);
        return facts;
    }

    /// With limited tokens: those left in the supply, and other colours in the pool.
    private static void tokens(RivalsCanvas c, int seat, List<String> facts) {
        facts.add(c.say("tokens left in the supply: ", "jetons restants dans la réserve : ")
                + c.t().tokens.availableInSupply(seat, Short.MAX_VALUE));
        for (int colour = 0; colour < c.t().players(); colour++)
            if (colour != seat && c.t().tokens.colouredInPool(seat, colour) > 0)
                facts.add(c.say("prestige in the colour of ", "Prestige de la couleur de ") + c.name(colour, NAME)
                        + c.say(": ", " : ") + c.t().tokens.colouredInPool(seat, colour));
    }
}
