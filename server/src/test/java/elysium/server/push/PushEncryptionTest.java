package elysium.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.KeyPair;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class PushEncryptionTest {
    private static final String MESSAGE = "When I grow up, I want to be a watermelon",
            READER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            WRITER = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
            WRITER_HIDDEN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", SALT = "DGv6ra1nlYgDCS1FRnbzlw",
            READER_HIDDEN = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", AUTH = "BTBZMqHH6r4Tts7J_aSIgg",
            SEALED = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
                    + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
                    + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    private static byte[] bytes(String word) {
        return Base64.getUrlDecoder().decode(word);
    }

    @Test void the_example_of_the_standard_comes_out_byte_for_byte() {
        KeyPair writer = new KeyPair(P256.decodePoint(bytes(WRITER)), P256.privateKey(bytes(WRITER_HIDDEN)));
        byte[] sealed =
                PushEncryption.encrypt(MESSAGE.getBytes(UTF_8), bytes(READER), bytes(AUTH), writer, bytes(SALT));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(sealed)).isEqualTo(SEALED);
    }

    @Test void a_browser_reads_what_is_sealed_for_it_and_no_other_does() {
        Reader reader = new Reader(new KeyPair(P256.decodePoint(bytes(READER)), P256.privateKey(bytes(READER_HIDDEN))),
                bytes(AUTH));
        assertThat(reader.read(bytes(SEALED))).isEqualTo(MESSAGE);
        byte[] one = PushEncryption.encrypt("à vous".getBytes(UTF_8), bytes(READER), bytes(AUTH));
        byte[] other = PushEncryption.encrypt("à vous".getBytes(UTF_8), bytes(READER), bytes(AUTH));
        assertThat(reader.read(one)).isEqualTo("à vous");
        assertThat(one).as("chance comes in each time").isNotEqualTo(other);
        assertThatThrownBy(() -> Reader.fresh().read(one)).isInstanceOf(IllegalStateException.class);
    }

    @Test void points_are_read_as_they_are_written() {
        assertThat(P256.encode(P256.decodePoint(bytes(READER)))).isEqualTo(bytes(READER));
        byte[] beside = bytes(READER);
        beside[64] ^= 1;
        assertThatThrownBy(() -> P256.decodePoint(beside)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> P256.decodePoint(new byte[65])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> P256.decodePoint(new byte[3])).isInstanceOf(IllegalArgumentException.class);
        assertThat(ReminderScheduler.areKeysValid(bytes(READER), bytes(AUTH))).isTrue();
        assertThat(ReminderScheduler.areKeysValid(bytes(READER), new byte[15])).isFalse();
        assertThat(ReminderScheduler.areKeysValid(beside, bytes(AUTH))).isFalse();
    }
}
