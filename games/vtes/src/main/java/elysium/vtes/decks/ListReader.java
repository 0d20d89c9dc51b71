package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.deck.NearNames;
import elysium.tabletop.game.Deck;
import org.jspecify.annotations.Nullable;

/// Reads text lists: tournament archives, JOL, Lackey, VDB and this program's own format. Every line it cannot read
/// becomes a fault: it guesses nothing and drops nothing.
final class ListReader {
    private static final int MOST = 99;

    /// A line with the cards it may mean.
    private record Found(List<CardCatalogue.Card> cards, int count, int line, String words) {}

    private final Names names;
    private final List<Deck.Fault> faults = new ArrayList<>();
    private final List<Found> found = new ArrayList<>();
    private final List<String> about = new ArrayList<>();
    private final List<Announced> announced = new ArrayList<>();
    private String name = "", author = "", description = "";
    private boolean cards, describing;
    private int line, missed, unknown;

    /// A heading with the number of cards it announces.
    private record Announced(String opens, int count, int line, int from, int missed) {}

    ListReader(Names names) {
        this.names = names;
    }

    DeckList.Reading read(String text) {
        String[] lines = text.replace("\uFEFF", "").split("\\R", -1);
        cards = beginsWithCards(lines);
        for (String each : lines) {
            line++;
            line(each);
        }
        List<DeckList.Entry> entries = new Namesakes(faults).resolve(choices());
        for (int i = 0; i < announced.size(); i++) counted(i);
        DeckList list = new DeckList(name, author, description.strip(), trimmed(about), entries);
        return new DeckList.Reading(list, faults);
    }

    /// Whether a list has cards before any heading, as those of Lackey and JOL.
    private boolean beginsWithCards(String[] lines) {
        boolean headed = false;
        for (String each : lines) {
            String words = CardLine.bare(each);
            if (words.isEmpty() || words.startsWith("#") || !Headings.field(words).isEmpty()) continue;
            if (!Headings.opens(words).isEmpty()) return false;
            CardLine card = CardLine.of(words);
            if (!headed && card.count() > 0 && !find(card.words()).isEmpty()) return true;
            headed = true;
        }
        for (String each : lines) if (!Headings.opens(CardLine.bare(each)).isEmpty()) return false;
        return true;
    }

    private void line(String whole) {
        String words = CardLine.bare(whole);
        String opens = Headings.opens(words);
        if (!opens.isEmpty()) {
            heading(words, opens);
        } else if (!cards) {
            preamble(whole.stripTrailing(), words);
        } else if (!words.isEmpty() && !words.startsWith("#") && !words.startsWith("//") && !words.startsWith("--")
                && !ruled(words)) {
                    if (Headings.field(words).isEmpty()) card(words);
                    else field(words);
                }
    }

    /// A line of dashes under a heading.
    private static boolean ruled(String words) {
        for (int i = 0; i < words.length(); i++) if ("-=_*".indexOf(words.charAt(i)) < 0) return false;
        return true;
    }

    private void heading(String words, String opens) {
        cards = true;
        int count = Headings.announced(words);
        if (count >= 0 || !opens.equals("type")) announced.add(new Announced(opens, count, line, found.size(), missed));
    }

    private void preamble(String whole, String words) {
        if (!Headings.field(words).isEmpty() && !describing) field(words);
        else if (describing) description += whole + "\n";
        else about.add(whole);
    }

    private void field(String words) {
        String behind = Headings.behind(words);
        switch (Headings.field(words)) {
            case "name" -> name = behind;
            case "author" -> author = behind;
            default -> {
                describing = true;
                description = behind + "\n";
            }
        }
    }

    private static List<String> trimmed(List<String> lines) {
        int from = 0, to = lines.size();
        while (from < to && lines.get(from).isBlank()) from++;
        while (to > from && lines.get(to - 1).isBlank()) to--;
        return lines.subList(from, to);
    }

    // ---- cards

