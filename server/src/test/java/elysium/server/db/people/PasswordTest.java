package elysium.server.db.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PasswordTest {
    @Test void only_the_password_opens_what_is_kept() {
        String kept = Password.hash("clair de lune");
        assertThat(kept).startsWith("$argon2id$v=19$m=19456,t=2,p=1$").doesNotContain("clair");
        assertThat(Password.hash("clair de lune")).as("salted").isNotEqualTo(kept);
        assertThat(Password.matches("clair de lune", kept)).isTrue();
        assertThat(Password.matches("Clair de lune", kept)).isFalse();
        assertThat(Password.matches("", kept)).isFalse();
    }

    @Test void accents_may_be_encoded_either_way() {
        assertThat(Password.matches("e\u0301toile du soir", Password.hash("\u00e9toile du soir"))).isTrue();
    }

    @Test void what_is_kept_can_be_read_by_others_and_theirs_by_us() {
        // The test vector of the reference implementation: m=65536, t=2, p=1, "password", "somesalt".
        assertThat(Password.matches("password",
                "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc")).isTrue();
    }

    @Test void where_nothing_is_kept_nothing_opens() {
        assertThat(Password.matches("", null)).isFalse();
        assertThat(Password.matches("clair de lune", null)).isFalse();
        assertThatThrownBy(() -> Password.matches("x", "plain")).isInstanceOf(IllegalStateException.class);
    }
}
