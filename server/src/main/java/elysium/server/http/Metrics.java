package elysium.server.http;

import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import elysium.server.message.ErrorCode;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

/// What the server counts of itself, for those who watch it.
public final class Metrics {
    private static final double MIDDLE = 0.5, SLOWEST = 0.99;

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
    }

    public void watch(String name, IntSupplier number) {
        Gauge.builder(name, number, IntSupplier::getAsInt).strongReference(true).register(registry);
    }

    /// Something a client sent was done, a move on the disk included; with how long that took.
    void done(String type, long nanos) {
        Timer.builder("elysium.messages").tag("type", type).publishPercentiles(MIDDLE, SLOWEST).register(registry)
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    void refused(ErrorCode fault) {
        registry.counter("elysium.refusals", "code", fault.code()).increment();
    }

    String page() {
        return registry.scrape();
    }
}
