package elysium.vtes.dsl;

import static elysium.vtes.table.vocabulary.Discipline.INFERIOR;
import static elysium.vtes.table.vocabulary.Discipline.SUPERIOR;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.Card;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.game.CardEntry;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Title;

/// Builds a card of the book.
public final class CardBuilder extends CardEntry<CardBuilder> {
    private static final int NONE = -1, LEVELS_EACH = 8, NEEDS_EACH = 16, HALF = 16;

    private final Kind kind;
    private final List<Mode<Vtes>> modes = new ArrayList<>();
    private final List<Instruction.ValueModifier<Vtes>> always = new ArrayList<>();
    private Text words = Text.NONE;
    private long heeds, tireless, adds;

    private CardBuilder(Kind kind, String slug, String en, String fr) {
        super(slug, new Text(en, fr), Fact.COUNT);
        this.kind = kind;
        facts[Fact.KINDS] = kind.bit();
        for (int none : List.of(Fact.NAMESAKE, Fact.CLAN, Fact.NEEDS_CLAN, Fact.NEEDS_OTHER_CLAN, Fact.NEEDS_SECT,
                Fact.SLAVE_OF, Fact.GIVES, Fact.REPLACED))
            facts[none] = NONE;
        if (kind == Kind.ALLY) body(0, 1, 1);             // default without a printed value (VTES-RUL-56)
    }

    public static CardBuilder card(Kind kind, String slug, String en, String fr) {
        return new CardBuilder(kind, slug, en, fr);
    }

    // ---- printed facts of crypt cards

    public CardBuilder clan(Clan clan) {
        return with(Fact.CLAN, clan.ordinal());
    }

    public CardBuilder group(int group) {
        return with(Fact.GROUP, group);
    }

    public CardBuilder capacity(int capacity) {
        return with(Fact.CAPACITY, capacity);
    }

    public CardBuilder sect(Sect sect) {
        return with(Fact.SECT, sect.ordinal());
    }

    public CardBuilder prince(int city) {
        return titled(Title.PRINCE.of(city));
    }

    /// A title without a city or clan.
    public CardBuilder titled(Title title) {
        return titled(title.alone());
    }

    public CardBuilder titled(int title) {
        return with(Fact.TITLE, title);
    }

    /// The Disciplines at the inferior level.
    public CardBuilder knows(Discipline... disciplines) {
        return level(INFERIOR, disciplines);
    }

    /// The Disciplines at the superior level.
    public CardBuilder masters(Discipline... disciplines) {
        return level(SUPERIOR, disciplines);
    }

    private CardBuilder level(int level, Discipline... disciplines) {
        for (Discipline one : disciplines)
            facts[Fact.DISCIPLINES + one.ordinal() / LEVELS_EACH] |= level << one.ordinal() % LEVELS_EACH * 2;
        return this;
    }

    /// The number of the base card whose name an advanced vampire shares (VTES-ADV-01).
    public CardBuilder namesake(int number) {
        return with(Fact.NAMESAKE, number);
    }

    public CardBuilder slaveOf(Clan clan) {
        return with(Fact.SLAVE_OF, clan.ordinal());
    }

    public CardBuilder circle(int circle) {
        return with(Fact.CIRCLE, circle);
    }

    // ---- printed facts of library cards

    /// Further kinds.
    public CardBuilder alsoIs(Kind... kinds) {
        for (Kind one : kinds) facts[Fact.KINDS] |= one.bit();
        return this;
    }

    /// Its traits, as a bit set.
    public CardBuilder is(int traits) {
        facts[Fact.TRAITS] |= traits & (1 << HALF) - 1;
        facts[Fact.MORE_TRAITS] |= traits >>> HALF;
        return this;
    }

    public CardBuilder needs(Clan clan) {
        return with(Fact.NEEDS_CLAN, clan.ordinal());
    }

    public CardBuilder needs(Clan clan, Clan other) {
        return needs(clan).with(Fact.NEEDS_OTHER_CLAN, other.ordinal());
    }

    public CardBuilder needs(Sect sect) {
        return with(Fact.NEEDS_SECT, sect.ordinal());
    }

    /// Requires traits of the minion, such as Black Hand (VTES-TRT-01).
    public CardBuilder needsTraits(int traits) {
        return with(Fact.NEEDS_TRAITS, traits >>> HALF);
    }

    /// Requires one of some titles.
    public CardBuilder needs(Title... titles) {
        for (Title one : titles) facts[Fact.NEEDS_TITLE] |= one.bit();
        return this;
    }

    /// Requires one of some Disciplines.
    public CardBuilder needs(Discipline... disciplines) {
        for (Discipline one : disciplines)
            facts[Fact.NEEDS_DISCIPLINES + one.ordinal() / NEEDS_EACH] |= 1 << one.ordinal() % NEEDS_EACH;
        return this;
    }

