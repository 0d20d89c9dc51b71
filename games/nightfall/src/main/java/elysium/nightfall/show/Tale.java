package elysium.nightfall.show;

import java.util.ArrayList;
import java.util.List;

/// One sentence of the log; those that say the same of several things are told as one.
///
/// @param things what it is said of; a sentence without any stands by itself
record Tale(String head, List<String> things, String tail) {

    Tale {
        things = List.copyOf(things);
    }

    static Tale of(String sentence) {
        return new Tale(sentence, List.of(), "");
    }

    static Tale of(String head, String thing, String tail) {
        return new Tale(head, List.of(thing), tail);
    }

    boolean goesOn(Tale next) {
        return !things.isEmpty() && !next.things.isEmpty() && head.equals(next.head) && tail.equals(next.tail);
    }

    Tale with(Tale next) {
        List<String> all = new ArrayList<>(things);
        all.addAll(next.things);
        return new Tale(head, all, tail);
    }

    String in(Tongue in) {
        return Tongue.capital(head + (things.isEmpty() ? "" : in.list(things)) + tail) + ".";
    }
}
