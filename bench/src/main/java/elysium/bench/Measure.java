package elysium.bench;

import elysium.kernel.Text;

/// The measures, in the order in which they run and are reported.
enum Measure {
    REFERENCE("reference", "a plain copy of 4 KB into an existing buffer: the yardstick for all others",
            "une simple copie de 4 Ko dans un tampon existant : l'étalon de toutes les autres"),
    PLAIN_COPY("plainCopy", "a plain copy of as many bytes as the table's slab",
            "une simple copie d'autant d'octets que la table en contient"),
    COPY_FROM("copyFrom", "a whole table into an existing one, mid-game",
            "une table entière dans une table existante, en cours de partie"),
    COPY("copy", "a whole table into a new one", "une table entière dans une nouvelle table"),
    IMAGINE("imagine", "copyFrom, then imagining what a seat cannot see, as a bot does",
            "copyFrom, puis imaginer ce qu'une place ne voit pas, comme fait un bot"),
    IMAGINE_ALONE("imagineAlone", "the same without the copy", "la même chose sans la copie"),
    OFFERS("offers", "listing what a seat may answer, mid-game",
            "lister ce qu'une place peut répondre, en cours de partie"),
    DECISION("decision", "one decision of a random playout: offers listed, one answered, its results applied",
            "une décision d'une partie au hasard : options listées, une réponse donnée, suites appliquées"),
    PLAYOUT("playout", "a whole random game from its first question",
            "une partie entière au hasard depuis sa première question"),
    SEARCH("searchIterations", "one iteration of the search bot, mid-game, 1000 to a decision",
            "une itération du bot de recherche, en cours de partie, 1000 par décision"),
    VIEW("view", "everything one seat may know", "tout ce qu'une place a le droit de savoir"),
    VALUE_REMEMBERED("valueRemembered", "a value read again with no write in between",
            "une valeur relue sans écriture entre-temps"),
    VALUE_AFRESH("valueAfresh", "a value read after a write", "une valeur lue après une écriture"),
    DUE("due", "checking whether a state check is due, when none is",
            "voir si une vérification d'état est due, quand aucune ne l'est"),
    SET_UP("setUp", "a new game up to its first question", "une nouvelle partie jusqu'à sa première question"),
    FOLD("fold", "folding the journal of a whole game strictly",
            "rejouer strictement le journal d'une partie entière");

    private final String method, en, fr;

    Measure(String method, String en, String fr) {
        this.method = method;
        this.en = en;
        this.fr = fr;
    }

    /// The name of the benchmark method, also used in reports.
    String method() {
        return method;
    }

    Text words() {
        return new Text(en, fr);
    }

    /// Whether it measures values that active texts modify.
    boolean asksValues() {
        return this == VALUE_REMEMBERED || this == VALUE_AFRESH;
    }

    /// Whether it plays games rather than reading or copying a table.
    boolean plays() {
        return this == DECISION || this == PLAYOUT || this == SEARCH || this == FOLD;
    }
}
