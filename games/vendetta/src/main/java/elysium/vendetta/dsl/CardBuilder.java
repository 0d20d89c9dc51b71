package elysium.vendetta.dsl;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.Card;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.game.CardEntry;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;

/// Builds a card of the book from its printed numbers and texts.
public final class CardBuilder extends CardEntry<CardBuilder> {
    private static final long EARLY = 1L << Moment.PLAYED | 1L << Moment.PLANNING_ENDS | 1L << Moment.STAYING
            | 1L << Moment.BEFORE_REVELATION | 1L << Moment.REVELATION;

    private final Kind kind;
    private final List<Mode<Vendetta>> modes = new ArrayList<>();
    private final List<Instruction.ValueModifier<Vendetta>> always = new ArrayList<>();
    private Text words = Text.NONE;
    private Card.Source source = Card.Source.THIRD_PARTY;
    private long heeds, adds;

    private CardBuilder(Kind kind, String slug, String en, String fr) {
        super(slug, new Text(en, fr), Fact.COUNT);
        this.kind = kind;
        facts[Fact.KIND] = kind.ordinal();
        facts[Fact.CLAN] = -1;
    }

    public static CardBuilder card(Kind kind, String slug, String en, String fr) {
        return new CardBuilder(kind, slug, en, fr);
    }

    public CardBuilder clan(Clan clan) {
        return with(Fact.CLAN, clan.ordinal());
    }

    public CardBuilder starting() {
        return with(Fact.STARTING, 1);
    }

    public CardBuilder power(int power) {
        return with(Fact.POWER, power);
    }

    /// The printed numbers of an Ally or Victim: Blood in Feed, Influence, Blood when Drained, Influence once Drained.
    public CardBuilder gives(int feed, int influence, int drain, int drained) {
        facts[Fact.FEED] = feed;
        facts[Fact.INFLUENCE] = influence;
        facts[Fact.DRAIN] = drain;
        return with(Fact.DRAINED, drained);
    }

    public CardBuilder influence(int influence) {
        return with(Fact.INFLUENCE, influence);
    }

    public CardBuilder says(String en, String fr) {
        words = new Text(en, fr);
        return this;
    }

    /// Adds the text of an active card.
    public CardBuilder does(Program<Vendetta> then) {
        return does(
                kind == Kind.PREPARATION ? Moment.PREPARATION : kind == Kind.CONFLICT ? Moment.CONFLICT
                        : Moment.AFTERMATH,
                then);
    }

    public CardBuilder does(Instruction<Vendetta> then) {
        return does(Program.of(then));
    }

    /// Adds a text triggered at the card's own Location.
    public CardBuilder does(int moment, Program<Vendetta> then) {
        return when(moment, (_, _, _) -> true, then);
    }

    /// Adds a triggered text with a condition.
    public CardBuilder when(int moment, Mode.Trigger<Vendetta> trigger, Program<Vendetta> then) {
        modes.add(Mode.of(moment, trigger, Program.none(), Program.none(), then));
        heeds |= 1L << moment;
        if (kind == Kind.PASSIVE && (EARLY >> moment & 1) != 0) facts[Fact.EARLY] = 1;
        return this;
    }

    /// Adds a text that modifies a value while it is active.
    public CardBuilder always(int value, Instruction.ValueModifier<Vendetta> text) {
        always.add(text);
        adds |= 1L << value;
        return this;
    }

    /// Adds a permission for its player while it is active; the rules find it by the value.
    public CardBuilder enables(int value) {
        adds |= 1L << value;
        return this;
    }

    public CardBuilder from(Card.Source where) {
        source = where;
        return this;
    }

    /// Builds the card with its permanent number.
    public Card<Vendetta> bind(int number) {
        return new Card<>(number, slug, name, words, kind.ordinal(), List.of(facts), modes, always,
                new Card.Masks(heeds, adds), source, see);
    }
}
