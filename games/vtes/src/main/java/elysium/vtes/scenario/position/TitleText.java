package elysium.vtes.scenario.position;

import static elysium.tabletop.scenario.ScenarioValues.normalize;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.table.vocabulary.City;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Title;

/// Reads and writes titles and sects: `prince of Melbourne`, `justicar of Toreador`, `primogen`, `2 votes`.
public final class TitleText {
    private static final String VOTES = " votes", OF = " of ";

    private TitleText() {}

    /// The words of a title number.
    public static String words(int title) {
        if (title == 0) return CardLists.NOTHING;
        Title which = Title.in(title);
        String name = which.title().en();
        return switch (which.bound()) {
            case CITY -> name + OF + City.name(Title.place(title)).en();
            case CLAN -> name + OF + Clan.of(Title.place(title)).title().en();
            case VOTES -> Title.place(title) + VOTES;
            case GAME, NOTHING -> name;
        };
    }

    /// The number of a title in words, 0 for none.
    static int read(String words) {
        if (words.equals(CardLists.NOTHING)) return 0;
        if (words.endsWith(VOTES))
            return Title.VOTES.of(ScenarioValues.integer(words.substring(0, words.length() - VOTES.length())));
        for (int title : all()) if (normalize(words(title)).equals(normalize(words))) return title;
        throw wrong("expected a title such as 'primogen', 'prince of Melbourne', 'justicar of Toreador', '2 votes' or"
                + " 'none', not '" + words + "'");
    }

    private static List<Integer> all() {
        List<Integer> titles = new ArrayList<>();
        for (Title title : Title.values()) {
            int places = switch (title.bound()) {
                case CITY -> City.count();
                case CLAN -> Clan.COUNT;
                case GAME, NOTHING -> 1;
                case VOTES -> 0;
            };
            for (int place = title.bound() == Title.Of.CITY ? 1 : 0; place < places; place++)
                titles.add(title.of(place));
        }
        return titles;
    }

    static Sect sect(String words) {
        for (Sect sect : Sect.values()) if (normalize(sect.title().en()).equals(normalize(words))) return sect;
        throw wrong("no sect is called '" + words + "'");
    }
}
