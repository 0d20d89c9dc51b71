/// A whole table as text and back: seats, cards with their state, activities in progress and what each seat knows.
/// Begin with [PositionReader] and [PositionWriter].
package elysium.vtes.scenario.position;
