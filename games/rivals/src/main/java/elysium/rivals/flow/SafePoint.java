package elysium.rivals.flow;

/// A step at which no rule is half applied, so that victory may be checked (RIV-RUL-43).
public interface SafePoint {}
