package elysium.store;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;

/// The components and the constructor of a record class, found by reflection.
record Shape(Class<?> kind, Class<?>[] types, Method[] accessors, Constructor<?> whole) {
    private static final ClassValue<Shape> KNOWN = new ClassValue<>() {
        @Override protected Shape computeValue(Class<?> kind) {
            return study(kind);
        }
    };

    static Shape of(Class<?> kind) {
        return KNOWN.get(kind);
    }

    private static Shape study(Class<?> kind) {
        if (!kind.isRecord()) throw new IllegalArgumentException(kind.getName() + " is not a record");
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
            throw new IllegalStateException(kind.getName() + " has no accessible canonical constructor", e);
        }
    }

    Object part(Object whole, int i) {
        try {
            return accessors[i].invoke(whole);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(kind.getName() + "." + accessors[i].getName() + "() failed", e);
        }
    }

    Object newRecord(Object[] values) {
        try {
            return whole.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(kind.getName() + " rejected the components that were read", e);
        }
    }
}
