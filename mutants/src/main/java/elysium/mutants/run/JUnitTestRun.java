package elysium.mutants.run;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/// A class of JUnit tests.
record JUnitTestRun(Class<?> tests) implements TestRun {
    private static final Launcher LAUNCHER = LauncherFactory.create(LauncherConfig.builder()
            .enableTestExecutionListenerAutoRegistration(false).build());

    @Override public String name() {
        return tests.getSimpleName();
    }

    @Override public List<String> clauses() {
        return List.of();
    }

    @Override public List<String> cards() {
        return List.of();
    }

    @Override public @Nullable String fails() {
        SummaryGeneratingListener heard = new SummaryGeneratingListener();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request().selectors(selectClass(tests))
                .configurationParameter("junit.jupiter.execution.parallel.enabled", "false").build();
        LAUNCHER.execute(request, heard);
        TestExecutionSummary summary = heard.getSummary();
        if (summary.getTotalFailureCount() == 0) return null;
        TestExecutionSummary.Failure first = summary.getFailures().getFirst();
        return first.getTestIdentifier().getDisplayName() + ": " + first.getException();
    }
}
