package elysium.app.words;

import elysium.kernel.Text;

/// What the program says when something cannot be done.
public enum Faults implements Worded {
    UNKNOWN_GAME("there is no game called \"{0}\"; the games are: {1}",
            "il n'y a pas de jeu « {0} » ; les jeux sont : {1}"),
    NO_GAME("no game is installed", "aucun jeu n'est installé"),
    UNKNOWN_LANGUAGE("\"{0}\" is not a language of this program; write fr or en",
            "« {0} » n'est pas une langue de ce programme ; écrivez fr ou en"),
    UNKNOWN_FORMAT("\"{0}\" is not a format; write text or json", "« {0} » n'est pas un format ; écrivez text ou json"),
    UNKNOWN_BOT("there is no bot called \"{0}\"; the bots are: random, search",
            "il n'y a pas de bot « {0} » ; les bots sont : random, search"),
    UNKNOWN_SEAT("\"{0}\" is not a seat; write me, bot, bot:random or bot:search, or a name before it, as in Ana=me",
            "« {0} » n'est pas une place ; écrivez me, bot, bot:random ou bot:search, ou un nom devant, comme Ana=me"),
    SAME_NAME("two seats are called \"{0}\"; give each its own name",
            "deux places s'appellent « {0} » ; donnez à chacune son nom"),
    UNKNOWN_VARIANT("there is no variant called \"{0}\" in {1}; its variants are: {2}",
            "il n'y a pas de variante « {0} » dans {1} ; ses variantes sont : {2}"),
    SEAT_COUNT("{0} seats cannot play {1}; it takes {2}", "{1} ne se joue pas à {0}, mais à {2}"),
    BAD_SETUP("this game cannot be set up: {0}", "cette partie ne peut pas être mise en place : {0}"),
    BAD_VALUES("{0} cannot be used: {1}", "{0} ne peut être utilisé : {1}"),
    NO_VALUES("{0} has no values to correct: all of its cards are known",
            "{0} n'a pas de valeurs à corriger : toutes ses cartes sont connues"),
    VALUES_OF_ONE("--values shows those of one game: name it, and nothing else; the games are: {0}",
            "--values montre celles d'un seul jeu : nommez-le, et rien d'autre ; les jeux sont : {0}"),
    BAD_THINK("\"{0}\" is no thinking time; write iterations (1000), or a time (500ms, 2s)",
            "« {0} » n'est pas un temps de réflexion ; écrivez des itérations (1000) ou un temps (500ms, 2s)"),
    BAD_NUMBER("{0} takes a number from {1} to {2}, not \"{3}\"",
            "{0} attend un nombre de {1} à {2}, pas « {3} »"),
    NOT_BETWEEN("\"{0}\" is not a number from {1} to {2}", "« {0} » n'est pas un nombre de {1} à {2}"),
    NO_FILE("there is no file {0}", "il n'y a pas de fichier {0}"),
    UNREADABLE("{0} cannot be read: {1}", "{0} ne peut pas être lu : {1}"),
    UNWRITABLE("{0} cannot be written: {1}", "{0} ne peut pas être écrit : {1}"),
    DAMAGED("{0}. The file is not what was written, and nothing was changed.",
            "{0}. Le fichier n'est pas ce qui fut écrit, et rien n'a été changé."),
    ASTRAY("{0} does not follow the rules: {1}", "{0} ne suit pas les règles : {1}"),
    BAD_NAME("\"{0}\" cannot be a name at a seat; use letters, digits and spaces",
            "« {0} » ne peut être un nom à une place ; utilisez lettres, chiffres et espaces"),
    BAD_PATH("\"{0}\" cannot be a file name", "« {0} » ne peut être un nom de fichier"),
    OTHER_GAME("{0} is a game of {1}, not of {2}", "{0} est une partie de {1}, pas de {2}"),
    OTHER_RULES("{0} was played under version {1} of the rules; this program plays version {2}",
            "{0} a été jouée sous la version {1} des règles ; ce programme joue la version {2}"),
    ALREADY_THERE("{0} exists already; choose another name", "{0} existe déjà ; choisissez un autre nom"),
    TO_RANGE("--to {0} is beyond this game, which has {1} answers; write 0 to {1}",
            "--to {0} dépasse cette partie, qui compte {1} réponses ; écrivez de 0 à {1}"),
    AS_RANGE("--as {0} is no seat of this game; write 1 to {1}, a name at the table, or spectator",
            "--as {0} n'est pas une place de cette partie ; écrivez de 1 à {1}, un nom de la table, ou spectator"),
    NOT_OVER("{0} is not over: say whose view with --as, or --open to see every card",
            "{0} n'est pas finie : dites quelle vue avec --as, ou --open pour voir toutes les cartes"),
    NO_CLAUSE("no rule is called \"{0}\" or speaks of it", "aucune règle ne s'appelle « {0} » ni n'en parle"),
    NO_CARD("no card is called \"{0}\" or speaks of it; the games are: {1}",
            "aucune carte ne s'appelle « {0} » ni n'en parle ; les jeux sont : {1}"),
    NO_SCENARIOS("there is no scenario at {0}: give a .yaml file, or a folder of them",
            "il n'y a pas de scénario à {0} : donnez un fichier .yaml, ou un dossier qui en contient"),
    NO_DOCS("there are no pages called \"{0}\"; write rules", "il n'y a pas de pages « {0} » ; écrivez rules"),
    BROKEN("this scenario cannot be read: {0}", "ce scénario ne peut être lu : {0}"),
    LOAD_WITH("--load brings the seats, variants, cards and seed of the saved game: leave {0} out",
            "--load apporte les places, les variantes, les cartes et la graine de la partie sauvée : enlevez {0}"),
    NO_HUMAN("nobody plays: at least one seat must be \"me\" (for bots alone there is: elysium sim {0})",
            "personne ne joue : au moins une place doit être « me » (pour des bots seuls, il y a : elysium sim {0})"),
    UNKNOWN_OPTION("unknown option {0}; elysium{1} --help lists what is accepted",
            "option inconnue {0} ; elysium{1} --help dit ce qui est accepté"),
    UNKNOWN_ARGUMENT("\"{0}\" is one word too many; elysium{1} --help lists what is accepted",
            "« {0} » est de trop ; elysium{1} --help dit ce qui est accepté"),
    UNKNOWN_COMMAND("there is no command \"{0}\"; the commands are: {1}",
            "il n'y a pas de commande « {0} » ; les commandes sont : {1}"),
    MISSING("something is missing: {0}; elysium{1} --help lists what is expected",
            "il manque quelque chose : {0} ; elysium{1} --help dit ce qui est attendu"),
    BAD_VALUE("{0}; elysium{1} --help lists what is accepted", "{0} ; elysium{1} --help dit ce qui est accepté"),
    NO_SERVER("the server cannot be opened: {0}", "le serveur ne peut être ouvert : {0}"),
    NO_DATABASE("what is kept cannot be read: {0}", "ce qui est gardé ne peut être lu : {0}"),
    MISSET("{0}; docs/options.md lists what can be set", "{0} ; docs/options.md dit ce qui peut être réglé"),
    PORT_BUSY("port {0} is taken, by another program or by an Elysium that runs already; take another: --port {1}",
            "le port {0} est pris, par un autre programme ou un Elysium déjà lancé ; prenez-en un autre : --port {1}"),
    BEFORE_COMMAND("what a server is told stands after serve, or alone, not before {0}",
            "ce qu'on dit au serveur se met après serve, ou seul, pas avant {0}"),
    OWN("Elysium met a fault of its own: {0}. Details for a report are in {1}.",
            "Elysium a rencontré un défaut de son fait : {0}. Les détails à signaler sont dans {1}.");

    private final Text text;

    Faults(String en, String fr) {
        text = new Text(en, fr);
    }

    @Override public Text text() {
        return text;
    }
}
