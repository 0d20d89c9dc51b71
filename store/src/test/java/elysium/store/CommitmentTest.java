package elysium.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommitmentTest {

    @Test void a_promise_is_kept_by_its_own_seed_and_salt_only() {
        String salt = Commitment.salt();
        Commitment promise = Commitment.to(7, salt);
        assertThat(promise.matches(7, salt)).isTrue();
        assertThat(promise.matches(8, salt)).isFalse();
        assertThat(promise.matches(7, Commitment.salt())).isFalse();
    }

    @Test void salts_are_long_and_never_the_same() {
        assertThat(Commitment.salt()).hasSize(64).isNotEqualTo(Commitment.salt());
    }

    @Test void a_promise_can_be_checked_with_any_sha256_tool() {
        assertThat(Commitment.to(1, "salt").digest())
                .isEqualTo("6401223bed6cef87e8daed6a795d6e915733281601b9cd658a46711df9cc1083");
    }
}
