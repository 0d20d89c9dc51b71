package elysium.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import tools.jackson.databind.json.JsonMapper;

/// A reminder that it is a player's turn: the game and the other players, but nothing of the question or the cards.
///
/// @param game the title of the game
/// @param again whether half of the time has passed
/// @param ttlSeconds the number of seconds that the push service may try to deliver it
record Reminder(TableRecord table, Text game, int seat, boolean again, long ttlSeconds) {
    private static final int TOPIC = 32;
    private static final JsonMapper JSON = new JsonMapper();

    /// The content of the notification.
    record Said(String title, String body, String table, String lang) {}

    byte[] payload(Lang lang) {
        return JSON.writeValueAsBytes(
                new Said(game.in(lang), words().in(lang), table.id(), lang.name().toLowerCase(Locale.ROOT)));
    }

    private Text words() {
        String me = table.seats().get(seat).name(), en = among(" and "), fr = among(" et ");
        return again
                ? new Text(me + ", it is still your turn at the table with " + en + ": half of your time has passed.",
                        me + ", la table avec " + fr + " vous attend toujours : la moitié de votre temps est passée.")
                : new Text(me + ", it is your turn at the table with " + en + ".",
                        me + ", la table avec " + fr + " vous attend.");
    }

    /// The names of the other players.
    private String among(String and) {
        List<String> names = new ArrayList<>();
        for (SeatRecord chair : table.seats()) if (chair.seat() != seat) names.add(chair.name());
        String last = names.removeLast();
        return names.isEmpty() ? last : String.join(", ", names) + and + last;
    }

    /// A newer reminder of the same table replaces one not yet delivered. The digest hides the table from the push
    /// service.
    String topic() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest((table.id() + seat).getBytes(UTF_8));
            return Base64.getUrlEncoder().encodeToString(digest).substring(0, TOPIC);
        } catch (NoSuchAlgorithmException e) {
            throw P256.unknown(e);
        }
    }

    /// High for live clocks, so that a sleeping device is woken.
    String urgency() {
        return table.timing().clock().minutes() == null ? "normal" : "high";
    }
}
