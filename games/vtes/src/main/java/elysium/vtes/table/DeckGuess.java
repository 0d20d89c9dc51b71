package elysium.vtes.table;

/// Guesses an unseen card of a secret deck for imagined tables: any card with that back, in any number (VTES-DECK-03).
/// Using the real list would leak it.
record DeckGuess(Vtes t, int viewer) {

    void of(int owner, int back, int[] faces, int n) {
        boolean secret = owner >= 0 && owner != viewer && (t.seats.custom() >> owner & 1) != 0;
        if (!secret || n == 0) return;
        int[] likely = new int[t.book().size()];
        int count = 0;
        for (int def = 0; def < likely.length; def++) if (t.back(def) == back) likely[count++] = def;
        for (int i = 0; i < n; i++) faces[i] = likely[t.roll(count)];
    }
}
