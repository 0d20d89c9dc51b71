package elysium.app.message;

import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ResourceBundle;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.server.Setting;
import org.jspecify.annotations.Nullable;

/// The help of every command and option, in one language.
public final class Help extends ResourceBundle {
    private static final Map<String, Text> ALL = new LinkedHashMap<>();

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

    @Override protected @Nullable Object handleGetObject(String key) {
        Text text = ALL.get(key);
        return text == null ? null : text.in(lang);
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
                + "Ends with 0 if all is well, 1 if something checked does not hold, 2 if it was not understood.",
                "%nLe lanceur ajoute : elysium test (tous les tests), elysium bench [JEU] (vitesse).%n"
                        + "Finit par 0 si tout va bien, 1 si un contrôle échoue, 2 si la demande n'est pas comprise.");
    }

    private static void commands() {
        put("elysium.usage.description",
                "Vampire card games whose rules are kept for you. Without a command, opens the server.",
                "Des jeux de cartes de vampires dont les règles sont tenues pour vous. Sans commande, ouvre le "
                        + "serveur.");
        put("elysium.play.usage.description", "Plays a game: you against bots, or several people at one keyboard.",
                "Joue une partie : vous contre des bots, ou plusieurs personnes au même clavier.");
        put("elysium.sim.usage.description", "Lets bots play many games and counts the wins, with 95 %% intervals.",
                "Fait jouer beaucoup de parties par des bots et compte les victoires, avec intervalles à 95 %%.");
        put("elysium.replay.usage.description", "Shows a kept game again, as a seat or a spectator saw it.",
                "Remontre une partie gardée, telle qu'une place ou un spectateur l'a vue.");
        put("elysium.verify.usage.description",
                "Proves that a kept game follows the rules, unchanged, from the seed promised.",
                "Prouve qu'une partie gardée suit les règles, inchangée, depuis la graine promise.");
        put("elysium.rules.usage.description", "Shows the rules called so or that speak of a word.",
                "Montre les règles ainsi nommées ou qui parlent d'un mot.");
        put("elysium.cards.usage.description", "Shows the cards of a game called so or that speak of a word.",
                "Montre les cartes d'un jeu ainsi nommées ou qui parlent d'un mot.");
        put("elysium.deck.usage.description",
                "Lists the decks of a game, shows one, judges or converts one that you wrote.",
                "Montre les decks d'un jeu, en montre un, juge ou convertit celui que vous avez écrit.");
        put("elysium.scenario.usage.description", "Plays scenarios from YAML files and says which do not hold.",
                "Joue des scénarios de fichiers YAML et dit lesquels ne tiennent pas.");
        put("elysium.fuzz.usage.description", "Plays random games and checks the laws that every game must obey.",
                "Joue des parties au hasard et contrôle les lois auxquelles tout jeu obéit.");
        put("elysium.docs.usage.description", "Writes the pages of the documentation that come from data.",
                "Écrit les pages de documentation qui viennent des données.");
    }

    private static void serving() {
        put("elysium.serve.usage.description", "Opens a server that people play at over the network.",
                "Ouvre un serveur où l'on joue par le réseau.");
        put("elysium.reports.usage.description", "Lists what players have reported to the host, with the words said.",
                "Montre ce que les joueurs ont signalé à l'hôte, avec les mots dits.");
        put("serve.config", "A file of settings; else elysium.properties in the data folder (or ELYSIUM_CONFIG).",
                "Un fichier de réglages ; sinon elysium.properties dans le dossier des données (ou ELYSIUM_CONFIG).");
        for (Setting setting : Setting.values())
            put("serve." + setting.key(), told(setting, Lang.EN), told(setting, Lang.FR));
    }

    private static String told(Setting setting, Lang lang) {
        String usual = setting.usual().isEmpty() ? "" : setting.usual() + "; ";
        return setting.words().in(lang) + " (" + usual + setting.variable() + ")";
    }

    private static void sharedOptions() {
        put("help", "Shows this help.", "Montre cette aide.");
        put("version", "Shows the version.", "Montre la version.");
        put("lang", "fr or en; else the language of your system.", "fr ou en ; sinon la langue de votre système.");
        put("no-color", "Uses no colours (as does NO_COLOR).", "N'utilise pas de couleurs (comme NO_COLOR).");
        put("format", "text (usual) or json.", "text (habituel) ou json.");
        put("game", "Which game.", "Quel jeu.");
        put("word", "An id, a name or a word.", "Un identifiant, un nom ou un mot.");
        put("file", "A kept game.", "Une partie gardée.");
        put("variants", "Variants of the game, with commas.", "Variantes du jeu, avec des virgules.");
        put("cards", "A file of corrected card values, such as elysium cards GAME --values writes.",
                "Un fichier de valeurs de cartes corrigées, comme en écrit elysium cards JEU --values.");
        put("decks", "Decks for the seats in order, with commas: ids or files (elysium deck list).",
                "Les decks des places dans l'ordre, avec des virgules : identifiants ou fichiers (elysium deck list).");
        put("seed", "Where all chance comes from; else drawn.", "D'où vient tout hasard ; sinon tirée.");
        put("think", "How long a search bot thinks: iterations (1000) or a time (500ms, 2s).",
                "Combien pense un bot search : itérations (1000) ou temps (500ms, 2s).");
    }

    private static void playing() {
        put("elysium.play.seats", "Who sits where: me, bot, bot:random, bot:search, or with a name, as Ana=me.",
                "Qui s'assoit où : me, bot, bot:random, bot:search, ou avec un nom, comme Ana=me.");
        put("elysium.play.bot", "What a plain bot is: search (usual) or random.",
                "Ce qu'est un simple bot : search (habituel) ou random.");
        put("elysium.play.load", "Goes on with a kept game.", "Continue une partie gardée.");
        put("elysium.play.data", "Where games are kept; else elysium-data here.",
                "Où les parties sont gardées ; sinon elysium-data ici.");
        put("elysium.sim.games", "How many games; 1000 if nothing is said.",
                "Combien de parties ; 1000 si rien n'est dit.");
        put("elysium.sim.bots", "The bots, one a seat: search, random. They change seats from game to game.",
                "Les bots, un par place : search, random. Ils changent de place à chaque partie.");
        put("elysium.sim.decks", "Decks that meet each other, with commas: ids or files, or all.",
                "Les decks qui se rencontrent, avec des virgules : identifiants ou fichiers, ou all.");
        put("elysium.sim.mirror", "Plays each of the decks against itself.", "Joue chacun des decks contre lui-même.");
        put("elysium.sim.threads", "On how many threads; the result is the same.",
                "Sur combien de fils ; le résultat est le même.");
        put("elysium.sim.plot", "Writes a picture of the wins (PNG).", "Écrit une image des victoires (PNG).");
    }

    private static void decks() {
        put("elysium.deck.what", "list (of a GAME), show (ID or FILE), check (FILE), convert (ID or FILE).",
                "list (d'un JEU), show (ID ou FICHIER), check (FICHIER), convert (ID ou FICHIER).");
        put("elysium.deck.to", "The format into which convert writes: for vtes twd, jol, lackey, vdb or json.",
                "Le format dans lequel convert écrit : pour vtes twd, jol, lackey, vdb ou json.");
        put("elysium.deck.which", "The id of a deck, a file with one, or a game.",
                "L'identifiant d'un deck, un fichier qui en contient un, ou un jeu.");
        put("elysium.deck.of", "Of which game; needed only where several have decks.",
                "De quel jeu ; utile seulement si plusieurs ont des decks.");
    }

    private static void others() {
        put("elysium.replay.to", "Stops after so many answers.", "S'arrête après tant de réponses.");
        put("elysium.replay.as", "As which seat sees it: 1, 2, …, a name, or spectator (usual).",
                "Vue par quelle place : 1, 2, …, un nom, ou spectator (habituel).");
        put("elysium.replay.position",
                "Writes the table as a text that scenarios can begin with: all of it once the game is over, else --as.",
                "Écrit la table en un texte où un scénario peut commencer : entière si la partie est finie, sinon --as.");
        put("elysium.replay.open", "With --position, writes all of it though the game is not over.",
                "Avec --position, écrit tout bien que la partie ne soit pas finie.");
        put("elysium.replay.step", "Waits after every answer.", "Attend après chaque réponse.");
        put("elysium.cards.words", "A game, and a name or a word to look for; all cards if nothing is said.",
                "Un jeu, et un nom ou un mot à chercher ; toutes les cartes si rien n'est dit.");
        put("elysium.cards.values", "Writes the values of all cards of a game, as a file to correct.",
                "Écrit les valeurs de toutes les cartes d'un jeu, en un fichier à corriger.");
        put("elysium.rules.of", "Only of this game.", "Seulement de ce jeu.");
        put("elysium.scenario.path", "YAML files, or folders of them.",
                "Fichiers YAML, ou dossiers qui en contiennent.");
        put("elysium.fuzz.minutes", "For how long; 1 if nothing is said.",
                "Pendant combien de minutes ; 1 si rien n'est dit.");
        put("elysium.fuzz.seats", "Only with so many seats.", "Seulement à tant de places.");
        put("elysium.docs.what", "rules: the pages of docs/rules.", "rules : les pages de docs/rules.");
        put("elysium.docs.to", "The folder of the project; else this one.",
                "Le dossier du projet ; sinon celui-ci.");
    }
}
