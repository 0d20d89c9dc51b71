package elysium.tabletop;

/// How a lasting effect is written: which part of which card, from where, on whom, since and until when.
final class LastingEffectText {
    static final int DEF = 0, MODE = 1, AT = 2, SOURCE = 3, SUBJECT = 4, SEAT = 5, UNTIL = 6, MOMENT = 7, SINCE = 8,
            CELLS = 9;

    private LastingEffectText() {}
}