    public CardBuilder needsAll(Discipline... disciplines) {
        return needs(disciplines).with(Fact.NEEDS_ALL, 1);
    }

    /// Requires a minimum capacity.
    public CardBuilder needsCapacity(int capacity) {
        return with(Fact.NEEDS_CAPACITY, capacity);
    }

    public CardBuilder blood(int cost) {
        return with(Fact.BLOOD_COST, cost);
    }

    public CardBuilder pool(int cost) {
        return with(Fact.POOL_COST, cost);
    }

    /// Sets a later time for its replacement (VTES-RUL-21).
    public CardBuilder replaced(int later) {
        return with(Fact.REPLACED, later);
    }

    /// The life, strength and bleed of an ally or retainer, also for the superior level by default.
    public CardBuilder body(int life, int strength, int bleed) {
        return with(Fact.LIFE, life).with(Fact.STRENGTH, strength).with(Fact.BLEED, bleed)
                .superiorBody(life, strength, bleed);
    }

    /// The life of a retainer at either level.
    public CardBuilder life(int life) {
        return with(Fact.LIFE, life).with(Fact.SUPERIOR_LIFE, life);
    }

    public CardBuilder superiorBody(int life, int strength, int bleed) {
        return with(Fact.SUPERIOR_LIFE, life).with(Fact.SUPERIOR_STRENGTH, strength)
                .with(Fact.SUPERIOR_BLEED, bleed);
    }

    /// The Discipline that a master card gives (VTES-MAS-14).
    public CardBuilder gives(Discipline discipline) {
        return with(Fact.GIVES, discipline.ordinal());
    }

    // ---- text and effects

    /// Its text in both languages, one line per mode: [dom] marks a mode for inferior Dominate, [DOM] one for superior.
    public CardBuilder says(String en, String fr) {
        words = new Text(en, fr);
        return this;
    }

    /// A mode without a Discipline.
    public CardBuilder basic(ModeBuilder way) {
        return mode(way.bind());
    }

    public CardBuilder inferior(Discipline discipline, ModeBuilder way) {
        return mode(way.at(INFERIOR, discipline).bind());
    }

    public CardBuilder superior(Discipline discipline, ModeBuilder way) {
        return mode(way.at(SUPERIOR, discipline).bind());
    }

    /// A mode that requires two Disciplines at that level.
    public CardBuilder inferior(Discipline one, Discipline other, ModeBuilder way) {
        return mode(way.at(INFERIOR, one, other).bind());
    }

    public CardBuilder superior(Discipline one, Discipline other, ModeBuilder way) {
        return mode(way.at(SUPERIOR, one, other).bind());
    }

    /// A text usable while it is in play, or an action that it grants.
    public CardBuilder lets(ModeBuilder way) {
        return mode(way.bind());
    }

    /// A continuous effect while the card is active.
    public CardBuilder always(Instruction.ValueModifier<Vtes> text) {
        always.add(text);
        adds |= text.values();
        return this;
    }

    /// A triggered effect.
    public CardBuilder on(int moment, Mode.Trigger<Vtes> when, Program<Vtes> then) {
        return mode(
                Mode.of(moment, isPlain(then) ? Mode.inAnyOrder(when) : when, Program.none(), Program.none(), then));
    }

    public CardBuilder on(int moment, Mode.Trigger<Vtes> when, Instruction<Vtes> then) {
        return on(moment, when, Program.of(then));
    }

    /// A triggered effect whose order among others matters, so that its player chooses it.
    public CardBuilder inOrder(int moment, Mode.Trigger<Vtes> when, Instruction<Vtes> then) {
        return mode(Mode.of(moment, when, Program.none(), Program.none(), Program.of(then)));
    }

    /// Whether an effect has no choice or cost, so that its order need not be asked.
    private static boolean isPlain(Program<Vtes> then) {
        for (Instruction<Vtes> part : then.instructions())
            if (!(part instanceof Instruction.Effect<Vtes> || part instanceof Instruction.ValueModifier<Vtes>))
                return false;
        return true;
    }

    private CardBuilder mode(Mode<Vtes> mode) {
        modes.add(mode);
        if (isPlayed(mode)) return this;
        heeds |= 1L << mode.moment();
        if (!TextCosts.locks(mode)) tireless |= 1L << mode.moment();
        return this;
    }

    /// Whether a mode is for playing the card, and so inactive in play.
    private static boolean isPlayed(Mode<Vtes> mode) {
        return !mode.instructions().isEmpty() && mode.instructions().getFirst() instanceof Usage how
                && how.as().fromHand();
    }

    /// Builds the card with its permanent number.
    public Card<Vtes> bind(int number) {
        return new Card<>(number, slug, name, words, kind.ordinal(), List.of(facts), modes, always,
                new Card.Masks(heeds, adds, heeds & ~tireless), Card.Source.OFFICIAL, see);
    }
}
