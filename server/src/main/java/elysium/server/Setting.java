package elysium.server;

import java.util.Locale;
import elysium.kernel.Text;

/// A server setting, given by a flag, an environment variable or a file.
public enum Setting {
    PORT("NUMBER", "8080", new Text("The port to listen on; 0 picks a free one.",
            "Le port d'écoute ; 0 en choisit un libre.")),
    BIND("ADDRESS", "127.0.0.1", new Text("The address to listen on; 0.0.0.0 lets other machines connect.",
            "L'adresse d'écoute ; 0.0.0.0 permet à d'autres machines de se connecter.")),
    DATA("FOLDER", "elysium-data", new Text("The data folder; it holds the SQLite database unless db is set.",
            "Le dossier des données ; il contient la base SQLite, sauf si db est défini.")),
    DB("URL", "", new Text("A PostgreSQL database, which several servers can share: "
            + "jdbc:postgresql://HOST/NAME?user=…",
            "Une base PostgreSQL, que plusieurs serveurs peuvent partager : jdbc:postgresql://HÔTE/NOM?user=…")),
    THINK("MILLIS", "600", new Text("Thinking time of a bot per question, in milliseconds, from 1 to 60000.",
            "Temps de réflexion d'un bot par question, en millisecondes, de 1 à 60000.")),
    MIN_DELAY("MILLIS", "600", new Text(
            "Minimum time before a bot or a standing answer answers a question, in milliseconds, from 0 to 3000.",
            "Délai minimal avant qu'un bot ou une réponse automatique réponde à une question, en millisecondes, "
                    + "de 0 à 3000.")),
    PROXY("on|off", "off", new Text(
            "Whether to trust X-Forwarded-For and X-Forwarded-Proto; turn it on only behind a proxy.",
            "S'il faut se fier à X-Forwarded-For et X-Forwarded-Proto ; à n'activer que derrière un proxy.")),
    RATE_LIMIT("on|off", "on", new Text("Whether to limit the request rate of each address and player.",
            "S'il faut limiter le nombre de requêtes de chaque adresse et de chaque joueur.")),
    PUSH("on|off", "on",
            new Text("Whether to send push notifications to players whose page is closed.",
                    "S'il faut envoyer des notifications push aux joueurs dont la page est fermée.")),
    WAIT("SECONDS", "4", new Text(
            "How long to wait for PostgreSQL before refusing a move, in seconds, from 1 to 60.",
            "Temps d'attente de PostgreSQL avant de refuser un coup, en secondes, de 1 à 60.")),
    TABLES("NUMBER", "0", new Text(
            "Maximum number of tables in memory; 0 derives it from the size of Java's heap.",
            "Nombre maximal de tables en mémoire ; 0 le déduit de la mémoire allouée à Java.")),
    ALONE("NUMBER", "40", new Text(
            "Maximum number of tables where bots play among themselves at a time; the others wait.",
            "Nombre maximal de tables où des bots jouent entre eux en même temps ; les autres attendent.")),
    LOG("LEVEL", "info", new Text("The log level: debug, info, warn or error; warn at a terminal unless set.",
            "Le niveau du journal : debug, info, warn ou error ; warn dans un terminal, sauf indication contraire."));

    private static final String VARIABLE = "ELYSIUM_";

    private final String label, defaultValue;
    private final Text description;

    Setting(String label, String usual, Text words) {
        this.label = label;
        this.defaultValue = usual;
        this.description = words;
    }

    /// The key in a settings file.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String flag() {
        return "--" + key();
    }

    /// The environment variable.
    public String variable() {
        return VARIABLE + name();
    }

    /// The kind of value, such as NUMBER.
    public String label() {
        return label;
    }

    /// The default value, or empty.
    public String defaultValue() {
        return defaultValue;
    }

    public Text description() {
        return description;
    }
}
