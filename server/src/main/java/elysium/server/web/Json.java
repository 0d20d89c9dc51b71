package elysium.server.web;

import java.lang.reflect.Type;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import elysium.kernel.Text;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/// Reads and writes JSON, strictly: what is not understood is refused.
public final class Json implements io.javalin.json.JsonMapper {
    private static final Text NOTHING = new Text("null is no object: an object in braces is expected",
            "null n'est pas un objet : on attend un objet entre accolades");
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT).disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(LogicalType.Textual, Json::nothingElse)
            .changeDefaultVisibility(usual -> usual.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
            .changeDefaultPropertyInclusion(always -> always.withValueInclusion(JsonInclude.Include.NON_NULL)).build();

    /// No number and no flag is taken for the text that it is written with.
    private static void nothingElse(MutableCoercionConfig text) {
        for (CoercionInputShape shape : List.of(CoercionInputShape.Integer, CoercionInputShape.Float,
                CoercionInputShape.Boolean))
            text.setCoercion(shape, CoercionAction.Fail);
    }

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
            if (read == null) throw new Refused(Fault.BAD_JSON, NOTHING);
            return read;
        } catch (JacksonException e) {
            throw Misread.because(e);
        }
    }

    @Override public String toJsonString(Object value, Type type) {
        return write(value);
    }
}
