/// The report: survivors with their reasons, as text, JSON and plot. Begin with [Report].
@NullMarked
package elysium.mutants.report;

import org.jspecify.annotations.NullMarked;
