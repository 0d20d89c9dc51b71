package elysium.vtes.words;

import elysium.kernel.Text;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.vtes.flow.Playing;
import elysium.vtes.flow.action.Announcing;
import elysium.vtes.rules.Called;
import elysium.vtes.rules.How;
import elysium.vtes.rules.Terms;
import elysium.vtes.rules.Who;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Discipline;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// One way to use a card: as what, by whom, in which window, what is announced, and what then comes of it.
///
/// @param terms what is fixed as an action is announced; null where it is none
public record Way(How how, @Nullable Terms terms, int moment, Program<Vtes> announce, Program<Vtes> then) {

    private static Way of(How.As as, Who who, int moment) {
        return new Way(How.of(as, who), null, moment, Program.none(), Program.none());
    }

    private static Way acting(How.As as, ActionKind kind, int stealth) {
        return new Way(How.of(as, Who.READY), Terms.of(kind).stealth(stealth), Moment.AS_ACTION, Program.none(),
                Program.none());
    }

    // ---- as what

    public static Way master() {
        return of(How.As.MASTER, Who.SEAT, Moment.MASTER_PHASE);
    }

    public static Way event() {
        return of(How.As.EVENT, Who.SEAT, Moment.DISCARD_PHASE);
    }

    /// A card that is an action of its own.
    public static Way action() {
        return acting(How.As.ACTION, ActionKind.CARD, 0);
    }

    /// A card that is a better form of a basic action.
    public static Way action(ActionKind kind) {
        return acting(How.As.ACTION, kind, 0);
    }

    public static Way political() {
        return acting(How.As.POLITICAL_ACTION, ActionKind.POLITICAL, 1);
    }

    public static Way equip() {
        return acting(How.As.EQUIPMENT, ActionKind.EQUIP, 1);
    }

    public static Way employ() {
        return acting(How.As.RETAINER, ActionKind.EMPLOY, 1);
    }

    public static Way recruit() {
        return acting(How.As.ALLY, ActionKind.RECRUIT, 1);
    }

    public static Way modifier() {
        return of(How.As.MODIFIER, Who.ACTING, Moment.BEFORE_RESOLUTION);
    }

    public static Way reaction() {
        return of(How.As.REACTION, Who.REACTING, Moment.BEFORE_RESOLUTION);
    }

    /// A combat card, in a step of the round.
    public static Way combat(int window) {
        return of(How.As.COMBAT, Who.COMBATANT, window);
    }

    public static Way reflex(int window) {
        return of(How.As.REFLEX, Who.READY, window);
    }

    /// What its player may use of a card in play, in a window.
    public static Way use(int window) {
        return of(How.As.ABILITY, Who.SEAT, window);
    }

    /// The same of a minion, or of what a minion carries: the minion itself uses it.
    public static Way itsUse(int window) {
        return of(How.As.ABILITY, Who.BEARER, window);
    }

    /// An action that a card in play lets minions perform.
    public static Way grant() {
        return acting(How.As.GRANT, ActionKind.CARD, 0);
    }

    // ---- by whom, when, at which level

    public Way by(Who who) {
        return new Way(how.by(who), terms, moment, announce, then);
    }

    public Way in(int window) {
        return new Way(how, terms, window, announce, then);
    }

    public Way marked(int mark) {
        return new Way(how.with(mark), terms, moment, announce, then);
    }

    /// Whoever controls the card on which this one lies may use it.
    public Way byHost() {
        return marked(How.OF_HOST);
    }

    Way at(int level, Discipline... disciplines) {
        return new Way(how.at(level, disciplines), terms, moment, announce, then);
    }

    // ---- what is fixed as an action is announced

    public Way stealth(int inherent) {
        return terms(fixed().stealth(inherent));
    }

    public Way bleed(int more) {
        return terms(fixed().bleed(more));
    }

    /// The action targets the acting Methuselah's prey.
    public Way atPrey() {
        return terms(fixed().at(Terms.PREY));
    }

    /// The action targets whoever controls the card through which it is performed.
    public Way atController() {
        return terms(fixed().at(Terms.CONTROLLER));
    }

    /// The action targets the minion on which the card lies.
    public Way atHost() {
        return terms(fixed().at(Terms.HOST).atCard(Words.TARGET));
    }

    public Way terms(Terms others) {
        return new Way(how, others, moment, announce, then);
    }

    private Terms fixed() {
        if (terms == null) throw new IllegalStateException(how.as() + " is no action");
        return terms;
    }

    // ---- what is announced, in this order, and then done

    /// What players call it, where a card can be used in several ways.
    public Way called(String en, String fr) {
        return announces(new Called(new Text(en, fr)));
    }

    @SafeVarargs public final Way only(Instruction.Requirement<Vtes>... needs) {
        return announces(Program.of(needs));
    }

    @SafeVarargs public final Way costs(Instruction.Cost<Vtes>... costs) {
        return announces(Program.of(costs));
    }

    /// A card is chosen as it is announced, without which it is not; an action targets it.
    public Way at(Aim aim) {
        Program<Vtes> some = aim.among().isHidden() ? Program.of(aim.liesSomewhere()) : Program.none();
        Way next = announces(some.then(aim.exists()).then(aim.pick()));
        return terms == null ? next : next.terms(fixed().atCard(aim.name()));
    }

    /// The same of a Methuselah.
    public Way at(Whom whom) {
        Way next = announces(whom.pick());
        return terms == null ? next : next.terms(fixed().atSeat(whom.name()));
    }

    public Way announces(Program<Vtes> more) {
        return new Way(how, terms, moment, announce.then(more), then);
    }

    public Way announces(Instruction<Vtes> more) {
        return announces(Program.of(more));
    }

    @SafeVarargs public final Way does(Instruction<Vtes>... parts) {
        return does(Program.of(parts));
    }

    public Way does(Program<Vtes> more) {
        return new Way(how, terms, moment, announce, then.then(more));
    }

    Mode<Vtes> bind() {
        Program<Vtes> head = Program.of(how);
        Program<Vtes> announced = (terms == null ? head : head.then(terms)).then(announce);
        return Mode.of(moment, (_, _, _) -> false, announced, seam(), then);
    }

    /// What comes between announcing and doing: an action takes its course, a card from hand may be answered.
    private Program<Vtes> seam() {
        if (how.as().isAction()) return Announcing.SEAM;
        return how.as().fromHand() ? Playing.SEAM : Program.none();
    }
}
