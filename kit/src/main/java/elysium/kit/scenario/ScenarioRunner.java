package elysium.kit.scenario;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.kernel.Caution;
import elysium.kernel.Frame;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.store.Fingerprint;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// Plays a scenario step by step. All moves pass the [MoveValidator], so a scenario can do only what a player can.
final class ScenarioRunner<T extends CardTable<T>> {
    /// The maximum number of passes while a scenario waits for a move.
    private static final int MAX_PASSES = 1_000;

    private final Script script;
    private final ScenarioTable<T> scenarioTable;
    private final MoveValidator<T> validator;
    private final Set<String> clauses;
    private final Watcher<T> watcher;
    private boolean mentioned;

    private ScenarioRunner(CardGame<T> game, Script script, Watcher<T> watcher) {
        this.script = script;
        this.watcher = watcher;
        scenarioTable = new ScenarioTable<>(game, game.scenarioSupport().createTable(script.given()));
        validator = new MoveValidator<>(scenarioTable.table);
        clauses = new LinkedHashSet<>(script.clauses());
    }

    static <T extends CardTable<T>> ScenarioResult play(CardGame<T> game, Script script) {
        return play(game, script, (_, _, _, _) -> {});
    }

    static <T extends CardTable<T>> ScenarioResult play(CardGame<T> game, Script script, Watcher<T> watcher) {
        ScenarioRunner<T> rehearsal;
        try {
            rehearsal = new ScenarioRunner<>(game, script, watcher);
        } catch (RuntimeException e) {
            return outcome(script, script.clauses(),
                    where(script, script.line()) + "the table cannot be created: " + e.getMessage());
        }
        String failure = rehearsal.firstFailure();
        return outcome(script, List.copyOf(rehearsal.clauses), failure);
    }

    private static ScenarioResult outcome(Script script, List<String> clauses, @Nullable String failure) {
        return new ScenarioResult(script.file(), script.line(), script.name(), script.game(), clauses, script.cards(),
                failure);
    }

    private static String where(Script script, int line) {
        return script.file() + ", line " + line + " (" + script.name() + "): ";
    }

    /// The first problem, or null.
    private @Nullable String firstFailure() {
        for (ScenarioStep act : script.when()) {
            String fault = fault(act);
            if (fault != null) return fault;
        }
        String fault = fault(script.then());
        if (fault != null || script.open() || mentioned
                || scenarioTable.game.scenarioSupport().isIdle(scenarioTable.table))
            return fault;
        return where(script, script.then().line())
                + "a question is still open at the end; answer it, or add open: true: "
                + scenarioTable.names(scenarioTable.table.pendingSeats())
                + scenarioTable.stateText(ScenarioTable.spectator());
    }

    private @Nullable String fault(ScenarioStep act) {
        try {
            act(act);
            return null;
        } catch (RuntimeException | ScenarioFailedError e) {
            return where(script, act.line()) + (e instanceof ScenarioFailedError ? e.getMessage() : e.toString())
                    + scenarioTable.stateText(viewer(act));
        }
    }

    private int viewer(ScenarioStep act) {
        String name = switch (act) {
            case ScenarioStep.Plays plays -> plays.name();
            case ScenarioStep.Later later -> later.name();
            case ScenarioStep.CannotLater later -> later.cannot().name();
            case ScenarioStep.Cannot cannot -> cannot.name();
            case ScenarioStep.Cautioned cautioned -> cautioned.name();
            case ScenarioStep.Together _,ScenarioStep.Check _,ScenarioStep.Asked _,ScenarioStep.Passes _ -> "";
        };
        return scenarioTable.staged.names().contains(name) ? scenarioTable.seat(name) : ScenarioTable.spectator();
    }

    private void act(ScenarioStep act) {
        switch (act) {
            case ScenarioStep.Plays plays -> plays.moves().forEach(move -> play(plays.name(), move));
            case ScenarioStep.Later later -> later.moves().forEach(move -> later(later.name(), move));
            case ScenarioStep.CannotLater later -> cannotLater(later.cannot());
            case ScenarioStep.Passes _ -> everybodyPasses();
            case ScenarioStep.Cannot cannot -> cannot(cannot);
            case ScenarioStep.Cautioned cautioned -> cautioned(cautioned);
            case ScenarioStep.Together together -> together(together.moves());
            case ScenarioStep.Check check -> check(check.expected());
            case ScenarioStep.Asked asked -> asked(asked.names());
        }
    }

    private void play(String name, String words) {
        int seat = scenarioTable.seat(name);
        mentioned = false;
        if (!scenarioTable.table.isAsked(seat))
            throw new ScenarioFailedError(name + " is not asked, and cannot \"" + words + "\"");
        Offers offers = scenarioTable.offers(seat);
        Long move = scenarioTable.findOffered(seat, words, offers);
        if (move == null) {
            List<Refusal> refused = scenarioTable.findRefused(seat, words, offers);
            String why = refused.isEmpty() ? "is not offered" : "is refused by " + refused.getFirst().clause().id();
            throw new ScenarioFailedError("\"" + words + "\" " + why + " to " + name);
        }
        watcher.beforeMove(scenarioTable.table, seat, move, null);
        validator.play(seat, move);
    }

    /// Asked seats pass until a seat is offered a move, which it then makes.
    private void later(String name, String words) {
        int seat = scenarioTable.seat(name);
        for (int passes = 0; passes < MAX_PASSES; passes++) {
            if (scenarioTable.table.isAsked(seat)
                    && scenarioTable.findOffered(seat, words, scenarioTable.offers(seat)) != null || !pass())
                break;
        }
        play(name, words);
    }

