package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.nightfall.table.GameLayout.PRIVATE;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import elysium.kernel.Move;
import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;
import elysium.nightfall.table.Wound;
import elysium.tabletop.scenario.PositionFormatter;
import elysium.tabletop.scenario.PositionNames;
import elysium.tabletop.scenario.PositionParser;

/// Writes a table as a position text, complete or as one viewer sees it.
final class PositionWriter {
    static final String COMMON = "common";
    static final PositionNames NAMES = new PositionNames(Set.of(COMMON));

    private final Nightfall t;
    private final List<String> names;
    private final int viewer;
    private final PositionCard lying;
    private final PositionFormatter lines;

    PositionWriter(Nightfall t, List<String> names, int viewer) {
        this.t = t;
        this.names = NAMES.plain(names, t.players());
        this.viewer = viewer;
        lying = new PositionCard(t, this.names, viewer);
        int longest = COMMON.length();
        for (String name : this.names) longest = Math.max(longest, name.length());
        lines = new PositionFormatter(longest);
    }

    String write() {
        NightfallFlowWriter scene = new NightfallFlowWriter(t, names);
        head(scene);
        for (int seat = 0; seat < t.players(); seat++) seat(seat);
        common();
        List<String> middle = scene.middle();
        if (!lying.linked()) middle.add("a chain that has lost an order");
        if (!middle.isEmpty()) lines.subject(PositionParser.MIDDLE + " " + String.join(", ", middle));
        return lines.text();
    }

    private void head(NightfallFlowWriter scene) {
        lines.subject("");
        lines.say("game " + t.night.game());
        lines.say("turn " + t.night.turn() + " " + names.get(t.night.active()));
        for (String words : scene.says()) lines.say(words);
        lines.say("first " + names.get(t.night.firstPlayer()));
        lines.list("seats", names);
        List<String> options = new ArrayList<>();
        for (String option : VariantFlags.NAMES) if (t.night.has(VariantFlags.bit(option))) options.add(option);
        options.addAll(NightfallBook.corrections(t.book()));
        lines.list("options", options);
        count("face up", t.wounds.faceUp());
        if (t.night.turnsSinceWound() != 0) lines.say("calm " + t.night.turnsSinceWound());
        if (t.night.ending()) lines.say("ending");
        if (t.archives.overrun()) lines.say("no forced blocks");
        if (t.night.winner() != NONE) lines.say("winner " + names.get(t.night.winner()));
        if (viewer == NONE) lines.say("chance " + Long.toHexString(t.rngState()));
    }

    private void seat(int seat) {
        lines.subject(names.get(seat));
        count("influence", t.archives.influence(seat));
        count("sum", t.night.totalWounds(seat));
        count("placed", t.night.placed(seat));
        count("untyped", t.wounds.of(seat, Wound.UNTYPED));
        if (t.archives.areOpenTo(seat)) lines.say("opened");
        cards("dealt", DEALT + seat);
        if (t.sealed(seat) != 0 && (viewer == NONE || viewer == seat))
            lines.say("chosen " + lying.name(Move.a(t.sealed(seat))));
        cards("play", PLAY + seat);
        cards("hand", HAND + seat);
        lines.list("discard", PositionFormatter.gathered(lying.zone(DISCARD + seat).reversed()));
        cards("deck", DECK + seat);
        for (int k = 0; k < PRIVATE; k++) cards("archive " + (k + 1), ARCHIVE + seat * PRIVATE + k);
    }

    private void common() {
        lines.subject(COMMON);
        cards("chain", CHAIN);
        cards("wounds", WOUNDS);
        for (int archive = COMMONS; archive < ARCHIVES; archive++)
            cards("archive " + (archive - COMMONS + 1), ARCHIVE + archive);
        cards("exile", EXILE);
        cards("aside", ASIDE);
        cards("box", BOX);
    }

    private void cards(String word, int zone) {
        lines.list(word, PositionFormatter.gathered(lying.zone(zone)));
    }

    private void count(String word, int number) {
        if (number != 0) lines.say(word + " " + number);
    }
}
