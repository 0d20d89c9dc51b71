package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.vendetta.table.Tell;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// What happened, in the words of the log: only what the event says is told, never what lies on the table.
public final class Tales {
    static final Text PLAYS = new Text("plays", "joue"), PLAY = new Text("play", "jouent");
    static final Text TAKES_BACK = new Text("takes back", "reprend"), TAKE_BACK = new Text("take back", "reprennent");
    static final Text DISCARDS = new Text("discards", "défausse");
    private static final Text GAINS = new Text("gains", "gagne"), GAIN = new Text("gain", "gagnent");
    private static final Text LOSES = new Text("loses", "perd"), LOSE = new Text("lose", "perdent");
    private static final Text SHOWS = new Text("shows", "montre"), SHOW = new Text("show", "montrent");

    private Tales() {}

    /// One line, or null where there is nothing to tell; the event is as told to the reader.
    public static @Nullable String of(Vendetta t, Event e, Lang lang) {
        Tongue in = new Tongue(lang);
        Tale tale = of(t, e, in);
        return tale == null ? null : tale.in(t, in);
    }

    static @Nullable Tale of(Vendetta t, Event e, Tongue in) {
        return e.kind() < Tell.CLAN ? CardTales.of(t, e, in) : own(t, e, in);
    }

    private static @Nullable Tale own(Vendetta t, Event e, Tongue in) {
        return switch (e.kind()) {
            case Tell.CLAN -> Tale.sentence(in.say("seat " + (e.subject() + 1) + " chooses ",
                    "la place " + (e.subject() + 1) + " choisit ") + in.clan(t, e.subject()));
            case Tell.ROUND -> Tale.sentence(in.say("round " + e.amount() + " of 3 begins",
                    "la manche " + e.amount() + " sur 3 commence"));
            case Tell.PLACE -> Tale.sentence(in.place(t, e.object())
                    + in.say(": resolution begins", " : la résolution commence"));
            case Tell.NO_WINNER -> Tale.sentence(
                    in.say("nobody wins ", "personne ne l'emporte ") + in.at(t, e.object()));
            case Tell.ACTED -> acted(t, e, in);
            case Tell.STOLEN -> stolen(t, e, in);
            case Tell.ENDED -> Tale.sentence(
                    in.say("the game is over: ", "la partie est finie : ") + Outcome.of(t, e.subject(), in));
            default -> e.subject() == NONE ? null : ofSeat(t, e, in);
        };
    }

    /// A card acts for its player, or a Location for itself.
    private static Tale acted(Vendetta t, Event e, Tongue in) {
        String card = in.card(t, e.face());
        if (e.subject() == NONE) return Tale.sentence(card + in.say(" takes effect", " fait effet"));
        return Tale.of(e.subject(),
                in.deed(new Text("applies", "applique"), new Text("apply", "appliquent"), card, ""));
    }

    private static @Nullable Tale ofSeat(Vendetta t, Event e, Tongue in) {
        boolean shown = e.kind() == Tell.STAYED || e.kind() == Tell.WITHDREW;
        Deed deed = switch (e.kind()) {
            case Tell.STAYED, Tell.WITHDREW, Tell.RANKED, Tell.DEPLOYED, Tell.SUPPLIED, Tell.RECALLED, Tell.DISCARDED,
                    Tell.SHIFTED, Tell.TAKEN, Tell.BID, Tell.FLIPPED -> somewhere(t, e, in);
            case Tell.FRENZY, Tell.GAVE -> between(t, e, in);
            default -> alone(t, e, in);
        };
        if (deed == null) return null;
        Tale tale = Tale.of(e.subject(), deed);
        return shown ? tale.apart() : tale;
    }

