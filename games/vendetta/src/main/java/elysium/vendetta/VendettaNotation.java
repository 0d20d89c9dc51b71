package elysium.vendetta;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.kernel.Text;
import elysium.tabletop.ControlFlow;
import elysium.tabletop.Verbs;
import elysium.tabletop.text.Phrases;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.Retrieval;
import elysium.vendetta.flow.Selection;
import elysium.vendetta.scenario.VendettaCardLookup;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// Writes moves in words.
final class VendettaNotation implements Notation<Vendetta> {
    static final Notation<Vendetta> NOTATION = new VendettaNotation();
    private static final Text UNKNOWN = new Text("a face-down card", "une carte face cachée");

    private VendettaNotation() {}

    @Override public String write(Vendetta t, int seat, long move, Lang lang) {
        int a = Move.a(move), b = Move.b(move);
        return switch (Move.verb(move)) {
            case Verb.CHOOSE_CLAN -> say(lang, "choose %s", "choisir %s", Clan.of(a).title());
            case Verb.CHOOSE_RELIC -> say(lang, "take %s", "prendre %s", t.name(a));
            case Verb.RETURN -> say(lang, "put %s under the deck", "mettre %s sous la pioche", t.name(a));
            case Verb.PLAY -> play(t, move, lang);
            case Verb.BLOOD -> blood(a, b, lang);
            case Verb.DRAIN -> say(lang, "drain %s", "drainer %s", t.name(a));
            case Verb.END_TURN -> lang(lang, "end the turn", "finir le tour");
            case Verb.SKIP -> lang(lang, "skip the turn", "passer le tour");
            case Verb.LOOK -> look(t, a, lang);
            case Verb.USE -> say(lang, "use %s", "utiliser %s", t.name(a));
            case Verb.STAY -> lang(lang, "stay", "rester");
            case Verb.WITHDRAW -> lang(lang, "withdraw", "se retirer");
            case Verb.BID -> lang(lang, "bid " + a, "miser " + a);
            case Verb.YIELD, Verb.RESIST -> demanded(t, seat, move, lang);
            case Verb.TAKE -> taken(t, seat, move, lang);
            case Verb.DONE -> lang(lang, "done", "terminé");
            default -> shared(t, seat, move, lang);
        };
    }

    private static String shared(Vendetta t, int seat, long move, Lang lang) {
        int a = Move.a(move);
        return switch (Move.verb(move)) {
            case Verbs.PASS -> lang(lang, "pass", "passer");
            case Verbs.ACTIVATE -> say(lang, "apply %s", "appliquer %s", t.name(a));
            case Verbs.PICK_DEF -> say(lang, "apply %s", "appliquer %s", t.book().card(a).name());
            case Verbs.PICK_CARD -> picked(t, seat, a, lang);
            case Verbs.PICK_SEAT -> clan(t, a).in(lang);
            case Verbs.PICK_PLACE -> VendettaCardLookup.place(t, a).in(lang);
            case Verbs.PICK_NUMBER -> number(t, a, Move.b(move), lang);
            default -> throw new IllegalArgumentException("no such verb: " + Long.toHexString(move));
        };
    }

    /// A card by name, with its clan if another clan has one of that name at the same Location.
    private static String picked(Vendetta t, int seat, int card, Lang lang) {
        if (!t.sees(seat, card)) return UNKNOWN.in(lang);
        String whose = hasTwin(t, seat, card) ? " (" + clan(t, t.controller(card)).in(lang) + ")" : "";
        return t.name(card).in(lang) + whose;
    }

    private static boolean hasTwin(Vendetta t, int seat, int card) {
        int place = t.locations.of(card);
        for (int other = 0; other < t.rows() && place != NONE; other++)
            if (t.locations.of(other) == place && t.controller(other) != t.controller(card) && t.sees(seat, other)
                    && t.name(other).equals(t.name(card)))
                return true;
        return false;
    }

    private static String play(Vendetta t, long move, Lang lang) {
        String card = t.name(Move.a(move)).in(lang), at = at(t, Move.b(move), lang);
        boolean down = Move.c(move) == Verb.DOWN;
        return switch (lang) {
            case EN -> "play " + card + (down ? " face down" : " face up") + at;
            case FR -> "jouer " + card + (down ? " face cachée" : " face visible") + at;
        };
    }

