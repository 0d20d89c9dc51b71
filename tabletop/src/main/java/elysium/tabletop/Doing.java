package elysium.tabletop;

/// What a part does when it is read; found once for each, since a text is read often.
enum Doing {
    PICKS, OPENS, NEEDS, COSTS, DOES, ADDS, TURNS;

    static Doing of(Part<?> part) {
        return switch (part) {
            case Part.Picks<?> _ -> PICKS;
            case Part.Opens<?> _ -> OPENS;
            case Part.Needs<?> _ -> NEEDS;
            case Part.Costs<?> _ -> COSTS;
            case Part.Does<?> _ -> DOES;
            case Part.Adds<?> _ -> ADDS;
            case Part.Turns<?> _ -> TURNS;
        };
    }
}
