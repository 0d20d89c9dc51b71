package elysium.rivals.show.terminal;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.BURNED;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import elysium.kernel.Text;
import elysium.rivals.show.text.KnownHands;
import elysium.rivals.show.text.Labels;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Clan;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.terminal.TerminalText;

/// Draws a player's cards in play: the Haven, the parties in The Streets, torpor, other cards.
final class CoterieDrawing {
    private static final int NAME = 22, OWNER = 14, BRIEF = 3;

    private CoterieDrawing() {}

    static void draw(RivalsCanvas c, int seat) {
        Rivals t = c.t();
        List<String> cards = new ArrayList<>();
        for (int card = t.first(SEAT_CARDS + seat); card != NONE; card = t.next(card)) cards.add(seatCard(c, card));
        String deck = Labels.of(t, seat).in(c.phrases().lang());
        c.panel().section(c.name(seat, NAME) + (deck.isEmpty() ? "" : " · " + deck), SeatDrawing.rivals(c, seat));
        for (String line : TerminalText.flow(cards, " · ", c.panel().innerWidth())) c.panel().line(line);
        c.list(c.say("Player", "Joueur"), SeatFacts.of(c, seat));
        c.list(c.say("Haven", "Refuge"), all(c, HAVEN + seat, NONE));
        int parties = 0;
        for (int card = t.first(STREETS + seat); card != NONE; card = t.next(card))
            parties |= 1 << t.coteries.party(card);
        for (int rest = parties; rest != 0; rest &= rest - 1) {
            int party = Integer.numberOfTrailingZeros(rest);
            c.list(c.say("Streets ", "La Rue ") + party, all(c, STREETS + seat, party));
        }
        c.list(c.say("Torpor", "Torpeur"), all(c, TORPOR + seat, NONE));
        List<String> ongoing = new ArrayList<>();
        for (int card = t.first(ONGOING + seat); card != NONE; card = t.next(card))
            add(c, ongoing(c, card), seen(c, card), ongoing);
        c.list(c.say("In play", "En jeu"), ongoing);
        known(c, seat);
        pile(c, c.say("Discard", "Défausse"), DISCARD + seat);
        pile(c, c.say("Burned", "Brûlées"), BURNED + seat);
    }

    /// A public pile, the top card first.
    static void pile(RivalsCanvas c, String label, int zone) {
        List<String> cards = new ArrayList<>();
        for (int card = c.t().first(zone); card != NONE; card = c.t().next(card)) cards.addFirst(c.card(card));
        c.list(label, c.phrases().withCounts(cards));
    }

    /// The cards of the hand and the decks that the viewer knows.
    private static void known(RivalsCanvas c, int seat) {
        List<String> held = new ArrayList<>();
        for (int def : KnownHands.by(c.t(), seat, c.viewer())) held.add(c.def(def));
        c.list(c.say("Holds", "A en main"), c.phrases().withCounts(held));
        inDeck(c, LIBRARY + seat, c.say("Library", "Biblio."));
        inDeck(c, FACTION + seat, "Faction");
    }

    /// The known cards of a deck, with their position from the top.
    private static void inDeck(RivalsCanvas c, int deck, String label) {
        List<String> known = new ArrayList<>();
        int place = 1;
        for (int card = c.t().first(deck); card != NONE; card = c.t().next(card), place++)
            if (c.sees(card)) known.add(c.card(card) + " (" + (place == 1 ? c.say("top", "dessus")
                    : place == c.t().count(deck) ? c.say("bottom", "dessous") : String.valueOf(place)) + ")");
        c.list(label, known);
    }

    /// A Haven or Agenda; a covered one has no text. Their backs differ.
    private static String seatCard(RivalsCanvas c, int card) {
        Rivals t = c.t();
        String name = c.sees(card) ? (t.isFaceDown(card) ? Legend.BACK + " " : "") + c.phrases().card(t, t.face(card))
                : Legend.BACK + (t.facts.is(card, Kind.HAVEN) ? c.say(" hidden Haven", " Refuge caché")
                        : c.say(" hidden Agenda", " Cabale cachée"));
        return c.colours().faint(name) + (t.cardTokens.covered(card) ? cover(c, t.attachments.hostOf(card)) : "");
    }

    private static String cover(RivalsCanvas c, int by) {
        return c.colours().faint(c.say(" (covered by ", " (sans texte, à cause de "))
                + c.name(c.t().controller(by), OWNER)
                + c.colours().faint(")");
    }

    private static List<String> all(RivalsCanvas c, int zone, int party) {
        List<String> all = new ArrayList<>();
        for (int card = c.t().first(zone); card != NONE; card = c.t().next(card))
            if (party == NONE || c.t().coteries.party(card) == party) add(c, card, all);
        return all;
    }

    /// A vampire, with its attachments on further lines if they do not fit.
    private static void add(RivalsCanvas c, int card, List<String> all) {
        String whole = vampire(c, card);
        if (TerminalText.width(whole) <= c.listRoom()) {
            all.add(whole);
            return;
        }
        all.add(bare(c, card));
        for (String carried : carried(c, card)) all.add(Legend.CARRIED + carried);
    }

    /// A vampire with its state, blood and BP, attributes, Secrecy and Influence, and what it carries.
    static String vampire(RivalsCanvas c, int card) {
        List<String> carried = carried(c, card);
        return bare(c, card) + (carried.isEmpty() ? "" : " (" + String.join(", ", carried) + ")");
    }

