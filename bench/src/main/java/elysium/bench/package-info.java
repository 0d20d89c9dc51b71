/// Measures the engine: JMH benchmarks of every game, compared with a plain memory copy in the same run. It is a
/// program for developers; no other module uses it. Begin with [Main] and [Benchmarks].
@org.jspecify.annotations.NullMarked
package elysium.bench;
