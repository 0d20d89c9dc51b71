package elysium.app.message;

import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.server.Setting;
import org.jspecify.annotations.Nullable;

/// Help texts of every command and option, in one language.
public final class Help extends ResourceBundle {
    private static final Map<String, Text> ALL = new LinkedHashMap<>();
    private static final Map<String, String> FRENCH_LABELS = Map.ofEntries(Map.entry("GAME", "JEU"),
            Map.entry("FILE", "FICHIER"), Map.entry("FOLDER", "DOSSIER"), Map.entry("NUMBER", "NOMBRE"),
            Map.entry("TIME", "DURÉE"), Map.entry("SECONDS", "SECONDES"), Map.entry("SEAT", "PLACE"),
            Map.entry("WORD", "MOT"), Map.entry("PATH", "CHEMIN"), Map.entry("ADDRESS", "ADRESSE"),
            Map.entry("LEVEL", "NIVEAU"), Map.entry("COMMAND", "COMMANDE"));
    private static final Pattern LABEL = Pattern.compile("\\p{Lu}{2,}"),
            BEFORE_SIGN = Pattern.compile(" (?=[:;?!»%])|(?<=«) ");

    static {
        headings();
        commands();
        sharedOptions();
        playing();
        others();
        decks();
        serving();
    }

    private final Lang lang;

    public Help(Lang lang) {
        this.lang = lang;
    }

    /// The label of a parameter in a language: `FILE` is `FICHIER` in French. Words to be typed stay as they are.
    public static String label(String label, Lang lang) {
        if (lang == Lang.EN) return label;
        return LABEL.matcher(label).replaceAll(word -> FRENCH_LABELS.getOrDefault(word.group(), word.group()));
    }

    /// French signs keep their word before them when picocli breaks lines.
    @Override protected @Nullable Object handleGetObject(String key) {
        Text text = ALL.get(key);
        if (text == null) return null;
        return lang == Lang.EN || key.startsWith("usage.") ? text.in(lang)
                : BEFORE_SIGN.matcher(text.in(lang)).replaceAll("\u00A0");
    }

    @Override public Enumeration<String> getKeys() {
        return Collections.enumeration(ALL.keySet());
    }

    private static void put(String key, String en, String fr) {
        ALL.put(key, new Text(en, fr));
    }

    private static void headings() {
        put("usage.synopsisHeading", "Usage: ", "Usage : ");
        put("usage.parameterListHeading", "%n", "%n");
        put("usage.optionListHeading", "%nOptions:%n", "%nOptions :%n");
        put("usage.commandListHeading", "%nCommands:%n", "%nCommandes :%n");
        put("elysium.usage.footer", "%nThe launcher adds: elysium test (all tests), elysium bench [GAME] (speed).%n"
                + "Exit status: 0 if all is well, 1 if a check failed, 2 if the command line is wrong.",
                "%nLe lanceur ajoute : elysium test (tous les tests), elysium bench [JEU] (vitesse).%n"
                        + "Code de sortie : 0 si tout va bien, 1 si un contrôle échoue, 2 si la commande est incorrecte.");
    }

