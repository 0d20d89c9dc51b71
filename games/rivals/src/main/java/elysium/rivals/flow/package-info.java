/// The steps that several phases share: abilities, attachments, discards, triggered moments.
/// A frame asks players and changes the table by the rules. The subpackages hold turns, attacks, Influence and card
/// effects. Begin with [elysium.rivals.flow.turn.Turn].
package elysium.rivals.flow;
