package elysium.app;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Writes results as indented JSON.
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private Json() {}

    static String of(Object found) {
        return MAPPER.writeValueAsString(found);
    }
}
