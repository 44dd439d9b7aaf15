// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The width of a cluster, gathered scalar by scalar.
///
/// The widths are added up to at most 2, so that a consonant with a spacing vowel takes two cells
/// and a family of any size does too. U+FE0F widens a character that has an emoji form; U+FE0E
/// changes nothing. This is what terminals with grapheme clusters do, and what Python's wcwidth 0.9
/// describes.
struct ClusterWidth {
    /// The cells so far: 0, 1 or 2.
    private(set) var cells = 0
    /// Whether terminals may disagree on the cells so far.
    private(set) var isContested = false
    private var isFirst = true
    private var canBecomeEmoji = false

    /// Adds the cluster's next scalar, which is harmless.
    mutating func add(_ scalar: Unicode.Scalar) {
        let width = ScalarWidth(scalar)
        if scalar == "\u{FE0F}", canBecomeEmoji {
            cells = 2
        } else {
            cells = min(2, cells + width.cells)
        }
        if width.isContested || !(isFirst || width.isPlainMark) { isContested = true }
        canBecomeEmoji = width.isEmojiVariationBase
        isFirst = false
    }
}
