package elysium.checks;

import java.util.HashSet;
import java.util.Set;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/// Conditions on plain data and plain code: records of numbers, and code without output or streams.
final class ArchConditions {

    /// The classes that read and write text for people, which run outside searches, and the classes nested in them.
    static final String PROSE = ".*(Cards|Notation|Drawing|Book|Game)(\\$.*)?";

    private static final String ROOT = "elysium.";

    private ArchConditions() {}

    /// The module of a package: the second part of its name.
    static String module(String home) {
        int end = home.indexOf('.', ROOT.length());
        return home.substring(ROOT.length(), end < 0 ? home.length() : end);
    }

    static ArchCondition<JavaClass> beRecordsOfPlainData() {
        return new ArchCondition<>("be records of numbers, enums and such records") {
            @Override public void check(JavaClass frame, ConditionEvents events) {
                if (!frame.isRecord())
                    events.add(SimpleConditionEvent.violated(frame, frame.getName() + " is not a record"));
                for (JavaField field : frame.getAllFields())
                    if (!field.getModifiers().contains(JavaModifier.STATIC)
                            && !plain(field.getRawType(), new HashSet<>()))
                        events.add(SimpleConditionEvent.violated(field,
                                field.getFullName() + " is a " + field.getRawType().getName()));
            }
        };
    }

    /// Whether a type is primitive, an enum, or a record of such types.
    private static boolean plain(JavaClass type, Set<JavaClass> above) {
        if (type.isPrimitive() || type.isEnum()) return true;
        if (!type.isRecord() || !above.add(type)) return false;
        boolean all = type.getFields().stream().filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .allMatch(field -> plain(field.getRawType(), above));
        above.remove(type);
        return all;
    }

    static DescribedPredicate<JavaMethodCall> calls(Class<?> owner, String name) {
        return DescribedPredicate.describe(owner.getSimpleName() + "." + name,
                call -> call.getTargetOwner().isEquivalentTo(owner) && call.getName().equals(name));
    }

    static DescribedPredicate<JavaMethodCall> callsAny(String name) {
        return DescribedPredicate.describe("any " + name, call -> call.getName().equals(name));
    }

    static DescribedPredicate<JavaFieldAccess> reads(Class<?> owner, String name, Class<?> type) {
        return DescribedPredicate.describe(owner.getSimpleName() + "." + name, access -> access.getName().equals(name)
                && access.getTargetOwner().isEquivalentTo(owner)
                && access.getTarget().getRawType().isEquivalentTo(type));
    }
}
