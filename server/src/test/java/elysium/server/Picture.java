package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The view that a client assembles from a full view and later changes.
final class Picture {
    private final Map<String, JsonNode> facts = new TreeMap<>();
    private final Map<Integer, JsonNode> zones = new TreeMap<>();
    private JsonNode outline;
    private int views;

    /// The full view after another message; checks that it repeats nothing unchanged.
    ObjectNode after(JsonNode view) {
        boolean first = views++ == 0;
        assertThat(view.get("full").asBoolean()).isEqualTo(first);
        for (Map.Entry<String, JsonNode> fact : view.get("state").properties()) {
            JsonNode before = fact.getValue().isEmpty() ? facts.remove(fact.getKey())
                    : facts.put(fact.getKey(), fact.getValue());
            assertThat(fact.getValue()).as(fact.getKey()).isNotEqualTo(before);
            assertThat(fact.getValue().isEmpty() && before == null).isFalse();
        }
        for (JsonNode zone : view.get("zones")) {
            int number = zone.get("zone").asInt();
            JsonNode before = zone.get("size").asInt() == 0 ? zones.remove(number) : zones.put(number, zone);
            assertThat(zone).isNotEqualTo(before);
            assertThat(zone.get("size").asInt() == 0 && before == null).isFalse();
        }
        assertThat(view.get("outline")).isNotEqualTo(outline == null ? "none" : outline);
        if (view.has("outline")) outline = view.get("outline");
        return whole((ObjectNode) view.deepCopy());
    }

    private ObjectNode whole(ObjectNode view) {
        ObjectNode all = Visitor.JSON.createObjectNode();
        facts.forEach(all::set);
        ArrayNode lying = Visitor.JSON.createArrayNode();
        zones.values().forEach(lying::add);
        return view.put("full", true).set("state", all).set("zones", lying).set("outline",
                outline);
    }

    int views() {
        return views;
    }
}
