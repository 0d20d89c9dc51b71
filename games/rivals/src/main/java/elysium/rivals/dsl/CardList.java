package elysium.rivals.dsl;

/// Collects the cards of a class.
@FunctionalInterface
public interface CardList {

    void write(CardBuilder entry);
}
