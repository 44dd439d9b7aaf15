// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The place to which a motion leads, or the stretch of a text object.
struct ViTarget: Hashable, Sendable {
    /// The part of the text that an operator takes.
    enum Kind: Hashable, Sendable {
        /// Not the character at the end.
        case exclusive
        /// The character at the end, too.
        case inclusive
        /// Whole lines.
        case lines
    }

    var position: Int
    var kind = Kind.exclusive
    /// The beginning of a text object; nil for a motion, which begins at the cursor.
    var start: Int?
    /// The wanted column after the motion, in cells; nil for the column of the position.
    var goal: Int?
    /// Whether the motion is a jump, after which `` `` `` goes back.
    var isJump = false
    /// Whether the text that an operator deletes always goes to the register `1`.
    var isBigDelete = false
    /// Whether the end may be adjusted to the line before, as of an exclusive motion.
    var adjustsEnd = true
}
