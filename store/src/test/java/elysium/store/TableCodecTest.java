package elysium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import elysium.kernel.Move;
import org.junit.jupiter.api.Test;

class TableCodecTest {
    private final Coins table = new CoinGame().setUp(CoinGame.SETUP);

    @Test void a_table_read_back_is_equal_and_goes_on_equally() {
        Coins read = TableCodec.read(TableCodec.write(table), table.blank());
        assertThat(TableCodec.write(read)).isEqualTo(TableCodec.write(table));
        assertThat(read.top()).isEqualTo(table.top());
        table.answer(0, Move.of(Coins.TAKE, 2));
        read.answer(0, Move.of(Coins.TAKE, 2));
        assertThat(Fingerprint.of(read)).isEqualTo(Fingerprint.of(table));
        assertThat(TableCodec.read(TableCodec.write(table), table.blank()).top()).isEqualTo(table.top());
    }

    @Test void a_fingerprint_is_the_same_in_every_process() {
        assertThat(Fingerprint.text(Fingerprint.of(table))).isEqualTo("36900ce67f4e2d72");
    }

    @Test void every_bit_of_the_written_form_tells_in_the_fingerprint() {
        byte[] bytes = TableCodec.write(table);
        Set<Long> seen = new HashSet<>(Set.of(hash(bytes)));
        for (int bit = 0; bit < bytes.length * 8; bit++) {
            bytes[bit / 8] ^= (byte) (1 << bit % 8);
            assertThat(seen.add(hash(bytes))).as("bit %d", bit).isTrue();
            bytes[bit / 8] ^= (byte) (1 << bit % 8);
        }
    }

    @Test void a_written_table_that_is_cut_is_refused() {
        byte[] bytes = TableCodec.write(table);
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> TableCodec.read(cut, table.blank())).isInstanceOf(IllegalArgumentException.class);
        }
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        assertThatThrownBy(() -> TableCodec.read(longer, table.blank())).hasMessageContaining("too many");
    }

    private static long hash(byte[] bytes) {
        ByteWriter ink = new ByteWriter(bytes.length);
        for (byte one : bytes) ink.putByte(one);
        return ink.hash();
    }
}
