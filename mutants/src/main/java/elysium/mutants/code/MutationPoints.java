package elysium.mutants.code;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.util.List;

/// Instruments one method: conditions, numbers, constants, calls, arithmetic and return values.
final class MutationPoints implements CodeTransform {
    private final ClassRewriter breaker;
    private final ClassModel type;
    private final MethodModel method;
    private final List<CodeElement> elements;
    private final CardOfPlace slugs;
    private final InstructionContext shape;
    private int at, line;

    MutationPoints(ClassRewriter breaker, ClassModel type, MethodModel method, CodeModel code, CardOfPlace slugs) {
        this.breaker = breaker;
        this.type = type;
        this.method = method;
        elements = code.elementList();
        this.slugs = slugs;
        shape = new InstructionContext(elements);
    }

    @Override public void accept(CodeBuilder builder, CodeElement element) {
        if (element instanceof LineNumber number) line = number.line();
        boolean tells = shape.isTelling(line) && slugs.at(method, at) == null;
        SwitchEmitter emitter = new SwitchEmitter(builder, this);
        boolean done = switch (element) {
            case BranchInstruction branch -> emitter.branch(branch, shape.isLoop(at, branch));
            case ConstantInstruction constant when shape.isNumber(at) && !tells -> emitter.number(constant,
                    shape.isTruth(at, method));
            case OperatorInstruction operator -> emitter.operator(operator);
            case IncrementInstruction step when !shape.isLoopStep(at) -> emitter.increment(step);
            case FieldInstruction read when !tells -> emitter.constant(read, breaker.constants().besides(read));
            case InvokeInstruction call when !shape.isGivenZero(at) -> emitter.call(call, type);
            case ReturnInstruction result when !shape.returnsConstant(at) -> emitter.result(result, method);
            default -> false;
        };
        if (!done) builder.with(element);
        at++;
    }

    /// Adds a mutant at the current place and returns its number.
    int mutant(String change) {
        return breaker.found(new Mutant(0, type.thisClass().asInternalName().replace('/', '.'),
                Mutant.source(method.methodName().stringValue()), line,
                change, slugs.at(method, at)));
    }
}
