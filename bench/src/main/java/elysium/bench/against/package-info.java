/// Compares the speed of two versions of the engine in alternating JMH runs.
@org.jspecify.annotations.NullMarked
package elysium.bench.against;
