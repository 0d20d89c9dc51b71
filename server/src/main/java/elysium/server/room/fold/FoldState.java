package elysium.server.room.fold;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// Writes and reads a fold as the bytes of a snapshot, without the texts of its last steps.
public final class FoldState {
    private FoldState() {}

    public static byte[] toBytes(Fold<?> fold) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes, 1 << 14))) {
            fold.write(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /// Makes a fold that has taken no entry what it was when the bytes were written; an [IllegalArgumentException] says
    /// that they are damaged, and the fold must not be used.
    public static void restore(Fold<?> fold, byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(bytes)))) {
            fold.read(in);
            if (in.read() >= 0) throw new IllegalArgumentException("the snapshot is too long");
        } catch (IOException damaged) {
            throw new IllegalArgumentException("the snapshot is damaged", damaged);
        }
    }

    static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static byte[] readBytes(DataInputStream in) throws IOException {
        return in.readNBytes(in.readInt());
    }

    static void writeAll(DataOutputStream out, int... numbers) throws IOException {
        for (int number : numbers) out.writeInt(number);
    }

    static void readAll(DataInputStream in, int[] numbers) throws IOException {
        for (int i = 0; i < numbers.length; i++) numbers[i] = in.readInt();
    }

    static void writeAll(DataOutputStream out, long... numbers) throws IOException {
        for (long number : numbers) out.writeLong(number);
    }

    static void readAll(DataInputStream in, long[] numbers) throws IOException {
        for (int i = 0; i < numbers.length; i++) numbers[i] = in.readLong();
    }
}
