package elysium.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// A browser that decrypts push messages (RFC 8291), implemented independently of the encryption.
public record Reader(KeyPair pair, byte[] auth) {

    public static Reader fresh() {
        byte[] auth = new byte[16];
        new SecureRandom().nextBytes(auth);
        return new Reader(P256.generateKeyPair(), auth);
    }

    public String p256dh() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(P256.encode(pair.getPublic()));
    }

    public String secret() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(auth);
    }

    /// Decrypts a message; throws [IllegalStateException] if it is not for this browser.
    public String read(byte[] sealed) {
        ByteBuffer buffer = ByteBuffer.wrap(sealed);
        byte[] salt = new byte[16];
        buffer.get(salt);
        if (buffer.getInt() != 4096) throw new IllegalStateException("not one record");
        byte[] writer = new byte[buffer.get()];
        buffer.get(writer);
        byte[] rest = new byte[buffer.remaining()];
        buffer.get(rest);
        try {
            byte[] shared = P256.sharedSecret(pair.getPrivate(), P256.decodePoint(writer));
            byte[] info = joined("WebPush: info\0".getBytes(UTF_8), P256.encode(pair.getPublic()), writer);
            byte[] secret = expand(mac(auth, shared), info), root = mac(salt, secret);
            byte[] key = expand(root, "Content-Encoding: aes128gcm\0".getBytes(UTF_8));
            byte[] nonce = expand(root, "Content-Encoding: nonce\0".getBytes(UTF_8));
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, 0, 16, "AES"),
                    new GCMParameterSpec(128, nonce, 0, 12));
            byte[] plain = cipher.doFinal(rest);
            if (plain[plain.length - 1] != 2) throw new IllegalStateException("not the last record");
            return new String(plain, 0, plain.length - 1, UTF_8);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] expand(byte[] root, byte[] info) throws GeneralSecurityException {
        return mac(root, joined(info, new byte[] {1}));
    }

    private static byte[] mac(byte[] key, byte[] data) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(data);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) all.writeBytes(part);
        return all.toByteArray();
    }
}
