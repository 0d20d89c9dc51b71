package elysium.bench;

import elysium.kernel.Text;

/// The measures, in the order in which they run and are reported.
enum Measure {
    REFERENCE("reference", "a plain copy of 4 KB into an owned buffer: the yardstick of all others",
            "une copie simple de 4 Ko dans un tampon à soi : l'étalon de toutes les autres"),
    PLAIN_COPY("plainCopy", "a plain copy of as many bytes as the table's slab",
            "une copie simple d'autant d'octets que la table en tient"),
    COPY_FROM("copyFrom", "a whole table into an owned one, mid-game",
            "une table entière dans une autre à soi, en cours de partie"),
    COPY("copy", "a whole table into a fresh one", "une table entière dans une table neuve"),
    IMAGINE("imagine", "copyFrom, then imagining what a seat cannot see, as a bot does",
            "copyFrom, puis imaginer ce qu'une place ne voit pas, comme fait un bot"),
    IMAGINE_ALONE("imagineAlone", "the same without the copy", "la même chose sans la copie"),
    OFFERS("offers", "listing what a seat may answer, mid-game",
            "lister ce qu'une place peut répondre, en cours de partie"),
    DECISION("decision", "one decision of a random playout: offers listed, one answered, settled",
            "une décision d'une partie au hasard : offres listées, une réponse donnée, suites réglées"),
    PLAYOUT("playout", "a whole random game from its first question",
            "une partie entière au hasard depuis sa première question"),
    SEARCH("searchIterations", "one iteration of the search bot, mid-game, 1000 to a decision",
            "une itération du bot qui cherche, en cours de partie, 1000 par décision"),
    VIEW("view", "all that one seat may be told", "tout ce qu'une place a le droit de savoir"),
    VALUE_REMEMBERED("valueRemembered", "a value asked again while nothing was written",
            "une valeur redemandée sans que rien n'ait été écrit"),
    VALUE_AFRESH("valueAfresh", "a value asked after a write", "une valeur demandée après une écriture"),
    DUE("due", "looking whether something is due, when nothing is",
            "voir si quelque chose est dû, quand rien ne l'est"),
    SET_UP("setUp", "a new game up to its first question", "une partie neuve jusqu'à sa première question"),
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
