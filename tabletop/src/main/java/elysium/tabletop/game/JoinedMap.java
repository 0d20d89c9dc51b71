package elysium.tabletop.game;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A read-only view of two maps without common keys; both must be immutable.
final class JoinedMap<V> extends AbstractMap<String, V> {
    private final Map<String, V> first, second;

    private JoinedMap(Map<String, V> first, Map<String, V> second) {
        this.first = first;
        this.second = second;
    }

    static <V> Map<String, V> of(Map<String, V> first, Map<String, V> second) {
        return second.isEmpty() ? first : first.isEmpty() ? second : new JoinedMap<>(first, second);
    }

    @Override public @Nullable V get(Object key) {
        V value = first.get(key);
        return value == null ? second.get(key) : value;
    }

    @Override public boolean containsKey(Object key) {
        return first.containsKey(key) || second.containsKey(key);
    }

    @Override public int size() {
        return first.size() + second.size();
    }

    @Override public Set<Entry<String, V>> entrySet() {
        return new AbstractSet<>() {
            @Override public Iterator<Entry<String, V>> iterator() {
                Iterator<Entry<String, V>> before = first.entrySet().iterator(), behind = second.entrySet().iterator();
                return new Iterator<>() {
                    @Override public boolean hasNext() {
                        return before.hasNext() || behind.hasNext();
                    }

                    @Override public Entry<String, V> next() {
                        return before.hasNext() ? before.next() : behind.next();
                    }
                };
            }

            @Override public int size() {
                return JoinedMap.this.size();
            }
        };
    }
}
