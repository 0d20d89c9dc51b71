package elysium.kernel;

/// A language of the interface.
public enum Lang {
    EN, FR
}
