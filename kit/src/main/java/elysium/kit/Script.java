package elysium.kit;

import java.util.List;
import java.util.Map;

/// A scenario as it was written: what is given, what is done, what must follow.
///
/// @param clauses the clauses it proves
/// @param cards the slugs of the cards it proves
/// @param then what must be so in the end, with the line on which that stands
/// @param open whether questions may be left at the end
record Script(String file, int line, String name, String game, List<String> clauses, List<String> cards,
        Map<String, Object> given, List<ScenarioStep> when, ScenarioStep.Check then, boolean open) {}
