package elysium.tabletop;

import elysium.kernel.Text;

/// An answer besides the quiet one that may be left standing for a kind of question.
///
/// @param id permanent: orders are kept with it
public record OrderAnswer(String id, Text about) {}
