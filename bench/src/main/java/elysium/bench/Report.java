package elysium.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// The results of a run in machine-readable form.
///
/// @param slab the bytes of a table
/// @param length the mean number of decisions in a random game
record Report(String game, int rules, int seats, boolean quick, String java, int processors, int slab, double length,
        List<Line> measures) {
    private static final JsonMapper MAPPER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /// One measure: nanoseconds per operation, operations per second, and reference copies and bytes per operation.
    record Line(String name, double nanos, double error, double best, double perSecond, double references, double bytes,
            List<Held> budgets) {}

    /// A budget and the share used; 1 is all of it.
    ///
    /// @param strain the best share on the machine for which the budgets were made; the check fails above 2
    record Held(String kind, double limit, double used, double strain) {}

    static Report of(Request request, Fixtures<?> bench, Results results) {
        List<Line> lines = new ArrayList<>();
        for (Measure measure : request.game().measures()) lines.add(line(request.game(), measure, results));
        return new Report(request.game().id(), request.game().game().rulesVersion(), request.seats(), request.quick(),
                Runtime.version().toString(), Runtime.getRuntime().availableProcessors(), bench.slab(), bench.length(),
                lines);
    }

    String json() {
        return MAPPER.writeValueAsString(this);
    }

    private static Line line(MeasuredGame<?> game, Measure measure, Results results) {
        Figure figure = results.of(measure);
        List<Held> budgets = new ArrayList<>();
        for (Budget budget : game.budgets(measure))
            budgets.add(new Held(budget.kind().name().toLowerCase(Locale.ROOT), budget.limit(),
                    budget.used(results), budget.strain(results)));
        return new Line(measure.method(), figure.mean(), figure.error(), figure.best(), 1e9 / figure.mean(),
                results.references(measure), figure.bytes(), budgets);
    }
}
