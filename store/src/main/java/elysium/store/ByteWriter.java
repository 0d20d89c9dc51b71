package elysium.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Writes numbers and strings to a growing byte array.
final class ByteWriter {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private byte[] bytes;
    private int size;

    ByteWriter(int room) {
        bytes = new byte[room];
    }

    void putByte(int value) {
        need(Byte.BYTES);
        bytes[size++] = (byte) value;
    }

    void putShort(int value) {
        need(Short.BYTES);
        SHORT.set(bytes, size, (short) value);
        size += Short.BYTES;
    }

    void putInt(int value) {
        need(Integer.BYTES);
        INT.set(bytes, size, value);
        size += Integer.BYTES;
    }

    void putLong(long value) {
        need(Long.BYTES);
        LONG.set(bytes, size, value);
        size += Long.BYTES;
    }

    void putWord(String word) {
        byte[] letters = word.getBytes(StandardCharsets.UTF_8);
        putShort(letters.length);
        need(letters.length);
        System.arraycopy(letters, 0, bytes, size, letters.length);
        size += letters.length;
    }

    byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }

    /// A 64-bit hash of all bytes, the same on every machine.
    long hash() {
        long hash = size * 0x9E3779B97F4A7C15L;
        int at = 0;
        for (; at + Long.BYTES <= size; at += Long.BYTES) hash = mix(hash ^ (long) LONG.get(bytes, at));
        long rest = 0;
        for (; at < size; at++) rest = rest << 8 | bytes[at] & 0xFF;
        return mix(mix(hash ^ rest));
    }

    private static long mix(long value) {
        long z = (value ^ value >>> 32) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 29) * 0x94D049BB133111EBL;
        return (z ^ z >>> 32) + 0x9E3779B97F4A7C15L;
    }

    private void need(int more) {
        if (size + more > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(size + more, bytes.length * 2));
    }
}
