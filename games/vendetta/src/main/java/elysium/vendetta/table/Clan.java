package elysium.vendetta.table;

import elysium.kernel.Text;

/// The clans, in the order of their cards in the book, each with its vampire and the style of its deck.
public enum Clan {
    BRUJAH("Brujah", "Brujah", "Jayla Parker",
            new Text("high Power, heavy damage, Frenzy", "forte Puissance, lourds dégâts, Frénésie")),
    NOSFERATU("Nosferatu", "Nosferatu", "Yeongi",
            new Text("Withdrawing in mid-conflict, cards used twice",
                    "se retirer en plein conflit, utiliser des cartes deux fois")),
    TOREADOR("Toreador", "Toréador", "Winston Deville", new Text("a large Alliance", "une grande Alliance")),
    TREMERE("Tremere", "Tremere", "Ajit Talwar",
            new Text("Spending Blood on the brink of Frenzy", "dépenser du Sang au bord de la Frénésie")),
    MALKAVIAN("Malkavian", "Malkavien", "Sol Thurman",
            new Text("surprise, and odd, strong effects", "surprise, effets étranges mais forts")),
    GANGREL("Gangrel", "Gangrel", "Clayton Jones",
            new Text("Blood that moves, Power that grows", "déplacer le Sang, accroître la Puissance")),
    VENTRUE("Ventrue", "Ventrue", "Sofia Alvarez",
            new Text("opponents obey or pay", "les adversaires obéissent ou paient"));

    private static final Clan[] ALL = values();

    private final Text title, style;
    private final String vampire;

    Clan(String en, String fr, String vampire, Text style) {
        title = new Text(en, fr);
        this.vampire = vampire;
        this.style = style;
    }

    public Text title() {
        return title;
    }

    /// The vampire that represents the clan.
    public String vampire() {
        return vampire;
    }

    /// The strengths of its deck.
    public Text style() {
        return style;
    }

    public static Clan of(int number) {
        return ALL[number];
    }
}
