package elysium.app.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.kernel.Lang;
import elysium.tabletop.text.Elision;
import org.jspecify.annotations.Nullable;

/// The players of a game in seat order, people and bots.
public record Roster(List<Place> places) {
    private static final Pattern BY_NUMBER = Pattern.compile("(?<!\\p{L})(de |que )?(?:seat|la place|place) (\\d)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final List<String> BOTS = List.of("Anselm", "Berenike", "Casimir", "Dorotea", "Emeric", "Fiora");

    /// The kind of a player.
    public enum Kind {
        PERSON, RANDOM, SEARCH;

        /// Its word on the command line.
        public String word() {
            return this == PERSON ? "me" : name().toLowerCase(Locale.ROOT);
        }
    }

    /// One seat.
    public record Place(String name, Kind kind) {
        public boolean isPerson() {
            return kind == Kind.PERSON;
        }
    }

    public Roster {
        places = List.copyOf(places);
    }

    /// Reads `me,bot,Ana=bot:random`; plain `bot` is of the default kind.
    public static Roster read(String words, Kind usual, String me) {
        List<Place> places = new ArrayList<>();
        Set<String> names = new HashSet<>();
        String[] wanted = words.split(",", -1);
        long people = java.util.Arrays.stream(wanted).filter(word -> isPerson(sitter(word))).count();
        for (String word : wanted) {
            Kind kind = kind(sitter(word), usual, word.strip());
            String name = word.contains("=") ? word.substring(0, word.indexOf('=')).strip() : "";
            if (name.isEmpty())
                name = usualName(kind, places.size(), people == 1 ? me : me + " " + (places.size() + 1));
            if (name.chars().anyMatch(Character::isISOControl))
                throw CommandException.usage(ErrorMessages.BAD_NAME, name);
            if (!names.add(name)) throw CommandException.usage(ErrorMessages.SAME_NAME, name);
            places.add(new Place(name, kind));
        }
        return new Roster(places);
    }

    /// Reads a kind of bot.
    public static Kind bot(String word) {
        return switch (word.strip().toLowerCase(Locale.ROOT)) {
            case "random" -> Kind.RANDOM;
            case "search" -> Kind.SEARCH;
            default -> throw CommandException.usage(ErrorMessages.UNKNOWN_BOT, word);
        };
    }

    private static String sitter(String word) {
        return word.substring(word.indexOf('=') + 1).strip().toLowerCase(Locale.ROOT);
    }

    private static boolean isPerson(String sitter) {
        return sitter.equals("me") || sitter.equals("moi");
    }

    private static Kind kind(String sitter, Kind usual, String word) {
        if (isPerson(sitter)) return Kind.PERSON;
        if (sitter.equals("bot")) return usual;
        if (sitter.startsWith("bot:")) return bot(sitter.substring(4));
        throw CommandException.usage(ErrorMessages.UNKNOWN_SEAT, word);
    }

    private static String usualName(Kind kind, int seat, String me) {
        return kind == Kind.PERSON ? me : BOTS.get(seat % BOTS.size());
    }

    /// The seats as written to a journal, so that the game can be continued with the same players.
    public List<String> journalNames() {
        return places.stream()
                .map(place -> place.name() + "=" + (place.isPerson() ? "me" : "bot:" + place.kind().word()))
                .toList();
    }

    /// Reads the seats of a journal; a plain name is a person.
    public static Roster ofJournal(List<String> written) {
        List<Place> places = new ArrayList<>();
        for (String word : written) {
            int mark = word.lastIndexOf('=');
            if (mark <= 0) places.add(new Place(word, Kind.PERSON));
            else places.add(new Place(word.substring(0, mark), kind(sitter(word.substring(mark)), Kind.SEARCH, word)));
        }
        return new Roster(places);
    }

    /// Replaces seat numbers in a sentence by names; adds "(you)" to the number of a person without a name.
    public String withNames(String sentence) {
        return BY_NUMBER.matcher(sentence).replaceAll(number -> {
            int seat = Integer.parseInt(number.group(2)) - 1;
            if (seat < 0 || seat >= places.size()) return Matcher.quoteReplacement(number.group());
            return Matcher.quoteReplacement(
                    nameless(seat) ? number.group() + you(number.group()) : joined(number.group(1), name(seat)));
        });
    }

    /// Nothing if several people share the keyboard, since "you" would be ambiguous.
    private String you(String called) {
        if (personCount() > 1) return "";
        return called.toLowerCase(Locale.ROOT).contains("place") ? " (vous)" : " (you)";
    }

    /// A name after a French word that may be elided.
    private static String joined(@Nullable String before, String name) {
        if (before == null) return name;
        return Elision.behind(before.strip(), name);
    }

    /// Whether a person gave no name and is called "You" or "You 2".
    private boolean nameless(int seat) {
        String name = name(seat), alone = name.replace(" " + (seat + 1), "");
        return isPerson(seat) && (alone.equals(Messages.YOU.in(Lang.EN)) || alone.equals(Messages.YOU.in(Lang.FR)));
    }

    public int size() {
        return places.size();
    }

    public List<String> names() {
        return places.stream().map(Place::name).toList();
    }

    public String name(int seat) {
        return places.get(seat).name();
    }

    public boolean isPerson(int seat) {
        return places.get(seat).isPerson();
    }

    public long personCount() {
        return places.stream().filter(Place::isPerson).count();
    }
}
