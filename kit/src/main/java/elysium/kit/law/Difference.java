package elysium.kit.law;

import java.lang.reflect.RecordComponent;
import java.util.Objects;
import elysium.kernel.Table;
import elysium.store.Fingerprint;
import org.jspecify.annotations.Nullable;

/// Describes the first difference of two things that should be equal.
final class Difference {
    private static final int WIDTH = 160;

    private Difference() {}

    /// The first different cell or frame of two tables, or null.
    static @Nullable String of(Table<?> one, Table<?> other) {
        if (Fingerprint.of(one) == Fingerprint.of(other)) return null;
        for (int at = 0; at < one.cellCount(); at++)
            if (one.cell(at) != other.cell(at)) return "cell " + at + " is " + one.cell(at) + " and " + other.cell(at);
        for (int at = 0; at < Math.min(one.depth(), other.depth()); at++)
            if (!one.frame(at).equals(other.frame(at))) return "frame " + one.frame(at) + " and " + other.frame(at);
        return one.depth() + " frames and " + other.depth();
    }

    /// The first different component of two views, or null.
    static @Nullable String of(Record one, Record other) {
        if (one.equals(other)) return null;
        if (one.getClass() != other.getClass()) return one.getClass() + " and " + other.getClass();
        try {
            for (RecordComponent component : one.getClass().getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                Object here = component.getAccessor().invoke(one), there = component.getAccessor().invoke(other);
                if (!Objects.equals(here, there)) return component.getName() + " " + apart(here, there);
            }
        } catch (ReflectiveOperationException | RuntimeException _) {
            return apart(one, other);
        }
        return apart(one, other);
    }

    /// Excerpts of both texts around their first difference.
    private static String apart(Object here, Object there) {
        String one = String.valueOf(here), other = String.valueOf(there);
        int at = 0;
        while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) at++;
        int from = Math.max(0, at - WIDTH / 4);
        return "is …" + cut(one, from) + " and …" + cut(other, from);
    }

    private static String cut(String text, int from) {
        return text.substring(Math.min(from, text.length()), Math.min(from + WIDTH, text.length()));
    }
}
