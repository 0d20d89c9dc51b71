package elysium.vtes.dsl;

import elysium.kernel.Text;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.vtes.flow.PlayCard;
import elysium.vtes.flow.action.Announcing;
import elysium.vtes.rules.action.ActionTerms;
import elysium.vtes.rules.card.ModeName;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Moment;
import org.jspecify.annotations.Nullable;

/// Builds a mode of a card: its usage, user, window, announcement and effects.
///
/// @param terms what the announcement of an action fixes, or null for other modes
public record ModeBuilder(Usage how, @Nullable ActionTerms terms, int moment, Program<Vtes> announce,
        Program<Vtes> then) {

    private static ModeBuilder of(Usage.As as, UsedBy who, int moment) {
        return new ModeBuilder(Usage.of(as, who), null, moment, Program.none(), Program.none());
    }

    private static ModeBuilder acting(Usage.As as, ActionKind kind, int stealth) {
        return new ModeBuilder(Usage.of(as, UsedBy.READY), ActionTerms.of(kind).stealth(stealth), Moment.AS_ACTION,
                Program.none(),
                Program.none());
    }

    // ---- usage

    public static ModeBuilder master() {
        return of(Usage.As.MASTER, UsedBy.SEAT, Moment.MASTER_PHASE);
    }

    public static ModeBuilder event() {
        return of(Usage.As.EVENT, UsedBy.SEAT, Moment.DISCARD_PHASE);
    }

    /// An action card with its own effect.
    public static ModeBuilder action() {
        return acting(Usage.As.ACTION, ActionKind.CARD, 0);
    }

    /// An action card that improves a basic action.
    public static ModeBuilder action(ActionKind kind) {
        return acting(Usage.As.ACTION, kind, 0);
    }

    public static ModeBuilder political() {
        return acting(Usage.As.POLITICAL_ACTION, ActionKind.POLITICAL, 1);
    }

    public static ModeBuilder equip() {
        return acting(Usage.As.EQUIPMENT, ActionKind.EQUIP, 1);
    }

    public static ModeBuilder employ() {
        return acting(Usage.As.RETAINER, ActionKind.EMPLOY, 1);
    }

    public static ModeBuilder recruit() {
        return acting(Usage.As.ALLY, ActionKind.RECRUIT, 1);
    }

    public static ModeBuilder modifier() {
        return of(Usage.As.MODIFIER, UsedBy.ACTING, Moment.BEFORE_RESOLUTION);
    }

    public static ModeBuilder reaction() {
        return of(Usage.As.REACTION, UsedBy.REACTING, Moment.BEFORE_RESOLUTION);
    }

    /// A combat card for a step of the round.
    public static ModeBuilder combat(int window) {
        return of(Usage.As.COMBAT, UsedBy.COMBATANT, window);
    }

    public static ModeBuilder reflex(int window) {
        return of(Usage.As.REFLEX, UsedBy.READY, window);
    }

    /// A text of a card in play, for its player in a window.
    public static ModeBuilder use(int window) {
        return of(Usage.As.ABILITY, UsedBy.SEAT, window);
    }

    /// A text of a minion or of an attached card, for the minion in a window.
    public static ModeBuilder itsUse(int window) {
        return of(Usage.As.ABILITY, UsedBy.BEARER, window);
    }

    /// An action that a card in play grants to minions.
    public static ModeBuilder grant() {
        return acting(Usage.As.GRANT, ActionKind.CARD, 0);
    }

    // ---- user, time and level

    public ModeBuilder by(UsedBy who) {
        return new ModeBuilder(how.by(who), terms, moment, announce, then);
    }

    public ModeBuilder in(int window) {
        return new ModeBuilder(how, terms, window, announce, then);
    }

    public ModeBuilder marked(int mark) {
        return new ModeBuilder(how.with(mark), terms, moment, announce, then);
    }

    /// Usable by the controller of the card's host.
    public ModeBuilder byHost() {
        return marked(Usage.OF_HOST);
    }

    ModeBuilder at(int level, Discipline... disciplines) {
        return new ModeBuilder(how.at(level, disciplines), terms, moment, announce, then);
    }

    // ---- the announcement of an action

    public ModeBuilder stealth(int inherent) {
        return terms(fixed().stealth(inherent));
    }

    public ModeBuilder bleed(int more) {
        return terms(fixed().bleed(more));
    }

    /// The action targets the acting Methuselah's prey.
    public ModeBuilder atPrey() {
        return terms(fixed().at(ActionTerms.PREY));
    }

    /// The action targets the controller of the card through which it is performed.
    public ModeBuilder atController() {
        return terms(fixed().at(ActionTerms.CONTROLLER));
    }

    /// The action targets the minion that bears the card.
    public ModeBuilder atHost() {
        return terms(fixed().at(ActionTerms.HOST).atCard(Effects.TARGET));
    }

    public ModeBuilder terms(ActionTerms others) {
        return new ModeBuilder(how, others, moment, announce, then);
    }

    private ActionTerms fixed() {
        if (terms == null) throw new IllegalStateException(how.as() + " is no action");
        return terms;
    }

    // ---- announcement, in this order, and effects

    /// The name of the mode, for cards with several.
    public ModeBuilder called(String en, String fr) {
        return announces(new ModeName(new Text(en, fr)));
    }

    @SafeVarargs public final ModeBuilder only(Instruction.Requirement<Vtes>... needs) {
        return announces(Program.of(needs));
    }

    @SafeVarargs public final ModeBuilder costs(Instruction.Cost<Vtes>... costs) {
        return announces(Program.of(costs));
    }

    /// A card must be chosen at the announcement; an action targets it.
    public ModeBuilder at(CardChoice aim) {
        Program<Vtes> some = aim.among().isHidden() ? Program.of(aim.liesSomewhere()) : Program.none();
        ModeBuilder next = announces(some.then(aim.exists()).then(aim.pick()));
        return terms == null ? next : next.terms(fixed().atCard(aim.name()));
    }

    /// A Methuselah must be chosen likewise.
    public ModeBuilder at(SeatChoice whom) {
        ModeBuilder next = announces(whom.pick());
        return terms == null ? next : next.terms(fixed().atSeat(whom.name()));
    }

    public ModeBuilder announces(Program<Vtes> more) {
        return new ModeBuilder(how, terms, moment, announce.then(more), then);
    }

    public ModeBuilder announces(Instruction<Vtes> more) {
        return announces(Program.of(more));
    }

    @SafeVarargs public final ModeBuilder does(Instruction<Vtes>... parts) {
        return does(Program.of(parts));
    }

    public ModeBuilder does(Program<Vtes> more) {
        return new ModeBuilder(how, terms, moment, announce, then.then(more));
    }

    Mode<Vtes> bind() {
        Program<Vtes> head = Program.of(how);
        Program<Vtes> announced = (terms == null ? head : head.then(terms)).then(announce);
        return Mode.of(moment, (_, _, _) -> false, announced, seam(), then);
    }

    /// The instruction between announcement and effect: an action runs, a card from hand may be answered.
    private Program<Vtes> seam() {
        if (how.as().isAction()) return Announcing.SEAM;
        return how.as().fromHand() ? PlayCard.SEAM : Program.none();
    }
}
