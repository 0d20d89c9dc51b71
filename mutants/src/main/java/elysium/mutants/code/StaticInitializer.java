package elysium.mutants.code;

import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodBuilder;
import java.lang.classfile.MethodModel;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;

/// Makes the static initializer of a class callable, so that a book can be rebuilt without reloading the game.
public final class StaticInitializer {
    /// the method with the code of the static initializer
    public static final String AGAIN = "again$";
    private static final int PUBLIC_STATIC = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC;
    private static final String BOOK = "Lelysium/tabletop/Book;";

    private StaticInitializer() {}

    /// Adds the method to a class that defines cards or holds a book; other classes stay as they are.
    public static byte[] prepared(byte[] bytes) {
        ClassModel type = ClassFile.of().parse(bytes);
        if (type.flags().has(AccessFlag.INTERFACE) || !writes(type)) return bytes;
        ClassTransform again = ClassTransform.endHandler(builder -> {
            for (MethodModel method : type.methods())
                if (method.methodName().equalsString("<clinit>"))
                    builder.withMethod(AGAIN, MethodTypeDesc.of(ConstantDescs.CD_void), PUBLIC_STATIC,
                            copy -> method.code().ifPresent(code -> copied(copy, code)));
        });
        ClassTransform writable = (builder, element) -> {
            if (element instanceof FieldModel field && field.flags().has(AccessFlag.STATIC))
                builder.transformField(field, (fields, part) -> {
                    if (part instanceof AccessFlags flags) fields.withFlags(flags.flagsMask() & ~ClassFile.ACC_FINAL);
                    else fields.with(part);
                });
            else builder.with(element);
        };
        return ClassFile.of().transformClass(type, writable.andThen(again));
    }

    private static void copied(MethodBuilder method, CodeModel code) {
        method.transformCode(code, (builder, element) -> builder.with(element));
    }

    private static boolean writes(ClassModel type) {
        String name = type.thisClass().asInternalName();
        return name.endsWith("Cards")
                || !name.endsWith("Test") && type.fields().stream().anyMatch(StaticInitializer::isBook);
    }

    private static boolean isBook(FieldModel field) {
        return field.flags().has(AccessFlag.STATIC) && field.fieldType().equalsString(BOOK);
    }
}
