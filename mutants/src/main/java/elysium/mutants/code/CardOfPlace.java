package elysium.mutants.code;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.DirectMethodHandleDesc;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Maps each instruction of a class of cards to its card. The code of a card begins with its slug and ends when the
/// card is added.
final class CardOfPlace {
    private final String owner;
    private final Map<String, String> byMethod = new HashMap<>();
    private final Map<String, Map<Integer, String>> byPlace = new HashMap<>();

    private CardOfPlace(String owner) {
        this.owner = owner;
    }

    /// The map of a class; empty if it is not a class of cards.
    static CardOfPlace of(ClassModel type) {
        CardOfPlace slugs = new CardOfPlace(type.thisClass().asInternalName());
        if (!slugs.owner.endsWith("Cards")) return slugs;
        for (MethodModel method : type.methods())
            if (method.methodName().equalsString("write")) method.code().ifPresent(code -> slugs.entries(method, code));
        for (int known = -1; known < slugs.byMethod.size();) {
            known = slugs.byMethod.size();
            for (MethodModel method : type.methods()) method.code().ifPresent(code -> slugs.follow(name(method), code));
        }
        return slugs;
    }

    /// The slug of the card at an element of a method, or null.
    @Nullable String at(MethodModel method, int index) {
        Map<Integer, String> places = byPlace.get(name(method));
        return places == null ? byMethod.get(name(method)) : places.get(index);
    }

    private static String name(MethodModel method) {
        return method.methodName().stringValue() + method.methodType().stringValue();
    }

    private void entries(MethodModel method, CodeModel code) {
        List<CodeElement> elements = code.elementList();
        Map<Integer, String> places = new HashMap<>();
        String slug = null;
        int from = 0;
        for (int i = 0; i < elements.size(); i++) {
            if (slug == null && elements.get(i) instanceof ConstantInstruction read
                    && read.constantValue() instanceof String text)
                slug = text;
            if (slug == null || !(elements.get(i) instanceof InvokeInstruction call) || !ends(call)) continue;
            for (; from <= i; from++) {
                places.put(from, slug);
                String called = called(elements.get(from));
                if (called != null) byMethod.putIfAbsent(called, slug);
            }
            slug = null;
        }
        byPlace.put(name(method), places);
    }

    private static boolean ends(InvokeInstruction call) {
        return call.name().equalsString("write") && call.owner().asInternalName().endsWith("/CardList");
    }

    /// Assigns methods called by a card's code to the same card.
    private void follow(String method, CodeModel code) {
        String slug = byMethod.get(method);
        if (slug == null) return;
        for (CodeElement element : code.elementList()) {
            String called = called(element);
            if (called != null) byMethod.putIfAbsent(called, slug);
        }
    }

    /// The method of this class that an instruction calls or references, or null.
    private @Nullable String called(CodeElement element) {
        if (element instanceof InvokeInstruction call && call.owner().asInternalName().equals(owner))
            return call.name().stringValue() + call.type().stringValue();
        if (element instanceof InvokeDynamicInstruction made)
            for (var argument : made.bootstrapArgs())
                if (argument instanceof DirectMethodHandleDesc handle
                        && handle.owner().descriptorString().equals("L" + owner + ";"))
                    return handle.methodName() + handle.lookupDescriptor();
        return null;
    }
}
