package elysium.vtes.curios;

import static elysium.vtes.table.Moment.AFTER_RESOLUTION;
import static elysium.vtes.table.Moment.BEFORE_RANGE;
import static elysium.vtes.words.Adding.to;
import static elysium.vtes.words.Adding.toBearer;
import static elysium.vtes.words.Costs.costsBlood;
import static elysium.vtes.words.Deeds.moreBleed;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Holds.bleeding;
import static elysium.vtes.words.Way.combat;
import static elysium.vtes.words.Way.grant;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Way.modifier;
import static elysium.vtes.words.Way.reaction;
import static elysium.vtes.words.Words.comesIntoPlay;
import static elysium.vtes.words.Words.gainPool;
import static elysium.vtes.words.Words.just;
import static elysium.vtes.words.Words.putOn;

import java.util.List;
import elysium.vtes.rules.How;
import elysium.vtes.rules.Who;
import elysium.vtes.table.Discipline;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Value;
import elysium.vtes.words.Aim;
import elysium.vtes.words.Among;
import elysium.vtes.words.Entry;

/// Made-up cards that forbid, allow or change for one minion what no card of the box does.
final class CuriousBans {
    private static final Aim MINION = Aim.at(Among.MINIONS);

    private CuriousBans() {}

    static void write(List<Entry> page) {
        page.add(upon("Stasis", Value.MAY_NOT_ACT, 1));
        page.add(upon("Vow of Peace", Value.MAY_NOT_BLEED, 1));
        page.add(upon("Fasting", Value.MAY_NOT_HUNT, 1));
        page.add(upon("Stupor", Value.MAY_NOT_REACT, 1));
        page.add(upon("Insomnia", Value.REACTS_LOCKED, 1));
        page.add(upon("Lean Years", Value.HUNT, -1));
        page.add(upon("Open Grave", Value.TORPOR_COST, -2));
        page.add(upon("Last Debt", Value.RESCUE_COST, -2));
        page.add(upon("Long Arm", Value.BLEEDS_ANYONE, 1));
        page.add(upon("Dread Name", Value.NO_ALLY_BLOCKS, 1));
        page.add(made(Kind.MASTER, "Poll Tax").basic(master().does(comesIntoPlay()))
                .always(to(Value.TAX_FOR, (_, _, _) -> 1)));
        page.add(upon("Second Ballot", Value.BALLOTS, 1));
        page.add(made(Kind.MASTER, "Hidden Rite").basic(master().does(comesIntoPlay()))
                .inferior(Discipline.DOMINATE, grant().does(gainPool(1))));
        page.add(made(Kind.MASTER, "Blood Altar").basic(master().does(comesIntoPlay()))
                .lets(grant().announces(costsBlood(just(2))).does(gainPool(1))));
        page.add(made(Kind.ACTION_MODIFIER, "Encore").needs(Discipline.DOMINATE).inferior(Discipline.DOMINATE,
                modifier().marked(How.AGAIN).only(bleeding()).does(moreBleed(1))));
        page.add(made(Kind.REACTION, "Hard Lesson").alsoIs(Kind.COMBAT)
                .basic(combat(BEFORE_RANGE).does(gainPool(1)))
                .basic(reaction().by(Who.HAS_BLOCKED).in(AFTER_RESOLUTION).does(gainPool(1))));
    }

    private static Entry upon(String name, int value, int amount) {
        return made(Kind.MASTER, name).basic(master().at(MINION).does(putOn(MINION))).always(toBearer(value, amount));
    }

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
