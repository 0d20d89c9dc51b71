package elysium.tabletop;

/// The verbs that every card game shares; a game's own begin at [#OWN] and are never renumbered.
public final class Verbs {
    public static final int PASS = 0, PICK_CARD = 1, PICK_SEAT = 2, PICK_NUMBER = 3, PICK_PLACE = 4, PICK_DEF = 5,
            ACTIVATE = 6, OWN = 16;

    private Verbs() {}
}
