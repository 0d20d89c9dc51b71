package elysium.vendetta.show;

import java.util.ArrayList;
import java.util.List;

/// One thing done: the verb as one does it and as several do, to what, and where.
///
/// @param gathers whether more of the same is told here, even where something else was done in between
record LogPhrase(String one, String many, List<String> things, String where, boolean gathers) {
    LogPhrase {
        things = List.copyOf(things);
    }

    /// Whether another does the same at the same place, perhaps to other things.
    boolean sameAs(LogPhrase other) {
        return one.equals(other.one) && where.equals(other.where);
    }

    /// This and another that is the same, as one.
    LogPhrase with(LogPhrase other) {
        List<String> all = new ArrayList<>(things);
        all.addAll(other.things);
        return new LogPhrase(one, many, all, where, gathers);
    }

    LogPhrase gathering() {
        return new LogPhrase(one, many, things, where, true);
    }

    String in(boolean several, VendettaPhrases in) {
        String what = things.isEmpty() ? "" : " " + in.list(in.counted(things));
        return (several ? many : one) + what + (where.isEmpty() ? "" : " " + where);
    }
}
