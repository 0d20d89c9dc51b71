/// The laws that every game obeys, such as that nothing hidden shows and that a copy plays as the table does, checked on
/// random games. Begin with [Laws]; each `LawCheck` holds one law.
package elysium.kit.law;
