package elysium.kernel;

/// A language that players may be spoken to in.
public enum Lang {
    EN, FR
}
