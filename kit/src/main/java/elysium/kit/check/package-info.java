/// Checks of texts, drawings, logs, reasons and positions that the tests of all games share.
package elysium.kit.check;