    private static String blood(int amount, int flips, Lang lang) {
        String blood = amount == 0 ? lang(lang, "play no Blood", "ne jouer aucun Sang")
                : lang(lang, "play " + amount + " Blood", "jouer " + amount + " Sang");
        if (flips == 0) return blood;
        return blood + switch (lang) {
            case EN -> " and flip " + flips + (flips == 1 ? " token" : " tokens");
            case FR -> " et retourner " + flips + (flips < 2 ? " jeton" : " jetons");
        };
    }

    /// A face-down card, by its owner, its Location and its position.
    private static String look(Vendetta t, int card, Lang lang) {
        int nth = 1;
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other)) nth++;
        String whose = clan(t, t.controller(card)).in(lang), at = at(t, t.locations.of(card), lang);
        return lang(lang, "look at card " + nth + " of ", "regarder la carte " + nth + " de ") + whose + at;
    }

    private static String at(Vendetta t, int place, Lang lang) {
        return lang == Lang.EN ? " at " + VendettaCardLookup.place(t, place).en()
                : " " + VendettaCardLookup.at(t, place).fr();
    }

    private static String demanded(Vendetta t, int seat, long move, Lang lang) {
        boolean yields = Move.verb(move) == Verb.YIELD;
        if (!(t.top() instanceof ForcedChoice demand)) throw new IllegalArgumentException("nothing is demanded");
        return switch (demand.what()) {
            case TRIBUTE -> yields ? lang(lang, "give half your Blood here", "céder la moitié de votre Sang ici")
                    : lang(lang, "lose 1 Influence", "perdre 1 Influence");
            case OBEDIENCE -> yields ? lang(lang, "let them steal 3 Blood", "laisser voler 3 Sang")
                    : lang(lang, "skip Preparation and Aftermath", "renoncer à la Préparation et aux Conséquences");
            case TOLL -> yields ? lang(lang, "let them steal 2 Blood", "laisser voler 2 Sang")
                    : lang(lang, "give 1 Influence", "donner 1 Influence");
            case CONFESSION -> yields
                    ? say(lang, "lose 2 Blood to reveal %s", "perdre 2 Sang pour révéler %s", laid(t, seat, move))
                    : say(lang, "leave %s face down", "laisser %s face cachée", laid(t, seat, move));
        };
    }

    private static String taken(Vendetta t, int seat, long move, Lang lang) {
        boolean flips = t.top() instanceof Selection selection && selection.what() == Selection.What.FLIP;
        return flips ? say(lang, "turn %s face down", "retourner %s face cachée", laid(t, seat, move))
                : say(lang, "take back %s", "reprendre %s", laid(t, seat, move));
    }

    /// A card on the own Position by name, with its owner if another player's of that name is there too.
    private static Text laid(Vendetta t, int seat, long move) {
        int card = Move.a(move);
        if (!t.sees(seat, card)) return UNKNOWN;
        Text name = t.name(card), of = clan(t, t.owner(card));
        for (int other = t.first(t.zone(card)); other != NONE; other = t.next(other))
            if (t.owner(other) != t.owner(card) && t.sees(seat, other) && t.name(other).equals(name))
                return new Text(name.en() + " (" + of.en() + ")", name.fr() + " (" + of.fr() + ")");
        return name;
    }

    private static String number(Vendetta t, int number, int name, Lang lang) {
        boolean yes = number == ControlFlow.YES;
        return switch (name) {
            case Effects.TEAM -> yes ? lang(lang, "include your teammate", "inclure votre coéquipier")
                    : lang(lang, "spare your teammate", "épargner votre coéquipier");
            case Effects.AMOUNT -> t.top() instanceof Retrieval
                    ? lang(lang, "take back " + number + " Blood", "reprendre " + number + " Sang")
                    : lang(lang, "play " + number + " Blood", "jouer " + number + " Sang");
            default -> yes ? lang(lang, "yes", "oui") : lang(lang, "no", "non");
        };
    }

    static Text clan(Vendetta t, int seat) {
        int clan = seat == NONE ? NONE : t.seats.clan(seat);
        return clan == NONE ? new Text("seat " + (seat + 1), "place " + (seat + 1)) : Clan.of(clan).title();
    }

    private static String say(Lang lang, String en, String fr, Text what) {
        return Phrases.format(lang(lang, en, fr), what.in(lang));
    }

    private static String lang(Lang lang, String en, String fr) {
        return lang == Lang.EN ? en : fr;
    }
}
