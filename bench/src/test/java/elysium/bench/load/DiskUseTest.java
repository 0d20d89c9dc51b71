package elysium.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import elysium.kernel.Lang;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskUseTest {
    private static final String IO = """
            rchar: 323934931
            wchar: 323929600
            syscr: 632687
            syscw: 632675
            read_bytes: 4096
            write_bytes: 323932160
            cancelled_write_bytes: 8192
            """;

    @Test void the_system_counts_what_a_process_writes() {
        assertThat(DiskUse.writeBytes(IO)).isEqualTo(323_932_160);
        assertThat(DiskUse.writeBytes("rchar: 1\n")).isZero();
        assertThat(DiskUse.writeBytes("write_bytes: many\n")).isZero();
    }

    @Test void bytes_a_move_are_those_of_the_system() {
        DiskUse use = DiskUse.of(new DiskUse.Written(1000, 50), new DiskUse.Written(9000, 450), 10, times(3, 1, 2));
        assertThat(use.source()).isEqualTo(DiskUse.Source.WRITE_BYTES);
        assertThat(use.bytesPerMove()).isEqualTo(800, within(1e-9));
        assertThat(use.fsyncP50()).isEqualTo(2, within(1e-9));
        assertThat(use.fsyncP99()).isEqualTo(3, within(1e-9));
        assertThat(use.fsyncs()).isEqualTo(3);
    }

    @Test void where_the_system_counts_nothing_the_files_are_measured() {
        DiskUse use = DiskUse.of(new DiskUse.Written(0, 50), new DiskUse.Written(0, 450), 10, times());
        assertThat(use.source()).isEqualTo(DiskUse.Source.FILE_GROWTH);
        assertThat(use.bytesPerMove()).isEqualTo(40, within(1e-9));
        DiskUse shrunk = DiskUse.of(new DiskUse.Written(0, 450), new DiskUse.Written(0, 50), 0, times());
        assertThat(shrunk.bytesPerMove()).isZero();
    }

    @Test void a_probe_times_fsyncs_and_leaves_no_file(@TempDir Path folder) throws Exception {
        try (FsyncProbe probe = new FsyncProbe(folder)) {
            assertThat(folder.resolve("fsync-probe")).hasSize(4096);
            Thread.sleep(700);
            LatencyStats.Times times = probe.stop();
            assertThat(times.count()).isPositive();
            assertThat(times.millis(0.5)).isPositive();
            assertThat(folder.resolve("fsync-probe")).hasSize(4096);
        }
        try (var left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test void notes_say_where_the_bytes_come_from() {
        DiskUse grown = new DiskUse(10.0, DiskUse.Source.FILE_GROWTH, 1.5, 2.5, 40);
        assertThat(LoadReport.diskNotes(List.of(run(grown), run(grown)), Lang.EN))
                .containsOnlyOnce("by which the server's files grew");
        assertThat(LoadReport.diskNotes(List.of(run(DiskUse.ELSEWHERE)), Lang.FR)).contains("est ailleurs");
        assertThat(LoadReport.line(run(grown), Lang.FR)).endsWith("10      1,50      2,50");
        assertThat(LoadReport.line(run(DiskUse.ELSEWHERE), Lang.EN)).endsWith("-         -         -");
    }

    private static LoadReport.Run run(DiskUse disk) {
        return new LoadReport.Run(1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, disk);
    }

    private static LatencyStats.Times times(long... millis) {
        LatencyStats.Times times = new LatencyStats.Times();
        for (long each : millis) times.add(each * 1_000_000);
        return times;
    }
}
