/// Which cards and texts may be used, by whom, at what cost, and why not; also the actions every minion has.
/// Begin with [PlayRules], [UsableTexts] and [BasicActions].
package elysium.vtes.rules.card;
