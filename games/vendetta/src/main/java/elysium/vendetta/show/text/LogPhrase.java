package elysium.vendetta.show.text;

import java.util.ArrayList;
import java.util.List;

/// One action: its verb in the singular and the plural, its objects, its place.
///
/// @param mergesLater whether later actions of the same kind join it, even after others
public record LogPhrase(String one, String many, List<String> things, String where, boolean mergesLater) {
    public LogPhrase {
        things = List.copyOf(things);
    }

    /// Whether another phrase has the same verb and place.
    public boolean sameAs(LogPhrase other) {
        return one.equals(other.one) && where.equals(other.where);
    }

    /// This phrase with the objects of another added.
    public LogPhrase with(LogPhrase other) {
        List<String> all = new ArrayList<>(things);
        all.addAll(other.things);
        return new LogPhrase(one, many, all, where, mergesLater);
    }

    public LogPhrase mergingLater() {
        return new LogPhrase(one, many, things, where, true);
    }

    public String in(boolean several, VendettaPhrases in) {
        String what = things.isEmpty() ? "" : " " + in.list(in.withCounts(things));
        return (several ? many : one) + what + (where.isEmpty() ? "" : " " + where);
    }
}
