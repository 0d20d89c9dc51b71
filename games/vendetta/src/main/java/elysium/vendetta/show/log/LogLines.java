package elysium.vendetta.show.log;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.vendetta.show.text.LogPhrase;
import elysium.vendetta.show.text.ResultText;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// Writes the log. A line uses only what the event contains, never the rest of the table.
public final class LogLines {
    static final Text PLAYS = new Text("plays", "joue"), PLAY = new Text("play", "jouent");
    static final Text TAKES_BACK = new Text("takes back", "reprend"), TAKE_BACK = new Text("take back", "reprennent");
    static final Text DISCARDS = new Text("discards", "défausse");
    private static final Text GAINS = new Text("gains", "gagne"), GAIN = new Text("gain", "gagnent");
    private static final Text LOSES = new Text("loses", "perd"), LOSE = new Text("lose", "perdent");
    private static final Text CHOOSES = new Text("chooses", "choisit"), CHOOSE = new Text("choose", "choisissent");

    private LogLines() {}

    /// One line, or null if the event has none. The event is already limited to what the reader may know.
    public static @Nullable String of(Vendetta t, Event e, Lang lang) {
        VendettaPhrases in = new VendettaPhrases(lang);
        SeatSentence tale = of(t, e, in);
        return tale == null ? null : tale.in(t, in);
    }

    static @Nullable SeatSentence of(Vendetta t, Event e, VendettaPhrases in) {
        return e.kind() < EventKind.CLAN ? CardLog.of(t, e, in) : own(t, e, in);
    }

    private static @Nullable SeatSentence own(Vendetta t, Event e, VendettaPhrases in) {
        return switch (e.kind()) {
            case EventKind.CLAN -> SeatSentence.sentence(in.say("seat " + (e.subject() + 1) + " chooses ",
                    "la place " + (e.subject() + 1) + " choisit ") + in.clan(t, e.subject()));
            case EventKind.ROUND -> SeatSentence.sentence(in.say("round " + e.amount() + " of 3 begins",
                    "la manche " + e.amount() + " sur 3 commence"));
            case EventKind.PLACE -> SeatSentence.sentence(in.place(t, e.object())
                    + in.say(": resolution begins", " : la résolution commence"));
            case EventKind.NO_WINNER -> SeatSentence.sentence(
                    in.say("nobody wins ", "personne ne l'emporte ") + in.at(t, e.object()));
            case EventKind.ACTED -> acted(t, e, in);
            case EventKind.STOLEN -> stolen(t, e, in);
            case EventKind.ENDED -> SeatSentence.sentence(
                    in.say("the game is over: ", "la partie est finie : ") + ResultText.of(t, e.subject(), in));
            default -> e.subject() == NONE ? null : ofSeat(t, e, in);
        };
    }

    /// A card acts for its player, or a Location by itself.
    private static SeatSentence acted(Vendetta t, Event e, VendettaPhrases in) {
        String card = in.card(t, e.face());
        if (e.subject() == NONE) return SeatSentence.sentence(card + in.say(" takes effect", " fait effet"));
        return SeatSentence.of(e.subject(),
                in.deed(new Text("applies", "applique"), new Text("apply", "appliquent"), card, ""));
    }

    private static @Nullable SeatSentence ofSeat(Vendetta t, Event e, VendettaPhrases in) {
        boolean shown = e.kind() == EventKind.STAYED || e.kind() == EventKind.WITHDREW;
        LogPhrase deed = switch (e.kind()) {
            case EventKind.STAYED, EventKind.WITHDREW, EventKind.RANKED, EventKind.DEPLOYED, EventKind.SUPPLIED,
                    EventKind.RECALLED, EventKind.DISCARDED,
                    EventKind.SHIFTED, EventKind.TAKEN, EventKind.BID, EventKind.FLIPPED -> somewhere(t, e, in);
            case EventKind.FRENZY, EventKind.GAVE -> between(t, e, in);
            default -> alone(t, e, in);
        };
        if (deed == null) return null;
        SeatSentence tale = SeatSentence.of(e.subject(), deed);
        return shown ? tale.unmerged() : tale;
    }

