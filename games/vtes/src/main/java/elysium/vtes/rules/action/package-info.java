/// The data of the action in progress: its terms, who may block, and what has happened. Begin with [CurrentAction].
package elysium.vtes.rules.action;
