package elysium.rivals.table;

import elysium.tabletop.View;

/// Lists what an unseen card of a secret deck may be: any card with its back that such a deck could still hold. Without
/// it, an imagined table would reveal the deck list.
record DeckGuess(Rivals t, int viewer) {
    /// The backs of vampires, of Agendas and of Havens; that of Library cards is 0.
    static final int FACTION = 1, AGENDA = 3, HAVEN = 4;
    private static final int LIBRARY = 0, COPIES = 3;

    void of(int owner, int back, int[] faces, int n) {
        boolean deck = back == LIBRARY || back == FACTION;
        boolean secret = back == AGENDA || back == HAVEN || deck && owner >= 0 && (t.turn.custom() >> owner & 1) != 0;
        if (!secret || n == 0 || owner == viewer) return;
        int[] left = new int[t.book().size()];
        int sum = 0;
        for (int def = 0; def < left.length; def++) if (t.back(def) == back) left[def] = back == LIBRARY ? COPIES : 1;
        if (deck) known(owner, left);
        for (int copies : left) sum += copies;
        for (int i = 0; i < n; i++) faces[i] = draw(left, t.roll(sum - i));
    }

    /// Removes the cards of a deck that the viewer has seen.
    private void known(int owner, int[] left) {
        for (int card = 0; card < t.rows(); card++) {
            boolean seen = t.sees(viewer, card) || (View.seenBy(t, card) >> viewer & 1) != 0;
            if (t.owner(card) == owner && seen && left[t.face(card)] > 0) left[t.face(card)]--;
        }
    }

    /// Takes the copy at an index among all the copies left.
    private static int draw(int[] left, int place) {
        int def = 0, before = 0;
        while (before + left[def] <= place) before += left[def++];
        left[def]--;
        return def;
    }
}
