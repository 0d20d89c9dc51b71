package elysium.tabletop.deck;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Deck.Section;

/// Reads a deck list line by line. It never guesses; every line it does not understand becomes a fault.
final class DeckReader {
    private static final int MOST = 99;

    private final DeckText text;
    private final List<List<Deck.Lot>> piles = new ArrayList<>();
    private final List<Deck.Fault> faults = new ArrayList<>();
    private final int[] statedCounts, statedLines;
    private String name = "";
    private int open = -1, line, unknown;

    DeckReader(DeckText text) {
        this.text = text;
        for (int i = 0; i < text.sections.size(); i++) piles.add(new ArrayList<>());
        statedCounts = new int[text.sections.size()];
        statedLines = new int[text.sections.size()];
    }

    Deck.Reading read(String whole) {
        for (String each : whole.replace("\uFEFF", "").split("\\R", -1)) {
            line++;
            String words = DeckLineMarks.stripComment(each);
            if (!words.isEmpty()) line(words);
        }
        List<Deck.Pile> full = new ArrayList<>();
        for (int i = 0; i < piles.size(); i++) {
            Deck.Pile pile = new Deck.Pile(text.sections.get(i), piles.get(i));
            full.add(pile);
            counted(i, pile);
        }
        return new Deck.Reading(new Deck("", new Text(name, name), full, List.of()), List.copyOf(faults));
    }

    private void line(String words) {
        int colon = words.indexOf(':');
        String before = colon < 0 ? words : words.substring(0, colon);
        String behind = colon < 0 ? "" : words.substring(colon + 1).strip();
        if (colon >= 0 && called(DeckText.NAME, before)) {
            named(behind);
            return;
        }
        int section = section(before);
        if (section >= 0) {
            open = section;
            if (!behind.isEmpty()) entry(section, behind, text.sections.get(section).single());
        } else if (open < 0) {
            fault("this line comes before any heading; begin with " + headings(true),
                    "cette ligne vient avant tout titre ; commencez par " + headings(false));
        } else {
            entry(open, words, text.sections.get(open).single());
        }
    }

    private void named(String words) {
        if (name.isEmpty()) name = words;
        else fault("the deck already has a name: " + name, "le deck a déjà un nom : " + name);
    }

    /// The section of a heading, which may end with a number of cards in parentheses.
    private int section(String heading) {
        int bracket = heading.indexOf('(');
        String title = bracket < 0 ? heading : heading.substring(0, bracket);
        for (int i = 0; i < text.sections.size(); i++)
            if (called(text.sections.get(i).title(), title)) {
                if (bracket >= 0) size(i, heading.substring(bracket + 1));
                return i;
            }
        return -1;
    }

    private void size(int section, String behind) {
        int end = 0;
        while (end < behind.length() && Character.isDigit(behind.charAt(end))) end++;
        if (end == 0 || end > 3) return;
        statedCounts[section] = Integer.parseInt(behind.substring(0, end));
        statedLines[section] = line;
    }

    /// Reports a heading whose number of cards differs from the cards below it, since a line may have been lost.
    private void counted(int section, Deck.Pile pile) {
        if (statedLines[section] == 0 || statedCounts[section] == pile.size()) return;
        faults.add(new Deck.Fault(statedLines[section], "", new Text(
                "the heading says " + statedCounts[section] + " cards, but " + pile.size() + " are listed; correct one",
                "le titre annonce " + statedCounts[section] + " cartes, mais la liste en compte " + pile.size()
                        + " ; corrigez l'un ou l'autre")));
    }

    private void entry(int section, String words, boolean alone) {
        int digits = 0;
        while (digits < words.length() && Character.isDigit(words.charAt(digits))) digits++;
        String rest = digits == 0 ? words : DeckLineMarks.stripCopyMark(words.substring(digits));
        if (digits == 0 && !alone || rest.isEmpty()) {
            fault("'" + words + "' is not understood; write a number and a card, as in 2 x NAME, or a heading: "
                    + headings(true),
                    "« " + words + " » n'est pas compris ; écrivez un nombre et une carte, comme "
                            + "2 x NOM, ou un titre : " + headings(false));
            return;
        }
        int count = digits == 0 ? 1 : digits > 2 ? MOST + 1 : Integer.parseInt(words.substring(0, digits));
        if (count < 1 || count > MOST)
            fault("'" + words + "': the number of copies must be from 1 to " + MOST,
                    "« " + words + " » : le nombre d'exemplaires doit être compris entre 1 et " + MOST);
        else card(section, count, rest);
    }

    private void card(int section, int count, String called) {
        List<Integer> fitting = new ArrayList<>();
        List<Integer> found = text.names.find(called);
        Text why = null;
        for (int card : found) {
            Text refuses = text.place.reasonAgainst(text.sections.get(section), card);
            if (refuses == null) fitting.add(card);
            else why = refuses;
        }
        if (fitting.size() == 1) piles.get(section).add(new Deck.Lot(fitting.getFirst(), count, line));
        else if (fitting.size() > 1) several(called, fitting);
        else if (why != null) faults.add(new Deck.Fault(line, "", why));
        else unknown(called);
    }

    private void several(String called, List<Integer> cards) {
        fault("several cards are named '" + called + "': " + listed(cards, true) + "; write the full name",
                "plusieurs cartes s'appellent « " + called + " » : " + listed(cards, false)
                        + " ; écrivez le nom complet");
    }

    private void unknown(String called) {
        List<Integer> near = unknown++ < NearNames.MAX_SUGGESTED ? text.names.near(called) : List.of();
        fault("no card is called '" + called + "'" + (near.isEmpty() ? "; check the name"
                : "; did you mean " + listed(near, true) + "?"),
                "aucune carte ne s'appelle « " + called + " »" + (near.isEmpty() ? " ; vérifiez le nom"
                        : " ; vouliez-vous dire " + listed(near, false) + " ?"));
    }

    private String listed(List<Integer> cards, boolean english) {
        List<String> names = new ArrayList<>();
        for (int card : cards) names.add(english ? text.names.name(card).en() : text.names.name(card).fr());
        return String.join(", ", names);
    }

    private String headings(boolean english) {
        List<String> titles = new ArrayList<>();
        for (Section section : text.sections) titles.add(english ? section.title().en() : section.title().fr());
        return String.join(", ", titles);
    }

    private static boolean called(Text title, String heading) {
        String plain = NameMatching.normalize(heading);
        return plain.equals(NameMatching.normalize(title.en())) || plain.equals(NameMatching.normalize(title.fr()));
    }

    private void fault(String en, String fr) {
        faults.add(new Deck.Fault(line, "", new Text(en, fr)));
    }
}
