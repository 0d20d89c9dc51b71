package elysium.server;

import java.util.Locale;
import elysium.kernel.Text;

/// One thing a host may set: by a flag, in the environment, or in a file.
public enum Setting {
    PORT("NUMBER", "8080", new Text("The port to listen at; 0 takes any that is free.",
            "Le port d'écoute ; 0 en prend un qui est libre.")),
    BIND("ADDRESS", "127.0.0.1", new Text("The address to listen at; 0.0.0.0 lets other machines in.",
            "L'adresse d'écoute ; 0.0.0.0 laisse entrer d'autres machines.")),
    DATA("FOLDER", "elysium-data", new Text("The folder where everything is kept, where no db is given.",
            "Le dossier où tout est gardé, quand aucune db n'est donnée.")),
    DB("URL", "", new Text("A PostgreSQL that several servers may share: jdbc:postgresql://HOST/NAME?user=…",
            "Un PostgreSQL que plusieurs serveurs peuvent partager : jdbc:postgresql://HÔTE/NOM?user=…")),
    THINK("MILLIS", "600", new Text("How long a bot thinks about one question, in milliseconds: 1 to 60000.",
            "Combien un bot pense à une question, en millisecondes : de 1 à 60000.")),
    PAUSE("MILLIS", "600", new Text(
            "How long a question stands at least before a bot or a standing answer answers it: 0 to 3000.",
            "Combien de temps au moins une question reste posée avant qu'un bot ou une réponse permanente y réponde : de 0 à 3000.")),
    PROXY("on|off", "off", new Text("Whether all come through a proxy, whose X-Forwarded-For and -Proto are believed.",
            "Si tous viennent par un proxy, dont X-Forwarded-For et -Proto sont crus.")),
    LIMITS("on|off", "on", new Text("Whether an address or a person who asks for too much is held back.",
            "Si l'on retient une adresse ou une personne qui demande trop.")),
    PUSH("on|off", "on",
            new Text("Whether people may be called with no page open, by the push service of their browser.",
                    "Si l'on peut être appelé sans page ouverte, par le service push de son navigateur.")),
    WAIT("SECONDS", "4", new Text(
            "How long a PostgreSQL may take to answer, in seconds, before moves are refused until it does: 1 to 60.",
            "Combien un PostgreSQL peut mettre à répondre, en secondes, avant que les coups soient refusés d'ici là : de 1 à 60.")),
    TABLES("NUMBER", "0", new Text(
            "How many tables may be in memory at once; 0 takes as many as Java's memory has room for.",
            "Combien de tables peuvent être en mémoire à la fois ; 0 en prend autant que la mémoire de Java en contient.")),
    ALONE("NUMBER", "40", new Text("At how many tables bots may play among themselves at once; the others rest.",
            "À combien de tables des bots peuvent jouer entre eux à la fois ; les autres attendent.")),
    LOG("LEVEL", "info", new Text("What is logged: debug, info, warn or error; warn where a person sits at a terminal.",
            "Ce qui est noté : debug, info, warn ou error ; warn là où une personne est au terminal."));

    private static final String VARIABLE = "ELYSIUM_";

    private final String label, usual;
    private final Text words;

    Setting(String label, String usual, Text words) {
        this.label = label;
        this.usual = usual;
        this.words = words;
    }

    /// As it stands in a file.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String flag() {
        return "--" + key();
    }

    /// As it stands in the environment.
    public String variable() {
        return VARIABLE + name();
    }

    /// What may be written for it, such as NUMBER.
    public String label() {
        return label;
    }

    /// What holds where nothing is said; empty for nothing.
    public String usual() {
        return usual;
    }

    public Text words() {
        return words;
    }
}
