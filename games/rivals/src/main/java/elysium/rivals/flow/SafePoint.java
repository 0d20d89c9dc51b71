package elysium.rivals.flow;

/// A step of the rules in which nothing is half done: what has been won may be found out there (RIV-RUL-43).
public interface SafePoint {}
