package elysium.server.http.json;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import elysium.kernel.Text;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
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

/// Reads and writes JSON strictly: unknown fields and wrong types are rejected.
public final class Json implements io.javalin.json.JsonMapper {
    private static final Text NOTHING = new Text("expected an object in braces, not null",
            "un objet entre accolades est attendu, pas null");
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT).disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(LogicalType.Textual, Json::nothingElse)
            .changeDefaultVisibility(usual -> usual.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
            .changeDefaultPropertyInclusion(always -> always.withValueInclusion(JsonInclude.Include.NON_NULL)).build();

    private static final ObjectWriter ONE_BY_ONE = MAPPER.writer().withRootValueSeparator("");
    private static final Queue<Buffer> BUFFERS = new ArrayBlockingQueue<>(64);

    /// Numbers and booleans are not accepted as strings.
    private static void nothingElse(MutableCoercionConfig text) {
        for (CoercionInputShape shape : List.of(CoercionInputShape.Integer, CoercionInputShape.Float,
                CoercionInputShape.Boolean))
            text.setCoercion(shape, CoercionAction.Fail);
    }

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /// Writes UTF-8.
    public static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /// Writes several values in UTF-8 into a reused buffer.
    public static Written writeAll(List<?> values) {
        Buffer free = BUFFERS.poll();
        Buffer buffer = free == null ? new Buffer() : free;
        int[] ends = new int[values.size()];
        try (JsonGenerator pen = ONE_BY_ONE.createGenerator(buffer)) {
            for (int i = 0; i < ends.length; i++) {
                MAPPER.writeValue(pen, values.get(i));
                pen.flush();
                ends[i] = buffer.size();
            }
        }
        return new Written(buffer, ends);
    }

    /// Values written one after another.
    public static final class Written {
        private final Buffer buffer;
        private final int[] ends;

        private Written(Buffer buffer, int[] ends) {
            this.buffer = buffer;
            this.ends = ends;
        }

        public int size() {
            return ends.length;
        }

        public ByteBuffer get(int i) {
            int from = i == 0 ? 0 : ends[i - 1];
            return buffer.slice(from, ends[i] - from);
        }

        /// Releases the buffer for reuse. Call it only once nothing reads from it; otherwise leave it to the collector.
        public void release() {
            buffer.reset();
            if (!buffer.large()) BUFFERS.offer(buffer);
        }
    }

    private static final class Buffer extends ByteArrayOutputStream {
        private static final int USUAL = 1 << 14, LARGE = 1 << 17;

        Buffer() {
            super(USUAL);
        }

        ByteBuffer slice(int from, int length) {
            return ByteBuffer.wrap(buf, from, length).slice();
        }

        boolean large() {
            return buf.length > LARGE;
        }
    }

    /// Reads one object; throws [RequestRejectedException] for anything else.
    public static <R> R read(String text, Class<R> kind) {
        try {
            R read = MAPPER.readValue(text, kind);
            if (read == null) throw new RequestRejectedException(ErrorCode.BAD_JSON, NOTHING);
            return read;
        } catch (JacksonException e) {
            throw UnreadableRequestException.toRejection(e);
        }
    }

    @Override public String toJsonString(Object value, Type type) {
        return write(value);
    }
}
