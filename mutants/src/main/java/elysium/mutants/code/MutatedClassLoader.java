package elysium.mutants.code;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/// Loads the instrumented classes of a game; other classes come from the program itself.
public final class MutatedClassLoader extends URLClassLoader {
    private final Map<String, byte[]> classes;

    public MutatedClassLoader(Path folder, Path tests, Map<String, byte[]> classes) {
        super(new URL[] {url(folder), url(tests)}, MutatedClassLoader.class.getClassLoader());
        this.classes = classes;
    }

    private static URL url(Path folder) {
        try {
            return folder.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(folder + " is not a folder of classes", e);
        }
    }

    public Set<String> names() {
        return classes.keySet();
    }

    /// Prefers an instrumented class over one of the same name in the program.
    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!classes.containsKey(name)) return super.loadClass(name, resolve);
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) throw new ClassNotFoundException(name);
        return defineClass(name, bytes, 0, bytes.length);
    }
}
