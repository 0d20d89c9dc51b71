package elysium.store;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;

/// How the records of one class are taken apart and put together again.
record Shape(Class<?> kind, Class<?>[] types, Method[] parts, Constructor<?> whole) {
    private static final ClassValue<Shape> KNOWN = new ClassValue<>() {
        @Override protected Shape computeValue(Class<?> kind) {
            return study(kind);
        }
    };

    static Shape of(Class<?> kind) {
        return KNOWN.get(kind);
    }

    private static Shape study(Class<?> kind) {
        if (!kind.isRecord()) throw new IllegalArgumentException(kind.getName() + " is no record");
        RecordComponent[] components = kind.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Method[] parts = new Method[components.length];
        try {
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                parts[i] = components[i].getAccessor();
                parts[i].setAccessible(true);
            }
            Constructor<?> whole = kind.getDeclaredConstructor(types);
            whole.setAccessible(true);
            return new Shape(kind, types, parts, whole);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(kind.getName() + " cannot be taken apart", e);
        }
    }

    Object part(Object whole, int i) {
        try {
            return parts[i].invoke(whole);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(kind.getName() + " does not tell " + parts[i].getName(), e);
        }
    }

    Object join(Object[] values) {
        try {
            return whole.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(kind.getName() + " cannot be made of what was written", e);
        }
    }
}
