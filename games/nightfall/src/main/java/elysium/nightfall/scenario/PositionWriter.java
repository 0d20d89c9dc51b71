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
        this.names = NAMES.usableNames(names, t.players());
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
        List<String> middle = scene.unexpressed();
        if (!lying.linked()) middle.add("a chain that has lost an order");
        if (!middle.isEmpty()) lines.startSubject(PositionParser.MIDDLE + " " + String.join(", ", middle));
        return lines.text();
    }

    private void head(NightfallFlowWriter scene) {
        lines.startSubject("");
        lines.addFact("game " + t.night.game());
        lines.addFact("turn " + t.night.turn() + " " + names.get(t.night.active()));
        for (String words : scene.phrases()) lines.addFact(words);
        lines.addFact("first " + names.get(t.night.firstPlayer()));
        lines.addList("seats", names);
        List<String> options = new ArrayList<>();
        for (String option : VariantFlags.NAMES) if (t.night.has(VariantFlags.bit(option))) options.add(option);
        options.addAll(NightfallBook.corrections(t.book()));
        lines.addList("options", options);
        count("face up", t.wounds.faceUpCount());
        if (t.night.turnsSinceWound() != 0) lines.addFact("calm " + t.night.turnsSinceWound());
        if (t.night.ending()) lines.addFact("ending");
        if (t.archives.areBlocksSuspended()) lines.addFact("no forced blocks");
        if (t.night.winner() != NONE) lines.addFact("winner " + names.get(t.night.winner()));
        if (viewer == NONE) lines.addFact("chance " + Long.toHexString(t.rngState()));
    }

    private void seat(int seat) {
        lines.startSubject(names.get(seat));
        count("influence", t.archives.influence(seat));
        count("sum", t.night.totalWounds(seat));
        count("placed", t.night.placeOf(seat));
        count("untyped", t.wounds.of(seat, Wound.UNTYPED));
        if (t.archives.areOpenTo(seat)) lines.addFact("opened");
        cards("dealt", DEALT + seat);
        if (t.sealed(seat) != 0 && (viewer == NONE || viewer == seat))
            lines.addFact("chosen " + lying.name(Move.a(t.sealed(seat))));
        cards("play", PLAY + seat);
        cards("hand", HAND + seat);
        lines.addList("discard", PositionFormatter.mergeEqual(lying.zone(DISCARD + seat).reversed()));
        cards("deck", DECK + seat);
        for (int k = 0; k < PRIVATE; k++) cards("archive " + (k + 1), ARCHIVE + seat * PRIVATE + k);
    }

    private void common() {
        lines.startSubject(COMMON);
        cards("chain", CHAIN);
        cards("wounds", WOUNDS);
        for (int archive = COMMONS; archive < ARCHIVES; archive++)
            cards("archive " + (archive - COMMONS + 1), ARCHIVE + archive);
        cards("exile", EXILE);
        cards("aside", ASIDE);
        cards("box", BOX);
    }

    private void cards(String word, int zone) {
        lines.addList(word, PositionFormatter.mergeEqual(lying.zone(zone)));
    }

    private void count(String word, int number) {
        if (number != 0) lines.addFact(word + " " + number);
    }
}