    private static void commands() {
        put("elysium.usage.description",
                "Vampire card games with the rules enforced. Without a command, starts the server.",
                "Des jeux de cartes de vampires dont les règles sont appliquées pour vous. Sans commande, démarre le "
                        + "serveur.");
        put("elysium.play.usage.description", "Plays a game: you against bots, or several players at one keyboard.",
                "Joue une partie : vous contre des bots, ou plusieurs joueurs au même clavier.");
        put("elysium.sim.usage.description", "Plays many games between bots and counts the wins, with 95%% intervals.",
                "Fait jouer beaucoup de parties par des bots et compte les victoires, avec intervalles à 95 %%.");
        put("elysium.replay.usage.description", "Shows a saved game again, as a player or a spectator saw it.",
                "Montre une partie enregistrée, telle qu'un joueur ou un spectateur l'a vue.");
        put("elysium.verify.usage.description",
                "Checks that a saved game is unaltered, follows the rules and uses the committed seed.",
                "Vérifie qu'une partie enregistrée est inchangée, suit les règles et part de la graine scellée.");
        put("elysium.rules.usage.description", "Shows rules by id or by word.",
                "Montre des règles par identifiant ou par mot.");
        put("elysium.cards.usage.description", "Shows cards by name or by word.",
                "Montre des cartes par nom ou par mot.");
        put("elysium.deck.usage.description",
                "Lists the decks of a game, shows one, checks or converts your own.",
                "Liste les decks d'un jeu, en montre un, vérifie ou convertit le vôtre.");
        put("elysium.scenario.usage.description", "Runs scenarios from YAML files and reports those that fail.",
                "Joue des scénarios de fichiers YAML et indique ceux qui échouent.");
        put("elysium.fuzz.usage.description", "Plays random games and checks the laws that every game must obey.",
                "Joue des parties au hasard et vérifie les lois que tout jeu doit respecter.");
        put("elysium.docs.usage.description", "Writes the documentation pages that are generated from data.",
                "Écrit les pages de documentation produites à partir des données.");
    }

    private static void serving() {
        put("elysium.serve.usage.description", "Starts a server to play on over the network.",
                "Démarre un serveur pour jouer en réseau.");
        put("elysium.reports.usage.description", "Lists the chat messages that players reported to the host.",
                "Liste les messages que des joueurs ont signalés à l'hôte.");
        put("serve.config",
                "Settings file (default: elysium.properties in the data folder; ELYSIUM_CONFIG).",
                "Fichier de réglages (par défaut : elysium.properties dans le dossier des données ; ELYSIUM_CONFIG).");
        for (Setting setting : Setting.values())
            put("serve." + setting.key(), described(setting, Lang.EN, "default: ", "; "),
                    described(setting, Lang.FR, "par défaut : ", " ; "));
    }

    private static String described(Setting setting, Lang lang, String byDefault, String comma) {
        String usual = setting.defaultValue().isEmpty() ? "" : byDefault + setting.defaultValue() + comma;
        return setting.description().in(lang) + " (" + usual + setting.variable() + ")";
    }

    private static void sharedOptions() {
        put("help", "Shows this help.", "Montre cette aide.");
        put("version", "Shows the version.", "Montre la version.");
        put("lang", "fr or en (default: the language of your system).",
                "fr ou en (par défaut : la langue de votre système).");
        put("no-color", "Disables colours, as does NO_COLOR.", "Désactive les couleurs, comme NO_COLOR.");
        put("format", "text (default) or json.", "text (par défaut) ou json.");
        put("game", "The game.", "Le jeu.");
        put("word", "An id, a name or a word.", "Un identifiant, un nom ou un mot.");
        put("file", "A saved game.", "Une partie enregistrée.");
        put("variants", "Variants of the game, separated by commas.",
                "Variantes du jeu, séparées par des virgules.");
        put("values", "A file of corrected card values, as written by elysium cards GAME --export-values.",
                "Un fichier de valeurs de cartes corrigées, tel que l'écrit elysium cards JEU --export-values.");
        put("decks", "Decks of the seats in order, separated by commas: ids or files (see elysium deck list).",
                "Decks des places dans l'ordre, séparés par des virgules : identifiants ou fichiers (voir elysium "
                        + "deck list).");
        put("seed", "Random seed (default: chosen at random).",
                "Graine du hasard (par défaut : tirée au sort).");
        put("think", "Thinking time of a search bot: iterations (1000) or a time (500ms, 2s).",
                "Temps de réflexion d'un bot search : itérations (1000) ou temps (500ms, 2s).");
    }

