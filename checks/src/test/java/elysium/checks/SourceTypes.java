package elysium.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;

/// The methods in some sources, and the types without a doc comment, as the compiler sees them.
record SourceTypes(List<Method> methods, List<String> bare) {

    /// A method or constructor with the number of lines from its first token to its last brace.
    record Method(String place, String name, int lines, int parameters) {
        @Override public String toString() {
            return place + " " + name + " (" + lines + " lines, " + parameters + " parameters)";
        }
    }

    static SourceTypes of(List<Path> files) {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var problems = new DiagnosticCollector<JavaFileObject>();
        try (var manager = compiler.getStandardFileManager(problems, Locale.ROOT, null)) {
            var task = (JavacTask) compiler.getTask(null, manager, problems, List.of(), null,
                    manager.getJavaFileObjectsFromPaths(files));
            var types = new SourceTypes(new ArrayList<>(), new ArrayList<>());
            var positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) types.read(unit, positions);
            problems.getDiagnostics().stream().filter(found -> found.getKind() == Diagnostic.Kind.ERROR).findFirst()
                    .ifPresent(found -> {
                        throw new IllegalStateException(found.toString());
                    });
            return types;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(CompilationUnitTree unit, SourcePositions positions) {
        Path file = Path.of(unit.getSourceFile().toUri());
        String name = Sources.name(file);
        List<String> lines = Sources.text(file).lines().toList();
        for (Tree type : unit.getTypeDecls())
            if (type instanceof ClassTree named
                    && !lineAbove(lines, unit, positions.getStartPosition(unit, type)).startsWith("///"))
                bare.add(name + " " + named.getSimpleName());
        new TreeScanner<Void, Void>() {
            private boolean inRecord;

            @Override public Void visitClass(ClassTree type, Void nothing) {
                boolean outer = inRecord;
                inRecord = type.getKind() == Tree.Kind.RECORD;
                super.visitClass(type, null);
                inRecord = outer;
                return null;
            }

            @Override public Void visitMethod(MethodTree method, Void nothing) {
                long start = positions.getStartPosition(unit, method), end = positions.getEndPosition(unit, method);
                boolean header = inRecord && method.getReturnType() == null;
                if (end >= 0 && !header) note(name, method, line(unit, start), line(unit, end));
                return super.visitMethod(method, null);
            }
        }.scan(unit, null);
    }

    private void note(String file, MethodTree method, int first, int last) {
        methods.add(new Method(file + ":" + first, method.getName().toString(), last - first + 1,
                method.getParameters().size()));
    }

    private static int line(CompilationUnitTree unit, long position) {
        return (int) unit.getLineMap().getLineNumber(position);
    }

    private static String lineAbove(List<String> lines, CompilationUnitTree unit, long position) {
        int line = line(unit, position);
        return line < 2 ? "" : lines.get(line - 2).strip();
    }
}
