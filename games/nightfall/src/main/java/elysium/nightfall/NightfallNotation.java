package elysium.nightfall;

import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.Ultimatum;
import elysium.nightfall.show.text.CardLabels;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Verbs;
import elysium.tabletop.text.Phrases;

/// Writes moves in words.
final class NightfallNotation implements Notation<Nightfall> {
    static final Notation<Nightfall> NOTATION = new NightfallNotation();

    private NightfallNotation() {}

    @Override public String write(Nightfall t, int seat, long move, Lang lang) {
        int a = Move.a(move), b = Move.b(move);
        return switch (Move.verb(move)) {
            case Verb.PICK -> pick(t, seat, a, lang);
            case Verb.ATTACK -> say(lang, "attack %2$s with %1$s", "attaquer la %2$s avec %1$s",
                    card(t, seat, a, lang), CardLabels.seat(b, lang));
            case Verb.BLOCK -> say(lang, "block %2$s with %1$s", "bloquer %2$s avec %1$s", card(t, seat, a, lang),
                    card(t, seat, b, lang));
            case Verb.END_BLOCKS -> say(lang, "block no more", "ne plus bloquer");
            case Verb.RESOLVE -> say(lang, "resolve %s", "résoudre %s", card(t, seat, a, lang));
            case Verb.ORDER -> say(lang, "%s takes it", "%s subit", card(t, seat, a, lang));
            case Verb.LINK -> say(lang, "link %s", "enchaîner %s", card(t, seat, a, lang));
            case Verb.CLAIM -> say(lang, "claim %s", "acheter %s", CardLabels.archive(t, seat, a, lang));
            case Verb.DISCARD -> say(lang, "discard %s for influence", "défausser %s contre de l'Influence",
                    card(t, seat, a, lang));
            case Verb.END_CLAIM -> say(lang, "claim no more", "ne plus acheter");
            case Verb.WOUND -> say(lang, "discard %s", "défausser %s", card(t, seat, a, lang));
            default -> shared(t, seat, move, lang);
        };
    }

    private static String shared(Nightfall t, int seat, long move, Lang lang) {
        int a = Move.a(move);
        return switch (Move.verb(move)) {
            case Verbs.PASS -> say(lang, "pass", "passer");
            case Verbs.PICK_CARD -> CardLabels.minion(t, seat, a, lang);
            case Verbs.PICK_SEAT -> CardLabels.seat(a, lang);
            case Verbs.PICK_PLACE -> CardLabels.archive(t, seat, a, lang);
            case Verbs.PICK_DEF -> t.book().card(a).name().in(lang);
            case Verbs.PICK_NUMBER -> number(t, a, lang);
            default -> throw new IllegalArgumentException("no such verb: " + Long.toHexString(move));
        };
    }

    private static String pick(Nightfall t, int seat, int row, Lang lang) {
        String card = card(t, seat, row, lang);
        Draft.Fate fate = t.top() instanceof Draft draft ? draft.fate(t) : Draft.Fate.FIRST_ARCHIVE;
        return switch (fate) {
            case FIRST_ARCHIVE, SECOND_ARCHIVE -> say(lang, "keep %s", "garder %s", card);
            case COMMON -> say(lang, "give %s to the commons", "donner %s aux Réserves communes", card);
            case BOX -> say(lang, "put %s away", "écarter %s", card);
        };
    }

    private static String number(Nightfall t, int number, Lang lang) {
        if (t.top() instanceof Ultimatum)
            return number == Ultimatum.DISCARD ? say(lang, "discard", "défausser")
                    : say(lang, "take wounds", "recevoir des Blessures");
        return say(lang, "restore %s health", number < 2 ? "rendre %s Point de Vie" : "rendre %s Points de Vie",
                number);
    }

    private static String card(Nightfall t, int seat, int card, Lang lang) {
        return CardLabels.card(t, seat, card, lang);
    }

    private static String say(Lang lang, String en, String fr, Object... what) {
        return Phrases.format(lang == Lang.EN ? en : fr, what);
    }
}
