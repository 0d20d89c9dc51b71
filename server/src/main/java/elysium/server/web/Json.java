package elysium.server.web;

import java.lang.reflect.Type;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Reads and writes JSON, strictly: what is not understood is refused.
public final class Json implements io.javalin.json.JsonMapper {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .changeDefaultVisibility(usual -> usual.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
            .changeDefaultPropertyInclusion(always -> always.withValueInclusion(JsonInclude.Include.NON_NULL)).build();

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /// The same in UTF-8, as it goes over a socket.
    static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /// Reads one object; throws [Refused] for anything else.
    public static <R> R read(String text, Class<R> kind) {
        try {
            R read = MAPPER.readValue(text, kind);
            if (read == null) throw new Refused(Fault.BAD_JSON);
            return read;
        } catch (JacksonException e) {
            throw new Refused(Fault.BAD_JSON, e.getOriginalMessage());
        }
    }

    @Override public String toJsonString(Object value, Type type) {
        return write(value);
    }
}
