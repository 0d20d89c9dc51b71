package elysium.mutants.report;

import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import elysium.mutants.run.Request;

/// Formats a report as text: score, files and cards with survivors, the survivors, and the clauses.
public final class ReportText {
    private ReportText() {}

    public static void print(Report report, Request request, PrintStream out) {
        out.printf("%s: %d mutants, %d noticed, %.1f %%%n", report.game(), report.mutants(), report.noticed(),
                report.score());
        for (String unused : report.unused()) out.println("left out: " + unused);
        parts("by file", report.files(), out);
        parts("by card", report.cards(), out);
        if (request.all()) proofs(report.clauses(), out);
        survivors(report.survivors(), out);
        if (request.only().isEmpty()) for (String stale : report.stale()) out.println("obsolete explanation: " + stale);
    }

    private static void survivors(List<Report.Survivor> survivors, PrintStream out) {
        out.println();
        out.println("survivors (* no test reaches the place)");
        for (Report.Survivor survivor : survivors)
            out.println((survivor.reached() ? "  " : "* ") + survivor.place()
                    + (survivor.why() == null ? "" : "\n      " + survivor.why()));
        long open = survivors.stream().filter(survivor -> survivor.why() == null).count();
        out.printf("%d survive, %d of them without an explanation%n", survivors.size(), open);
    }

    private static void parts(String title, List<Report.Part> parts, PrintStream out) {
        List<Report.Part> worst = parts.stream().filter(part -> part.noticed() < part.mutants())
                .sorted(Comparator.comparingInt(part -> part.noticed() - part.mutants())).toList();
        if (worst.isEmpty()) return;
        out.println();
        out.println(title);
        for (Report.Part part : worst)
            out.printf("  %4d of %4d survive   %s%n", part.mutants() - part.noticed(), part.mutants(), part.name());
    }

    private static void proofs(List<Report.Proof> proofs, PrintStream out) {
        out.println();
        out.println("by clause: scenarios that name it, mutants they notice, mutants that no other test notices");
        for (Report.Proof proof : proofs)
            out.printf("  %-12s %3d %5d %5d%n", proof.clause(), proof.scenarios(), proof.noticed(), proof.alone());
    }
}
