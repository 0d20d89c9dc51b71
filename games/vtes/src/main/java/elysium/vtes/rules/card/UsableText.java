package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.action.ActionTerms;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// A text that players may use by choice, with everything that can be precomputed: it is by far the most frequent
/// check, and mostly fails.
public final class UsableText {
    private final int def, mode, moment, blood, pool, disciplines;
    private final boolean superior, played, used, action;
    private final Usage usage;
    private final ActionTerms terms;
    private final @Nullable VariableCost variableCost;
    private final boolean vampires, asks, stays, adds;
    private int requiredRoles, forbiddenRoles;                              // roles its player must and must not have
    private final Instruction.Precondition<Vtes>[] needs, hidden;

    UsableText(Book<Vtes> book, int def, int mode, Usage how) {
        this.def = def;
        this.mode = mode;
        this.usage = how;
        moment = book.card(def).modes().get(mode).moment();
        disciplines = how.disciplines();
        superior = how.level() >= Discipline.SUPERIOR;
        played = how.as().fromHand();
        used = how.as() == Usage.As.ABILITY;
        action = how.as().isAction();
        terms = Objects.requireNonNullElse(find(book.instructions(def, mode), ActionTerms.class), ActionTerms.NONE);
        variableCost = find(book.instructions(def, mode), VariableCost.class);
        blood = played ? Math.max(0, book.printed(def, Fact.BLOOD_COST)) : 0;
        pool = played ? Math.max(0, book.printed(def, Fact.POOL_COST)) : 0;
        vampires = played && Requirements.onlyVampires(book, def, how);
        asks = played && !Requirements.hasNone(book, def);
        stays = PlayRules.mayStayInPlay(how);
        adds = PlayRules.modifiesAction(how);
        suit((book.printed(def, Fact.TRAITS) & Trait.OUT_OF_TURN) != 0);
        int announced = book.card(def).modes().get(mode).announcement().size();
        List<Instruction.Precondition<Vtes>> seen = new ArrayList<>(), unseen = new ArrayList<>();
        for (int i = 0; i < announced; i++) sort(book.instructions(def, mode)[i], seen, unseen);
        needs = array(seen);
        hidden = array(unseen);
    }

    private static <P> @Nullable P find(Instruction<Vtes>[] parts, Class<P> type) {
        for (Instruction<Vtes> part : parts) if (type.isInstance(part)) return type.cast(part);
        return null;
    }

    private void suit(boolean outOfTurn) {
        switch (usage.as()) {
            case MODIFIER -> requiredRoles = Role.ACTION | Role.ACTS;
            case REACTION -> {
                requiredRoles = Role.ACTION | answering();
                forbiddenRoles = Role.ACTS;
            }
            case COMBAT -> requiredRoles = Role.COMBAT;
            case MASTER -> {
                requiredRoles = outOfTurn ? 0 : Role.OWN_TURN;
                forbiddenRoles = outOfTurn ? Role.OWN_TURN : 0;
            }
            case EVENT -> requiredRoles = Role.OWN_TURN;
            default -> {}
        }
    }

    private int answering() {
        return usage.usedBy() == UsedBy.BLOCKING ? Role.ATTEMPTS : usage.usedBy() == UsedBy.HAS_BLOCKED ? Role.BLOCKED
                : 0;
    }

    /// Sorts requirements on public and on hidden information apart.
    private void sort(Instruction<Vtes> part, List<Instruction.Precondition<Vtes>> seen,
            List<Instruction.Precondition<Vtes>> unseen) {
        switch (part) {
            case Usage _ -> {}
            case ActionTerms _ -> {}
            case VariableCost _ -> {}
            case ModeName _ -> {}
            case RoleRequirement during -> requiredRoles |= during.role();
            case RoleGuard within -> {
                requiredRoles |= within.role();
                seen.add(within.needs());
            }
            case Instruction.Cost<Vtes> costs -> seen.addFirst(costs);         // the most selective check first
            case HiddenRequirement one -> unseen.add(one);
            case Instruction.Precondition<Vtes> condition -> seen.add(condition);
            default -> {}
        }
    }

    @SuppressWarnings("unchecked") private static Instruction.Precondition<Vtes>[] array(
            List<Instruction.Precondition<Vtes>> parts) {
        return parts.toArray((Instruction.Precondition<Vtes>[]) new Instruction.Precondition<?>[0]);
    }

    public int mode() {
        return mode;
    }

    public int moment() {
        return moment;
    }

    public Usage usage() {
        return usage;
    }

    /// Whether the card is played from hand.
    public boolean isPlayed() {
        return played;
    }

    /// Whether it is used in play.
    public boolean isUsed() {
        return used;
    }

    /// Whether it is an action.
    public boolean isAction() {
        return action;
    }

    /// Whether its Disciplines are among a minion's, given as bit sets for any level and for the superior one.
    public boolean isMastered(int known, int mastered) {
        return (disciplines & ~(superior ? mastered : known)) == 0;
    }

