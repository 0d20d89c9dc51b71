package elysium.vtes.table.vocabulary;

import java.util.List;
import elysium.kernel.Text;

/// The cities of princes, barons and archbishops. Their numbers are permanent: add new ones at the end.
public final class City {
    public static final int NONE = 0, MELBOURNE = 1, BIRMINGHAM = 2, NAIROBI = 3, TAIPEI = 4, ADDIS_ABABA = 5,
            COPENHAGEN = 6, BUENOS_AIRES = 7, PITTSBURGH = 8, SAO_PAULO = 9, MANNHEIM = 10, RIO_DE_JANEIRO = 11,
            CAPE_TOWN = 12, ROTTERDAM = 13;
    private static final List<Text> NAMES = List.of(Text.NONE, same("Melbourne"), same("Birmingham"), same("Nairobi"),
            new Text("Taipei", "Taipei"), new Text("Addis Ababa", "Addis-Abeba"),
            new Text("Copenhagen", "Copenhague"), same("Buenos Aires"), same("Pittsburgh"), same("São Paulo"),
            same("Mannheim"), same("Rio de Janeiro"), new Text("Cape Town", "Le Cap"), same("Rotterdam"));

    private City() {}

    private static Text same(String name) {
        return new Text(name, name);
    }

    public static Text name(int city) {
        return NAMES.get(city);
    }

    public static int count() {
        return NAMES.size();
    }
}
