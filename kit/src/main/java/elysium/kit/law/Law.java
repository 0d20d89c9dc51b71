package elysium.kit.law;

/// A property that must hold in every game.
public enum Law {
    FORK("a copy equals its original, and playing on it leaves the original unchanged"),
    REPLAY("replaying the journal gives the same table"),
    STORE("a table is equal after writing and reading, and continues in the same way"),
    SIGHT("a viewer sees the same on a table and on one that it imagines"),
    IMAGINATION("imagining from an imagined table, with the same seed, gives the same table"),
    TWINS("two answers of another seat that look the same to a viewer are imagined the same"),
    ROWS("no view names a row in a hand or pile that the viewer cannot see"),
    CONCEALMENT(
            "hidden cards can move to other rows without other effects; a card that enters a hand gets a random row"),
    OPTIONS("a seat gets the same offers on a table and on one that it imagines"),
    SHOWING("a viewer is shown and asked the same on a table and on one that it imagines"),
    ASKING("a question reveals nothing that was not shown"),
    FORESIGHT("a move preview is the same on an imagined table, and comes true"),
    ANSWER("every asked seat has an answer, and the rules accept it"),
    REFUSAL("every move is either offered or refused by a clause of the game"),
    END("every game ends within a bounded number of answers"),
    CONSERVATION("what the game must conserve is neither created nor lost");

    private final String description;

    Law(String words) {
        this.description = words;
    }

    public String description() {
        return description;
    }
}
