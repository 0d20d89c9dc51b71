package elysium.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.Signature;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The claims in the header Authorization, after the signature has been verified.
public record Shown(JsonNode head, JsonNode claims, String key) {
    private static final Pattern FORM = Pattern.compile("vapid t=([\\w-]+)\\.([\\w-]+)\\.([\\w-]+), k=([\\w-]+)");

    public static Shown of(String header) {
        Matcher found = FORM.matcher(header);
        if (!found.matches()) throw new IllegalStateException(header);
        Base64.Decoder base64 = Base64.getUrlDecoder();
        try {
            Signature check = Signature.getInstance("SHA256withECDSAinP1363Format");
            check.initVerify(P256.decodePoint(base64.decode(found.group(4))));
            check.update((found.group(1) + "." + found.group(2)).getBytes(UTF_8));
            if (!check.verify(base64.decode(found.group(3)))) throw new IllegalStateException("a wrong signature");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        JsonMapper json = new JsonMapper();
        return new Shown(json.readTree(base64.decode(found.group(1))), json.readTree(base64.decode(found.group(2))),
                found.group(4));
    }
}
