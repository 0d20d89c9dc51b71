package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import elysium.kernel.Frame;
import elysium.kernel.SavedResult;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.scenario.CardLookup;
import elysium.vtes.cards.VtesBook;
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
import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Phase;
import org.junit.jupiter.api.Test;

/// Every frame survives being written to a position text and read back.
class FrameTextTest {
    private static final List<String> NAMES = List.of("Ana", "Bo");
    private final Vtes t = VtesScenarioSupport.STAGING.createTable(Map.of("table", """
            turn 9 Ana   minion   only this turn   first Ana   seats Ana, Bo
            Ana        pool 30   ready Nassir, Min-seo
            Bo         pool 30   ready Ryan (.44 Magnum; Raven Spy)   hand Deflection
            """)).table();
    private final CardLookup<Vtes> naming = new CardLookup<>(t.book());
    private final CardAddress places = new CardAddress(t, NAMES, naming, NONE);
    private final int nassir = places.read("ready of Ana 1"), minSeo = places.read("ready of Ana 2"),
            ryan = places.read("ready of Bo 1"), gun = places.read("ready of Bo 1 card 1 (.44 Magnum)");

    private final CardPlay<Vtes> deflection = new CardPlay<Vtes>(places.read("hand of Bo 1"),
            VtesBook.BOOK.number("deflection"), 1, 1, 0, ryan, 2, CardPlay.NO_CHOICES).with(0, 0);

    private List<Frame<Vtes>> all() {
        return List.of(new GameFlow(GameFlow.Stage.NEXT_TURN), Turn.at(Turn.Stage.DISCARD),
                new PhaseWindow(Phase.MASTER, 1), MinionPhase.after(MinionPhase.ACTED),
                MinionPhase.after(2), new PriorityWindow(Moment.PRESS, 1),
                new TriggerResolution<>(Moment.BLEED_SUCCEEDED, t.ledger.markOfAgo(0), 1, nassir, 1, 1),
                new TriggerResolution<>(Moment.OUSTED, t.ledger.markOfAgo(3), 0, 1, 1, 0), new SavedResult<>(3),
                deflection,
                new PlayCard(deflection, PlayCard.Stage.SETTLED), new PlayCard.Spending(ryan, 1, true),
                new Cancelling(1), new Discarding(1), new Toll(1, 3),
                new FetchCard(1, ryan, 4, FetchCard.Stage.DONE),
                new EquipFromLibrary(0, nassir, EquipFromLibrary.Stage.CHOOSE),
                new Trophies(nassir, -1), new ActionFlow(ActionFlow.Stage.BLOCK_STANDS, 2),
                new Substitute(nassir, ryan, NONE),
                new Beforehand(), new TakingEquipment(nassir, minSeo), new StartCombat(nassir, ryan),
                new CombatFlow(CombatFlow.Stage.RIDE, 1, 2),
                new Damage(Damage.Stage.PREVENT, 3),
                new TextDamage(ryan, 2, StrikeFlags.AGGRAVATED | StrikeFlags.GUN, gun),
                new PreventDamage(2, StrikeFlags.GUN, StrikeFlags.AGGRAVATED), new RemoveMinion(ryan, true, true),
                new Referendum.Call(nassir, 0, NONE, NONE), new Referendum(Referendum.Stage.POLLING, 1),
                new FireMoment(Moment.REFERENDUM_PASSED, NONE, nassir, true), new Award(nassir, 7, gun, true),
                new Sharing(0, 1, 9), new BlockerDiablerie(ryan, nassir, true), new Rescue(nassir, minSeo, 2),
                new Diablerie(nassir, ryan, Diablerie.Stage.values()[2], true, true));
    }

    @Test void every_step_is_read_as_it_was_written() {
        for (int affair = ActivityKind.ACTION; affair < ActivityKind.COUNT; affair++) t.activities.begin(affair);
        Set<FrameText> seen = EnumSet.noneOf(FrameText.class);
        for (Frame<Vtes> frame : all()) {
            FrameText kind = Objects.requireNonNull(FrameText.of(frame), frame.toString());
            FieldWriter said = new FieldWriter(NAMES, naming, places, new ScopeText(t, NAMES));
            assertThat(FrameText.cast(frame, new EffectText(t), said)).isEqualTo(frame);
            FieldReader heard = hearing(String.join(", ", said.said()));
            assertThat(FrameText.read(t, kind.words, new EffectText(t), heard)).as(said.said().toString())
                    .isEqualTo(frame);
            heard.all(kind.words);
            seen.add(kind);
        }
        assertThat(seen).containsExactly(FrameText.values());
    }

    @Test void a_minion_phase_says_that_somebody_acted_and_is_read_by_its_number_too() {
        FieldWriter said = new FieldWriter(NAMES, naming, places, new ScopeText(t, NAMES));
        Frame<Vtes> acted = MinionPhase.after(MinionPhase.ACTED);
        FrameText.cast(acted, new EffectText(t), said);
        assertThat(said.said()).containsExactly("acted");
        assertThat(FrameText.read(t, "minion phase", new EffectText(t), hearing("acted"))).isEqualTo(acted);
        assertThat(FrameText.read(t, "minion phase", new EffectText(t), hearing("passed 7"))).isEqualTo(acted);
    }

    private FieldReader hearing(String words) {
        return new FieldReader(words, NAMES, naming, places, new ScopeText(t, NAMES));
    }

    private static void refused(String said, String why) {
        String text = """
                turn 9 Ana   in minion   only this turn   first Ana   seats Ana, Bo
                Ana        pool 30   ready Nassir (locked)
                Bo         pool 30   ready Ryan   ash Lost in Crowds
                """ + said;
        assertThatThrownBy(() -> VtesScenarioSupport.STAGING.createTable(Map.of("table", text)))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("line 4").hasMessageContaining(why);
    }

    @Test void what_cannot_be_read_is_said_with_its_line() {
        refused("under way  flight", "expected one of game, turn");
        refused("under way  course: at blocks", "'course' needs 'action' among the affairs");
        refused("under way  turn: at nowhere", "expected one of begins");
        refused("under way  turn: to influence", "the fields of 'turn' are [at], not 'to influence'");
        refused("under way  minion phase: passed 9", "passed can be 0 to 7, not 9");
        refused("under way  meeting: acting ready of Ana 1", "expected 'opponent ready of Ana 1'");
        refused("under way  meeting: acting ready of Ana 3", "there is no card at 'ready of Ana 3'");
        refused("under way  meeting: acting ready of Ana 1 (Ryan)", "ready of Ana 1 is Nassir, not Ryan");
        refused("under way  text: mode 1", "expected the card");
        refused("affairs    quarrel", "expected one of [action, combat, referendum, damage, card]");
        refused("affairs    action: actor ready of Ana 1", "expected 'seat Ana'");
        refused("affairs    action: actor ready of Ana 1, seat Ana, declined (Bob)", "declined is some of [Ana, Bo]");
        refused("lasting    charm", "expected 'effect: …' or 'memory: …'");
        refused("lasting    memory: card ready of Ana 1", "Nassir remembers no choice");
        refused("lasting    effect: of Lost in Crowds, part 2, card ash of Bo 1, by Bo, until action",
                "are [4], not 2");
        refused("lasting    effect: of Lost in Crowds, part 4, card ash of Bo 1, by Bo, until never",
                "expected one of [round");
    }
}
