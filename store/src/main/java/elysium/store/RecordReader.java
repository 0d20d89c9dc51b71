package elysium.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Reads what a [RecordWriter] wrote.
final class RecordReader {
    private final ByteBuffer from;
    private final ClassLoader classes;

    RecordReader(ByteBuffer from, ClassLoader classes) {
        this.from = from;
        this.classes = classes;
    }

    Object readNamed() {
        return readParts(named(word()));
    }

    private Object readParts(Class<?> kind) {
        Shape shape = Shape.of(kind);
        @Nullable Object[] values = new Object[shape.types().length];
        for (int i = 0; i < values.length; i++) values[i] = read(shape.types()[i]);
        return shape.newRecord(values);
    }

    private @Nullable Object read(Class<?> type) {
        if (type.isPrimitive()) return number(type);
        return switch (from.get()) {
            case 0 -> null;
            case 1 -> readThing(type);
            default -> throw new IllegalArgumentException("corrupt record: expected a presence flag of 0 or 1");
        };
    }

    private Object readThing(Class<?> type) {
        if (type.isRecord()) return readParts(type);
        Class<?> kind = type.isEnum() ? type : named(word());
        return kind.isEnum() ? constant(kind, word()) : readParts(kind);
    }

    private static Object constant(Class<?> kind, String name) {
        for (Object constant : kind.getEnumConstants())
            if (((Enum<?>) constant).name().equals(name)) return constant;
        throw new IllegalArgumentException("corrupt record: " + kind.getName() + " has no constant " + name);
    }

    private Object number(Class<?> type) {
        return switch (type.getName()) {
            case "int" -> from.getInt();
            case "boolean" -> from.get() != 0;
            case "long" -> from.getLong();
            case "short" -> from.getShort();
            case "byte" -> from.get();
            case "char" -> from.getChar();
            case "double" -> Double.longBitsToDouble(from.getLong());
            case "float" -> Float.intBitsToFloat(from.getInt());
            default -> throw new IllegalStateException(type + " is not a primitive type");
        };
    }

    private Class<?> named(String name) {
        try {
            return Class.forName(name, false, classes);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("corrupt record: no frame class is named " + name, e);
        }
    }

    private String word() {
        byte[] letters = new byte[from.getShort()];
        from.get(letters);
        return new String(letters, StandardCharsets.UTF_8);
    }
}
