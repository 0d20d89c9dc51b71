package elysium.mutants.code;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Writes single instructions with their switches; each method returns whether it wrote anything.
final class SwitchEmitter {
    private static final ClassDesc SWITCHES = ClassDesc.of(Switches.class.getName());
    private static final ClassDesc INT = ConstantDescs.CD_int, TRUTH = ConstantDescs.CD_boolean,
            OBJECT = ConstantDescs.CD_Object;
    private static final MethodTypeDesc ON = MethodTypeDesc.of(TRUTH, INT), UNARY = MethodTypeDesc.of(INT, INT, INT),
            BINARY = MethodTypeDesc.of(INT, INT, INT, INT), COMPARE = MethodTypeDesc.of(TRUTH, INT, INT, INT),
            OBJECTS = MethodTypeDesc.of(TRUTH, OBJECT, OBJECT, INT), NULLED = MethodTypeDesc.of(OBJECT, OBJECT, INT);
    private final CodeBuilder builder;
    private final MutationPoints places;

    SwitchEmitter(CodeBuilder builder, MutationPoints places) {
        this.builder = builder;
        this.places = places;
    }

    boolean branch(BranchInstruction branch, boolean loop) {
        Opcode opcode = branch.opcode();
        switch (opcode) {
            case IFEQ, IFNE -> builder.loadConstant(0);
            case IFLT, IFGE -> builder.loadConstant(0);
            case IFGT, IFLE -> builder.loadConstant(0).swap();
            case IF_ICMPGT, IF_ICMPLE -> builder.swap();
            case IFNULL, IFNONNULL -> builder.aconst_null();
            case IF_ICMPEQ, IF_ICMPNE, IF_ICMPLT, IF_ICMPGE, IF_ACMPEQ, IF_ACMPNE -> {}
            default -> {
                return false;
            }
        }
        int turned = places.mutant("condition turned round");
        switch (opcode) {
            case IFEQ, IFNE, IF_ICMPEQ, IF_ICMPNE -> ask("equal", COMPARE, turned);
            case IFNULL, IFNONNULL, IF_ACMPEQ, IF_ACMPNE -> ask("same", OBJECTS, turned);
            default -> {
                if (!loop) places.mutant("bound moved by one");
                ask(loop ? "before" : "less", COMPARE, turned);
            }
        }
        switch (opcode) {
            case IFEQ, IF_ICMPEQ, IFNULL, IF_ACMPEQ, IFLT, IF_ICMPLT, IFGT, IF_ICMPGT -> builder.ifne(branch.target());
            default -> builder.ifeq(branch.target());
        }
        return true;
    }

    boolean number(ConstantInstruction constant, boolean truth) {
        if (!(constant.constantValue() instanceof Integer value)) return false;
        builder.with(constant);
        if (truth) ask("truth", UNARY, places.mutant(value == 0 ? "true for false" : "false for true"));
        else ask("number", UNARY, places.mutant(Switches.other(value) + " for " + value));
        return true;
    }

    boolean operator(OperatorInstruction operator) {
        return switch (operator.opcode()) {
            case IADD -> operation("sum", "- for +");
            case ISUB -> operation("difference", "+ for -");
            case IMUL -> operation("product", "+ for *");
            case IDIV -> operation("quotient", "* for /");
            case IREM -> operation("remainder", "% left out");
            case IAND -> operation("and", "| for &");
            case IOR -> operation("or", "& for |");
            default -> false;
        };
    }

    private boolean operation(String name, String change) {
        ask(name, BINARY, places.mutant(change));
        return true;
    }

    boolean increment(IncrementInstruction step) {
        builder.iload(step.slot()).loadConstant(step.constant());
        ask("sum", BINARY, places.mutant("counted down, not up"));
        builder.istore(step.slot());
        return true;
    }

    boolean constant(FieldInstruction read, @Nullable String other) {
        if (read.opcode() != Opcode.GETSTATIC || other == null) return false;
        Label plain = builder.newLabel(), end = builder.newLabel();
        ask("on", ON, places.mutant(other + " for " + read.name().stringValue()));
        builder.ifeq(plain).getstatic(read.owner().asSymbol(), other, read.typeSymbol()).goto_(end);
        builder.labelBinding(plain).with(read).labelBinding(end);
        return true;
    }

    /// Mutates a call with an effect, or one line of a card's definition, by leaving it out.
    boolean call(InvokeInstruction call, ClassModel in) {
        String name = call.name().stringValue();
        if (call.opcode() == Opcode.INVOKESPECIAL || !call.owner().asInternalName().startsWith("elysium/")
                || InstructionContext.isTold(call))
            return false;
        boolean fluent = call.opcode() != Opcode.INVOKESTATIC && in.thisClass().asInternalName().contains("/cards/")
                && call.typeSymbol().returnType().equals(call.owner().asSymbol());
        if (!fluent && !call.typeSymbol().returnType().equals(ConstantDescs.CD_void)) return false;
        Label plain = builder.newLabel(), end = builder.newLabel();
        ask("on", ON, places.mutant(name + " left out"));
        builder.ifeq(plain);
        drop(call, fluent);
        builder.goto_(end).labelBinding(plain).with(call).labelBinding(end);
        return true;
    }

    private void drop(InvokeInstruction call, boolean fluent) {
        List<ClassDesc> parameters = call.typeSymbol().parameterList();
        for (int i = parameters.size() - 1; i >= 0; i--)
            if (TypeKind.from(parameters.get(i)).slotSize() == 2) builder.pop2();
            else builder.pop();
        if (!fluent && call.opcode() != Opcode.INVOKESTATIC) builder.pop();
    }

    boolean result(ReturnInstruction result, MethodModel method) {
        ClassDesc type = method.methodTypeSymbol().returnType();
        String name = type.descriptorString();
        if (name.equals("Z")) ask("truth", UNARY, places.mutant("result turned round"));
        else if (name.equals("I")) ask("result", UNARY, places.mutant("result + 1"));
        else if (name.endsWith("Clause;")) {
            ask("object", NULLED, places.mutant("null for the clause"));
            builder.checkcast(type);
        } else return false;
        builder.with(result);
        return true;
    }

    private void ask(String name, MethodTypeDesc type, int mutant) {
        builder.loadConstant(mutant).invokestatic(SWITCHES, name, type);
    }
}