    private static void playing() {
        put("elysium.play.seats", "The players in order: me, bot, bot:random or bot:search, with a name as in Ana=me.",
                "Les joueurs dans l'ordre : me, bot, bot:random ou bot:search, avec un nom comme dans Ana=me.");
        put("elysium.play.bot", "What bot stands for: search (default) or random.",
                "Ce que désigne bot : search (par défaut) ou random.");
        put("elysium.play.load", "Continues a saved game.", "Continue une partie enregistrée.");
        put("elysium.play.data", "Folder of saved games (default: elysium-data).",
                "Dossier des parties enregistrées (par défaut : elysium-data).");
        put("elysium.sim.games", "Number of games (default: 1000).", "Nombre de parties (par défaut : 1000).");
        put("elysium.sim.seed", "Random seed (default: 1).", "Graine du hasard (par défaut : 1).");
        put("elysium.sim.bots", "One bot per seat: search or random. They change seats from game to game.",
                "Un bot par place : search ou random. Ils changent de place à chaque partie.");
        put("elysium.sim.decks", "Decks to play against each other, separated by commas: ids or files, or all.",
                "Decks à opposer, séparés par des virgules : identifiants ou fichiers, ou all.");
        put("elysium.sim.mirror", "Plays each deck against itself.", "Joue chaque deck contre lui-même.");
        put("elysium.sim.threads", "Number of threads; it does not change the result.",
                "Nombre de fils d'exécution ; il ne change pas le résultat.");
        put("elysium.sim.plot", "Saves a chart of the wins (PNG).", "Enregistre un graphique des victoires (PNG).");
    }

    private static void decks() {
        put("elysium.deck.what", "list (of a GAME), show (ID or FILE), check (FILE) or convert (ID or FILE).",
                "list (d'un JEU), show (ID ou FICHIER), check (FICHIER) ou convert (ID ou FICHIER).");
        put("elysium.deck.to", "Output format of convert; for vtes: twd, jol, lackey, vdb or json.",
                "Format de sortie de convert ; pour vtes : twd, jol, lackey, vdb ou json.");
        put("elysium.deck.which", "The id of a deck, a deck file, or a game.",
                "L'identifiant d'un deck, un fichier de deck ou un jeu.");
        put("elysium.deck.of", "The game of the deck.", "Le jeu du deck.");
    }

    private static void others() {
        put("elysium.replay.until", "Stops after this number of answers.", "S'arrête après ce nombre de réponses.");
        put("elysium.replay.viewer", "Whose view to show: 1, 2, …, a name, or spectator (default).",
                "La vue à montrer : 1, 2, …, un nom, ou spectator (par défaut).");
        put("elysium.replay.position",
                "Writes the position as text for a scenario: complete if the game is over, else as --viewer sees it.",
                "Écrit la position en texte pour un scénario : complète si la partie est finie, sinon vue par --viewer.");
        put("elysium.replay.reveal", "With --position: writes the complete position of an unfinished game.",
                "Avec --position : écrit la position complète d'une partie en cours.");
        put("elysium.replay.step", "Pauses after every answer.", "Fait une pause après chaque réponse.");
        put("elysium.cards.words", "A game, then a name or a word to look for (default: all cards).",
                "Un jeu, puis un nom ou un mot à chercher (par défaut : toutes les cartes).");
        put("elysium.cards.export-values", "Prints all card values of a game, as a file that you can correct.",
                "Affiche les valeurs de toutes les cartes d'un jeu, en un fichier que vous pouvez corriger.");
        put("elysium.rules.of", "Only the rules of this game.", "Seulement les règles de ce jeu.");
        put("elysium.scenario.path", "YAML files, or folders of them.",
                "Fichiers YAML, ou dossiers qui en contiennent.");
        put("elysium.fuzz.minutes", "Duration in minutes (default: 1).", "Durée en minutes (par défaut : 1).");
        put("elysium.fuzz.seats", "Only games with this number of seats.",
                "Seulement des parties à ce nombre de places.");
        put("elysium.docs.what", "rules: the pages of docs/rules.", "rules : les pages de docs/rules.");
        put("elysium.docs.out", "The project folder (default: the current one).",
                "Le dossier du projet (par défaut : le dossier courant).");
    }
}