    /// What a seat does or suffers without another seat.
    private static @Nullable LogPhrase alone(Vendetta t, Event e, VendettaPhrases in) {
        int n = e.amount();
        String blood = blood(n, in), influence = n + " Influence";
        return switch (e.kind()) {
            case EventKind.GAINED -> in.deed(GAINS, GAIN, blood, "");
            case EventKind.SPENT -> in.deed(new Text("spends", "dépense"), new Text("spend", "dépensent"), blood, "");
            case EventKind.LOST -> in.deed(LOSES, LOSE, blood + by(t, e.object(), in), "");
            case EventKind.INFLUENCE -> in.deed(GAINS, GAIN, influence, "");
            case EventKind.NO_INFLUENCE -> in.deed(LOSES, LOSE, influence, "");
            case EventKind.DRAINED -> in.deed(new Text("drains", "draine"), new Text("drain", "drainent"),
                    in.member(t, e.face()), "");
            case EventKind.DIABLERIE -> in.deed(new Text("commits Diablerie", "commet une Diablerie"),
                    new Text("commit Diablerie", "commettent une Diablerie"), "",
                    "(" + n + in.say(n == 1 ? " token)" : " tokens)", n < 2 ? " jeton)" : " jetons)"));
            case EventKind.OUT -> in.deed(new Text("is out of the game", "est hors jeu"),
                    new Text("are out of the game", "sont hors jeu"), "", "");
            case EventKind.AMBITION -> in.deed(new Text("takes", "prend"), new Text("take", "prennent"),
                    in.say("the Ambition token", "le jeton Ambition"), "");
            case EventKind.RELIC -> in.deed(new Text("uses the Relic", "utilise la Relique"),
                    new Text("use the Relic", "utilisent la Relique"), in.card(t, e.face()), "");
            default -> null;
        };
    }

    static String blood(int amount, VendettaPhrases in) {
        return amount + in.say(" Blood", " Sang");
    }

    private static String by(Vendetta t, int def, VendettaPhrases in) {
        return def == NONE ? "" : " (" + in.card(t, def) + ")";
    }

    /// What happens between two seats; the other may be NONE.
    private static LogPhrase between(Vendetta t, Event e, VendettaPhrases in) {
        String other = e.object() == NONE ? "" : in.clan(t, e.object());
        if (e.kind() == EventKind.GAVE)
            return in.deed(new Text("gives", "donne"), new Text("give", "donnent"), e.amount() + " Influence",
                    in.say("to ", "à ") + other);
        return other.isEmpty()
                ? in.deed(new Text("falls into Frenzy", "entre en Frénésie"),
                        new Text("fall into Frenzy", "entrent en Frénésie"), "", "")
                : in.deed(new Text("is sent into Frenzy", "entre en Frénésie"),
                        new Text("are sent into Frenzy", "entrent en Frénésie"), "",
                        in.say("by ", "à cause de ") + other);
    }

    /// Stolen Blood goes to another seat, or to the Bank if the effect has no player.
    private static SeatSentence stolen(Vendetta t, Event e, VendettaPhrases in) {
        String blood = blood(e.amount(), in);
        if (e.object() == NONE)
            return SeatSentence.of(e.subject(), in.deed(new Text("is robbed of", "se fait voler"),
                    new Text("are robbed of", "se font voler"), blood, ""));
        return SeatSentence.of(e.object(), in.deed(new Text("steals", "vole"), new Text("steal", "volent"),
                blood + in.say(" from ", " à ") + in.clan(t, e.subject()), ""));
    }

    private static LogPhrase somewhere(Vendetta t, Event e, VendettaPhrases in) {
        int n = e.amount();
        String at = in.at(t, e.object()), blood = blood(n, in);
        return switch (e.kind()) {
            case EventKind.STAYED -> in.deed(CHOOSES, CHOOSE, in.say("to stay", "de rester"), at);
            case EventKind.WITHDREW -> in.deed(CHOOSES, CHOOSE, in.say("to withdraw", "de se retirer"),
                    in.from(t, e.object()));
            case EventKind.RANKED -> rank(n, at, in);
            case EventKind.DEPLOYED -> in.deed(PLAYS, PLAY, blood, at).mergingLater();
            case EventKind.SUPPLIED -> in.deed(PLAYS, PLAY, blood + in.say(" from the Bank", " de la Banque"), at);
            case EventKind.RECALLED -> in.deed(TAKES_BACK, TAKE_BACK, blood, in.from(t, e.object())).mergingLater();
            case EventKind.DISCARDED -> in.deed(DISCARDS, new Text("discard", "défaussent"), blood, at);
            case EventKind.SHIFTED -> in.deed(new Text("moves Blood, now", "déplace du Sang, désormais"),
                    new Text("move Blood, now", "déplacent du Sang, désormais"), String.valueOf(n), at);
            case EventKind.TAKEN -> in.deed(new Text("is robbed of", "se fait prendre"),
                    new Text("are robbed of", "se font prendre"), blood, at);
            case EventKind.BID -> in.deed(new Text("bids", "mise"), new Text("bid", "misent"), blood, at);
            default -> in.deed(new Text("flips", "retourne"), new Text("flip", "retournent"),
                    n + in.say(n == 1 ? " Diablerie token" : " Diablerie tokens",
                            n < 2 ? " jeton Diablerie" : " jetons Diablerie"),
                    at);
        };
    }

    private static LogPhrase rank(int rank, String at, VendettaPhrases in) {
        return switch (rank) {
            case 1 -> in.deed(new Text("wins", "l'emporte"), new Text("win", "l'emportent"), "", at);
            case 2 -> in.deed(new Text("comes second", "arrive deuxième"),
                    new Text("come second", "arrivent deuxièmes"),
                    "", at);
            default -> in.deed(new Text("comes third", "arrive troisième"),
                    new Text("come third", "arrivent troisièmes"), "", at);
        };
    }
}
