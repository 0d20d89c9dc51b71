package elysium.server.web;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import elysium.kernel.Text;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
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

    private static final ObjectWriter ONE_BY_ONE = MAPPER.writer().withRootValueSeparator("");
    private static final Queue<Desk> DESKS = new ArrayBlockingQueue<>(16);

    /// No number and no flag is taken for the text that it is written with.
    private static void nothingElse(MutableCoercionConfig text) {
        for (CoercionInputShape shape : List.of(CoercionInputShape.Integer, CoercionInputShape.Float,
                CoercionInputShape.Boolean))
            text.setCoercion(shape, CoercionAction.Fail);
    }

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /// The same in UTF-8.
    static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /// Several in UTF-8, each by itself.
    static List<ByteBuffer> all(List<?> values) {
        Desk desk = DESKS.poll();
        if (desk == null) desk = new Desk();
        List<ByteBuffer> all = new ArrayList<>(values.size());
        try (JsonGenerator pen = ONE_BY_ONE.createGenerator(desk)) {
            for (Object value : values) {
                MAPPER.writeValue(pen, value);
                pen.flush();
                all.add(ByteBuffer.wrap(desk.toByteArray()));
                desk.reset();
            }
        }
        if (!desk.large()) DESKS.offer(desk);
        return all;
    }

    /// Where messages are written before it is known how long they are: used again and again.
    private static final class Desk extends ByteArrayOutputStream {
        private static final int USUAL = 1 << 14, LARGE = 1 << 17;

        Desk() {
            super(USUAL);
        }

        boolean large() {
            return buf.length > LARGE;
        }
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