    /// The same without attachments.
    static String bare(RivalsCanvas c, int card) {
        Rivals t = c.t();
        if (!c.sees(card)) return c.card(card);           // a starting vampire that is not turned up yet
        String name = signs(t, card) + c.card(card);
        String blood = t.blood.of(card) + "/" + t.blood.bp(card);
        String told = name + " " + (t.blood.wounded(card) ? c.colours().blood(blood) : blood);
        return t.coteries.inTorpor(card) ? told : told + " " + attributes(t, card) + values(c, card);
    }

    private static String signs(Rivals t, int card) {
        return (t.coteries.isLeader(card) ? Legend.LEADER : "")
                + (t.readiness.exhausted(card) && !t.coteries.inTorpor(card) ? Legend.EXHAUSTED : "")
                + (t.readiness.hasNoInfluence(card) ? Legend.SILENT : "")
                + (t.readiness.hasFear(card) ? Legend.FEAR : "")
                + (t.readiness.blocks(card) ? Legend.BLOCKER : "")
                + (t.cardTokens.bounty(card) > 0 ? Legend.BOUNTY + t.cardTokens.bounty(card) : "");
    }

    private static String attributes(Rivals t, int card) {
        return t.attributes.attribute(card, AttackKind.PHYSICAL) + "·" + t.attributes.attribute(card, AttackKind.SOCIAL)
                + "·"
                + t.attributes.attribute(card, AttackKind.MENTAL);
    }

    private static String values(RivalsCanvas c, int card) {
        Rivals t = c.t();
        StringBuilder out = new StringBuilder();
        if (t.attributes.secrecy(card) > 0) out.append(" sec").append(t.attributes.secrecy(card));
        if (t.attributes.influence(card) > 0) out.append(" inf").append(t.attributes.influence(card));
        if (t.attributes.isGuard(card)) out.append(' ').append(Legend.GUARD);
        if (t.attributes.clan(card) != NONE) out.append(' ').append(brief(c, Clan.of(t.attributes.clan(card)).title()));
        for (Discipline discipline : Discipline.values()) icons(c, card, discipline, out);
        return c.colours().faint(out.toString());
    }

    /// A Discipline, with its number of icons if more than one.
    private static void icons(RivalsCanvas c, int card, Discipline discipline, StringBuilder out) {
        int icons = c.t().attributes.icons(card, discipline);
        if (icons > 0) out.append(' ').append(brief(c, discipline.title()));
        if (icons > 1) out.append(icons);
    }

    private static String brief(RivalsCanvas c, Text title) {
        return title.in(c.phrases().lang()).substring(0, BRIEF);
    }

    /// The attached cards, with the owner if a foe attached one.
    private static List<String> carried(RivalsCanvas c, int bearer) {
        List<String> cards = new ArrayList<>();
        for (int card = c.t().attachments.firstOn(bearer); card != NONE; card = c.t().attachments.nextOn(card)) {
            int owner = c.t().owner(card);
            boolean foreign = owner != NONE && owner != c.t().controller(bearer);
            cards.add((c.t().readiness.exhausted(card) ? Legend.EXHAUSTED : "")
                    + (c.t().isFaceDown(card) && c.sees(card) ? c.colours().faint(Legend.BACK) + " " : "")
                    + c.card(card)
                    + (foreign ? " [" + c.name(owner, OWNER) + "]" : ""));
        }
        return cards;
    }

    /// A card in play, or a Conspiracy with its prestige and contributors.
    private static String ongoing(RivalsCanvas c, int card) {
        Rivals t = c.t();
        StringBuilder out = new StringBuilder(t.readiness.exhausted(card) ? Legend.EXHAUSTED : "");
        out.append(
                t.isFaceDown(card) ? c.colours().faint(Legend.BACK) + " " + (c.sees(card) ? c.card(card) : "")
                        : c.card(card));
        if (t.counters(card) > 0) out.append(out.toString().endsWith(" ") ? "" : " ").append(tokens(c, card));
        if (t.cardTokens.contributed(card) != 0)
            out.append(" (").append(numbers(c, t.cardTokens.contributed(card))).append(')');
        return out.toString();
    }

    private static String seen(RivalsCanvas c, int card) {
        Rivals t = c.t();
        int seats = t.isFaceDown(card) ? t.viewersOf(card) & (1 << t.players()) - 1 & ~(1 << t.controller(card)) : 0;
        return seats == 0 ? "" : c.say("seen by ", "vue par ") + numbers(c, seats);
    }

    /// A card with its state, on the same line if it fits.
    private static void add(RivalsCanvas c, String card, String more, List<String> all) {
        String whole = more.isEmpty() ? card : card + ", " + more;
        if (TerminalText.width(whole) <= c.listRoom()) {
            all.add(whole);
        } else {
            all.add(card);
            all.add(Legend.CARRIED + more);
        }
    }

    /// The tokens, with the threshold of a Conspiracy that the viewer knows.
    private static String tokens(RivalsCanvas c, int card) {
        Rivals t = c.t();
        if (!t.isFaceDown(card)) return String.valueOf(t.counters(card));
        String needs = c.sees(card) && t.facts.is(card, Kind.CONSPIRACY) ? "/" + t.printed(card, Fact.THRESHOLD) : "";
        return t.counters(card) + needs + " prestige";
    }

    private static String numbers(RivalsCanvas c, int seats) {
        List<Integer> numbers = new ArrayList<>();
        for (int rest = seats; rest != 0; rest &= rest - 1)
            numbers.add(c.t().turn.playerNumber(Integer.numberOfTrailingZeros(rest)));
        numbers.sort(null);
        StringJoiner joined = new StringJoiner(", ");
        for (int number : numbers) joined.add(String.valueOf(number));
        return joined.toString();
    }
}
