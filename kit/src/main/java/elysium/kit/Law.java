package elysium.kit;

/// What must hold in every game, whatever is played.
public enum Law {
    FORK("a copy equals its origin, and playing on it leaves the origin as it was"),
    REPLAY("folding the journal gives the same table"),
    STORE("written and read back, a table is equal and goes on equally"),
    SIGHT("a viewer sees the same on a table and on what it imagines of it"),
    IMAGINATION("imagining from an imagined table, with the same seed, gives the same table"),
    TWINS("two answers of another seat that look the same to a viewer are imagined the same"),
    ROWS("no view names a row in a hand or pile that the viewer cannot see"),
    CONCEALMENT(
            "hidden cards can be laid on other rows and nothing else changes; one that comes to hand lies where chance says"),
    OPTIONS("what a seat is offered is the same on a table and on what that seat imagines"),
    SHOWING("what a viewer is shown and asked is the same on a table and on what it imagines"),
    ASKING("being asked tells nothing that was not shown"),
    FORESIGHT("what a seat foresees of a move is the same on what it imagines, and comes true"),
    ANSWER("every question has an answer for every seat asked, and the rules can take it"),
    REFUSAL("every move is offered or refused by a clause of the game, never both"),
    END("every game ends within a bounded number of answers"),
    CONSERVATION("what the game keeps is neither made nor lost");

    private final String words;

    Law(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
