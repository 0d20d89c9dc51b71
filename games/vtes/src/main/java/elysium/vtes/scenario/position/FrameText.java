package elysium.vtes.scenario.position;

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
import elysium.vtes.flow.EquipFromLibrary;
import elysium.vtes.flow.FetchCard;
import elysium.vtes.flow.PlayCard;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.Toll;
import elysium.vtes.flow.Trophies;
import elysium.vtes.flow.action.ActionFlow;
import elysium.vtes.flow.action.Beforehand;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.action.Substitute;
import elysium.vtes.flow.action.TakingEquipment;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.flow.combat.PreventDamage;
import elysium.vtes.flow.combat.RemoveMinion;
import elysium.vtes.flow.combat.StartCombat;
import elysium.vtes.flow.combat.TextDamage;
import elysium.vtes.flow.politics.BlockerDiablerie;
import elysium.vtes.flow.politics.Diablerie;
import elysium.vtes.flow.politics.FireMoment;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.flow.politics.Sharing;
import elysium.vtes.flow.politics.TitleGrants.Award;
import elysium.vtes.flow.politics.Torpor.Rescue;
import elysium.vtes.flow.turn.GameFlow;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Phase;
import org.jspecify.annotations.Nullable;

/// The names of frames in position texts, each with a sample frame from which others are read.
enum FrameText {
    GAME("game", new GameFlow(GameFlow.Stage.DEAL)), TURN("turn", Turn.at(Turn.Stage.BEGINS)),
    GOING("phase", new PhaseWindow(Phase.SET_UP, 0)),
    MINION_PHASE("minion phase", new MinionPhase(0)), WINDOW("window", new PriorityWindow(0, 0)),
    OCCURRENCE("moment", new TriggerResolution<>(0, 0, NONE, NONE, 0, 0)), SAID("said", new SavedResult<>(0)),
    PLAY("text", EffectText.NO_PLAY), PLAYING("card shown", new PlayCard(EffectText.NO_PLAY, PlayCard.Stage.SHOWN)),
    SPENDING("card spent", new PlayCard.Spending(NONE, NONE, false)),
    CANCELLING("cancelling", new Cancelling(0), ActivityKind.PLAY),
    DISCARDING("discarding", new Discarding(NONE)), TOLL("toll", new Toll(NONE, 0)),
    FETCHING("fetching", new FetchCard(NONE, NONE, 0, FetchCard.Stage.values()[0])),
    OUTFITTING("outfitting", new EquipFromLibrary(NONE, NONE, EquipFromLibrary.Stage.values()[0])),
    TROPHIES("trophies", new Trophies(NONE, 0)),
    COURSE("course", ActionFlow.START, ActivityKind.ACTION),
    SUBSTITUTE("substitute", new Substitute(NONE, NONE, NONE)),
    BEFOREHAND("beforehand", new Beforehand(), ActivityKind.ACTION),
    TAKING("taking equipment", new TakingEquipment(NONE, NONE)), MEETING("meeting", new StartCombat(NONE, NONE)),
    FIGHT("fight", new CombatFlow(CombatFlow.Stage.ENTERED, 0, 0), ActivityKind.COMBAT),
    DAMAGE("harm", new Damage(Damage.Stage.NEXT, 0), ActivityKind.DAMAGE),
    INJURY("injury", new TextDamage(NONE, 0, 0, NONE)),
    SPARING("sparing", new PreventDamage(0, 0, 0), ActivityKind.DAMAGE),
    DOWNFALL("downfall", new RemoveMinion(NONE, false, false)),
    CALL("call", new Referendum.Call(NONE, NONE, NONE, NONE)),
    REFERENDUM("votes", new Referendum(Referendum.Stage.BEFORE_VOTES, 0), ActivityKind.REFERENDUM),
    ECHO("echo", new FireMoment(0, NONE, NONE, false)), AWARD("award", new Award(NONE, 0, NONE, false)),
    SHARING("sharing", new Sharing(NONE, NONE, 0)), TEMPTATION("temptation", new BlockerDiablerie(NONE, NONE, false)),
    RESCUE("rescue", new Rescue(NONE, NONE, 0)),
    DIABLERIE("diablerie", new Diablerie(NONE, NONE, Diablerie.Stage.BLOOD, false, false));

    private static final List<FrameText> ALL = List.of(values());

    final String words;
    private final Frame<Vtes> model;
    private final int affair;

    FrameText(String words, Frame<Vtes> model) {
        this(words, model, 0);
    }

    /// @param affair the activity that must be in progress, or 0
    FrameText(String words, Frame<Vtes> model, int affair) {
        this.words = words;
        this.model = model;
        this.affair = affair;
    }

    /// The name of a frame, or null.
    static @Nullable FrameText of(Frame<Vtes> frame) {
        for (FrameText kind : ALL) if (kind.model.getClass() == frame.getClass()) return kind;
        return null;
    }

    /// Reads a frame.
    static Frame<Vtes> read(Vtes t, String words, EffectText texts, Fields s) {
        StringBuilder known = new StringBuilder();
        for (FrameText kind : ALL) {
            if (kind.words.equals(words)) return kind.read(t, texts, s);
            known.append(known.isEmpty() ? "" : ", ").append(kind.words);
        }
        throw ScenarioValues.wrong("expected one of " + known + ", not '" + words + "'");
    }

    private Frame<Vtes> read(Vtes t, EffectText texts, Fields s) {
        if (affair != 0 && !t.activities.isInProgress(affair))
            throw ScenarioValues.wrong("'" + words + "' needs '" + ActivityText.words(affair) + "' among the affairs");
        return cast(model, texts, s);
    }

