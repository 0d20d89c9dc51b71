package elysium.vtes.stage;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SEATS;

import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.SavedResult;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.flow.Cancelling;
import elysium.vtes.flow.Discarding;
import elysium.vtes.flow.Fetching;
import elysium.vtes.flow.Outfitting;
import elysium.vtes.flow.Playing;
import elysium.vtes.flow.Toll;
import elysium.vtes.flow.Trophies;
import elysium.vtes.flow.Window;
import elysium.vtes.flow.action.Beforehand;
import elysium.vtes.flow.action.Course;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.action.Substitute;
import elysium.vtes.flow.action.TakingEquipment;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.flow.combat.Downfall;
import elysium.vtes.flow.combat.Fight;
import elysium.vtes.flow.combat.Injury;
import elysium.vtes.flow.combat.Meeting;
import elysium.vtes.flow.combat.Sparing;
import elysium.vtes.flow.politics.Diablerie;
import elysium.vtes.flow.politics.Echo;
import elysium.vtes.flow.politics.Honours.Award;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.flow.politics.Sharing;
import elysium.vtes.flow.politics.Temptation;
import elysium.vtes.flow.politics.Torpor.Rescue;
import elysium.vtes.flow.turn.Going;
import elysium.vtes.flow.turn.Struggle;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.Affair;
import elysium.vtes.table.Phase;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// The steps of the rules that can be under way: what a position text calls each, and one of its kind to read another from.
enum Frames {
    GAME("game", new Struggle(Struggle.Stage.DEAL)), TURN("turn", Turn.at(Turn.Stage.BEGINS)),
    GOING("phase", new Going(Phase.SET_UP, 0)),
    MINION_PHASE("minion phase", new MinionPhase(0)), WINDOW("window", new Window(0, 0)),
    OCCURRENCE("moment", new TriggerResolution<>(0, 0, NONE, NONE, 0, 0)), SAID("said", new SavedResult<>(0)),
    PLAY("text", Texts.NO_PLAY), PLAYING("card shown", new Playing(Texts.NO_PLAY, Playing.Stage.SHOWN)),
    SPENDING("card spent", new Playing.Spending(NONE, NONE, false)),
    CANCELLING("cancelling", new Cancelling(0), Affair.PLAY),
    DISCARDING("discarding", new Discarding(NONE)), TOLL("toll", new Toll(NONE, 0)),
    FETCHING("fetching", new Fetching(NONE, NONE, 0, Fetching.Stage.values()[0])),
    OUTFITTING("outfitting", new Outfitting(NONE, NONE, Outfitting.Stage.values()[0])),
    TROPHIES("trophies", new Trophies(NONE, 0)),
    COURSE("course", Course.BEGINS, Affair.ACTION), SUBSTITUTE("substitute", new Substitute(NONE, NONE, NONE)),
    BEFOREHAND("beforehand", new Beforehand(), Affair.ACTION),
    TAKING("taking equipment", new TakingEquipment(NONE, NONE)), MEETING("meeting", new Meeting(NONE, NONE)),
    FIGHT("fight", new Fight(Fight.Stage.ENTERED, 0, 0), Affair.COMBAT),
    DAMAGE("harm", new Damage(Damage.Stage.NEXT, 0), Affair.DAMAGE),
    INJURY("injury", new Injury(NONE, 0, 0, NONE)), SPARING("sparing", new Sparing(0, 0, 0), Affair.DAMAGE),
    DOWNFALL("downfall", new Downfall(NONE, false, false)), CALL("call", new Referendum.Call(NONE, NONE, NONE, NONE)),
    REFERENDUM("votes", new Referendum(Referendum.Stage.BEFORE_VOTES, 0), Affair.REFERENDUM),
    ECHO("echo", new Echo(0, NONE, NONE, false)), AWARD("award", new Award(NONE, 0, NONE, false)),
    SHARING("sharing", new Sharing(NONE, NONE, 0)), TEMPTATION("temptation", new Temptation(NONE, NONE, false)),
    RESCUE("rescue", new Rescue(NONE, NONE, 0)),
    DIABLERIE("diablerie", new Diablerie(NONE, NONE, Diablerie.Stage.BLOOD, false, false));

    private static final List<Frames> ALL = List.of(values());

    final String words;
    private final Frame<Vtes> model;
    private final int affair;

    Frames(String words, Frame<Vtes> model) {
        this(words, model, 0);
    }

    /// @param affair what must be under way for it, or 0
    Frames(String words, Frame<Vtes> model, int affair) {
        this.words = words;
        this.model = model;
        this.affair = affair;
    }

    /// The kind of a frame; null if it has no words.
    static @Nullable Frames of(Frame<Vtes> frame) {
        for (Frames kind : ALL) if (kind.model.getClass() == frame.getClass()) return kind;
        return null;
    }

    /// The frame that is written so.
    static Frame<Vtes> read(Vtes t, String words, Texts texts, Slots s) {
        StringBuilder known = new StringBuilder();
        for (Frames kind : ALL) {
            if (kind.words.equals(words)) return kind.read(t, texts, s);
            known.append(known.isEmpty() ? "" : ", ").append(kind.words);
        }
        throw ScenarioValues.wrong("expected one of " + known + ", not '" + words + "'");
    }

    private Frame<Vtes> read(Vtes t, Texts texts, Slots s) {
        if (affair != 0 && !t.underWay(affair))
            throw ScenarioValues.wrong("'" + words + "' needs '" + Affairs.words(affair) + "' among the affairs");
        return cast(model, texts, s);
    }

