/// Schemes, Titles, Conspiracies and promises: how players commit Influence and what comes of it.
package elysium.rivals.flow.influence;
