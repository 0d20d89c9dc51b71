package elysium.tabletop;

/// The cells of a lasting effect: its instruction, source, target, expiry and start.
final class LastingEffectText {
    static final int DEF = 0, MODE = 1, AT = 2, SOURCE = 3, SUBJECT = 4, SEAT = 5, UNTIL = 6, MOMENT = 7, SINCE = 8,
            CELLS = 9;

    private LastingEffectText() {}
}
