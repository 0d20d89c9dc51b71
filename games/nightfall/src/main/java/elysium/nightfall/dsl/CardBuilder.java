package elysium.nightfall.dsl;

import static elysium.nightfall.dsl.Effects.isKicked;
import static elysium.tabletop.CardPlay.END;

import java.util.List;
import elysium.kernel.Text;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Moment;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;
import elysium.tabletop.Card;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.game.CardEntry;

/// Builds a card of the book from its texts; its values come from the values file.
public final class CardBuilder extends CardEntry<CardBuilder> {
    private static final int NONE = -1;
    /// Skips the kicker text unless the order is kicked (NF-KICK-02, NF-KICK-03).
    private static final Instruction.Jump<Nightfall> IF_KICKED = (t, play) -> isKicked(t, play) ? play.at() + 1 : END;

    private final Kind kind;
    private Text chain = Text.NONE, kicker = Text.NONE, inPlay = Text.NONE, wound = Text.NONE;
    private Program<Nightfall> does = Program.none(), kicked = Program.none();

    private CardBuilder(Kind kind, String slug, String en, String fr) {
        super(slug, new Text(en, fr), Fact.COUNT);
        this.kind = kind;
        facts[Fact.KIND] = kind.ordinal();
        facts[Fact.COLOR] = NONE;
        facts[Fact.KICKER] = NONE;
        facts[Fact.TYPE] = NONE;
    }

    public static CardBuilder card(Kind kind, String slug, String en, String fr) {
        return new CardBuilder(kind, slug, en, fr);
    }

    /// Adds the chain text.
    public CardBuilder chain(String en, String fr, Program<Nightfall> then) {
        chain = new Text(en, fr);
        does = then;
        return this;
    }

    public CardBuilder chain(String en, String fr, Instruction<Nightfall> then) {
        return chain(en, fr, Program.of(then));
    }

    /// Adds the kicker text.
    public CardBuilder kicker(String en, String fr, Program<Nightfall> then) {
        kicker = new Text(en, fr);
        kicked = then;
        return this;
    }

    public CardBuilder kicker(String en, String fr, Instruction<Nightfall> then) {
        return kicker(en, fr, Program.of(then));
    }

    /// Adds the in-play text, with its traits.
    public CardBuilder inPlay(String en, String fr, int traits) {
        inPlay = new Text(en, fr);
        facts[Fact.TRAITS] = traits;
        return this;
    }

    /// A wound of a type, with its text.
    public CardBuilder wound(Wound type, String en, String fr) {
        wound = new Text(en, fr);
        facts[Fact.TYPE] = type.ordinal();
        return this;
    }

    /// Adds it to a quick-start pair (NF-DRAFT-10).
    public CardBuilder pair(int pair) {
        facts[Fact.PAIR] = pair;
        return this;
    }

    public CardBuilder promotional() {
        facts[Fact.PROMOTIONAL] = 1;
        return this;
    }

    public Text name() {
        return name;
    }

    public Text chain() {
        return chain;
    }

    public Text kicker() {
        return kicker;
    }

    public Text inPlay() {
        return inPlay;
    }

    public Text wound() {
        return wound;
    }

    @Override public CardBuilder with(int fact, int value) {
        return super.with(fact, value);
    }

    /// Builds the card with its permanent number and its text.
    public Card<Nightfall> bind(int number, Text words, Card.Source source) {
        boolean plain = kicker.isEmpty();
        Program<Nightfall> seam = plain ? Program.none() : Program.of(IF_KICKED);
        Mode<Nightfall> text = Mode.of(Moment.CHAIN, (_, _, _) -> false, does, seam, kicked);
        return new Card<>(number, slug, name, words, kind.ordinal(), List.of(facts), List.of(text), List.of(),
                new Card.Masks(0, 0), source, see);
    }
}
