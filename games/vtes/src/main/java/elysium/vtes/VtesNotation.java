package elysium.vtes;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.tabletop.Verbs;
import elysium.tabletop.text.Elision;
import elysium.tabletop.text.Phrases;
import elysium.vtes.dsl.Effects;
import elysium.vtes.flow.Toll;
import elysium.vtes.rules.card.ModeName;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Verb;

/// Writes moves in words.
final class VtesNotation implements Notation<Vtes> {
    static final Notation<Vtes> NOTATION = new VtesNotation();
    private static final int FOR = 1;

    private VtesNotation() {}

    @Override public String write(Vtes t, int seat, long move, Lang lang) {
        String a = card(t, seat, Move.a(move), lang), b = card(t, seat, Move.b(move), lang);
        return switch (Move.verb(move)) {
            case Verb.PLAY -> play(t, seat, move, lang);
            case Verb.END_PHASE -> say(lang, "end the phase", "finir la phase");
            case Verb.GAIN_EDGE -> say(lang, "gain 1 pool with the Edge", "gagner 1 point de réserve avec l'Avantage");
            case Verb.PAY -> say(lang, "pay for %s", "payer pour %s", a);
            case Verb.YIELD -> say(lang, "yield %s", "céder %s", a);
            case Verb.PAY_TITLE -> say(lang, "pay for the title of %s", "payer pour le titre %s", of(a, lang));
            case Verb.YIELD_TITLE -> say(lang, "yield the title of %s", "céder le titre %s", of(a, lang));
            case Verb.BURN_OPTION -> say(lang, "discard %s with its burn option", "défausser %s par son option", a);
            case Verb.WITHDRAW -> say(lang, "announce my withdrawal", "annoncer ma retraite");
            case Verb.UNLOCK_INFERNAL -> say(lang, "pay 1 pool to unlock %s",
                    "payer 1 point de réserve pour redresser %s", a);
            case Verb.TRANSFER -> say(lang, "transfer 1 to %s", "transférer 1 %s", to(a, lang));
            case Verb.TAKE_BACK -> say(lang, "take 1 back from %s", "reprendre 1 %s", of(a, lang));
            case Verb.BRING_OUT -> say(lang, "bring out %s", "faire entrer %s", a);
            case Verb.DRAW_CRYPT -> say(lang, "draw from the crypt", "piocher dans la crypte");
            case Verb.MERGE -> say(lang, "merge %s with %s", "fusionner %s avec %s", a, b);
            case Verb.DISCARD -> say(lang, "discard %s", "défausser %s", a);
            case Verb.MARK -> say(lang, "mark %s", "marquer %s", a);
            case Verb.DONE -> say(lang, "done", "terminé");
            default -> action(t, seat, move, lang);
        };
    }

    private static String action(Vtes t, int seat, long move, Lang lang) {
        String a = card(t, seat, Move.a(move), lang), b = card(t, seat, Move.b(move), lang);
        return switch (Move.verb(move)) {
            case Verb.BLEED -> say(lang, "bleed %s with %s", "mordre %s avec %s", Calling.seat(Move.b(move), lang), a);
            case Verb.HUNT -> say(lang, "hunt with %s", "chasser avec %s", a);
            case Verb.EQUIP_FROM -> say(lang, "take equipment of %s with %s", "prendre l'équipement %s avec %s",
                    of(b, lang), a);
            case Verb.TAKE_EQUIPMENT -> say(lang, "take %s", "prendre %s", a);
            case Verb.LEAVE_TORPOR -> say(lang, "leave torpor with %s", "sortir %s de torpeur", a);
            case Verb.RESCUE -> say(lang, "rescue %s with %s", "secourir %s avec %s", b, a);
            case Verb.DIABLERISE -> say(lang, "diablerise %s with %s", "diabler %s avec %s", b, a);
            case Verb.BECOME_ANARCH -> say(lang, "let %s become Anarch", "faire %s un Anarch", of(a, lang));
            case Verb.HUNT_DOWN -> say(lang, "hunt %s down with %s", "traquer %s avec %s", b, a);
            case Verb.ACT -> say(lang, "act with %s using %s%s", "agir avec %s en utilisant %s%s", b, a,
                    way(t, move, lang));
            case Verb.BLOCK -> say(lang, "block with %s", "bloquer avec %s", a);
            case Verb.DECLINE -> say(lang, "do not block", "ne pas bloquer");
            default -> combat(t, seat, move, lang);
        };
    }

    private static String combat(Vtes t, int seat, long move, Lang lang) {
        int first = Move.a(move);
        String a = card(t, seat, first, lang);
        return switch (Move.verb(move)) {
            case Verb.STRIKE -> say(lang, "strike with bare hands", "frapper à mains nues");
            case Verb.MANEUVER -> say(lang, "maneuver", "manœuvrer");
            case Verb.PRESS -> say(lang, "press", "poursuivre");
            case Verb.PREVENT -> say(lang, "prevent damage %s", "prévenir les dégâts %s", Move.b(move) + 1);
            case Verb.ADDITIONAL -> say(lang, "strike once more with %s", "frapper encore avec %s", a);
            case Verb.ACCEPT -> first == 0 ? say(lang, "no", "non") : say(lang, "yes", "oui");
            default -> politics(t, seat, move, lang);
        };
    }

