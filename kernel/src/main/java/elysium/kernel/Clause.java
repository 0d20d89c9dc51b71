package elysium.kernel;

/// A numbered sentence of the rules: why a move is forbidden, and where to read it.
public interface Clause {

    /// The permanent id in the catalogue, such as VEN-PLN-09.
    String id();
}
