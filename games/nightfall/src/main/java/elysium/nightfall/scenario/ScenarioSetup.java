package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.MOST_COMMONS;
import static elysium.tabletop.scenario.ScenarioValues.flag;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.kernel.Clause;
import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.flow.StateChecks;
import elysium.nightfall.rules.Links;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.OrderArchives;
import elysium.nightfall.table.VariantFlags;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.tabletop.scenario.CardPhrase;
import elysium.tabletop.scenario.Viewers;

/// Sets up the table that a scenario describes; whatever it omits gets a minimal default.
final class ScenarioSetup {
    private static final Set<String> KEYS = Set.of("turn", "phase", "until", "seed", "options", "first", "game",
            "chain", "chance", "wounds", "influence", "commons", "exile", "aside", "pick", "opened",
            "no forced blocks", "ending"), CARDS =
                    Set.of("chain", "wounds", "influence", "commons", "exile", "aside",
                            "opened", "no forced blocks", "ending");

    private final Map<String, Object> given;
    private final List<String> names = new ArrayList<>();
    private final Nightfall t;

    ScenarioSetup(Map<String, Object> given) {
        this.given = given;
        for (String key : given.keySet()) if (!KEYS.contains(key)) names.add(key);
        if (names.size() < 2 || names.size() > 5)
            throw wrong("a table has 2 to 5 players; here are " + names + ". What is no player is one of " + KEYS);
        List<String> options = list("options"), corrected = new ArrayList<>();
        int bits = 0;
        for (String option : options) {
            if (option.contains("=")) corrected.add(option);
            else if (VariantFlags.bit(option) == 0) throw wrong("there is no option '" + option + "'");
            bits |= VariantFlags.bit(option);
        }
        t = new Nightfall(NightfallBook.of(corrected), StateChecks::due, names.size(), number("seed", or("seed", 1)));
        t.night.setOptions(bits);
    }

    Staged<Nightfall> lay() {
        ScenarioStart beginning = new ScenarioStart(t, names, given);
        int game = number("game", or("game", 1)), begun = beginning.isSetUp() ? game - 1 : game;
        int active = given.containsKey("turn") ? seat("turn") : 0;
        for (int i = 0; i < begun; i++) t.beginGame(given.containsKey("first") ? seat("first") : active);
        for (int seat = 0; seat < names.size(); seat++) new SeatSetup(t, seat, names).sum(of(seat));
        if (beginning.isSetUp()) {
            nothingLies();
        } else {
            cards(beginning.isDraft());
            if (!beginning.isDraft()) t.night.beginTurn(active);   // no turn has begun before the draft is over
            effects();
        }
        beginning.begin();
        return new Staged<>(t, names);
    }

    /// Rejects cards in a scenario that starts with the set-up.
    private void nothingLies() {
        for (String key : CARDS) if (given.containsKey(key)) throw wrong("before the set-up there is no '" + key + "'");
        for (String name : names)
            for (String key : map(name, given.get(name)).keySet())
                if (!key.equals("sum") && !key.equals("placed"))
                    throw wrong("before the set-up one gives sum and placed of a player, not '" + key + "'");
    }

    private void cards(boolean draft) {
        archives(list("commons"));
        for (String item : list("exile")) exile(CardPhrase.of(item, names));
        for (int seat = 0; seat < names.size(); seat++) new SeatSetup(t, seat, names).cards(of(seat));
        for (String item : list("chain")) link(CardPhrase.of(item, names));
        for (int seat = 0; seat < names.size(); seat++) new SeatSetup(t, seat, names).deck(of(seat));
        new Stacks(t, names).wounds(given.containsKey("wounds") ? map("wounds", given.get("wounds")) : Map.of());
        if (draft) new Stacks(t, names).draft(list("aside"));
        else if (given.containsKey("aside")) throw wrong("draft cards lie aside only in the draft");
    }

    private void archives(List<String> written) {
        if (written.size() > MOST_COMMONS) throw wrong("there are at most " + MOST_COMMONS + " commons");
        for (int k = 0; k < written.size(); k++) archive(t, Spoken.plain(written.get(k), names), COMMONS + k);
    }

    /// An archive of 7 cards or as many as are left, or a face-down draft card known to its owner.
    static void archive(Nightfall t, CardPhrase written, int archive) {
        written.allowOnly("left", "hidden");
        int def = NightfallCardLookup.card(t.book(), written.name());
        Kind kind = Kind.of(t.book().printed(def, Fact.KIND));
        if (kind != Kind.MINION && kind != Kind.ACTION) throw wrong("there is no archive of " + written.name());
        if (written.hasMark("hidden")) {
            int keeper = Math.max(OrderArchives.owner(archive), 0);
            t.moveFaceDown(t.addCard(def, Nightfall.DRAFT, DEALT + keeper), ARCHIVE + archive);
            return;
        }
        for (int left = written.number("left", Nightfall.COPIES); left > 0; left--)
            t.addCard(def, NONE, ARCHIVE + archive);
    }

    private void exile(CardPhrase written) {
        written.allowOnly();
        int owner = written.owner().isEmpty() ? NONE : Viewers.seat(names, written.owner());
        for (int i = 0; i < written.copies(); i++)
            t.addCard(NightfallCardLookup.card(t.book(), written.name()), owner, EXILE);
    }

    /// Links an order as in play, which also determines whether it is kicked.
    private void link(CardPhrase written) {
        written.allowOnly();
        if (written.owner().isEmpty()) throw wrong("say by whom, as in '" + written.name() + " by Ana'");
        int seat = Viewers.seat(names, written.owner());
        int card = t.addCard(NightfallCardLookup.card(t.book(), written.name()), seat, HAND + seat);
        Clause forbids = Links.forbids(t, card);
        if (forbids != null) throw wrong(written.name() + " does not link there (" + forbids.id() + ")");
        t.chain.link(card);
    }

    /// Applies the effects of this turn.
    private void effects() {
        if (given.containsKey("influence"))
            for (Map.Entry<String, Object> one : map("influence", given.get("influence")).entrySet())
                t.archives.setInfluence(Viewers.seat(names, one.getKey()), number("influence", one.getValue()));
        for (int seat = 0; seat < names.size(); seat++)
            if (of(seat).containsKey("influence"))
                t.archives.setInfluence(seat, number("influence", of(seat).get("influence")));
        for (String name : list("opened")) t.archives.open(Viewers.seat(names, name));
        if (flag("no forced blocks", or("no forced blocks", false))) t.archives.suspendBlocks(t.night.active());
        if (flag("ending", or("ending", false))) t.wounds.endGame();
    }

    private Map<String, Object> of(int seat) {
        return map(names.get(seat), given.get(names.get(seat)));
    }

    private int seat(String key) {
        return Viewers.seat(names, word(key, given.get(key)));
    }

    private List<String> list(String key) {
        return given.containsKey(key) ? words(key, given.get(key)) : List.of();
    }

    private Object or(String key, Object otherwise) {
        return given.getOrDefault(key, otherwise);
    }
}
