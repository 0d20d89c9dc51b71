package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.STREETS;

import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.rivals.flow.influence.TitlePlay;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.PromiseKind;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Mode;
import elysium.tabletop.Verbs;
import elysium.tabletop.text.Phrases;

/// Writes moves in words.
final class RivalsNotation implements Notation<Rivals> {
    static final Notation<Rivals> NOTATION = new RivalsNotation();
    private static final int YES = 1, NO = 0;

    private RivalsNotation() {}

    @Override public String write(Rivals t, int seat, long move, Lang lang) {
        String a = card(t, seat, Move.a(move), lang), b = card(t, seat, Move.b(move), lang);
        return switch (Move.verb(move)) {
            case Verb.END_PHASE -> say(lang, "end the Action Phase", "finir la Phase Action");
            case Verb.DRAW -> draw(Move.a(move), lang);
            case Verb.RECRUIT -> say(lang, "recruit %s", "recruter %s", a);
            case Verb.PLAY -> Move.b(move) == NONE ? say(lang, "play %s", "jouer %s", a)
                    : say(lang, "play %s with %s", "jouer %s avec %s", a, b);
            case Verb.CLAIM -> say(lang, "claim the Prince of the City with %s",
                    "revendiquer le titre de Prince de la Cité avec %s", a);
            case Verb.MOVE, Verb.REGROUP -> walk(t, seat, move, lang);
            case Verb.BURN -> say(lang, "burn %s", "brûler %s", a);
            case Verb.MEND -> say(lang, "mend %s by discarding %s", "régénérer %s en défaussant %s", a, b);
            case Verb.ASSIGN -> say(lang, "%s takes 1 damage", "%s subit 1 dégât", a);
            case Verb.REVEAL_AGENDA -> say(lang, "reveal the Agenda", "révéler la Cabale");
            case Verb.KEEP_HIDDEN -> say(lang, "keep the Agenda hidden", "garder la Cabale cachée");
            case Verb.LEAD -> say(lang, "start with %s", "commencer avec %s", a);
            case Verb.BID -> say(lang, "bid %s", "miser %s", Move.a(move));
            case Verb.WAIT -> Move.a(move) == Verb.NEXT_ACTION
                    ? say(lang, "wait for the next action", "attendre l'action suivante")
                    : say(lang, "be asked when the next turn begins", "être consulté au début du prochain tour");
            case Verb.DISCARD -> say(lang, "discard %s", "défausser %s", a);
            case Verb.DONE -> t.top() instanceof TitlePlay
                    ? say(lang, "pay the rest with prestige", "payer le reste en Prestige")
                    : say(lang, "done", "terminé");
            default -> attack(t, seat, move, lang);
        };
    }

    private static String attack(Rivals t, int seat, long move, Lang lang) {
        String a = card(t, seat, Move.a(move), lang);
        return switch (Move.verb(move)) {
            case Verb.ATTACK -> say(lang, "attack with %s", "attaquer avec %s", a);
            case Verb.TARGET -> say(lang, "target %s", "viser %s", a);
            case Verb.DISCARD_FOR_INTEL -> say(lang, "discard %s for Intel", "défausser %s pour de l'Info", a);
            case Verb.ANNOUNCE -> t.top() instanceof CardPlay<?>
                    ? AttackKind.of(Move.a(move)).title().in(lang) : announce(AttackKind.of(Move.a(move)), lang);
            case Verb.ATTACK_CARD -> Move.b(move) == YES ? say(lang, "play %s face up", "jouer %s face visible", a)
                    : say(lang, "play %s face down", "jouer %s face cachée", a);
            case Verb.NO_CARD -> say(lang, "play no Attack card", "ne jouer aucune carte Attaque");
            case Verb.BLOCK -> say(lang, "block with %s", "bloquer avec %s", a);
            case Verb.NO_BLOCK -> say(lang, "do not block", "ne pas bloquer");
            case Verb.REACT -> say(lang, "react with %s", "réagir avec %s", a);
            case Verb.NO_REACTION -> say(lang, "do not react", "ne pas réagir");
            case Verb.BURN_MORTAL -> say(lang, "burn the Mortal", "brûler le Mortel");
            case Verb.ATTACH_MORTAL -> say(lang, "attach the Mortal", "attacher le Mortel");
            default -> influence(t, seat, move, lang);
        };
    }

