package elysium.app.message;

import elysium.kernel.Text;

/// Messages shown while a game is played, replayed or examined.
public enum Messages implements Message {
    SERVING("Elysium is running at {0} (Ctrl+C stops it)", "Elysium tourne sur {0} (Ctrl+C pour arrêter)"),
    NO_REPORTS("No reports.", "Aucun signalement."),
    REPORT_SAID("{0}  {1} (seat {2}): {3}", "{0}  {1} (place {2}) : {3}"),
    REPORT_WHY("  reported {0} by {1}: {2}", "  signalé le {0} par {1} : {2}"),
    WHICH_GAME("Which game? [{0}]", "Quel jeu ? [{0}]"),
    HOW_MANY("How many players, bots included? {0} [{1}]", "Combien de joueurs, bots compris ? {0} [{1}]"),
    HOW_MANY_PEOPLE("How many human players? 1 to {0} [1]", "Combien de joueurs humains ? de 1 à {0} [1]"),
    YOUR_NAME("Name of player {0}? [{1}]", "Nom du joueur {0} ? [{1}]"),
    VARIANTS_ARE("Variants:", "Variantes :"),
    WHICH_VARIANTS("Which variants? Ids separated by commas, or Enter for none",
            "Lesquelles ? Identifiants séparés par des virgules, ou Entrée pour aucune"),
    WHICH_BOT("Which bots? search (strong) or random (weak) [search]",
            "Quels bots ? search (fort) ou random (faible) [search]"),
    YOU("You", "Vous"),
    BEGINS("{0}, {1} players{2}", "{0}, {1} joueurs{2}"),
    PROMISED("Seed commitment (SHA-256): {0}", "Graine scellée (SHA-256) : {0}"),
    GOES_ON("{0} resumes after {1} answers.", "{0} reprend après {1} réponses."),
    KEPT_AT("Type help to list the commands. Every answer is saved in",
            "Tapez aide pour voir les commandes. Chaque réponse est enregistrée dans"),
    ORDERS("""
            Answer with a number, or type a move (its first words are enough).
              ? CARD            show a card           why MOVE or CARD  why it is refused
              rules ID or WORD  read the rules        log               show the log
              table             show the table again  legend            explain the symbols
              undo              undo your last move   save FILE         save a copy
              quit              continue later""", """
            Répondez par un numéro, ou tapez un coup (ses premiers mots suffisent).
              ? CARTE           montrer une carte     pourquoi COUP     raison du refus
              règles ID ou MOT  lire les règles       journal           voir le journal
              table             réafficher la table   légende           sens des symboles
              annuler           annuler votre coup    enregistrer NOM   faire une copie
              quitter           continuer plus tard"""),
    PASS_KEYBOARD("Pass the keyboard to {0}, then press Enter.", "Passez le clavier à {0}, puis appuyez sur Entrée."),
    THINKS("{0} is thinking…", "{0} réfléchit…"),
    ASKED("{0}: {1}", "{0} : {1}"),
    CAUTION("(!) Allowed, but note this rule:", "(!) Permis, mais attention à cette règle :"),
    POSSIBLE("This is possible:", "C'est possible :"),
    REFUSED("Not possible: {0}", "Impossible : {0}"),
    MORE("… and {0} more", "… et encore {0}"),
    NOTHING_REFUSED("No move is refused at this point.", "Aucun coup n'est refusé pour le moment."),
    NOT_THOUGHT_OF("\"{0}\" does not answer the current question: {1}",
            "« {0} » ne répond pas à la question en cours : {1}"),
    RULES_ON("Rules about \"{0}\":", "Règles sur « {0} » :"),
    NO_SUCH_CARD("No card name or text contains \"{0}\".", "Aucun nom ni texte de carte ne contient « {0} »."),
    NO_SUCH_NUMBER("There is no answer {0}. Type a number from 1 to {1}.",
            "La réponse {0} n'existe pas. Tapez un numéro de 1 à {1}."),
    AMBIGUOUS("Several moves match:", "Plusieurs coups correspondent :"),
    NOT_UNDERSTOOD("\"{0}\" is not a move or a command. Type a number, a move or help.",
            "« {0} » n'est ni un coup ni une commande. Tapez un numéro, un coup ou aide."),
    UNDO_NOT_FREE("Too late to undo: a card was seen or drawn, or another player has answered.",
            "Trop tard pour annuler : une carte a été vue ou piochée, ou un autre joueur a répondu."),
    TAKEN_BACK("Move undone.", "Coup annulé."),
    WHICH_CARD("Type the name of a card after the question mark.",
            "Tapez le nom d'une carte après le point d'interrogation."),
    SAVED("Saved in", "Enregistrée dans"),
    LEFT("The game is saved. To continue it:", "La partie est enregistrée. Pour la continuer :"),
    CHAPTERS("Type rules followed by a word or an id. The chapters:",
            "Tapez règles suivi d'un mot ou d'un identifiant. Les chapitres :"),
    FINISHED("The game is over.", "La partie est finie."),
    STANDING("  {0}{1}: {2}", "  {0}{1} : {2}"),
    WON("wins", "gagne"),
    LOST("loses", "perd"),
    NO_WIN("does not win", "ne gagne pas"),
    SHARED("shares the win ({0})", "partage la victoire ({0})"),
    REVEALED("Seed {0}, salt {1}", "Graine {0}, sel {1}"),
    HOW_TO_VERIFY("The journal is saved. To verify that the game was fair:",
            "Le journal est enregistré. Pour vérifier que la partie était honnête :"),
    RECONSTRUCTED("  Reconstructed: the printed text is not known for certain.",
            "  Reconstituée : le texte imprimé n'est pas connu avec certitude."),
    FROM_RULEBOOK("Source: rulebook", "Source : livret de règles"),
    FROM_OFFICIAL("Source: official publication", "Source : publication officielle"),
    FROM_THIRD_PARTY("Source: unofficial list", "Source : liste non officielle"),
    SEE("See {0}", "Voir {0}"),
    AT_ENTRY("After answer {0} of {1}, as seen by {2}", "Après la réponse {0} sur {1}, vue par {2}"),
    SPECTATOR("a spectator", "un spectateur"),
    STEP("Enter: next answer; q: stop", "Entrée : réponse suivante ; q : arrêter"),
    VERIFIED("{0} is valid.", "{0} est valide."),
    VERIFIED_HASHES("  The file is unaltered: its hash chain is intact.",
            "  Le fichier n'a pas été modifié : sa chaîne de hachage est intacte."),
    VERIFIED_ANSWERS("  All {0} answers of {1} follow version {2} of the rules.",
            "  Les {0} réponses de {1} suivent la version {2} des règles."),
    VERIFIED_PRINTS("  Matching fingerprints: {0}.", "  Empreintes concordantes : {0}."),
    VERIFIED_SEED("  The seed and the salt match the commitment:\n  {0}",
            "  La graine et le sel correspondent à la graine scellée :\n  {0}"),
    VERIFIED_FORK("  Forked after answer {0} of another valid game, as seen by {1}. Its seed commitment:\n  {2}",
            "  Bifurcation après la réponse {0} d'une autre partie valide, vue par {1}. Sa graine scellée :\n  {2}"),
    EVERYBODY("all players", "tous les joueurs"),
    VERIFIED_OVER("  The game is finished.", "  La partie est finie."),
    VERIFIED_OPEN("  The game is in progress.", "  La partie est en cours."),
    SIM_DONE("{0} games, {1} decisions in {2} s ({3} per second)",
            "{0} parties, {1} décisions en {2} s ({3} par seconde)"),
    SIM_BOTS("Wins by bot", "Victoires par bot"),
    SIM_SEATS("Wins by seat", "Victoires par place"),
    SIM_LABELS("Wins by clan or deck", "Victoires par clan ou par deck"),
    SIM_MATRIX("Win rate of each deck (rows) at tables with another deck (columns)",
            "Taux de victoire de chaque deck (lignes) aux tables où joue un autre deck (colonnes)"),
    SIM_ROW("  {0}  {1} of {2}  {3} %  [{4}, {5}]", "  {0}  {1} sur {2}  {3} %  [{4}, {5}]"),
    SIM_LENGTHS("Length: {0} to {1} answers, {2} on average", "Longueur : de {0} à {1} réponses, {2} en moyenne"),
    SIM_CLOCK(
            "Bots with a time limit play differently on each run; for repeatable results give --think iterations.",
            "Des bots limités par le temps jouent différemment à chaque fois ; pour des résultats reproductibles, "
                    + "donnez à --think des itérations."),
    PLOT_WINS("wins (%)", "victoires (%)"),
    PLOT_LOW("95% interval, lower bound", "intervalle à 95 %, borne inférieure"),
    PLOT_HIGH("95% interval, upper bound", "intervalle à 95 %, borne supérieure"),
    PLOT_TITLE("{0}, {1} games", "{0}, {1} parties"),
    PLOT_SHEET("{0}: {1}", "{0} : {1}"),
    PLOT_WINNER("winning deck", "deck gagnant"),
    PLOT_OTHER("other deck", "autre deck"),
    PLOT_PERCENT("%", "%"),
    PLOT_COUNT("count", "nombre"),
    SIM_PLOTTED("Chart saved to {0}", "Graphique enregistré dans {0}"),
    SIM_LEFT("{0} {1}/{2}, {3} left", "{0} {1}/{2}, reste {3}"),
    SEAT("seat {0}", "place {0}"),
    SCENARIOS_RUN("{0} scenarios, {1} failed", "{0} scénarios, {1} en échec"),
    DECK_LEGAL("{0} is a legal deck for {1}.", "{0} est un deck légal pour {1}."),
    DECK_FAULTS("This deck cannot be played. Problems found: {0}",
            "Ce deck ne peut pas être joué. Problèmes trouvés : {0}"),
    DECK_LINE("line {0}: {1}", "ligne {0} : {1}"),
    FUZZ_OK("{0} games, {1} decisions: all laws hold.",
            "{0} parties, {1} décisions : toutes les lois sont respectées."),
    FUZZ_BROKEN("Law broken: {0}", "Loi enfreinte : {0}"),
    FUZZ_SETUP("Setup: {0}, {1} seats, variants {2}, seed {3}",
            "Mise en place : {0}, {1} places, variantes {2}, graine {3}"),
    FUZZ_MOVES("Reduced to {0} answers:", "Partie réduite à {0} réponses :"),
    DOCS_WRITTEN("{0}: rules written to {1}", "{0} : règles écrites dans {1}");

    private final Text text;

    Messages(String en, String fr) {
        text = new Text(en, fr);
    }

    @Override public Text text() {
        return text;
    }
}
