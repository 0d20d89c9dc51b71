/// The flow of a game: frames, questions, offers, moves, chance, journals.
@org.jspecify.annotations.NullMarked
module elysium.kernel {
    requires static org.jspecify;

    exports elysium.kernel;
}
