/// Cards on a table: rows, zones, what is known, the book, and the language cards are written in.
package elysium.tabletop;
