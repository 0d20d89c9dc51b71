package elysium.mutants.code;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashSet;
import java.util.Set;

/// Counts a step at each loop iteration and, if requested, at each method call.
final class StepCounter implements CodeTransform {
    private static final ClassDesc SWITCHES = ClassDesc.of(Switches.class.getName());

    private final Set<Label> passed = new HashSet<>();
    private final boolean ofMethods;

    StepCounter(boolean ofMethods) {
        this.ofMethods = ofMethods;
    }

    @Override public void atStart(CodeBuilder builder) {
        if (ofMethods) step(builder);
    }

    @Override public void accept(CodeBuilder builder, CodeElement element) {
        if (element instanceof LabelTarget target) passed.add(target.label());
        if (element instanceof BranchInstruction branch && passed.contains(branch.target())) step(builder);
        builder.with(element);
    }

    private static void step(CodeBuilder builder) {
        builder.invokestatic(SWITCHES, "step", MethodTypeDesc.of(ConstantDescs.CD_void));
    }
}