    /// Asked seats pass until a seat is refused a move by a clause; it must not be offered the move before.
    private void cannotLater(ScenarioStep.Cannot act) {
        int seat = scenarioTable.seat(act.name());
        for (int passes = 0; passes < MAX_PASSES && !refuses(seat, act); passes++) if (!pass()) break;
        cannot(act);
    }

    private boolean refuses(int seat, ScenarioStep.Cannot act) {
        Offers offers = scenarioTable.offers(seat);
        if (scenarioTable.findOffered(seat, act.move(), offers) != null) return true;
        for (Refusal refusal : scenarioTable.findRefused(seat, act.move(), offers))
            if (refusal.clause().id().equals(act.because())) return true;
        return false;
    }

    private void everybodyPasses() {
        int passes = 0;
        while (passes < MAX_PASSES && pass()) passes++;
        if (passes == MAX_PASSES) throw new ScenarioFailedError("no end after " + MAX_PASSES + " passes");
    }

    /// Lets one asked seat pass, or make its only move within an activity; returns false if no seat can.
    private boolean pass() {
        for (int seat = 0; seat < scenarioTable.table.players(); seat++) {
            Long move =
                    (scenarioTable.table.pendingSeats() >> seat & 1) == 0 ? null : scenarioTable.passOrOnlyMove(seat);
            if (move == null) continue;
            mentioned = false;
            validator.play(seat, move);
            return true;
        }
        return false;
    }

    private void cannot(ScenarioStep.Cannot cannot) {
        int seat = scenarioTable.seat(cannot.name());
        Offers offers = scenarioTable.offers(seat);
        String what = "\"" + cannot.move() + "\" ";
        if (scenarioTable.findOffered(seat, cannot.move(), offers) != null)
            throw new ScenarioFailedError(what + "is offered to " + cannot.name() + ", but must not be");
        List<Refusal> refused = scenarioTable.findRefused(seat, cannot.move(), offers);
        if (cannot.because().equals(ScenarioStep.NOT_OFFERED)) {
            if (!refused.isEmpty())
                throw new ScenarioFailedError(what + "is refused; add because: " + refused.getFirst().clause().id());
            return;
        }
        if (refused.isEmpty())
            throw new ScenarioFailedError(
                    what + "is neither offered nor refused, but must be refused by " + cannot.because());
        for (Refusal refusal : refused) expectRejected(seat, refusal, cannot.because());
        clauses.add(cannot.because());
    }

    /// Checks that the validator rejects the move by exactly that clause and leaves the table unchanged.
    private void expectRejected(int seat, Refusal refusal, String because) {
        if (!refusal.clause().id().equals(because))
            throw new ScenarioFailedError("it is refused by " + refusal.clause().id() + ", not by " + because);
        watcher.beforeMove(scenarioTable.table, seat, refusal.move(), refusal.clause());
        long before = Fingerprint.of(scenarioTable.table);
        try {
            validator.play(seat, refusal.move());
        } catch (MoveValidator.Refused e) {
            if (e.clause() == refusal.clause() && Fingerprint.of(scenarioTable.table) == before) return;
        }
        throw new ScenarioFailedError("the validator accepted the move or changed the table");
    }

    private void cautioned(ScenarioStep.Cautioned act) {
        int seat = scenarioTable.seat(act.name());
        Offers offers = scenarioTable.offers(seat);
        if (scenarioTable.findOffered(seat, act.move(), offers) == null)
            throw new ScenarioFailedError("\"" + act.move() + "\" is not offered");
        for (Caution caution : scenarioTable.findCautioned(seat, act.move(), offers))
            if (caution.clause().id().equals(act.because())) {
                clauses.add(act.because());
                return;
            }
        throw new ScenarioFailedError("\"" + act.move() + "\" has no caution by " + act.because());
    }

    private void together(Map<String, String> moves) {
        for (String name : moves.keySet())
            if (!scenarioTable.table.isAsked(scenarioTable.seat(name)))
                throw new ScenarioFailedError(name + " is not asked");
        int left = moves.size();
        for (var move : moves.entrySet()) {
            Frame<T> question = scenarioTable.table.top();
            play(move.getKey(), move.getValue());
            if (--left > 0 && !open(question, scenarioTable.seat(move.getKey())))
                throw new ScenarioFailedError("the question was decided before all seats had answered");
        }
    }

    private boolean open(Frame<T> question, int answered) {
        int owing = scenarioTable.table.pendingSeats();
        return owing != 0 && (owing >> answered & 1) == 0 && scenarioTable.table.top() == question;
    }

    private void check(Map<String, Object> expected) {
        List<String> unmet = scenarioTable.game.scenarioSupport().unmetExpectations(scenarioTable.staged, expected);
        if (!unmet.isEmpty()) throw new ScenarioFailedError(String.join("; ", unmet));
    }

    private void asked(List<String> names) {
        int wanted = 0;
        for (String name : names) wanted |= 1 << scenarioTable.seat(name);
        if (wanted != scenarioTable.table.pendingSeats())
            throw new ScenarioFailedError(
                    "expected questions to " + names + ", but they are to "
                            + scenarioTable.names(scenarioTable.table.pendingSeats()));
        mentioned = true;
    }
}
