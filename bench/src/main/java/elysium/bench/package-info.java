/// How fast the engine is: measurements of every game by JMH, beside a plain copy of memory taken in the same run.
@org.jspecify.annotations.NullMarked
package elysium.bench;
