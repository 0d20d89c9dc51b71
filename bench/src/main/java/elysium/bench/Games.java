package elysium.bench;

import java.util.List;
import elysium.bench.wording.BenchException;
import elysium.nightfall.NightfallGame;
import elysium.rivals.RivalsGame;
import elysium.vendetta.VendettaGame;
import elysium.vendetta.flow.StateChecks;
import elysium.vtes.VtesGame;

/// The games to measure, listed here since service loading does not work on the class path.
final class Games {
    static final List<MeasuredGame<?>> ALL = List.of(
            new MeasuredGame<>(new VendettaGame(), StateChecks::due, List.of(
                    Budget.copies(Measure.COPY_FROM, 5),
                    Budget.nanos(Measure.COPY, 2_000),
                    Budget.nanos(Measure.IMAGINE, 3_000),
                    Budget.rate(Measure.DECISION, 3_000_000),
                    Budget.bytes(Measure.DECISION, 100),
                    Budget.nanos(Measure.PLAYOUT, 300_000),
                    Budget.nanos(Measure.VIEW, 50_000))),
            new MeasuredGame<>(new NightfallGame(), elysium.nightfall.flow.StateChecks::due, List.of(
                    Budget.copies(Measure.COPY_FROM, 5),
                    Budget.nanos(Measure.COPY, 2_500),
                    Budget.nanos(Measure.IMAGINE, 5_000),
                    Budget.rate(Measure.DECISION, 3_000_000),
                    Budget.bytes(Measure.DECISION, 100),
                    Budget.nanos(Measure.PLAYOUT, 300_000),
                    Budget.nanos(Measure.VIEW, 50_000))),
            new MeasuredGame<>(new RivalsGame(), elysium.rivals.flow.turn.StateChecks::due, List.of(
                    Budget.copies(Measure.COPY_FROM, 5),
                    Budget.rate(Measure.DECISION, 2_000_000))),
            new MeasuredGame<>(new VtesGame(), elysium.vtes.flow.turn.StateChecks::due, List.of(
                    Budget.copies(Measure.COPY_FROM, 5),
                    Budget.rate(Measure.DECISION, 2_000_000))));

    private Games() {}

    static MeasuredGame<?> named(String id) {
        for (MeasuredGame<?> known : ALL) if (known.id().equals(id)) return known;
        throw new BenchException(Words.UNKNOWN_GAME, id, ids());
    }

    static String ids() {
        return String.join(", ", ALL.stream().map(MeasuredGame::id).toList());
    }
}