    private static String politics(Vtes t, int seat, long move, Lang lang) {
        String a = card(t, seat, Move.a(move), lang);
        boolean yes = Move.b(move) == FOR;
        return switch (Move.verb(move)) {
            case Verb.CAST -> Move.a(move) == NONE
                    ? say(lang, yes ? "cast my votes for" : "cast my votes against",
                            yes ? "voter pour" : "voter contre")
                    : say(lang, yes ? "cast the votes of %s for" : "cast the votes of %s against",
                            yes ? "voter pour avec %s" : "voter contre avec %s", a);
            case Verb.CAST_OWN -> own(Move.a(move), yes, lang);
            case Verb.SEARCH -> say(lang, "search the library", "chercher dans la bibliothèque");
            case Verb.BURN_EDGE -> say(lang, "burn the Edge for 1 vote", "brûler l'Avantage pour 1 voix");
            case Verb.BURN_FOR_VOTE -> say(lang, "burn %s for 1 vote", "brûler %s pour 1 voix", a);
            case Verb.ABSTAIN -> say(lang, "abstain with %s", "s'abstenir avec %s", a);
            case Verb.BALLOT -> say(lang, yes ? "cast the ballot of %s for" : "cast the ballot of %s against",
                    yes ? "exprimer le bulletin %s pour" : "exprimer le bulletin %s contre",
                    of(a, lang));
            default -> shared(t, seat, move, lang);
        };
    }

    /// Votes that no minion casts: those of the political action card, the Edge and other texts.
    private static String own(int source, boolean yes, Lang lang) {
        String of = switch (source) {
            case CurrentReferendum.OF_CARD -> say(lang, "the card", "la carte");
            case CurrentReferendum.OF_EDGE -> say(lang, "the Edge", "l'Avantage");
            default -> say(lang, "my cards", "mes cartes");
        };
        return say(lang, yes ? "cast the votes of %s for" : "cast the votes of %s against",
                yes ? "voter pour avec %s" : "voter contre avec %s", of);
    }

    private static String shared(Vtes t, int seat, long move, Lang lang) {
        int a = Move.a(move);
        return switch (Move.verb(move)) {
            case Verbs.PASS -> say(lang, "pass", "passer");
            case Verbs.ACTIVATE -> say(lang, "use %s%s", "utiliser %s%s", card(t, seat, a, lang),
                    way(t, a, Move.b(move), lang));
            case Verbs.PICK_CARD, Verb.CHOOSE -> card(t, seat, a, lang);
            case Verbs.PICK_SEAT -> Calling.seat(a, lang);
            case Verb.NAME_CLAN -> Clan.of(a).title().in(lang);
            case Verbs.PICK_DEF -> t.book().card(a).name().in(lang);
            case Verbs.PICK_NUMBER -> number(t, a, Move.b(move), lang);
            default -> Verb.word(Move.verb(move)).word() + " " + a + " " + Move.b(move) + " " + Move.c(move);
        };
    }

    /// A number, yes or no, or 1 pool for a toll.
    private static String number(Vtes t, int number, int name, Lang lang) {
        if (name == Effects.CHOICE) return number == 0 ? say(lang, "no", "non") : say(lang, "yes", "oui");
        return t.top() instanceof Toll ? say(lang, "1 pool", "1 point de réserve") : String.valueOf(number);
    }

    private static String play(Vtes t, int seat, long move, Lang lang) {
        String what = card(t, seat, Move.a(move), lang) + way(t, move, lang);
        return Move.b(move) == NONE ? say(lang, "play %s", "jouer %s", what)
                : say(lang, "play %s with %s", "jouer %s avec %s", what, card(t, seat, Move.b(move), lang));
    }

    private static String way(Vtes t, long move, Lang lang) {
        return way(t, Move.a(move), Move.c(move), lang);
    }

    /// Tells the modes of a card apart: by level, then by number among the modes of that level.
    private static String way(Vtes t, int card, int mode, Lang lang) {
        int def = t.face(card), modes = t.book().card(def).modes().size(), alike = 0, before = 0;
        Usage how = Usage.of(t.book(), def, mode);
        if (how == null) return "";
        for (int m = 0; m < modes; m++) {
            Usage other = Usage.of(t.book(), def, m);
            if (other == null || other.level() != how.level() || !isSaidAlike(how, other)) continue;
            alike++;
            if (m < mode) before++;
        }
        String level = switch (how.level()) {
            case 1 -> say(lang, " (inferior)", " (inférieur)");
            case 2 -> say(lang, " (superior)", " (supérieur)");
            default -> "";
        };
        if (alike < 2) return level;
        String called = ModeName.of(t.book(), def, mode).in(lang);
        return level + " (" + (before + 1) + (called.isEmpty() ? "" : say(lang, ": ", " : ") + called) + ")";
    }

    /// Whether two modes are written with the same verb: play, use or act.
    private static boolean isSaidAlike(Usage one, Usage other) {
        return one.as().fromHand() == other.as().fromHand()
                && (one.as() == Usage.As.GRANT) == (other.as() == Usage.As.GRANT);
    }

    private static String card(Vtes t, int seat, int card, Lang lang) {
        return card < 0 || card >= t.rows() ? "" : Calling.card(t, seat, card, lang);
    }

    /// French puts its preposition here, since it changes before the name; English has it in the sentence.
    private static String of(String name, Lang lang) {
        return lang == Lang.EN ? name : Elision.of(name);
    }

    private static String to(String name, Lang lang) {
        return lang == Lang.EN ? name : Elision.to(name);
    }

    private static String say(Lang lang, String en, String fr, Object... what) {
        return Phrases.format(lang == Lang.EN ? en : fr, what);
    }
}
