package elysium.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import elysium.server.db.people.PushKey;
import org.junit.jupiter.api.Test;

class VapidTest {
    private static final long NOW = 1_790_000_000_000L;
    private static final URI ENDPOINT = URI.create("https://push.example/send/abc?x=1");

    @Test void a_push_service_can_verify_who_calls() {
        PushKey key = Vapid.generate();
        Shown shown = Shown.of(new Vapid(key).authorization(ENDPOINT, "https://play.example", NOW));
        assertThat(shown.key()).isEqualTo(key.publicKey());
        assertThat(shown.head().toString()).contains("\"alg\":\"ES256\"", "\"typ\":\"JWT\"");
        assertThat(shown.claims().get("aud").asString()).isEqualTo("https://push.example");
        assertThat(shown.claims().get("sub").asString()).isEqualTo("https://play.example");
        assertThat(shown.claims().get("exp").asLong()).as("not more than a day ahead")
                .isBetween(NOW / 1000, NOW / 1000 + 86_400);
    }

    @Test void nobody_else_can_say_it_in_our_name() {
        PushKey mine = Vapid.generate(), other = Vapid.generate();
        String shown = new Vapid(new PushKey(mine.publicKey(), other.privateKey())).authorization(ENDPOINT,
                "https://x.example", NOW);
        assertThatThrownBy(() -> Shown.of(shown)).hasMessageContaining("signature");
        assertThat(mine.publicKey()).isNotEqualTo(other.publicKey());
        assertThat(mine.toString()).doesNotContain(mine.privateKey());
    }
}
