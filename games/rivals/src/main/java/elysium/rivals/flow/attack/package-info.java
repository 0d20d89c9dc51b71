/// Attacks in their thirteen steps, claims of the Prince, Antagonists, damage and defeat.
/// Begin with [Attack]; each class named after steps handles the stages of those steps.
package elysium.rivals.flow.attack;
