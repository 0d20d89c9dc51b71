package elysium.rivals.show.text;

import java.util.List;
import java.util.Locale;
import elysium.kernel.Text;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.tabletop.Card;
import elysium.tabletop.game.CardSchema;
import elysium.tabletop.game.CardSchema.Sort;

/// Names the sort of each card, for players and programs.
public final class CardKinds {
    private static final Text ACTION = new Text("Action", "Action"),
            UNHOSTED = new Text("Unhosted Action", "Action libre");
    /// The names of the printed numbers; those only the rules read have none.
    private static final List<String> FACTS = List.of("", "clan", "bp", "physical", "social", "mental", "animalism",
            "auspex", "blood sorcery", "celerity", "dominate", "fortitude", "obfuscate", "potence", "presence",
            "protean",
            "thin-blood alchemy", "need", "attack", "react", "", "damage", "shield", "influence", "prestige", "blood",
            "threshold", "health", "agenda", "limit", "", "set", "copies");
    public static final CardSchema PRINTING = new CardSchema(FACTS, List.of(), CardKinds::of);

    private CardKinds() {}

    /// The sort of a card: by its main kind first, then by its traits.
    static Sort of(Card<?> card) {
        if (CardFacts.has(card, Trait.PRINCE)) return sort("prince", "Title of the city", "Titre de la Cité");
        if (CardFacts.is(card, Kind.MORTAL)) return mortal(card);
        if (CardFacts.is(card, Kind.EVENT))
            return CardFacts.has(card, Trait.ONGOING) ? sort("ongoing-event", "Ongoing Event", "Événement Persistant")
                    : sort("event", "Event", "Événement");
        if (CardFacts.is(card, Kind.ATTACK) && CardFacts.is(card, Kind.REACTION))
            return sort("attack-reaction", "Attack or Reaction", "Attaque ou Réaction");
        if (CardFacts.is(card, Kind.INFLUENCE_MODIFIER))
            return new Sort("modifier", Kind.INFLUENCE_MODIFIER.title());
        Kind kind = Kind.of(card.kind());
        return kind == Kind.ACTION ? action(card) : new Sort(kind.name().toLowerCase(Locale.ROOT), titled(kind));
    }

    private static Text titled(Kind kind) {
        return kind == Kind.VAMPIRE ? new Text("Vampire", "Vampire") : kind.title();
    }

    private static Sort mortal(Card<?> card) {
        if (CardFacts.has(card, Trait.ANTAGONIST)) return sort("antagonist", "Antagonist", "Antagoniste");
        return CardFacts.has(card, Trait.VAGRANT) ? sort("vagrant", "Vagrant", "Clochard")
                : sort("citizen", "Citizen", "Citoyen");
    }

    private static Sort action(Card<?> card) {
        Text name = CardFacts.has(card, Trait.UNHOSTED) ? UNHOSTED : ACTION;
        if (!CardFacts.has(card, Trait.ONGOING)) return new Sort("action", name);
        return sort("ongoing", name.en() + ", Ongoing", name.fr() + " Persistante");
    }

    private static Sort sort(String word, String en, String fr) {
        return new Sort(word, new Text(en, fr));
    }

    static {
        if (FACTS.size() != Fact.COUNT) throw new IllegalStateException("each printed number has a name, or none");
    }
}
