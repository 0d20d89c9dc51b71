package elysium.mutants.code;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Instruments classes: every place that can be mutated asks [Switches] whether its mutant is active.
public final class ClassRewriter {
    /// methods that are not rules
    private static final Set<String> DUMB =
            Set.of("toString", "hashCode", "equals", "values", "valueOf", "$values", "describe");

    private final Constants constants;
    private final ClassFile files;
    private final List<Mutant> mutants = new ArrayList<>();
    private final Map<String, Integer> alike = new HashMap<>();

    public ClassRewriter(Classes classes) {
        constants = new Constants(classes);
        files = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver
                .ofResourceParsing(type -> classes.stream(type.descriptorString()))
                .orElse(ClassHierarchyResolver.ofClassLoading(ClassRewriter.class.getClassLoader()))));
    }

    /// All mutants found so far, in the order of their numbers.
    public List<Mutant> mutants() {
        return List.copyOf(mutants);
    }

    /// The class with a switch at every place that can be mutated.
    public byte[] withSwitches(byte[] bytes) {
        ClassModel type = files.parse(bytes);
        if (type.flags().has(AccessFlag.SYNTHETIC)) return bytes;
        CardOfPlace slugs = CardOfPlace.of(type);
        return files.transformClass(type, (builder, element) -> {
            if (element instanceof MethodModel method && method.code().isPresent() && !dumb(type, method))
                builder.transformMethod(method, (methodBuilder, part) -> {
                    if (part instanceof CodeModel code)
                        methodBuilder.transformCode(code,
                                new MutationPoints(this, type, method, code, slugs).andThen(new StepCounter(true)));
                    else methodBuilder.with(part);
                });
            else builder.with(element);
        });
    }

    /// The class with a step count at each loop iteration only, since its methods are called very often.
    byte[] withLoops(byte[] bytes) {
        ClassModel type = files.parse(bytes);
        return files.transformClass(type,
                ClassTransform.transformingMethodBodies(CodeTransform.ofStateful(() -> new StepCounter(false))));
    }

    /// The class with step counts only, so that endless loops are detected.
    public byte[] withSteps(byte[] bytes) {
        ClassModel type = files.parse(bytes);
        return files.transformClass(type,
                ClassTransform.transformingMethodBodies(CodeTransform.ofStateful(() -> new StepCounter(true))));
    }

    private static boolean dumb(ClassModel type, MethodModel method) {
        String name = method.methodName().stringValue();
        return DUMB.contains(name) || method.flags().has(AccessFlag.BRIDGE)
                || name.equals("<clinit>") && type.flags().has(AccessFlag.ENUM) || isComponent(type, method);
    }

    /// Whether a method is the accessor of a record component.
    private static boolean isComponent(ClassModel type, MethodModel method) {
        return type.findAttribute(Attributes.record()).isPresent() && method.methodTypeSymbol().parameterCount() == 0
                && type.fields().stream().anyMatch(field -> field.fieldName().equals(method.methodName()));
    }

    Constants constants() {
        return constants;
    }

    /// Numbers equal changes within a method, so that each mutant has a name that does not depend on its line.
    int found(Mutant first) {
        int nth = alike.merge(first.name(), 1, Integer::sum);
        Mutant mutant = first.numbered(mutants.size(), nth);
        mutants.add(mutant);
        return mutant.id();
    }
}
