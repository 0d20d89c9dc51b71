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
import elysium.server.db.SeatRecord;
import elysium.server.db.TableRecord;
import tools.jackson.databind.json.JsonMapper;

/// One call to a table: which game, with whom, and that it waits. Nothing of the question, nor of any card.
///
/// @param game its title
/// @param again whether half of the time is gone
/// @param holds for how many seconds it is worth bringing
record Reminder(TableRecord table, Text game, int seat, boolean again, long holds) {
    private static final int TOPIC = 32;
    private static final JsonMapper JSON = new JsonMapper();

    /// What the browser is told.
    record Said(String title, String body, String table, String lang) {}

    byte[] said(Lang lang) {
        return JSON.writeValueAsBytes(
                new Said(game.in(lang), words().in(lang), table.id(), lang.name().toLowerCase(Locale.ROOT)));
    }

    private Text words() {
        String me = table.chairs().get(seat).name(), en = among(" and "), fr = among(" et ");
        return again
                ? new Text(me + ", the table with " + en + " still waits for you: half of your time is gone.",
                        me + ", la table avec " + fr + " vous attend toujours : la moitié de votre temps est passée.")
                : new Text(me + ", the table with " + en + " waits for you.",
                        me + ", la table avec " + fr + " vous attend.");
    }

    /// The others at the table.
    private String among(String and) {
        List<String> names = new ArrayList<>();
        for (SeatRecord chair : table.chairs()) if (chair.seat() != seat) names.add(chair.name());
        String last = names.removeLast();
        return names.isEmpty() ? last : String.join(", ", names) + and + last;
    }

    /// A newer call to the same table takes the place of one that was not brought yet. The push service need not know
    /// which table that is.
    String topic() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest((table.id() + seat).getBytes(UTF_8));
            return Base64.getUrlEncoder().encodeToString(digest).substring(0, TOPIC);
        } catch (NoSuchAlgorithmException e) {
            throw P256.unknown(e);
        }
    }

    /// Where minutes count, a device that sleeps is woken.
    String urgency() {
        return table.course().clock().minutes() == null ? "normal" : "high";
    }
}
