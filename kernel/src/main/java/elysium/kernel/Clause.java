package elysium.kernel;

/// A numbered sentence of the rules that can forbid a move.
public interface Clause {

    /// The permanent id of the clause, such as VEN-PLN-09.
    String id();
}
