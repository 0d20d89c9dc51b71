/// The core of every game: tables, frames, questions, offers, moves, random numbers, journals and undo.
@org.jspecify.annotations.NullMarked
module elysium.kernel {
    requires static org.jspecify;

    exports elysium.kernel;
    exports elysium.kernel.journal;
}
