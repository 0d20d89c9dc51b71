package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.vendetta.table.Tell;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// What happened, in the words of the log: only what the event says is told, never what lies on the table.
public final class Tales {
    private Tales() {}

    /// One line, or null where there is nothing to tell; the event is as told to the reader.
    public static @Nullable String of(Vendetta t, Event e, Lang lang) {
        Tongue tongue = new Tongue(lang);
        String tale = e.kind() < Tell.CLAN ? CardTales.of(t, e, tongue) : own(t, e, tongue);
        return tale == null ? null : Tongue.capital(tale) + ".";
    }

    private static @Nullable String own(Vendetta t, Event e, Tongue in) {
        return switch (e.kind()) {
            case Tell.ROUND -> in.say("round " + e.amount() + " of 3 begins",
                    "la manche " + e.amount() + " sur 3 commence");
            case Tell.PLACE -> in.place(t, e.object()) + in.say(": resolution begins", " : la résolution commence");
            case Tell.NO_WINNER -> in.say("nobody wins ", "personne ne l'emporte ") + in.at(t, e.object());
            case Tell.STOLEN -> stolen(t, e, in);
            case Tell.ENDED -> in.say("the game is over: ", "la partie est finie : ") + Outcome.of(t, e.subject(), in);
            default -> e.subject() == NONE ? null : ofSeat(t, e, in);
        };
    }

    private static @Nullable String ofSeat(Vendetta t, Event e, Tongue in) {
        String did = switch (e.kind()) {
            case Tell.STAYED, Tell.WITHDREW, Tell.RANKED, Tell.DEPLOYED, Tell.SUPPLIED, Tell.RECALLED, Tell.DISCARDED,
                    Tell.SHIFTED, Tell.TAKEN, Tell.BID, Tell.FLIPPED -> somewhere(e, in.at(t, e.object()), in);
            case Tell.FRENZY, Tell.GAVE -> between(t, e, in);
            default -> alone(t, e, in);
        };
        return did == null ? null : who(t, e, in) + " " + did;
    }

    private static String who(Vendetta t, Event e, Tongue in) {
        return e.kind() == Tell.CLAN ? in.say("seat ", "la place ") + (e.subject() + 1) : in.clan(t, e.subject());
    }

    /// What a seat did by itself, or what befell it.
    private static @Nullable String alone(Vendetta t, Event e, Tongue in) {
        int n = e.amount();
        return switch (e.kind()) {
            case Tell.CLAN -> in.say("chooses ", "choisit ") + in.clan(t, e.subject());
            case Tell.GAINED -> in.say("gains " + n + " Blood", "gagne " + n + " Sang");
            case Tell.SPENT -> in.say("spends " + n + " Blood", "dépense " + n + " Sang");
            case Tell.LOST -> in.say("loses " + n + " Blood", "perd " + n + " Sang") + by(t, e.object(), in);
            case Tell.INFLUENCE -> in.say("gains " + n + " Influence", "gagne " + n + " Influence");
            case Tell.NO_INFLUENCE -> in.say("loses " + n + " Influence", "perd " + n + " Influence");
            case Tell.DRAINED -> in.say("drains ", "draine ") + in.card(t, e.face());
            case Tell.DIABLERIE -> in.say("commits Diablerie: " + n + (n == 1 ? " token" : " tokens"),
                    "commet une Diablerie : " + n + (n == 1 ? " jeton" : " jetons"));
            case Tell.OUT -> in.say("is out of the game", "est hors jeu");
            case Tell.AMBITION -> in.say("takes the Ambition token", "prend le jeton Ambition");
            case Tell.RELIC -> in.say("uses the Relic ", "utilise la Relique ") + in.card(t, e.face());
            default -> null;
        };
    }

    private static String by(Vendetta t, int def, Tongue in) {
        return def == NONE ? "" : " (" + in.card(t, def) + ")";
    }

    /// What passes between two seats; the other may be nobody.
    private static String between(Vendetta t, Event e, Tongue in) {
        String other = e.object() == NONE ? "" : in.clan(t, e.object());
        if (e.kind() == Tell.GAVE)
            return in.say("gives " + e.amount() + " Influence to ", "donne " + e.amount() + " Influence à ") + other;
        return other.isEmpty() ? in.say("falls into Frenzy", "entre en Frénésie")
                : in.say("is sent into Frenzy by ", "entre en Frénésie, à cause de ") + other;
    }

    /// Blood that is stolen goes to somebody, or by an effect of nobody to the Bank.
    private static String stolen(Vendetta t, Event e, Tongue in) {
        String from = in.clan(t, e.subject()), blood = e.amount() + in.say(" Blood", " Sang");
        return e.object() == NONE ? from + in.say(" has " + blood + " stolen", " se fait voler " + blood)
                : in.clan(t, e.object()) + in.say(" steals " + blood + " from ", " vole " + blood + " à ") + from;
    }

    private static @Nullable String somewhere(Event e, String at, Tongue in) {
        int n = e.amount();
        String deployed = n > 1 ? " Sang déployés " : " Sang déployé ";
        return switch (e.kind()) {
            case Tell.STAYED -> in.say("shows Stay ", "montre Rester ") + at;
            case Tell.WITHDREW -> in.say("shows Withdraw ", "montre Se retirer ") + at;
            case Tell.RANKED -> rank(n, in) + at;
            case Tell.DEPLOYED -> in.say("plays " + n + " Blood ", "joue " + n + " Sang ") + at;
            case Tell.SUPPLIED -> in.say("plays " + n + " Blood from the Bank ", "joue " + n + " Sang de la Banque ")
                    + at;
            case Tell.RECALLED -> in.say("takes back " + n + " Blood Deployed ", "reprend " + n + deployed) + at;
            case Tell.DISCARDED -> in.say("discards " + n + " Blood Deployed ", "défausse " + n + deployed) + at;
            case Tell.SHIFTED -> in.say("moves Blood: " + n + " now ", "déplace du Sang : " + n + " désormais ") + at;
            case Tell.TAKEN -> in.say("has " + n + " Blood taken ", "se fait prendre " + n + " Sang ") + at;
            case Tell.BID -> in.say("bids " + n + " Blood ", "mise " + n + " Sang ") + at;
            case Tell.FLIPPED -> in.say("flips " + n + (n == 1 ? " Diablerie token " : " Diablerie tokens "),
                    "retourne " + n + (n == 1 ? " jeton Diablerie " : " jetons Diablerie ")) + at;
            default -> null;
        };
    }

    private static String rank(int rank, Tongue in) {
        return switch (rank) {
            case 1 -> in.say("wins ", "l'emporte ");
            case 2 -> in.say("comes second ", "arrive deuxième ");
            default -> in.say("comes third ", "arrive troisième ");
        };
    }
}
