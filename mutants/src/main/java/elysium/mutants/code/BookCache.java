package elysium.mutants.code;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import elysium.tabletop.Book;

/// The books of a loaded game. A book can be rebuilt in place, so that existing references see the change.
public final class BookCache {
    /// A static field that holds a book.
    private record Held(Field field, Book<?> book) {}

    private final List<Held> held = new ArrayList<>();
    private final List<Class<?>> holders = new ArrayList<>();

    /// @param classes the classes of the game, followed by those of its tests, whose books may use the game's cards
    public BookCache(List<Class<?>> classes) {
        for (Class<?> type : classes) {
            int before = held.size();
            for (Field field : type.getDeclaredFields())
                if (Modifier.isStatic(field.getModifiers()) && field.getType() == Book.class) hold(field);
            if (held.size() > before) holders.add(type);
        }
    }

    private void hold(Field field) {
        try {
            field.setAccessible(true);
            held.add(new Held(field, (Book<?>) Objects.requireNonNull(field.get(null))));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " cannot be read", e);
        }
    }

    /// Rebuilds all books with the active mutant.
    public void write() {
        for (Class<?> holder : holders) {
            again(holder);
            for (Held one : held) if (one.field().getDeclaringClass() == holder) replace(one);
        }
    }

    /// Runs the static initializer of a class again.
    public static void again(Class<?> type) {
        try {
            Method again = type.getMethod(StaticInitializer.AGAIN);
            again.setAccessible(true);
            again.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the static initializer of " + type + " cannot run again", e);
        }
    }

    /// Copies the contents of the rebuilt book into the old one.
    private static void replace(Held held) {
        try {
            Object fresh = held.field().get(null);
            for (Field part : Book.class.getDeclaredFields()) {
                if (Modifier.isStatic(part.getModifiers())) continue;
                part.setAccessible(true);
                part.set(held.book(), part.get(fresh));
            }
            held.field().set(null, held.book());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(held.field() + " cannot be written", e);
        }
    }
}