    /// A frame of the same kind with the given fields.
    static Frame<Vtes> cast(Frame<Vtes> frame, EffectText texts, Fields s) {
        return switch (frame) {
            case GameFlow(var at) -> new GameFlow(s.stage("at", at));
            case Turn(var at) -> Turn.at(s.stage("at", at));
            case PhaseWindow(var phase, var passed) -> new PhaseWindow(s.stage("of", phase), passed(s, passed));
            case MinionPhase(var passed) -> MinionPhase.after(actedOrPassed(s, passed));
            case SavedResult<Vtes>(var result) -> new SavedResult<>(s.number("result", result));
            case Cancelling(var passed) -> new Cancelling(passed(s, passed));
            case Discarding(var seat) -> new Discarding(s.seat("seat", seat));
            case PriorityWindow(var moment, var passed) -> new PriorityWindow(s.moment("at", moment),
                    passed(s, passed));
            case TriggerResolution<Vtes> it -> texts.occurrence(it, s);
            case CardPlay<Vtes> play -> texts.play(play, s);
            case PlayCard(var play, var at) -> new PlayCard(texts.play(play, s), s.stage("at", at));
            case PlayCard.Spending(var card, var seat, var holds) -> new PlayCard.Spending(s.card("card", card),
                    s.seat("seat", seat), s.flag("holds", holds));
            default -> search(frame, s);
        };
    }

    private static Frame<Vtes> search(Frame<Vtes> frame, Fields s) {
        return switch (frame) {
            case Toll(var seat, var left) -> new Toll(s.seat("seat", seat), s.number("left", left));
            case FetchCard(var seat, var host, var trait, var at) -> new FetchCard(s.seat("seat", seat),
                    s.card("host", host), s.number("trait", trait), s.stage("at", at));
            case EquipFromLibrary(var seat, var minion, var at) -> new EquipFromLibrary(s.seat("seat", seat),
                    s.card("minion", minion), s.stage("at", at));
            case Trophies(var vampire, var asked) -> new Trophies(s.card("vampire", vampire), s.number("asked", asked));
            case ActionFlow(var at, var passed) -> new ActionFlow(s.stage("at", at), passed(s, passed));
            case Substitute(var blocked, var blocker, var fights) -> new Substitute(s.card("blocked", blocked),
                    s.card("blocker", blocker), s.cardOrNone("fights", fights));
            case Beforehand it -> it;
            case TakingEquipment(var minion, var donor) -> new TakingEquipment(s.card("minion", minion),
                    s.card("donor", donor));
            default -> fight(frame, s);
        };
    }

    private static Frame<Vtes> fight(Frame<Vtes> frame, Fields s) {
        return switch (frame) {
            case StartCombat(var acting, var opponent) -> new StartCombat(s.card("acting", acting),
                    s.card("opponent", opponent));
            case CombatFlow(var at, var side, var count) -> new CombatFlow(s.stage("at", at), s.count("side", side, 1),
                    s.count("count", count, 2));
            case Damage(var at, var turn) -> new Damage(s.stage("at", at), s.number("turn", turn));
            case TextDamage(var whom, var amount, var kinds, var source) -> new TextDamage(s.card("whom", whom),
                    s.number("amount", amount), s.marks("kinds", kinds, ActivityText.KINDS),
                    s.cardOrNone("source", source));
            case PreventDamage(var points, var of, var not) -> new PreventDamage(s.number("points", points),
                    s.marks("of", of, ActivityText.KINDS), s.marks("not", not, ActivityText.KINDS));
            case RemoveMinion(var minion, var burns, var done) -> new RemoveMinion(s.card("minion", minion),
                    s.flag("burns", burns), s.flag("done", done));
            default -> vote(frame, s);
        };
    }

    private static Frame<Vtes> vote(Frame<Vtes> frame, Fields s) {
        return switch (frame) {
            case Referendum.Call(var caller, var seat, var card, var hunted) -> new Referendum.Call(
                    s.cardOrNone("caller", caller), s.seatOrNone("seat", seat), s.cardOrNone("card", card),
                    s.cardOrNone("hunted", hunted));
            case Referendum(var at, var passed) -> new Referendum(s.stage("at", at), passed(s, passed));
            case FireMoment(var moment, var place, var subject, var heard) -> new FireMoment(s.moment("at", moment),
                    s.cardOrNone("place", place), s.cardOrNone("subject", subject), s.flag("heard", heard));
            case Award(var vampire, var title, var card, var done) -> new Award(s.card("vampire", vampire),
                    s.number("title", title), s.cardOrNone("card", card), s.flag("done", done));
            case Sharing(var caller, var from, var shares) -> new Sharing(s.seat("caller", caller),
                    s.seat("from", from), s.number("shares", shares));
            case BlockerDiablerie(var blocker, var victim, var done) -> new BlockerDiablerie(s.card("blocker", blocker),
                    s.card("victim", victim), s.flag("done", done));
            case Rescue(var rescuer, var rescued, var cost) -> new Rescue(s.card("rescuer", rescuer),
                    s.card("rescued", rescued), s.number("cost", cost));
            case Diablerie(var diablerist, var victim, var at, var older, var red) -> new Diablerie(
                    s.card("diablerist", diablerist), s.card("victim", victim), s.stage("at", at),
                    s.flag("older", older), s.flag("red", red));
            default -> throw new IllegalStateException(frame + " has no words");
        };
    }

    /// Reads the field for "after an action", or the number that stands for it.
    private static int actedOrPassed(Fields s, int passed) {
        boolean acted = s.flag("acted", passed == MinionPhase.ACTED);
        int said = passed(s, acted ? 0 : passed);
        return acted ? MinionPhase.ACTED : said;
    }

    private static int passed(Fields s, int passed) {
        return s.count("passed", passed, SEATS + 1);
    }
}
