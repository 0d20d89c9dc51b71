/// All cards with their names, numbers and texts, as corrected and as first printed.
/// Each class lists the cards of a clan or a kind. Begin with [RivalsBook], which binds them.
package elysium.rivals.cards;
