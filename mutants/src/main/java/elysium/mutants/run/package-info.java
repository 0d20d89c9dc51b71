/// Running the tests against every change, in worker processes. Begin with [WorkerPool] and [MutantRunner].
@NullMarked
package elysium.mutants.run;

import org.jspecify.annotations.NullMarked;
