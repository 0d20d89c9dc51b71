package elysium.nightfall.cards;

import java.util.Locale;
import elysium.kernel.Text;
import elysium.nightfall.table.Fact;
import org.jspecify.annotations.Nullable;

/// A field of a card in the values file: a value, a number in a text, or a text.
public enum Field {
    COLOR(Shape.COLOR, "color", "couleur"), LINKS(Shape.COLORS, "links", "liens"),
    KICKER(Shape.COLOR, "kicker", "Pleine Lune"), COST(15, "cost", "coût"), STRENGTH(9, "strength", "Puissance"),
    HEALTH(4, "health", "Points de Vie"), SPECIES(Shape.SPECIES, "species", "espèce"),
    COUNT(60, "number of copies", "nombre d'exemplaires"),
    DRAW(9, "cards drawn", "cartes piochées"), DAMAGE(9, "damage", "dégâts"),
    DISCARD(9, "cards discarded", "cartes défaussées"), INFLUENCE(9, "influence", "Influence"),
    HEAL(9, "health restored", "Points de Vie rendus"), RISE(9, "minions brought back", "Créatures ramenées"),
    LOOK(9, "cards looked at", "cartes regardées"), WOUNDS(9, "wounds", "Blessures"),
    DISCOUNT(9, "lower costs", "baisse des coûts"),
    KICKER_DRAW(9, "cards drawn by the kicker", "cartes piochées par la Pleine Lune"),
    KICKER_DAMAGE(9, "damage of the kicker", "dégâts de la Pleine Lune"),
    KICKER_DISCARD(9, "cards discarded by the kicker", "cartes défaussées par la Pleine Lune"),
    KICKER_INFLUENCE(9, "influence of the kicker", "Influence de la Pleine Lune"),
    KICKER_WOUNDS(9, "wounds of the kicker", "Blessures de la Pleine Lune"),
    KICKER_EXILE(9, "cards exiled by the kicker", "cartes exilées par la Pleine Lune"),
    KICKER_RISE(9, "minions brought back by the kicker", "Créatures ramenées par la Pleine Lune"),
    CHAIN_TEXT(Shape.TEXT, "chain text", "texte Enchaînement"),
    KICKER_TEXT(Shape.TEXT, "kicker text", "texte Pleine Lune"),
    IN_PLAY_TEXT(Shape.TEXT, "in-play text", "texte En jeu"), WOUND_TEXT(Shape.TEXT, "wound text", "texte Blessure"),
    ENGLISH_NAME(Shape.TEXT, "English name", "nom anglais");

    /// The format of a value; a text has only a grade.
    enum Shape {
        COLOR, COLORS, SPECIES, NUMBER, TEXT
    }

    private final Shape shape;
    private final int most;
    private final Text title;

    Field(Shape shape, String en, String fr) {
        this.shape = shape;
        most = 0;
        title = new Text(en, fr);
    }

    Field(int most, String en, String fr) {
        shape = Shape.NUMBER;
        this.most = most;
        title = new Text(en, fr);
    }

    int fact() {
        return switch (this) {
            case COLOR -> Fact.COLOR;
            case LINKS -> Fact.LINKS;
            case KICKER -> Fact.KICKER;
            case COST -> Fact.COST;
            case STRENGTH -> Fact.STRENGTH;
            case HEALTH -> Fact.HEALTH;
            case SPECIES -> Fact.SPECIES;
            case COUNT -> Fact.COPIES;
            default -> counted();
        };
    }

    /// The number's index in the book; both follow the same order.
    private int counted() {
        if (shape != Shape.NUMBER) throw new IllegalStateException(this + " is no number");
        return Fact.DRAW + ordinal() - DRAW.ordinal();
    }

    Shape shape() {
        return shape;
    }

    /// The range of a number.
    int least() {
        return this == COST || this == STRENGTH || this == COUNT ? 0 : 1;
    }

    int most() {
        return most;
    }

    public Text title() {
        return title;
    }

    /// The name in the values file.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static @Nullable Field called(String word) {
        for (Field field : values())
            if (field.word().equals(word)) return field;
        return null;
    }
}
