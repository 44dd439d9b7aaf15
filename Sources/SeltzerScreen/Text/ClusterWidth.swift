// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The width of a cluster, gathered scalar by scalar.
///
/// The widths are added up to at most 2, so that a consonant with a spacing vowel takes two cells
/// and a family of any size does too. U+FE0F widens a character that has an emoji form; U+FE0E
/// changes nothing. This is what terminals with grapheme clusters do, and what Python's wcwidth 0.9
/// describes. On a display that does not join clusters of its kind a cluster has several parts of
/// up to 2 cells each.
struct ClusterWidth {
    /// The kinds of clusters that are one part.
    private let joined: JoinedClusters
    /// The cells of the parts before the last one.
    private var cellsBefore = 0
    /// The cells of the last part: 0, 1 or 2.
    private(set) var partCells = 0
    /// Whether terminals may disagree on the cells so far.
    private(set) var isContested = false
    private var isFirst = true
    private var canBecomeEmoji = false
    private var isAfterJoiner = false

    init(joining joined: JoinedClusters = .all) {
        self.joined = joined
    }

    /// The cells so far: 0, 1 or 2 where everything is joined.
    var cells: Int { cellsBefore + partCells }

    /// Adds the cluster's next scalar, which is harmless.
    ///
    /// - Returns: Whether it begins another part.
    @discardableResult
    mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        let width = ScalarWidth(scalar)
        let beginsPart =
            joined != .all && partCells > 0 && width.cells > 0 && !isJoined(scalar)
        if beginsPart {
            cellsBefore += partCells
            partCells = width.cells
        } else if scalar == "\u{FE0F}", canBecomeEmoji {
            if joined.contains(.emojiPresentation) { partCells = 2 }
        } else {
            partCells = min(2, partCells + width.cells)
        }
        if width.isContested || !(isFirst || width.isPlainMark) { isContested = true }
        canBecomeEmoji = width.isEmojiVariationBase
        isAfterJoiner = scalar == "\u{200D}"
        isFirst = false
        return beginsPart
    }

    /// Whether a scalar with a width belongs to the part before it.
    private func isJoined(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1F3FB...0x1F3FF: joined.contains(.skinTones)
        case 0x1F1E6...0x1F1FF: true
        default:
            joined.contains(
                isAfterJoiner && scalar.properties.isEmoji ? .emojiSequences : .syllables)
        }
    }
}