    /// What a seat did by itself, or what befell it.
    private static @Nullable Deed alone(Vendetta t, Event e, Tongue in) {
        int n = e.amount();
        String blood = blood(n, in), influence = n + " Influence";
        return switch (e.kind()) {
            case Tell.GAINED -> in.deed(GAINS, GAIN, blood, "");
            case Tell.SPENT -> in.deed(new Text("spends", "dépense"), new Text("spend", "dépensent"), blood, "");
            case Tell.LOST -> in.deed(LOSES, LOSE, blood + by(t, e.object(), in), "");
            case Tell.INFLUENCE -> in.deed(GAINS, GAIN, influence, "");
            case Tell.NO_INFLUENCE -> in.deed(LOSES, LOSE, influence, "");
            case Tell.DRAINED -> in.deed(new Text("drains", "draine"), new Text("drain", "drainent"),
                    in.card(t, e.face()), "");
            case Tell.DIABLERIE -> in.deed(new Text("commits Diablerie", "commet une Diablerie"),
                    new Text("commit Diablerie", "commettent une Diablerie"), "",
                    "(" + n + in.say(n == 1 ? " token)" : " tokens)", n == 1 ? " jeton)" : " jetons)"));
            case Tell.OUT -> in.deed(new Text("is out of the game", "est hors jeu"),
                    new Text("are out of the game", "sont hors jeu"), "", "");
            case Tell.AMBITION -> in.deed(new Text("takes", "prend"), new Text("take", "prennent"),
                    in.say("the Ambition token", "le jeton Ambition"), "");
            case Tell.RELIC -> in.deed(new Text("uses the Relic", "utilise la Relique"),
                    new Text("use the Relic", "utilisent la Relique"), in.card(t, e.face()), "");
            default -> null;
        };
    }

    static String blood(int amount, Tongue in) {
        return amount + in.say(" Blood", " Sang");
    }

    private static String by(Vendetta t, int def, Tongue in) {
        return def == NONE ? "" : " (" + in.card(t, def) + ")";
    }

    /// What passes between two seats; the other may be nobody.
    private static Deed between(Vendetta t, Event e, Tongue in) {
        String other = e.object() == NONE ? "" : in.clan(t, e.object());
        if (e.kind() == Tell.GAVE)
            return in.deed(new Text("gives", "donne"), new Text("give", "donnent"), e.amount() + " Influence",
                    in.say("to ", "à ") + other);
        return other.isEmpty()
                ? in.deed(new Text("falls into Frenzy", "entre en Frénésie"),
                        new Text("fall into Frenzy", "entrent en Frénésie"), "", "")
                : in.deed(new Text("is sent into Frenzy", "entre en Frénésie"),
                        new Text("are sent into Frenzy", "entrent en Frénésie"), "",
                        in.say("by ", "à cause de ") + other);
    }

    /// Blood that is stolen goes to somebody, or by an effect of nobody to the Bank.
    private static Tale stolen(Vendetta t, Event e, Tongue in) {
        String blood = blood(e.amount(), in);
        if (e.object() == NONE)
            return Tale.of(e.subject(), in.deed(new Text("is robbed of", "se fait voler"),
                    new Text("are robbed of", "se font voler"), blood, ""));
        return Tale.of(e.object(), in.deed(new Text("steals", "vole"), new Text("steal", "volent"),
                blood + in.say(" from ", " à ") + in.clan(t, e.subject()), ""));
    }

    private static Deed somewhere(Vendetta t, Event e, Tongue in) {
        int n = e.amount();
        String at = in.at(t, e.object()), blood = blood(n, in);
        return switch (e.kind()) {
            case Tell.STAYED -> in.deed(SHOWS, SHOW, in.say("Stay", "Rester"), at);
            case Tell.WITHDREW -> in.deed(SHOWS, SHOW, in.say("Withdraw", "Se retirer"), at);
            case Tell.RANKED -> rank(n, at, in);
            case Tell.DEPLOYED -> in.deed(PLAYS, PLAY, blood, at).gathering();
            case Tell.SUPPLIED -> in.deed(PLAYS, PLAY, blood + in.say(" from the Bank", " de la Banque"), at);
            case Tell.RECALLED -> in.deed(TAKES_BACK, TAKE_BACK, blood, in.from(t, e.object())).gathering();
            case Tell.DISCARDED -> in.deed(DISCARDS, new Text("discard", "défaussent"), blood, at);
            case Tell.SHIFTED -> in.deed(new Text("moves Blood, now", "déplace du Sang, désormais"),
                    new Text("move Blood, now", "déplacent du Sang, désormais"), String.valueOf(n), at);
            case Tell.TAKEN -> in.deed(new Text("is robbed of", "se fait prendre"),
                    new Text("are robbed of", "se font prendre"), blood, at);
            case Tell.BID -> in.deed(new Text("bids", "mise"), new Text("bid", "misent"), blood, at);
            default -> in.deed(new Text("flips", "retourne"), new Text("flip", "retournent"),
                    n + in.say(n == 1 ? " Diablerie token" : " Diablerie tokens",
                            n == 1 ? " jeton Diablerie" : " jetons Diablerie"),
                    at);
        };
    }

    private static Deed rank(int rank, String at, Tongue in) {
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
