/// Questions about the table that the rules answer: what is legal, what it costs, what a value is. It changes little and asks
/// nobody; `flow`, `dsl` and `show` use it.
package elysium.rivals.rules;
