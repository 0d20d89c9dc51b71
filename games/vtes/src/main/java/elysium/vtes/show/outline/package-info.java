/// What the page shows of a table, as data for one viewer. Begin with [OutlineBuilder].
package elysium.vtes.show.outline;
