package elysium.rivals.dsl;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.rules.Uses;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Clan;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.tabletop.Card;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.game.CardEntry;

/// Builds a card of the book from its printed numbers and texts.
public final class CardBuilder extends CardEntry<CardBuilder> {
    private static final int NONE = -1, IN_BOX = 3;
    /// The kinds that are also Action cards, and those of a Library.
    private static final int ACTIONS =
            Kind.SCHEME.bit() | Kind.CONSPIRACY.bit() | Kind.TITLE.bit() | Kind.ANIMAL.bit();
    private static final int LIBRARY = ACTIONS | Kind.ATTACK.bit() | Kind.REACTION.bit() | Kind.ACTION.bit()
            | Kind.INFLUENCE_MODIFIER.bit();

    private final Kind kind;
    private final List<Mode<Rivals>> modes = new ArrayList<>();
    private final List<Instruction.ValueModifier<Rivals>> always = new ArrayList<>();
    private Text words = Text.NONE;
    private long heeds, adds;

    private CardBuilder(Kind kind, String slug, String en, String fr) {
        super(slug, new Text(en, fr), Fact.COUNT);
        this.kind = kind;
        facts[Fact.CLAN] = NONE;
        facts[Fact.REPLIES] = NONE;
        facts[Fact.DAMAGE] = NONE;
        facts[Fact.SET] = slug.startsWith("war-") ? 1 : 0;
        facts[Fact.COPIES] = (LIBRARY & kind.bit()) != 0 ? IN_BOX : 1;
        facts[Fact.KINDS] = kind.bit() | ((ACTIONS & kind.bit()) != 0 ? Kind.ACTION.bit() : 0);
        if (kind == Kind.VAMPIRE) unique();
    }

    public static CardBuilder card(Kind kind, String slug, String en, String fr) {
        return new CardBuilder(kind, slug, en, fr);
    }

    // ---- what is printed on it

    public CardBuilder clan(Clan clan) {
        return with(Fact.CLAN, clan.ordinal());
    }

    public CardBuilder bp(int bp) {
        return with(Fact.BP, bp);
    }

    public CardBuilder attributes(int physical, int social, int mental) {
        return with(Fact.PHYSICAL, physical).with(Fact.SOCIAL, social).with(Fact.MENTAL, mental);
    }

    /// The Disciplines of a vampire, an icon each.
    public CardBuilder has(Discipline... icons) {
        for (Discipline icon : icons) facts[Fact.ICONS + icon.ordinal()]++;
        return this;
    }

    /// The blood potency required to play it.
    public CardBuilder requires(int bp) {
        return with(Fact.REQUIREMENT, bp);
    }

    public CardBuilder attacks(AttackKind... kinds) {
        return with(Fact.ATTACKS, bits(kinds));
    }

    public CardBuilder reacts(AttackKind... kinds) {
        facts[Fact.KINDS] |= Kind.REACTION.bit();
        return with(Fact.REACTS, bits(kinds));
    }

    private static int bits(AttackKind... kinds) {
        int bits = 0;
        for (AttackKind one : kinds) bits |= 1 << one.ordinal();
        return bits;
    }

    /// The kind of damage that a Reaction deals to the attacker.
    public CardBuilder replies(AttackKind with) {
        return with(Fact.REPLIES, with.ordinal());
    }

    public CardBuilder damage(int damage) {
        return with(Fact.DAMAGE, damage);
    }

    public CardBuilder shield(int shield) {
        return with(Fact.SHIELD, shield);
    }

    /// The cost of a Title or the Influence of a Modifier.
    public CardBuilder influence(int influence) {
        return with(Fact.INFLUENCE, influence);
    }

    public CardBuilder prestige(int cost) {
        return with(Fact.PRESTIGE_COST, cost);
    }

    public CardBuilder blood(int cost) {
        return with(Fact.BLOOD_COST, cost);
    }

    /// The prestige that resolves a Conspiracy.
    public CardBuilder threshold(int prestige) {
        return with(Fact.THRESHOLD, prestige);
    }

    /// Marks a card of the City Deck, which players do not play.
    public CardBuilder fromCity() {
        return with(Fact.KINDS, kind.bit()).with(Fact.COPIES, 1);
    }