    private static String influence(Rivals t, int seat, long move, Lang lang) {
        int number = Move.a(move);
        String a = card(t, seat, number, lang);
        return switch (Move.verb(move)) {
            case Verb.EXERT -> lang == Lang.EN ? "exert " + a : "exercer l'Influence " + Calling.of(a, lang);
            case Verb.MODIFIER -> say(lang, "add %s", "ajouter %s", a);
            case Verb.FIST -> number == 0 ? say(lang, "hide no prestige", "ne cacher aucun Prestige")
                    : say(lang, "hide %s prestige", "cacher %s Prestige", number);
            case Verb.SIDE -> number == YES ? say(lang, "vote Yes", "voter Oui")
                    : number == NO ? say(lang, "vote No", "voter Non") : say(lang, "stay out", "s'abstenir");
            case Verb.CONTRIBUTE -> say(lang, "add 1 prestige to %s", "ajouter 1 Prestige à %s", a);
            case Verb.SHOW -> say(lang, "show %s to %s", "montrer %s à la %s", a, Calling.seat(Move.b(move), lang));
            case Verb.PROMISE -> promise(PromiseKind.of(number), Move.b(move), Move.c(move), lang);
            case Verb.RESOLVE -> say(lang, "resolve %s", "résoudre %s", a);
            default -> shared(t, seat, move, lang);
        };
    }

    private static String promise(PromiseKind deal, int to, int rounds, Lang lang) {
        String what =
                say(lang, "promise %s %s", "promettre à la %s de %s", Calling.seat(to, lang), deal.title().in(lang));
        if (!deal.isTimed()) return what;
        return what + (rounds == 1 ? say(lang, " for 1 round", " pendant 1 tour de table")
                : say(lang, " for %s rounds", " pendant %s tours de table", rounds));
    }

    private static String shared(Rivals t, int seat, long move, Lang lang) {
        int a = Move.a(move);
        return switch (Move.verb(move)) {
            case Verbs.PASS -> say(lang, "pass", "passer");
            case Verbs.ACTIVATE -> detaches(t, a, Move.b(move))
                    ? say(lang, "detach %s", "détacher %s", card(t, seat, a, lang))
                    : say(lang, "use %s", "utiliser %s", card(t, seat, a, lang));
            case Verbs.PICK_CARD -> card(t, seat, a, lang);
            case Verbs.PICK_SEAT -> Calling.seat(a, lang);
            case Verbs.PICK_DEF -> t.book().card(a).name().in(lang);
            case Verbs.PICK_NUMBER -> Choices.of(t, a, Move.b(move)).in(lang);
            default -> throw new IllegalArgumentException("no such verb: " + Long.toHexString(move));
        };
    }

    /// Whether a mode is the Detach effect of an Animal: its last mode for a moment.
    private static boolean detaches(Rivals t, int card, int mode) {
        List<Mode<Rivals>> modes = t.book().card(t.face(card)).modes();
        if (!t.facts.is(card, Kind.ANIMAL)) return false;
        for (int later = mode + 1; later < modes.size(); later++)
            if (modes.get(later).moment() == modes.get(mode).moment()) return false;
        return true;
    }

    private static String draw(int deck, Lang lang) {
        return deck == 0 ? say(lang, "draw from the Library", "piocher dans la Bibliothèque")
                : say(lang, "draw from the Faction Deck", "piocher dans le Deck faction");
    }

    private static String announce(AttackKind kind, Lang lang) {
        return switch (kind) {
            case PHYSICAL -> say(lang, "announce a Physical attack", "annoncer une attaque Physique");
            case SOCIAL -> say(lang, "announce a Social attack", "annoncer une attaque Sociale");
            case MENTAL -> say(lang, "announce a Mental attack", "annoncer une attaque Mentale");
            case RANGED -> say(lang, "announce a Ranged attack", "annoncer une attaque Distante");
        };
    }

    /// A move to The Streets or between parties, alone or to another member.
    private static String walk(Rivals t, int seat, long move, Lang lang) {
        String who = card(t, seat, Move.a(move), lang);
        int party = Move.b(move), mate = mate(t, seat, party, Move.a(move));
        boolean out = Move.verb(move) == Verb.MOVE;
        if (party == Coteries.NEW_PARTY)
            return out ? say(lang, "move %s to The Streets", "envoyer %s dans La Rue", who)
                    : say(lang, "let %s go alone", "isoler %s", who);
        String with = card(t, seat, mate, lang);
        return out ? say(lang, "move %s to The Streets with %s", "envoyer %s dans La Rue avec %s", who, with)
                : say(lang, "let %s join %s", "déplacer %s vers %s", who, with);
    }

    /// Another member of a party in The Streets.
    private static int mate(Rivals t, int seat, int party, int but) {
        for (int card = t.first(STREETS + seat); card != NONE; card = t.next(card))
            if (t.coteries.party(card) == party && card != but) return card;
        return NONE;
    }

    private static String card(Rivals t, int seat, int card, Lang lang) {
        return card < 0 || card >= t.rows() ? "" : Calling.card(t, seat, card, lang);
    }

    private static String say(Lang lang, String en, String fr, Object... what) {
        return Phrases.format(lang == Lang.EN ? en : fr, what);
    }
}
