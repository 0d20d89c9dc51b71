package elysium.server.push;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import javax.crypto.KeyAgreement;

/// Keys and key agreement on the curve P-256, as web push uses it.
final class P256 {
    /// The length of an uncompressed point and of a coordinate, in bytes.
    static final int POINT = 65, NUMBER = 32;
    private static final String NAME = "secp256r1";
    private static final byte WHOLE = 4;
    private static final ECParameterSpec SHAPE = shape();

    private P256() {}

    private static ECParameterSpec shape() {
        try {
            AlgorithmParameters known = AlgorithmParameters.getInstance("EC");
            known.init(new ECGenParameterSpec(NAME));
            return known.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw unknown(e);
        }
    }

    static IllegalStateException unknown(GeneralSecurityException cause) {
        return new IllegalStateException("this Java lacks an algorithm of web push", cause);
    }

    static KeyPair generateKeyPair() {
        try {
            KeyPairGenerator maker = KeyPairGenerator.getInstance("EC");
            maker.initialize(new ECGenParameterSpec(NAME));
            return maker.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw unknown(e);
        }
    }

    /// An uncompressed point: the byte 4 and two coordinates.
    static byte[] encode(PublicKey key) {
        ECPoint point = ((ECPublicKey) key).getW();
        byte[] bytes = new byte[POINT];
        bytes[0] = WHOLE;
        System.arraycopy(encode(point.getAffineX()), 0, bytes, 1, NUMBER);
        System.arraycopy(encode(point.getAffineY()), 0, bytes, 1 + NUMBER, NUMBER);
        return bytes;
    }

    /// A coordinate in 32 bytes.
    static byte[] encode(BigInteger number) {
        byte[] bytes = number.toByteArray(), all = new byte[NUMBER];
        int length = Math.min(bytes.length, NUMBER);
        System.arraycopy(bytes, bytes.length - length, all, NUMBER - length, length);
        return all;
    }

    /// Parses an uncompressed point; throws [IllegalArgumentException] if it is not on the curve.
    static PublicKey decodePoint(byte[] written) {
        if (written.length != POINT || written[0] != WHOLE)
            throw new IllegalArgumentException("not an uncompressed point");
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(written, 1, 1 + NUMBER));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(written, 1 + NUMBER, POINT));
        BigInteger p = ((ECFieldFp) SHAPE.getCurve().getField()).getP();
        BigInteger right = x.pow(3).add(SHAPE.getCurve().getA().multiply(x)).add(SHAPE.getCurve().getB());
        if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0 || y.pow(2).subtract(right).mod(p).signum() != 0)
            throw new IllegalArgumentException("not a point of P-256");
        try {
            return KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), SHAPE));
        } catch (GeneralSecurityException e) {
            throw unknown(e);
        }
    }

    /// The private key with a number.
    static PrivateKey privateKey(byte[] number) {
        try {
            return KeyFactory.getInstance("EC")
                    .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, number), SHAPE));
        } catch (GeneralSecurityException e) {
            throw unknown(e);
        }
    }

    /// The shared secret of a private and a public key.
    static byte[] sharedSecret(PrivateKey mine, PublicKey theirs) throws GeneralSecurityException {
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(mine);
        agreement.doPhase(theirs, true);
        return agreement.generateSecret();
    }
}
