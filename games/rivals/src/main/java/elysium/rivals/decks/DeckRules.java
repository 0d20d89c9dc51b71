package elysium.rivals.decks;

import static elysium.rivals.decks.RivalsDecks.AGENDA;
import static elysium.rivals.decks.RivalsDecks.FACTION;
import static elysium.rivals.decks.RivalsDecks.HAVEN;
import static elysium.rivals.decks.RivalsDecks.LEADER;
import static elysium.rivals.decks.RivalsDecks.LIBRARY;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.deck.CardNames;
import elysium.tabletop.game.Deck;
import elysium.tabletop.text.Elision;

/// Checks a deck against the construction rules (RIV-DCK).
final class DeckRules {
    static final int VAMPIRES = 7, FEWEST = 40, MOST = 60, COPIES = 3;

    private final CardNames names;
    private final List<Deck.Fault> faults = new ArrayList<>();

    DeckRules(CardNames names) {
        this.names = names;
    }

    List<Deck.Fault> check(Deck deck) {
        one(deck.pile(AGENDA), "RIV-DCK-05");
        one(deck.pile(HAVEN), "RIV-DCK-05");
        one(deck.pile(LEADER), "RIV-SET-07");
        faction(deck.pile(FACTION), deck.pile(LEADER));
        library(deck.pile(LIBRARY));
        return List.copyOf(faults);
    }

    private void one(Deck.Pile pile, String clause) {
        Text what = pile.section().title();
        if (pile.size() == 0)
            fault(0, clause, "the " + what.en() + " is missing; add a line " + what.en() + ": with its name",
                    "il manque : " + what.fr() + " ; ajoutez une ligne " + what.fr() + " : avec son nom");
        if (pile.size() > 1)
            fault(pile.lots().getLast().line(), clause, "a deck has one " + what.en() + ", not " + pile.size(),
                    "un deck a un seul élément sous " + what.fr() + ", pas " + pile.size());
    }

    private void faction(Deck.Pile faction, Deck.Pile leader) {
        if (faction.size() != VAMPIRES)
            fault(0, "RIV-DCK-01", "the Faction Deck has " + VAMPIRES + " vampires, the Leader included, not "
                    + faction.size(),
                    "le Deck faction a " + VAMPIRES + " vampires, Meneur compris, pas "
                            + faction.size());
        for (Deck.Lot lot : firsts(faction))
            if (copies(faction, lot.card()) > 1)
                fault(lot.line(), "RIV-DCK-02", names.name(lot.card()).en() + " is in the Faction Deck twice",
                        names.name(lot.card()).fr() + " est deux fois dans le Deck faction");
        for (Deck.Lot lot : leader.lots())
            if (faction.copies(lot.card()) == 0)
                fault(lot.line(), "RIV-DCK-01",
                        "the Leader is one of the seven vampires: write 1 x " + names.name(lot.card()).en()
                                + " under Faction too",
                        "le Meneur est l'un des sept vampires : écrivez aussi 1 x " + names.name(lot.card()).fr()
                                + " sous Faction");
    }

    private void library(Deck.Pile library) {
        int size = library.size();
        if (size < FEWEST || size > MOST)
            fault(0, "RIV-DCK-03", "the Library has " + FEWEST + " to " + MOST + " cards, not " + size,
                    "la Bibliothèque a de " + FEWEST + " à " + MOST + " cartes, pas " + size);
        for (Deck.Lot lot : firsts(library)) {
            int copies = copies(library, lot.card());
            if (copies > COPIES)
                fault(lot.line(), "RIV-DCK-04", "a Library has " + COPIES + " copies of a card at most, not " + copies
                        + " of " + names.name(lot.card()).en(),
                        "une Bibliothèque a au plus " + COPIES + " exemplaires d'une carte, pas " + copies + " "
                                + Elision.of(names.name(lot.card()).fr()));
        }
    }

    /// The number of cards of a pile with the name of a card.
    private int copies(Deck.Pile pile, int card) {
        int copies = 0;
        for (Deck.Lot lot : pile.lots()) if (same(lot.card(), card)) copies += lot.count();
        return copies;
    }

    /// The first lot of each name.
    private List<Deck.Lot> firsts(Deck.Pile pile) {
        List<Deck.Lot> firsts = new ArrayList<>();
        for (Deck.Lot lot : pile.lots()) {
            boolean met = false;
            for (Deck.Lot first : firsts) met |= same(first.card(), lot.card());
            if (!met) firsts.add(lot);
        }
        return firsts;
    }

    private boolean same(int card, int other) {
        return names.name(card).equals(names.name(other));
    }

    private void fault(int line, String clause, String en, String fr) {
        faults.add(new Deck.Fault(line, clause, new Text(en, fr)));
    }
}
