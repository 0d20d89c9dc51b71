/// The flow of a game: facts, frames, questions, answers, chance, journals. Knows no card and no rule.
package elysium.kernel;
