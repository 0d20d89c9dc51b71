package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAND;

import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Scope;
import elysium.rivals.table.vocabulary.Value;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import org.jspecify.annotations.Nullable;

/// The Influence that a player can commit: vampires, one Modifier, prestige.
public final class Influence {
    /// Ledger key of a stand-in.
    public static final int STAND_IN = -2;

    private Influence() {}

    /// The clause that forbids a vampire to exert Influence: it has done so (RIV-INF-05), or has none.
    public static @Nullable RivalsClause forbidsExerting(Rivals t, int vampire) {
        if (t.readiness.hasNoInfluence(vampire)) return RivalsClause.SPENT;
        return t.attributes.influence(vampire) == 0 ? RivalsClause.NONE_TO_EXERT : null;
    }

    public static boolean canModify(Rivals t, int seat, int card) {
        if (t.facts.is(card, Kind.INFLUENCE_MODIFIER)) return true;
        int asks = t.printed(card, Fact.REQUIREMENT);
        return asks >= 1 && asks <= t.value(Value.STANDS_IN, seat);
    }

    /// The clause that forbids a Modifier: one was played (RIV-INF-08), or a card has stood in this turn.
    public static @Nullable RivalsClause forbidsModifier(Rivals t, int seat, int card) {
        boolean standsIn = Conflict.isStandIn(t, card);
        int played = Conflict.modifier(t, seat);
        if (played != NONE) return standsIn || Conflict.isStandIn(t, played) ? RivalsClause.MODIFIER_OR_STAND_IN
                : RivalsClause.ONE_MODIFIER;
        return standsIn && t.ledger.used(Scope.TURN, seat, STAND_IN) ? RivalsClause.USED : null;
    }

    /// Notes a stand-in for this turn, once it is public.
    public static void recordStandIn(Rivals t, int seat) {
        t.ledger.use(Scope.TURN, seat, STAND_IN);
    }

    /// Offers the vampires of a seat, and the Modifiers of its hand.
    public static void offer(Rivals t, int seat, Offers out) {
        for (int v = t.coteries.firstOf(seat); v != NONE; v = t.coteries.nextOf(v))
            out.offer(Move.of(Verb.EXERT, v), forbidsExerting(t, v));
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (canModify(t, seat, card) && !Hands.isDuplicate(t, card))
                out.offer(Move.of(Verb.MODIFIER, card), forbidsModifier(t, seat, card));
    }

    /// The most Influence that a seat could still commit: every vampire with all that texts can add, the best Modifier,
    /// and all prestige except the last.
    ///
    /// @param actor a vampire that will be exhausted before, or NONE
    /// @param exerted a vampire that will have exerted what it has now, or NONE
    /// @param played a card of the hand that is played itself, and stands in for no Modifier, or NONE
    public static int maxInfluence(Rivals t, int seat, int actor, int exerted, int played) {
        return spendablePrestige(t, seat) + vampires(t, seat, actor, exerted) + bestModifier(t, seat, played);
    }

    /// The same with a Modifier chosen.
    public static int maxInfluenceWith(Rivals t, int seat, int modifier) {
        return spendablePrestige(t, seat) + vampires(t, seat, NONE, NONE) + Conflict.modifierInfluence(t, modifier);
    }

    /// The prestige that a seat can spend: never the last (RIV-ABL-09).
    public static int spendablePrestige(Rivals t, int seat) {
        return Math.max(0, t.prestige.of(seat) - 1);
    }

    private static int vampires(Rivals t, int seat, int actor, int exerted) {
        int sum = 0;
        for (int v = t.coteries.firstOf(seat); v != NONE; v = t.coteries.nextOf(v)) {
            sum += t.attributes.influence(v);
            if (v != exerted && !t.readiness.hasNoInfluence(v)) sum += texts(t, seat, v, actor);
        }
        return sum;
    }

    private static int bestModifier(Rivals t, int seat, int played) {
        int best = 0;
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (card != played && canModify(t, seat, card) && forbidsModifier(t, seat, card) == null)
                best = Math.max(best, Conflict.modifierInfluence(t, card));
        return best;
    }

    private static int texts(Rivals t, int seat, int vampire, int actor) {
        if (!t.isActive(vampire) || !Texts.has(t, vampire, Moment.IN_INFLUENCE)) return 0;
        List<Mode<Rivals>> modes = t.book().card(t.face(vampire)).modes();
        int sum = 0;
        for (int mode = 0; mode < modes.size(); mode++)
            if (modes.get(mode).moment() == Moment.IN_INFLUENCE
                    && forbids(t, CardPlay.of(t, vampire, mode, seat, vampire), actor) == null)
                sum += adds(t, CardPlay.of(t, vampire, mode, seat, vampire));
        return sum;
    }

    private static @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play, int actor) {
        Mode<Rivals> mode = t.book().card(play.def()).modes().get(play.mode());
        if (Uses.of(t, play.card(), play.mode()).used(t, play.card(), play.mode())) return RivalsClause.USED;
        for (Instruction<Rivals> part : mode.announcement().instructions())
            if (part instanceof ExhaustCost tiring && tiring.exhaustedCard(t, play) == actor)
                return RivalsClause.MUST_BE_READY;
        return Texts.forbids(t, play);
    }

    private static int adds(Rivals t, CardPlay<Rivals> play) {
        int sum = 0;
        for (Instruction<Rivals> part : t.book().instructions(play.def(), play.mode()))
            if (part instanceof Instruction.ValueModifier<Rivals> adds && (adds.values() >> Value.INFLUENCE & 1) != 0)
                sum += t.effects.previewAmount(play, adds, Value.INFLUENCE, play.card());
        return sum;
    }
}
