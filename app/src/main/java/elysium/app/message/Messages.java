package elysium.app.message;

import elysium.kernel.Text;

/// What the program says while a game is played, replayed or looked at.
public enum Messages implements Message {
    SERVING("Open at {0} (Ctrl+C stops)", "Ouvert à {0} (Ctrl+C arrête)"),
    NO_REPORTS("Nothing was reported.", "Rien n'a été signalé."),
    REPORT_SAID("{0}  {1} (seat {2}) said: {3}", "{0}  {1} (place {2}) a dit : {3}"),
    REPORT_WHY("  reported {0} by {1}: {2}", "  signalé le {0} par {1} : {2}"),
    WHICH_GAME("Which game? [{0}]", "Quel jeu ? [{0}]"),
    HOW_MANY("How many seats? {0} [{1}]", "Combien de places ? {0} [{1}]"),
    HOW_MANY_PEOPLE("How many of them are people? 1 to {0} [1]", "Combien de personnes parmi elles ? de 1 à {0} [1]"),
    YOUR_NAME("Name of person {0}? [{1}]", "Nom de la personne {0} ? [{1}]"),
    VARIANTS_ARE("Variants:", "Variantes :"),
    WHICH_VARIANTS("Which variants? ids with commas, or nothing for none",
            "Lesquelles ? leurs noms avec des virgules, ou rien"),
    WHICH_BOT("How strong are the bots? search or random [search]",
            "De quelle force sont les bots ? search ou random [search]"),
    YOU("You", "Vous"),
    BEGINS("{0}, {1} seats{2}", "{0}, {1} places{2}"),
    PROMISED("The seed is promised: {0}", "La graine est promise : {0}"),
    GOES_ON("{0} goes on after {1} answers.", "{0} reprend après {1} réponses."),
    KEPT_AT("Type help for what you can do. Every answer is kept in",
            "Tapez aide pour savoir que faire. Chaque réponse est gardée dans"),
    ORDERS("""
            Answer with a number, or with the words of a move (their beginning will do).
              ? CARD            what a card says      why MOVE or CARD  why not
              rules ID or WORD  read the rules        log               what happened
              table             show it again         legend            what its signs mean
              undo              take back             save FILE         keep a copy
              quit              go on later""", """
            Répondez par un numéro, ou par les mots d'un coup (leur début suffit).
              ? CARTE           ce qu'elle dit        pourquoi COUP     pourquoi pas
              règles ID ou MOT  lire les règles       journal           ce qui s'est passé
              table             la remontrer          légende           sens des signes
              annuler           reprendre             sauver FICHIER    garder une copie
              quitter           continuer plus tard"""),
    PASS_KEYBOARD("Pass the keyboard to {0}, then press Enter.", "Passez le clavier à {0}, puis appuyez sur Entrée."),
    THINKS("{0} thinks…", "{0} réfléchit…"),
    ASKED("{0}: {1}", "{0} : {1}"),
    CAUTION("(!) is allowed, but the rules say:", "(!) est permis, mais les règles disent :"),
    POSSIBLE("That is possible:", "C'est possible :"),
    REFUSED("Not possible: {0}", "Impossible : {0}"),
    MORE("… and {0} more", "… et {0} autres"),
    NOTHING_REFUSED("Nothing is refused here.", "Rien n'est refusé ici."),
    NOT_THOUGHT_OF("\"{0}\" is not what you are asked now. The question is: {1}",
            "« {0} » n'est pas ce qu'on vous demande maintenant. La question est : {1}"),
    RULES_ON("What the rules say about \"{0}\":", "Ce que les règles disent de « {0} » :"),
    NO_SUCH_CARD("No card is called \"{0}\" or speaks of it.", "Aucune carte ne s'appelle « {0} » ni n'en parle."),
    NO_SUCH_NUMBER("There is no answer {0}; they go from 1 to {1}.",
            "Il n'y a pas de réponse {0} ; elles vont de 1 à {1}."),
    AMBIGUOUS("That may be several things:", "Cela peut être plusieurs choses :"),
    NOT_UNDERSTOOD("\"{0}\" is not understood. Type a number, a move, or help.",
            "« {0} » n'est pas compris. Tapez un numéro, un coup, ou aide."),
    UNDO_NOT_FREE(
            "That cannot be taken back: since then something was seen, chance was used, or another seat answered.",
            "Cela ne peut être repris : depuis, on a vu quelque chose, le hasard a joué, ou une autre place a répondu."),
    TAKEN_BACK("Taken back.", "Repris."),
    WHICH_CARD("Write the name of a card behind the question mark.",
            "Écrivez le nom d'une carte après le point d'interrogation."),
    SAVED("Kept in", "Gardé dans"),
    LEFT("The game is kept. To go on:", "La partie est gardée. Pour continuer :"),
    CHAPTERS("Type rules with a word or an id. The chapters:",
            "Tapez règles avec un mot ou un identifiant. Les chapitres :"),
    FINISHED("The game is over.", "La partie est finie."),
    STANDING("  {0}{1}: {2}", "  {0}{1} : {2}"),
    WON("wins", "gagne"),
    LOST("loses", "perd"),
    NO_WIN("does not win", "ne gagne pas"),
    SHARED("shares the win ({0})", "partage la victoire ({0})"),
    REVEALED("Seed {0}, salt {1}", "Graine {0}, sel {1}"),
    HOW_TO_VERIFY("The journal is kept. To prove that the game was fair:",
            "Le journal est gardé. Pour prouver que la partie fut honnête :"),
    RECONSTRUCTED("  Reconstructed: the printed text is not known for sure.",
            "  Reconstituée : le texte imprimé n'est pas connu avec certitude."),
    FROM_RULEBOOK("As in the rulebook", "D'après le livret de règles"),
    FROM_OFFICIAL("From an official source", "D'après une source officielle"),
    FROM_THIRD_PARTY("From a third party's list", "D'après la liste d'un tiers"),
    SEE("See {0}", "Voir {0}"),
    AT_ENTRY("After answer {0} of {1}, as {2} sees it", "Après la réponse {0} sur {1}, vue par {2}"),
    SPECTATOR("a spectator", "un spectateur"),
    STEP("Enter for the next answer, q to stop", "Entrée pour la réponse suivante, q pour arrêter"),
    VERIFIED("{0} holds.", "{0} est en ordre."),
    VERIFIED_HASHES("  Every line stands as it was written: the chain of checks is whole.",
            "  Chaque ligne est telle qu'écrite : la chaîne de contrôles est entière."),
    VERIFIED_ANSWERS("  {0} answers of {1} follow version {2} of the rules: each was owed and offered.",
            "  {0} réponses de {1} suivent la version {2} des règles : chacune était due et offerte."),
    VERIFIED_PRINTS("  {0} fingerprints agree with the tables.", "  {0} empreintes concordent avec les tables."),
    VERIFIED_SEED("  The seed and its salt are the ones promised:\n  {0}",
            "  La graine et son sel sont ceux promis :\n  {0}"),
    VERIFIED_FORK("  It was forked after answer {0} of another game, as {1}, which holds as well; its promise:\n  {2}",
            "  Elle bifurque après la réponse {0} d'une autre partie, vue par {1}, elle aussi en ordre ; sa promesse :\n"
                    + "  {2}"),
    EVERYBODY("everybody at once", "tout le monde à la fois"),
    VERIFIED_OVER("  The game is finished.", "  La partie est finie."),
    VERIFIED_OPEN("  The game is still under way.", "  La partie est en cours."),
    SIM_DONE("{0} games, {1} decisions in {2} s ({3} a second)",
            "{0} parties, {1} décisions en {2} s ({3} par seconde)"),
    SIM_BOTS("Wins by bot", "Victoires par bot"),
    SIM_SEATS("Wins by seat", "Victoires par place"),
    SIM_LABELS("Wins by what was played", "Victoires selon ce qui fut joué"),
    SIM_MATRIX("Wins of each deck where another played too", "Victoires de chaque deck là où un autre jouait aussi"),
    SIM_ROW("  {0}  {1} of {2}  {3} %  [{4}, {5}]", "  {0}  {1} sur {2}  {3} %  [{4}, {5}]"),
    SIM_LENGTHS("Length: {0} to {1} answers, {2} on average", "Longueur : de {0} à {1} réponses, {2} en moyenne"),
    SIM_CLOCK(
            "Bots that think by the clock play differently each time; give --think a number of iterations to repeat this.",
            "Des bots qui pensent à la montre jouent autrement chaque fois ; donnez à --think des itérations pour refaire ceci."),
    PLOT_WINS("wins, %", "victoires, %"),
    PLOT_LOW("95 % interval, lower end", "intervalle à 95 %, bas"),
    PLOT_HIGH("95 % interval, upper end", "intervalle à 95 %, haut"),
    PLOT_TITLE("{0}, {1} games", "{0}, {1} parties"),
    PLOT_SHEET("{0}: {1}", "{0} : {1}"),
    PLOT_WINNER("deck that wins", "deck qui gagne"),
    PLOT_OTHER("other deck", "autre deck"),
    PLOT_PERCENT("%", "%"),
    PLOT_COUNT("times", "fois"),
    SIM_PLOTTED("Plot written to {0}", "Graphique écrit dans {0}"),
    SIM_LEFT("{0} {1}/{2}, {3} left", "{0} {1}/{2}, encore {3}"),
    SEAT("seat {0}", "place {0}"),
    SCENARIOS_RUN("{0} scenarios, {1} failed", "{0} scénarios, {1} en échec"),
    DECK_LEGAL("{0} can be played at {1}.", "{0} peut être joué à {1}."),
    DECK_FAULTS("This deck cannot be played, for {0} reasons:", "Ce deck ne peut être joué, pour {0} raisons :"),
    DECK_LINE("line {0}: {1}", "ligne {0} : {1}"),
    FUZZ_OK("{0} games, {1} decisions: all laws hold.", "{0} parties, {1} décisions : toutes les lois tiennent."),
    FUZZ_BROKEN("A law is broken: {0}", "Une loi est brisée : {0}"),
    FUZZ_SETUP("Set-up: {0}, seats {1}, variants {2}, seed {3}",
            "Mise en place : {0}, places {1}, variantes {2}, graine {3}"),
    FUZZ_MOVES("Shrunk to {0} answers:", "Réduit à {0} réponses :"),
    DOCS_WRITTEN("{0}: the rules are written to {1}", "{0} : les règles sont écrites dans {1}");

    private final Text text;

    Messages(String en, String fr) {
        text = new Text(en, fr);
    }

    @Override public Text text() {
        return text;
    }
}
