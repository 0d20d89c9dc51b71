package elysium.server.http.routes;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A file of the page, plain and compressed.
///
/// @param immutable whether its name changes with its content, so that browsers may cache it permanently
record StaticFile(String type, boolean immutable, String tag, byte[] plain, byte @Nullable [] brotli,
        byte @Nullable [] gzip) {
    private static final String BROTLI = ".br", GZIP = ".gz", ASSETS = "assets/", ANYTHING = "application/octet-stream";
    private static final int TAG = 16;
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"), Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"), Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("json", "application/json"), Map.entry("map", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"), Map.entry("wasm", "application/wasm"),
            Map.entry("svg", "image/svg+xml"), Map.entry("png", "image/png"), Map.entry("jpg", "image/jpeg"),
            Map.entry("webp", "image/webp"), Map.entry("avif", "image/avif"), Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"), Map.entry("woff", "font/woff"), Map.entry("mp3", "audio/mpeg"),
            Map.entry("ogg", "audio/ogg"), Map.entry("wav", "audio/wav"));

    /// The bytes of a response with their encoding; null if not compressed.
    record Packed(byte[] bytes, @Nullable String encoding) {}

    static StaticFile of(String name, byte[] bytes, Map<String, byte[]> files) {
        String end = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return new StaticFile(TYPES.getOrDefault(end, ANYTHING), name.startsWith(ASSETS), tag(bytes), bytes,
                files.get(name + BROTLI), files.get(name + GZIP));
    }

    /// Whether a file is the compressed form of another.
    static boolean packed(String name) {
        return name.endsWith(BROTLI) || name.endsWith(GZIP);
    }

    /// The smallest form that the browser accepts.
    Packed bestFor(@Nullable String accepted) {
        if (brotli != null && accepts(accepted, "br")) return new Packed(brotli, "br");
        if (gzip != null && accepts(accepted, "gzip")) return new Packed(gzip, "gzip");
        return new Packed(plain, null);
    }

    private static boolean accepts(@Nullable String accepted, String encoding) {
        if (accepted == null) return false;
        return Arrays.stream(accepted.toLowerCase(Locale.ROOT).split(",")).map(String::strip)
                .anyMatch(word -> word.matches(encoding + "(\\s*;\\s*q=(?!0(\\.0*)?$)[01](\\.\\d*)?)?"));
    }

    private static String tag(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)).substring(0, TAG);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing", e);
        }
    }
}
