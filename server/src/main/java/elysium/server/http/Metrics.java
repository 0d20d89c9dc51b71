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

/// The metrics of the server, for Prometheus.
public final class Metrics {
    private static final double MIDDLE = 0.5, SLOWEST = 0.99;

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
    }

    public void addGauge(String name, IntSupplier number) {
        Gauge.builder(name, number, IntSupplier::getAsInt).strongReference(true).register(registry);
    }

    /// Counts a handled client message and the time until it was done, for a move until it was stored.
    void countMessage(String type, long nanos) {
        Timer.builder("elysium.messages").tag("type", type).publishPercentiles(MIDDLE, SLOWEST).register(registry)
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    void countRejection(ErrorCode fault) {
        registry.counter("elysium.refusals", "code", fault.code()).increment();
    }

    String page() {
        return registry.scrape();
    }
}
