package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.ModeBuilder.master;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Moment;

/// Made-up permanents that trigger at moments no real card uses.
final class CuriousWitnesses {
    private static final int WHO = 1, WITH_WHOM = 2, FIRST = 4;

    private CuriousWitnesses() {}

    static void write(List<CardBuilder> page) {
        page.add(witness("Dawn", Moment.TURN_STARTS));
        page.add(witness("Mastery", Moment.MASTER_STARTS));
        page.add(witness("Deeds", Moment.MINION_STARTS));
        page.add(witness("Influence", Moment.INFLUENCE_STARTS));
        page.add(witness("Waste", Moment.DISCARD_STARTS));
        page.add(witness("Dusk", Moment.TURN_ENDS));
        page.add(witness("Torpor", Moment.WENT_TO_TORPOR));
        page.add(witness("Ashes", Moment.BURNED));
        page.add(witness("Ousting", Moment.OUSTED));
        page.add(witness("Intent", Moment.ACTION_ANNOUNCED));
        page.add(witness("Failure", Moment.ATTEMPT_FAILED));
        page.add(witness("Bleeding", Moment.BLEED_SUCCEEDED));
        page.add(witness("Success", Moment.ACTION_SUCCEEDED));
        page.add(witness("Endings", Moment.ACTION_ENDED));
        page.add(witness("Thresholds", Moment.RESOLVES));
        page.add(witness("Hunting", Moment.HUNTED));
        page.add(witness("Meeting", Moment.ENTERED_COMBAT));
        page.add(witness("Wounds", Moment.DAMAGED));
        page.add(witness("Rounds", Moment.ROUND_ENDED));
        page.add(witness("Parting", Moment.COMBAT_ENDED));
        page.add(witness("Consent", Moment.REFERENDUM_PASSED));
        page.add(witness("Refusal", Moment.REFERENDUM_FAILED));
        page.add(witness("Honour", Moment.TITLE_GAINED));
        page.add(witness("Amaranth", Moment.DIABLERISED));
    }

    private static CardBuilder witness(String of, int moment) {
        String name = "Witness of " + of;
        return card(Kind.MASTER, CuriousCrypt.slug(name), name, name).basic(master().does(comesIntoPlay()))
                .inOrder(moment, (_, _, _) -> true, testimony());
    }

    /// Burns pool of the subject's Methuselah, of that of the place, and of the one whose texts come first.
    private static Instruction.Effect<Vtes> testimony() {
        return (t, _) -> {
            TriggerResolution<?> o = (TriggerResolution<?>) t.frame(t.depth() - 2);
            burn(t, Moment.isOfSeats(o.moment()), o.subject(), WHO);
            burn(t, Moment.isAtSeats(o.moment()), o.place(), WITH_WHOM);
            burn(t, true, o.first(), FIRST);
        };
    }

    private static void burn(Vtes t, boolean ofSeat, int of, int pool) {
        int seat = ofSeat || of == NONE ? of : t.controller(of);
        if (seat != NONE && t.seats.isAlive(seat)) t.pools.burn(seat, pool);
    }
}
