package elysium.kit.scenario;

import java.util.List;
import java.util.Map;

/// A scenario as it was written.
///
/// @param clauses the clauses it proves
/// @param cards the slugs of the cards it proves
/// @param then the expectations at the end, with their line
/// @param open whether questions may be open at the end
record Script(String file, int line, String name, String game, List<String> clauses, List<String> cards,
        Map<String, Object> given, List<ScenarioStep> when, ScenarioStep.Check then, boolean open) {}
