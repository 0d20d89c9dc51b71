/// What the programs of the benchmarks share to say something in English and French.
@org.jspecify.annotations.NullMarked
package elysium.bench.wording;