    /// A frame of the same kind, with what the fields say.
    static Frame<Vtes> cast(Frame<Vtes> frame, Texts texts, Slots s) {
        return switch (frame) {
            case Struggle(var at) -> new Struggle(s.stage("at", at));
            case Turn(var at) -> Turn.at(s.stage("at", at));
            case Going(var phase, var passed) -> new Going(s.stage("of", phase), passed(s, passed));
            case MinionPhase(var passed) -> MinionPhase.after(actedOrPassed(s, passed));
            case SavedResult<Vtes>(var result) -> new SavedResult<>(s.number("result", result));
            case Cancelling(var passed) -> new Cancelling(passed(s, passed));
            case Discarding(var seat) -> new Discarding(s.seat("seat", seat));
            case Window(var moment, var passed) -> new Window(s.moment("at", moment), passed(s, passed));
            case TriggerResolution<Vtes> it -> texts.occurrence(it, s);
            case CardPlay<Vtes> play -> texts.play(play, s);
            case Playing(var play, var at) -> new Playing(texts.play(play, s), s.stage("at", at));
            case Playing.Spending(var card, var seat, var holds) -> new Playing.Spending(s.card("card", card),
                    s.seat("seat", seat), s.flag("holds", holds));
            default -> search(frame, s);
        };
    }

    private static Frame<Vtes> search(Frame<Vtes> frame, Slots s) {
        return switch (frame) {
            case Toll(var seat, var left) -> new Toll(s.seat("seat", seat), s.number("left", left));
            case Fetching(var seat, var host, var trait, var at) -> new Fetching(s.seat("seat", seat),
                    s.card("host", host), s.number("trait", trait), s.stage("at", at));
            case Outfitting(var seat, var minion, var at) -> new Outfitting(s.seat("seat", seat),
                    s.card("minion", minion), s.stage("at", at));
            case Trophies(var vampire, var asked) -> new Trophies(s.card("vampire", vampire), s.number("asked", asked));
            case Course(var at, var passed) -> new Course(s.stage("at", at), passed(s, passed));
            case Substitute(var blocked, var blocker, var fights) -> new Substitute(s.card("blocked", blocked),
                    s.card("blocker", blocker), s.cardOrNone("fights", fights));
            case Beforehand it -> it;
            case TakingEquipment(var minion, var donor) -> new TakingEquipment(s.card("minion", minion),
                    s.card("donor", donor));
            default -> fight(frame, s);
        };
    }

    private static Frame<Vtes> fight(Frame<Vtes> frame, Slots s) {
        return switch (frame) {
            case Meeting(var acting, var opponent) -> new Meeting(s.card("acting", acting),
                    s.card("opponent", opponent));
            case Fight(var at, var side, var count) -> new Fight(s.stage("at", at), s.count("side", side, 1),
                    s.count("count", count, 2));
            case Damage(var at, var turn) -> new Damage(s.stage("at", at), s.number("turn", turn));
            case Injury(var whom, var amount, var kinds, var source) -> new Injury(s.card("whom", whom),
                    s.number("amount", amount), s.marks("kinds", kinds, Affairs.KINDS), s.cardOrNone("source", source));
            case Sparing(var points, var of, var not) -> new Sparing(s.number("points", points),
                    s.marks("of", of, Affairs.KINDS), s.marks("not", not, Affairs.KINDS));
            case Downfall(var minion, var burns, var done) -> new Downfall(s.card("minion", minion),
                    s.flag("burns", burns), s.flag("done", done));
            default -> vote(frame, s);
        };
    }

    private static Frame<Vtes> vote(Frame<Vtes> frame, Slots s) {
        return switch (frame) {
            case Referendum.Call(var caller, var seat, var card, var hunted) -> new Referendum.Call(
                    s.cardOrNone("caller", caller), s.seatOrNone("seat", seat), s.cardOrNone("card", card),
                    s.cardOrNone("hunted", hunted));
            case Referendum(var at, var passed) -> new Referendum(s.stage("at", at), passed(s, passed));
            case Echo(var moment, var place, var subject, var heard) -> new Echo(s.moment("at", moment),
                    s.cardOrNone("place", place), s.cardOrNone("subject", subject), s.flag("heard", heard));
            case Award(var vampire, var title, var card, var done) -> new Award(s.card("vampire", vampire),
                    s.number("title", title), s.cardOrNone("card", card), s.flag("done", done));
            case Sharing(var caller, var from, var shares) -> new Sharing(s.seat("caller", caller),
                    s.seat("from", from), s.number("shares", shares));
            case Temptation(var blocker, var victim, var done) -> new Temptation(s.card("blocker", blocker),
                    s.card("victim", victim), s.flag("done", done));
            case Rescue(var rescuer, var rescued, var cost) -> new Rescue(s.card("rescuer", rescuer),
                    s.card("rescued", rescued), s.number("cost", cost));
            case Diablerie(var diablerist, var victim, var at, var older, var red) -> new Diablerie(
                    s.card("diablerist", diablerist), s.card("victim", victim), s.stage("at", at),
                    s.flag("older", older), s.flag("red", red));
            default -> throw new IllegalStateException(frame + " has no words");
        };
    }

    /// After an action it says so; a position may also have the number that stands for it.
    private static int actedOrPassed(Slots s, int passed) {
        boolean acted = s.flag("acted", passed == MinionPhase.ACTED);
        int said = passed(s, acted ? 0 : passed);
        return acted ? MinionPhase.ACTED : said;
    }

    private static int passed(Slots s, int passed) {
        return s.count("passed", passed, SEATS + 1);
    }
}