    public CardBuilder mortal(int blood, int agenda) {
        return with(Fact.MORTAL_BLOOD, blood).with(Fact.AGENDA, agenda);
    }

    public CardBuilder unique() {
        return with(Fact.LIMIT, Fact.UNIQUE);
    }

    public CardBuilder onePerPlayer() {
        return with(Fact.LIMIT, Fact.ONE_A_PLAYER);
    }

    /// Adds traits.
    public CardBuilder is(int traits) {
        return with(Fact.TRAITS, traits);
    }

    /// The number of copies in the box, if not the default.
    public CardBuilder copies(int copies) {
        return with(Fact.COPIES, copies);
    }

    // ---- what it says and does

    public CardBuilder says(String en, String fr) {
        words = new Text(en, fr);
        return this;
    }

    /// Adds a text that modifies a value while it is active.
    public CardBuilder always(Instruction.ValueModifier<Rivals> text) {
        always.add(text);
        adds |= text.values();
        return this;
    }

    /// Adds a triggered text.
    public CardBuilder on(int moment, Mode.Trigger<Rivals> when, Program<Rivals> then) {
        return mode(moment, isPlain(then) ? Mode.inAnyOrder(when) : when, Program.none(), then);
    }

    /// Whether a text has no choice and no cost, so that its order among others does not matter.
    private static boolean isPlain(Program<Rivals> then) {
        for (Instruction<Rivals> part : then.instructions())
            if (!(part instanceof Instruction.Effect<Rivals>)) return false;
        return true;
    }

    public CardBuilder on(int moment, Mode.Trigger<Rivals> when, Instruction<Rivals> then) {
        return on(moment, when, Program.of(then));
    }

    /// Adds an ability for a window, usable once a turn unless its announcement sets another limit.
    public CardBuilder ability(int window, Program<Rivals> announce, Program<Rivals> then) {
        return mode(window, (_, _, _) -> true, announce, then);
    }

    public CardBuilder ability(int window, Program<Rivals> announce, Instruction<Rivals> then) {
        return ability(window, announce, Program.of(then));
    }

    /// The same with another limit.
    public CardBuilder ability(int window, Uses often, Program<Rivals> announce, Program<Rivals> then) {
        return ability(window, Program.<Rivals>of(often).then(announce), then);
    }

    public CardBuilder ability(int window, Uses often, Program<Rivals> announce, Instruction<Rivals> then) {
        return ability(window, often, announce, Program.of(then));
    }

    /// Adds the text of an Action card or Event.
    public CardBuilder plays(Program<Rivals> then) {
        return reads(Moment.AS_PLAYED, then);
    }

    public CardBuilder plays(Instruction<Rivals> then) {
        return reads(Moment.AS_PLAYED, then);
    }

    public CardBuilder plays(Program<Rivals> announce, Program<Rivals> then) {
        return reads(Moment.AS_PLAYED, announce, then);
    }

    public CardBuilder plays(Program<Rivals> announce, Instruction<Rivals> then) {
        return reads(Moment.AS_PLAYED, announce, Program.of(then));
    }

    /// Adds a text read at a step: when revealed, summed, resolved or attached.
    public CardBuilder reads(int moment, Program<Rivals> then) {
        return reads(moment, Program.none(), then);
    }

    public CardBuilder reads(int moment, Instruction<Rivals> then) {
        return reads(moment, Program.none(), Program.of(then));
    }

    public CardBuilder reads(int moment, Program<Rivals> announce, Program<Rivals> then) {
        return mode(moment, (_, _, _) -> false, announce, then);
    }

    private CardBuilder mode(int moment, Mode.Trigger<Rivals> when, Program<Rivals> announce, Program<Rivals> then) {
        modes.add(Mode.of(moment, when, announce, Program.none(), then));
        if (moment < Moment.AS_PLAYED) heeds |= 1L << moment;
        return this;
    }

    /// Builds the card with its permanent number.
    public Card<Rivals> bind(int number) {
        return new Card<>(number, slug, name, words, kind.ordinal(), List.of(facts), modes, always,
                new Card.Masks(heeds, adds), Card.Source.THIRD_PARTY, see);
    }
}
