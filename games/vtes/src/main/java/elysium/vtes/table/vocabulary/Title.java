package elysium.vtes.table.vocabulary;

import elysium.kernel.Text;

/// The titles of vampires with their sects, votes and uniqueness. On the table a title is one number, which also holds
/// its city, clan or number of votes.
public enum Title {
    PRIMOGEN("primogen", "primogène", Sect.CAMARILLA, 1, Of.NOTHING),
    PRINCE("prince", "prince", Sect.CAMARILLA, 2, Of.CITY),
    JUSTICAR("justicar", "justicar", Sect.CAMARILLA, 3, Of.CLAN),
    INNER_CIRCLE("Inner Circle", "Cercle intérieur", Sect.CAMARILLA, 4, Of.CLAN),
    BARON("baron", "baron", Sect.ANARCH, 2, Of.CITY),
    BISHOP("bishop", "évêque", Sect.SABBAT, 1, Of.NOTHING),
    ARCHBISHOP("archbishop", "archevêque", Sect.SABBAT, 2, Of.CITY),
    PRISCUS("priscus", "priscus", Sect.SABBAT, 0, Of.NOTHING),
    CARDINAL("cardinal", "cardinal", Sect.SABBAT, 3, Of.NOTHING),
    REGENT("regent", "régent", Sect.SABBAT, 4, Of.GAME),
    MAGAJI("magaji", "magaji", Sect.LAIBON, 2, Of.NOTHING),
    KHOLO("kholo", "kholo", Sect.LAIBON, 2, Of.CLAN),
    /// Votes in the text of an Independent vampire (VTES-SEC-16).
    VOTES("votes", "voix", Sect.INDEPENDENT, 0, Of.VOTES);

    /// What a title is unique for.
    public enum Of {
        NOTHING, CITY, CLAN, GAME, VOTES
    }

    private static final Title[] ALL = values();
    private static final int BITS = 4, MASK = 15;

    private final Text title;
    private final Sect sect;
    private final int votes;
    private final Of bound;

    Title(String en, String fr, Sect sect, int votes, Of bound) {
        title = new Text(en, fr);
        this.sect = sect;
        this.votes = votes;
        this.bound = bound;
    }

    public Text title() {
        return title;
    }

    public Sect sect() {
        return sect;
    }

    public Of bound() {
        return bound;
    }

    public boolean unique() {
        return bound == Of.CITY || bound == Of.CLAN || bound == Of.GAME;
    }

    public int bit() {
        return 1 << ordinal();
    }

    /// The number of this title for a city, clan or number of votes; 0 if it has none.
    public int of(int place) {
        return ordinal() + 1 | place << BITS;
    }

    public int alone() {
        return of(0);
    }

    /// The title of a number other than 0.
    public static Title in(int number) {
        return ALL[(number & MASK) - 1];
    }

    /// The city, clan or votes in a title number.
    public static int place(int number) {
        return number >> BITS;
    }

    /// The votes that a title number gives a ready vampire; 0 for none.
    public static int votes(int number) {
        if (number == 0) return 0;
        return in(number).bound == Of.VOTES ? place(number) : in(number).votes;
    }

    /// Whether two title numbers cannot both be held: two titles of one city, the same title of one clan, two regents.
    public static boolean clash(int one, int other) {
        if (one == 0 || other == 0) return false;
        Title a = in(one), b = in(other);
        if (a.bound != b.bound || !a.unique() || place(one) != place(other)) return false;
        return a.bound == Of.CITY || a == b;
    }
}
