package elysium.mutants.code;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The context of an instruction: loops, array sizes and indexes, shifts.
final class InstructionContext {
    /// Calls that only report events to players or write card texts.
    private static final Pattern TOLD =
            Pattern.compile("emit|log|log[A-Z].*|tell.*|told|say|says|say[A-Z].*|see|from|setListener");

    private final List<CodeElement> elements;
    private final Set<Integer> telling = new HashSet<>();
    private final Map<Label, Integer> labels = new HashMap<>();

    InstructionContext(List<CodeElement> elements) {
        this.elements = elements;
        for (int i = 0; i < elements.size(); i++)
            if (elements.get(i) instanceof LabelTarget target) labels.put(target.label(), i);
        int line = -1;
        for (CodeElement element : elements) {
            if (element instanceof LineNumber number) line = number.line();
            if (element instanceof InvokeInstruction call && isTold(call)) telling.add(line);
        }
    }

    static boolean isTold(InvokeInstruction call) {
        return call.owner().asInternalName().startsWith("elysium/")
                && TOLD.matcher(call.name().stringValue()).matches();
    }

    /// Whether a line reports something; the numbers on it are not rules.
    boolean isTelling(int line) {
        return telling.contains(line);
    }

    /// Whether a branch decides if a loop continues: its target is behind a jump back.
    boolean isLoop(int at, BranchInstruction branch) {
        int target = labels.getOrDefault(branch.target(), -1);
        if (target < at) return true;
        int before = before(target);
        return before >= 0 && elements.get(before) instanceof BranchInstruction back && isJump(back)
                && labels.getOrDefault(back.target(), at) < at;
    }

    /// Whether an increment is the last step of a loop.
    boolean isLoopStep(int at) {
        int next = after(at);
        return next >= 0 && elements.get(next) instanceof BranchInstruction back && isJump(back)
                && labels.getOrDefault(back.target(), at) < at;
    }

    private static boolean isJump(BranchInstruction branch) {
        return branch.opcode() == Opcode.GOTO || branch.opcode() == Opcode.GOTO_W;
    }

    /// Whether a constant is a number of the rules: not -1 for nothing, an array size or index, or a shift distance.
    boolean isNumber(int at) {
        if (!(elements.get(at) instanceof ConstantInstruction constant)
                || !(constant.constantValue() instanceof Integer value) || value == -1)
            return false;
        Instruction next = instruction(after(at));
        if (next instanceof NewPrimitiveArrayInstruction || next instanceof NewReferenceArrayInstruction) return false;
        if (next instanceof OperatorInstruction operator && isShift(operator)) return false;
        return !(instruction(before(at)) instanceof StackInstruction copy && copy.opcode() == Opcode.DUP
                && isStored(at));
    }

    /// Whether a constant is an index in an array initializer.
    private boolean isStored(int at) {
        for (int i = at + 1; i < elements.size(); i++) {
            if (elements.get(i) instanceof ArrayStoreInstruction) return true;
            if (elements.get(i) instanceof ReturnInstruction) return false;
        }
        return false;
    }

    private static boolean isShift(OperatorInstruction operator) {
        return switch (operator.opcode()) {
            case ISHL, ISHR, IUSHR, LSHL, LSHR, LUSHR -> true;
            default -> false;
        };
    }

    /// Whether a constant is a boolean that the method returns.
    boolean isTruth(int at, MethodModel method) {
        return method.methodTypeSymbol().returnType().descriptorString().equals("Z")
                && instruction(after(at)) instanceof ReturnInstruction;
    }

    /// Whether a return value is a constant, which has its own mutant, or absent.
    boolean returnsConstant(int at) {
        return elements.get(at) instanceof ReturnInstruction result && result.typeKind() == TypeKind.VOID
                || instruction(before(at)) instanceof ConstantInstruction;
    }

    /// Whether the last argument of a call is 0, which has no effect in the definition of a card.
    boolean isGivenZero(int at) {
        return instruction(before(at)) instanceof ConstantInstruction constant
                && constant.constantValue() instanceof Integer value && value == 0;
    }

    private @Nullable Instruction instruction(int at) {
        return at >= 0 && elements.get(at) instanceof Instruction instruction ? instruction : null;
    }

    private int before(int at) {
        for (int i = at - 1; i >= 0; i--) if (elements.get(i) instanceof Instruction) return i;
        return -1;
    }

    private int after(int at) {
        for (int i = at + 1; i < elements.size(); i++) if (elements.get(i) instanceof Instruction) return i;
        return -1;
    }
}
