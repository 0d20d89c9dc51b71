package elysium.vtes.show.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Text;
import elysium.tabletop.Card;
import elysium.tabletop.game.CardSchema;
import elysium.tabletop.game.CardSchema.Sort;
import elysium.tabletop.text.Phrases;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;

/// The kind of each card, as a name for players and an id for programs.
public final class CardKinds {
    public static final CardSchema PRINTING = new CardSchema(Fact.NAMES, List.of(), CardKinds::of);

    private CardKinds() {}

    /// The id is that of the first kind of a card; its name lists all of them.
    static Sort of(Card<?> card) {
        List<Text> titles = new ArrayList<>();
        for (Kind kind : kinds(card)) titles.add(kind.title());
        Text name = VtesPhrases.inBothLanguages(in -> {
            List<String> names = new ArrayList<>();
            for (Text title : titles) names.add(title.in(in.lang()));
            return Phrases.capital(String.join(" / ", names));
        });
        return new Sort(kinds(card).getFirst().name().toLowerCase(Locale.ROOT).replace('_', '-'), name);
    }

    /// The kinds of a card, the main one first.
    public static List<Kind> kinds(Card<?> card) {
        List<Kind> kinds = new ArrayList<>();
        kinds.add(Kind.of(card.kind()));
        for (Kind kind : Kind.values())
            if (kind.ordinal() != card.kind() && (card.facts().get(Fact.KINDS) & kind.bit()) != 0) kinds.add(kind);
        return kinds;
    }
}
