/// Tables in words and drawings for one viewer: prompts, log, terminal drawing, outline for clients, statistics.
/// It reads the table and never changes it. Begin with [VendettaDrawing], [Prompts] and [LogMerger].
package elysium.vendetta.show;
