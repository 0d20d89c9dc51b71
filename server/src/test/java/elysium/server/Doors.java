package elysium.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// All requests with a body, valid and with one error each.
final class Doors {
    private static final Map<String, List<String>> WRONG = Map.of(
            "STRING", List.of("7", "1.5", "true", "{}", "[]", "{\"x\":1}", "[1]"),
            "NUMBER", List.of("\"x\"", "\"7\"", "1.5", "true", "{}", "[]", "99999999999", "-99999999999999999999"),
            "BOOLEAN", List.of("\"x\"", "\"true\"", "7", "{}", "[]"),
            "ARRAY", List.of("\"x\"", "7", "true", "{}"),
            "OBJECT", List.of("\"x\"", "7", "true", "[]"));

    private Doors() {}

    /// One request.
    record Door(String method, String path, String body) {
        ObjectNode good() {
            return (ObjectNode) Visitor.JSON.readTree(body);
        }
    }

    /// A request with one wrong value.
    ///
    /// @param field the field that is wrong
    record Wrong(Door door, String field, String body) {}

    static List<Door> of(String table, String over) {
        return List.of(new Door("POST", "api/session", "{\"name\":\"Dora\",\"password\":\"correct horse\"}"),
                new Door("POST", "api/account", "{\"name\":\"Dora\",\"password\":\"correct horse\"}"),
                new Door("POST", "api/account/password", "{\"old\":\"correct horse\",\"new\":\"battery staple\"}"),
                new Door("PUT", "api/me/push", "{\"endpoint\":\"https://fcm.googleapis.com/x\",\"keys\":{\"p256dh\":"
                        + "\"QUJD\",\"auth\":\"QUJD\"},\"lang\":\"fr\"}"),
                new Door("POST", "api/tables", "{\"game\":\"vendetta\",\"seats\":[\"me\",\"random\",\"open\"],"
                        + "\"options\":[\"relics\"],\"listed\":true,\"spectators\":true,\"botsReplaceLeavers\":true,"
                        + "\"clock\":{\"kind\":\"live\",\"minutes\":10,\"increment\":10}}"),
                new Door("POST", "api/tables", "{\"game\":\"vtes\",\"seats\":[\"me\",\"open\"],\"clock\":"
                        + "{\"kind\":\"slow\",\"hours\":5}}"),
                new Door("POST", "api/tables/" + table + "/seats/2", "{\"deck\":\"core-brujah\"}"),
                new Door("POST", "api/tables/" + table + "/reports", "{\"line\":1,\"why\":\"rude\"}"),
                new Door("PUT", "api/tables/" + table + "/orders", "{\"orders\":[{\"kind\":\"feed\",\"answer\":"
                        + "\"pass\",\"when\":\"blood\",\"number\":2,\"until\":\"round\",\"since\":1}]}"),
                new Door("POST", "api/tables/" + over + "/fork",
                        "{\"step\":1,\"viewer\":\"0\",\"seats\":[\"me\",\"random\","
                                + "\"random\"],\"listed\":true,\"spectators\":true,\"botsReplaceLeavers\":true,\"clock\":{\"kind\":\"none\"}}"),
                new Door("POST", "api/games/rivals/decks/check", "{\"text\":\"Library\\n2 x Drive-By\"}"),
                new Door("POST", "api/games/vtes/decks/check", "{\"text\":\"Crypt\\n2 x Theo Bell\"}"));
    }

    /// Each value of a request with a wrong type, and one unknown field.
    static List<Wrong> wrong(Door door) {
        List<Wrong> all = new ArrayList<>();
        spoil(door, door.good(), all);
        all.add(new Wrong(door, "surplus", door.body.replaceFirst("}$", ",\"surplus\":1}")));
        return all;
    }

    private static void spoil(Door door, ObjectNode root, List<Wrong> all) {
        for (String field : List.copyOf(root.propertyNames())) spoil(door, root, root, field, all);
    }

    private static void spoil(Door door, ObjectNode root, ObjectNode at, String field, List<Wrong> all) {
        JsonNode was = at.get(field);
        for (String value : WRONG.get(was.getNodeType().name())) {
            at.set(field, Visitor.JSON.readTree(value));
            all.add(new Wrong(door, field, root.toString()));
        }
        at.set(field, was);
        if (was instanceof ObjectNode object)
            for (String inner : List.copyOf(object.propertyNames())) spoil(door, root, object, inner, all);
        if (was instanceof ArrayNode list && list.get(0) instanceof ObjectNode object)
            for (String inner : List.copyOf(object.propertyNames())) spoil(door, root, object, inner, all);
        else if (was instanceof ArrayNode list) elements(door, root, list, field, all);
    }

    private static void elements(Door door, ObjectNode root, ArrayNode list, String field, List<Wrong> all) {
        JsonNode was = list.get(0);
        for (String value : WRONG.get(was.getNodeType().name())) {
            list.set(0, Visitor.JSON.readTree(value));
            all.add(new Wrong(door, field, root.toString()));
        }
        list.set(0, was);
    }
}