    private void card(String words) {
        CardLine parts = CardLine.of(words);
        List<CardCatalogue.Card> cards = find(parts.words());
        if (cards.isEmpty() && parts.count() > 0 && !find(words).isEmpty()) {
            cards = find(words);                          // the number is part of the name: 44 Magnum
            parts = new CardLine(0, words);
        }
        int count = parts.count() == 0 ? 1 : parts.count();
        if (cards.isEmpty()) {
            if (Headings.isBareType(words)) return;
            missed += count;
            if (miscounted(words)) badNumber(words);
            else unknown(parts.words());
        } else if (count > MOST)
            fault("too many copies: " + words, "trop d'exemplaires : " + words);
        else found.add(new Found(cards, count, line, parts.words()));
    }

    /// Whether a card's name follows something that is not a number of copies.
    private boolean miscounted(String words) {
        int name = 0;
        while (name < words.length() && "-+0123456789xX×* ".indexOf(words.charAt(name)) >= 0) name++;
        return name > 0 && name < words.length() && !find(words.substring(name)).isEmpty();
    }

    private void badNumber(String words) {
        fault("'" + words + "' does not begin with a number of copies, 1 to " + MOST,
                "« " + words + " » ne commence pas par un nombre d'exemplaires, de 1 à " + MOST);
    }

    /// The cards a line may mean, as a whole or before crypt columns.
    private List<CardCatalogue.Card> find(String words) {
        List<CardCatalogue.Card> whole = names.find(words);
        CryptWords crypt = CryptWords.of(words);
        List<CardCatalogue.Card> cards = whole.isEmpty() ? names.find(crypt.name()) : whole;
        return crypt.fitting(cards);
    }

    private List<Namesakes.Choice> choices() {
        List<Namesakes.Choice> choices = new ArrayList<>();
        Lang lang = language();
        for (Found one : found) {
            List<CardCatalogue.Card> so =
                    one.cards().size() < 2 || lang == null ? List.of() : names.find(one.words(), lang);
            List<CardCatalogue.Card> cards = so.isEmpty() ? one.cards() : CryptWords.of(one.words()).fitting(so);
            choices.add(new Namesakes.Choice(cards, one.count(), one.line(), one.words()));
        }
        return choices;
    }

    /// The language of a list, if all its cards have names in it and some have none in the other, or null. A name can
    /// mean different cards in English and French.
    private @Nullable Lang language() {
        int english = 0, french = 0;
        for (Found one : found) {
            String name = CryptWords.of(one.words()).name();
            boolean en = !names.find(name, Lang.EN).isEmpty(), fr = !names.find(name, Lang.FR).isEmpty();
            if (en && !fr) english++;
            if (fr && !en) french++;
        }
        if (english > 0 == french > 0) return null;
        return english > 0 ? Lang.EN : Lang.FR;
    }

    /// Reports a heading whose count differs from its cards: some were lost.
    private void counted(int heading) {
        Announced said = announced.get(heading);
        if (said.count() < 0) return;
        int end = heading + 1;
        boolean whole = !said.opens().equals("type");
        while (end < announced.size() && whole && announced.get(end).opens().equals("type")) end++;
        int to = end < announced.size() ? announced.get(end).from() : found.size(), count = 0;
        for (int i = said.from(); i < to; i++) count += found.get(i).count();
        count += (end < announced.size() ? announced.get(end).missed() : missed) - said.missed();
        if (count != said.count())
            faults.add(new Deck.Fault(said.line(), "", new Text(
                    "the heading says " + said.count() + " cards, but " + count
                            + " were read below it: correct one of the two",
                    "le titre annonce " + said.count() + " cartes, mais " + count
                            + " ont été lues dessous : corrigez l'un ou l'autre")));
    }

    private void unknown(String called) {
        String listed = unknown++ < NearNames.MAX_SUGGESTED ? String.join(", ", names.near(called)) : "";
        boolean none = listed.isEmpty();
        fault("no card is called '" + called + "'"
                + (none ? "; check the name" : "; did you mean " + listed + "?"),
                "aucune carte ne s'appelle « " + called + " »"
                        + (none ? " ; vérifiez le nom" : " ; vouliez-vous dire " + listed + " ?"));
    }

    private void fault(String en, String fr) {
        faults.add(new Deck.Fault(line, "", new Text(en, fr)));
    }
}
