package elysium.store;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import elysium.kernel.Frame;
import elysium.kernel.Table;

/// Serializes a table: every cell of its slab, then every frame with its class and components.
public final class TableCodec {
    private static final int PER_FRAME = 96;

    private TableCodec() {}

    public static byte[] write(Table<?> table) {
        return encode(table).toByteArray();
    }

    /// Restores a table from bytes. Throws an [IllegalArgumentException] if they do not fit.
    ///
    /// @param blank the table to overwrite
    public static <T extends Table<T>> T read(byte[] bytes, T blank) {
        ByteBuffer from = ByteBuffer.wrap(bytes);
        try {
            short[] cells = new short[count(from, blank.cellCount(), blank.cellCount())];
            for (int i = 0; i < cells.length; i++) cells[i] = from.getShort();
            Frame<T>[] frames = frames(from, blank);
            if (from.hasRemaining())
                throw new IllegalArgumentException(from.remaining() + " bytes too many for a table");
            blank.restore(cells, frames);
            return blank;
        } catch (BufferUnderflowException | NegativeArraySizeException e) {
            throw new IllegalArgumentException("the bytes of the table are truncated", e);
        }
    }

    static ByteWriter encode(Table<?> table) {
        int cells = table.cellCount(), depth = table.depth();
        ByteWriter ink = new ByteWriter(2 * Integer.BYTES + cells * Short.BYTES + depth * PER_FRAME);
        ink.putInt(cells);
        for (int i = 0; i < cells; i++) ink.putShort(table.cell(i));
        ink.putInt(depth);
        RecordWriter frames = new RecordWriter(ink);
        for (int i = 0; i < depth; i++) frames.writeNamed(table.frame(i));
        return ink;
    }

    @SuppressWarnings("unchecked") private static <T extends Table<T>> Frame<T>[] frames(ByteBuffer from, T blank) {
        Frame<T>[] frames = (Frame<T>[]) new Frame<?>[count(from, 0, from.remaining())];
        RecordReader reader = new RecordReader(from, blank.getClass().getClassLoader());
        for (int i = 0; i < frames.length; i++) {
            if (!(reader.readNamed() instanceof Frame<?> frame))
                throw new IllegalArgumentException("corrupt record: not a frame");
            frames[i] = (Frame<T>) frame;
        }
        return frames;
    }

    private static int count(ByteBuffer from, int least, int most) {
        int count = from.getInt();
        if (count < least || count > most)
            throw new IllegalArgumentException("a count of " + count + " does not fit this table");
        return count;
    }
}