    public ActionTerms terms() {
        return terms;
    }

    @Nullable VariableCost variableCost() {
        return variableCost;
    }

    /// Whether it is used only in its player's own turn.
    boolean isOwnTurnOnly() {
        return (requiredRoles & Role.OWN_TURN) != 0;
    }

    /// The roles its player must have.
    int requiredRoles() {
        return requiredRoles;
    }

    /// The roles its player must not have.
    int forbiddenRoles() {
        return forbiddenRoles;
    }

    /// Whether its role conditions hold; the methods below assume that they do.
    boolean fitsRole(int role) {
        return (requiredRoles & ~role | forbiddenRoles & role) == 0;
    }

    /// Whether it is useful in a role: waking before resolution is for seats that may block.
    boolean isUsefulInRole(int role) {
        return fitsRole(role) && (!usage.is(Usage.WAKES) || (role & Role.MAY_BLOCK) != 0);
    }

    /// The same for the current role of a seat.
    public boolean fitsSeat(Vtes t, int seat) {
        return (requiredRoles | forbiddenRoles) == 0 || fitsRole(Role.of(t, seat));
    }

    /// Whether it is for the same minions and times as another text.
    boolean canGroupWith(UsableText other) {
        return usage.usedBy() == other.usage.usedBy() && usage.as() == other.usage.as()
                && usage.is(Usage.WAKES) == other.usage.is(Usage.WAKES)
                && usage.is(Usage.NEEDED) == other.usage.is(Usage.NEEDED);
    }

    /// A rough measure of its requirements.
    int strictness() {
        return Integer.bitCount(usage.disciplines()) + usage.level() + 4 * needs.length + (asks ? 2 : 0)
                + (variableCost == null ? blood + pool : 4) + (usage.is(Usage.NEEDED) ? 4 : 0);
    }

    /// Whether a seat might use it with a minion (or NONE) in the right place, judging by public information.
    public boolean mightUse(Vtes t, int seat, int minion) {
        return (minion == NONE || isMet(t, minion)) && affords(t, seat, minion, NONE);
    }

    /// The same for a face-up card.
    public boolean mightUse(Vtes t, int seat, int minion, int card) {
        return judge(t, seat, minion, card);
    }

    /// Whether a seat may use a card this way: the same as [PlayRules#forbids] without a reason.
    public boolean allows(Vtes t, int seat, int minion, int card) {
        return judge(t, seat, minion, card) && (hidden.length == 0 || holds(t, hidden, play(seat, minion, card)));
    }

    /// Whether no master of its kind may be played now.
    boolean forbidsMaster(Vtes t, int seat) {
        return Masters.forbids(t, seat, def) != null;
    }

    private boolean judge(Vtes t, int seat, int minion, int card) {
        return (minion == NONE || fits(t, seat, minion)) && affords(t, seat, minion, card);
    }

    private boolean affords(Vtes t, int seat, int minion, int card) {
        if (stays && (PlayRules.isHeld(t, seat, card) || PlayRules.forbidsPhase(t, usage, def, seat) != null))
            return false;
        if (usage.is(Usage.NEEDED) && PlayRules.forbidsUnneeded(t, seat) != null) return false;
        if (variableCost == null && !pays(t, seat, minion, card)) return false;
        if (adds && (CurrentReferendum.isBloodHunt(t) || PlayRules.forbidsAnother(t, usage, def, minion) != null))
            return false;
        if (variableCost == null && needs.length == 0) return true;
        CardPlay<Vtes> play = play(seat, minion, card);
        return (variableCost == null || CardCosts.forbids(t, play) == null) && holds(t, needs, play);
    }

    /// Checks in order of selectivity: the Disciplines, the place and the requirements of a minion.
    private boolean fits(Vtes t, int seat, int minion) {
        if (!used && disciplines != 0 && !Requirements.hasDisciplines(t, usage, minion)) return false;
        return PlayRules.forbidsState(t, usage, seat, minion) == null && isMet(t, minion);
    }

    /// Whether a minion meets the requirements other than Disciplines.
    private boolean isMet(Vtes t, int minion) {
        if (vampires && !Requirements.playsAsVampire(t, usage, minion)) return false;
        return !asks || Requirements.forbidsPrinted(t, def, minion) == null;
    }

    private boolean pays(Vtes t, int seat, int minion, int card) {
        if (used) return true;
        if (minion != NONE && t.blood.of(minion) < blood + t.value(Value.COST_BLOOD, card)) return false;
        return t.pools.of(seat) >= pool + t.value(Value.COST_POOL, card);
    }

    private CardPlay<Vtes> play(int seat, int minion, int card) {
        return new CardPlay<>(card, def, mode, seat, seat, minion, 0, CardPlay.NO_CHOICES);
    }

    private static boolean holds(Vtes t, Instruction.Precondition<Vtes>[] parts, CardPlay<Vtes> play) {
        for (Instruction.Precondition<Vtes> part : parts) if (part.forbids(t, play) != null) return false;
        return true;
    }
}
