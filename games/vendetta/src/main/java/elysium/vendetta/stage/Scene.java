package elysium.vendetta.stage;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.stage.Viewers;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.Evening;
import elysium.vendetta.flow.Frenzy;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.Planning;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.flow.Round;
import elysium.vendetta.flow.Tokens;
import elysium.vendetta.flow.Withdrawal;
import elysium.vendetta.table.Vendetta;

/// Where the evening stands, in the words of a position text, as far as they reach.
final class Scene {
    static final String OVER = "over", ONLY_THIS = "only this", ONLY_ROUND = "only this round",
            NEXT_ROUND = "then the next round";

    private final Vendetta t;
    private final List<String> names;
    private final List<String> says = new ArrayList<>();
    private int at;

    Scene(Vendetta t, List<String> names) {
        this.t = t;
        this.names = names;
        if (t.over()) {
            says.add(OVER);
            at = t.depth();
        } else if (t.frame(0) instanceof Evening || t.frame(0) instanceof Halt) {
            at = 1;
            look();
        }
    }

    /// The phase, turn or step; then, where they are out of the ordinary, who began and what is left out behind it.
    List<String> says() {
        return says;
    }

    /// What is under way inside the scene and cannot be said, the innermost last.
    List<String> middle() {
        List<String> middle = new ArrayList<>();
        for (int i = at; i < t.depth(); i++) middle.add(called(t.frame(i)));
        return middle;
    }

    private void look() {
        boolean halts = t.frame(0) instanceof Halt;
        Round round = at < t.depth() && t.frame(at) instanceof Round found ? found : null;
        if (round != null) at++;
        if (at < t.depth()) step(t.frame(at));
        if (says.isEmpty() && round != null) says.add(words(round.at()));
        if (says.isEmpty()) at = 0;
        else if (halts) says.add(round == null ? ONLY_THIS : ONLY_ROUND);
        else if (round == null && t.round() > 0) says.add(NEXT_ROUND);
    }

    private void step(Frame<Vendetta> frame) {
        int players = t.players();
        switch (frame) {
            case ClanChoice choice when choice.turn() < players -> said(1,
                    "clan choice: " + names.get((t.ambition() + choice.turn()) % players));
            case RelicChoice choice when choice.turn() < players -> said(1,
                    "relic choice: " + names.get((t.ambition() - 1 - choice.turn() + 2 * players) % players));
            case HandBuilding hands when hands.at() == HandBuilding.Stage.CHOOSE && t.asked() != 0 -> said(1,
                    "hand building: " + Viewers.said(t, names, t.asked()));
            case Planning planning when at + 1 < t.depth() && t.frame(at + 1) instanceof PlanningTurn turn -> {
                said(2, "planning turn " + ((planning.done() - 1) / players + 1) + ": " + turn(turn));
                if (planning.first() != t.ambition()) says.add("planning from " + names.get(planning.first()));
            }
            case PlanningTurn turn -> said(1, "a planning turn: " + turn(turn));
            case Resolution here -> {
                boolean tokens = at + 1 < t.depth() && t.frame(at + 1) instanceof Tokens;
                said(tokens ? 2 : 1,
                        place(here.place()) + ": " + words(tokens ? Resolution.Stage.TOKENS : here.at()));
            }
            default -> {}
        }
    }

    private void said(int frames, String words) {
        says.add(words);
        at += frames;
    }

    private String turn(PlanningTurn turn) {
        String where = turn.at() == PlanningTurn.Stage.CARD ? "" : " at " + place(turn.place());
        return names.get(turn.seat()) + ", " + words(turn.at()) + where;
    }

    private String place(int place) {
        return Naming.place(t, place).en();
    }

    /// A stage of the rules as it is written: `before revelation`.
    static String words(Enum<?> stage) {
        return stage.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private String called(Frame<Vendetta> frame) {
        return switch (frame) {
            case CardPlay<Vendetta> play -> t.book().card(play.def()).name().en() + by(play.seat());
            case Frenzy frenzy -> "Frenzy" + by(frenzy.seat());
            case Withdrawal withdrawal -> "Withdrawal" + by(withdrawal.seat());
            default -> frame.toString().replaceFirst("\\[.*", "");
        };
    }

    private String by(int seat) {
        return seat == NONE ? "" : " of " + names.get(seat);
    }
}
