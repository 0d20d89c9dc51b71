package elysium.mutants.code;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Finds a replacement for a named constant, such as a window, target or clause.
final class Constants {
    private final Classes classes;
    private final Map<String, List<String>> siblings = new HashMap<>();

    Constants(Classes classes) {
        this.classes = classes;
    }

    /// The name of the next constant of the same type in the same class, or null.
    @Nullable String besides(FieldInstruction read) {
        String owner = read.owner().asInternalName(), type = read.type().stringValue();
        if (!type.startsWith("Lelysium/")) return null;
        List<String> names = siblings.computeIfAbsent(owner + " " + type, _ -> constants(owner, type));
        int at = names.indexOf(read.name().stringValue());
        return at < 0 || names.size() < 2 ? null : names.get((at + 1) % names.size());
    }

    private List<String> constants(String owner, String type) {
        byte[] bytes = classes.bytes(owner.replace('/', '.'));
        List<String> names = new ArrayList<>();
        if (bytes == null) return names;
        ClassModel model = ClassFile.of().parse(bytes);
        for (FieldModel field : model.fields())
            if (field.fieldType().stringValue().equals(type) && isConstant(field))
                names.add(field.fieldName().stringValue());
        return names;
    }

    private static boolean isConstant(FieldModel field) {
        return field.flags().flags().containsAll(Set.of(AccessFlag.STATIC, AccessFlag.FINAL))
                && !field.flags().has(AccessFlag.PRIVATE) && !field.flags().has(AccessFlag.SYNTHETIC);
    }
}
