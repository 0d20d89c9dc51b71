package elysium.store;

import org.jspecify.annotations.Nullable;

/// Writes a record of numbers, booleans, enum constants and other such records, component by component.
final class RecordWriter {
    private final ByteWriter out;

    RecordWriter(ByteWriter ink) {
        this.out = ink;
    }

    /// Writes a record with its class name, where the reader cannot know the class.
    void writeNamed(Object value) {
        out.putWord(value.getClass().getName());
        writeParts(value);
    }

    private void writeParts(Object value) {
        Shape shape = Shape.of(value.getClass());
        for (int i = 0; i < shape.types().length; i++) write(shape.types()[i], shape.part(value, i));
    }

    private void write(Class<?> type, @Nullable Object value) {
        if (value != null && type.isPrimitive()) {
            writeNumber(value);
        } else if (value == null) {
            out.putByte(0);
        } else {
            out.putByte(1);
            writeThing(type, value);
        }
    }

    private void writeThing(Class<?> type, Object value) {
        if (value instanceof Enum<?> constant) {
            if (!type.isEnum()) out.putWord(constant.getDeclaringClass().getName());
            out.putWord(constant.name());
        } else if (type.isRecord()) {
            writeParts(value);
        } else {
            writeNamed(value);
        }
    }

    private void writeNumber(Object value) {
        switch (value) {
            case Integer number -> out.putInt(number);
            case Boolean truth -> out.putByte(truth ? 1 : 0);
            case Long number -> out.putLong(number);
            case Short number -> out.putShort(number);
            case Byte number -> out.putByte(number);
            case Character letter -> out.putShort((short) (char) letter);
            case Double number -> out.putLong(Double.doubleToLongBits(number));
            case Float number -> out.putInt(Float.floatToIntBits(number));
            default -> throw new IllegalStateException(value
                    + " cannot be stored: a record may hold only primitives, strings, enum constants and records");
        }
    }
}
