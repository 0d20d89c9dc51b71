package elysium.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// Encrypts a message for one browser, so that the push service cannot read it (RFC 8291, one record of RFC 8188).
final class PushEncryption {
    static final int SALT = 16;
    private static final int RECORD = 4096, KEY = 16, NONCE = 12, TAG_BITS = 128;
    private static final byte LAST = 2;
    private static final String AGREED = "WebPush: info\0", FOR_KEY = "Content-Encoding: aes128gcm\0",
            FOR_NONCE = "Content-Encoding: nonce\0";
    private static final SecureRandom CHANCE = new SecureRandom();

    private PushEncryption() {}

    /// @param reader the browser's public key, uncompressed
    /// @param auth the secret shared with the browser
    static byte[] encrypt(byte[] message, byte[] reader, byte[] auth) {
        byte[] salt = new byte[SALT];
        CHANCE.nextBytes(salt);
        return encrypt(message, reader, auth, P256.generateKeyPair(), salt);
    }

    /// Encrypts with given random values.
    static byte[] encrypt(byte[] message, byte[] reader, byte[] auth, KeyPair writer, byte[] salt) {
        byte[] mine = P256.encode(writer.getPublic());
        try {
            byte[] shared = P256.sharedSecret(writer.getPrivate(), P256.decodePoint(reader));
            byte[] names = ByteBuffer.allocate(AGREED.length() + reader.length + mine.length)
                    .put(AGREED.getBytes(UTF_8)).put(reader).put(mine).array();
            byte[] secret = derived(auth, shared, names, P256.NUMBER);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE,
                    new SecretKeySpec(derived(salt, secret, FOR_KEY.getBytes(UTF_8), KEY), "AES"),
                    new GCMParameterSpec(TAG_BITS, derived(salt, secret, FOR_NONCE.getBytes(UTF_8), NONCE)));
            byte[] sealed = cipher.doFinal(ByteBuffer.allocate(message.length + 1).put(message).put(LAST).array());
            return ByteBuffer.allocate(SALT + Integer.BYTES + 1 + mine.length + sealed.length).put(salt)
                    .putInt(RECORD).put((byte) mine.length).put(mine).put(sealed).array();
        } catch (GeneralSecurityException e) {
            throw P256.unknown(e);
        }
    }

    private static byte[] derived(byte[] salt, byte[] from, byte[] info, int length) throws GeneralSecurityException {
        return KDF.getInstance("HKDF-SHA256").deriveData(
                HKDFParameterSpec.ofExtract().addSalt(salt).addIKM(from).thenExpand(info, length));
    }
}
