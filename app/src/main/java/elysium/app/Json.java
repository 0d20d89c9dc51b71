package elysium.app;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Writes what commands found out, for programs to read.
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private Json() {}

    static String of(Object found) {
        return MAPPER.writeValueAsString(found);
    }
}
