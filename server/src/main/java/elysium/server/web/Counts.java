package elysium.server.web;

import java.util.function.IntSupplier;
import elysium.server.wire.Fault;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

/// What the server counts of itself, for those who watch it.
public final class Counts {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    public Counts() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
    }

    public void watch(String name, IntSupplier number) {
        Gauge.builder(name, number, IntSupplier::getAsInt).strongReference(true).register(registry);
    }

    /// Something a client sent was done.
    void done(String type) {
        registry.counter("elysium.messages", "type", type).increment();
    }

    void refused(Fault fault) {
        registry.counter("elysium.refusals", "code", fault.code()).increment();
    }

    String page() {
        return registry.scrape();
    }
}
