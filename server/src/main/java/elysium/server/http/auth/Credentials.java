package elysium.server.http.auth;

import elysium.server.db.people.Accounts;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.jspecify.annotations.Nullable;

/// A name, and a password if the name is an account's.
public record Credentials(@Nullable String name, @Nullable String password) {
    private static final int SHORTEST = 8, LONGEST = 200;

    /// A password that may be chosen for a name; throws otherwise.
    public static String validNewPassword(@Nullable String password, String name) {
        String word = password == null ? "" : password;
        int length = word.codePointCount(0, word.length());
        if (length < SHORTEST || length > LONGEST || Accounts.nameKey(word.strip()).equals(Accounts.nameKey(name)))
            throw new RequestRejectedException(ErrorCode.BAD_PASSWORD);
        return word;
    }

    /// A password to check; rejects one that is too long to have been chosen.
    public static String givenPassword(@Nullable String password) {
        if (password == null || password.length() > 2 * LONGEST)
            throw new RequestRejectedException(ErrorCode.WRONG_PASSWORD);
        return password;
    }

    /// Leaves the password out of logs.
    @Override public String toString() {
        return "credentials of " + name;
    }
}
