// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The width of a cluster, computed scalar by scalar.
///
/// The widths add up, but to at most 2: a consonant with a spacing vowel takes two cells, and so
/// does a family of any size. U+FE0F widens a character that has an emoji form; U+FE0E changes
/// nothing. Terminals with grapheme clusters do the same; Python's wcwidth 0.9 describes these
/// rules. On a display that does not join this kind of cluster, the cluster has several parts of up
/// to 2 cells each.
struct ClusterWidth {
    /// The maximum number of scalars that count in a cluster.
    static let maximumScalars = 32

    /// The kinds of clusters that are one part.
    private let joined: JoinedClusters
    /// The width of the parts before the last one.
    private var cellsBefore = 0
    /// The width of the last part: 0, 1 or 2.
    private(set) var partCells = 0
    /// Whether terminals may disagree on the width so far.
    private(set) var isContested = false
    private var isFirst = true
    private var canBecomeEmoji = false
    private var isAfterJoiner = false

    init(joining joined: JoinedClusters = .all) {
        self.joined = joined
    }

    /// The width so far; at most 2 if every kind is joined.
    var cells: Int { cellsBefore + partCells }

    /// Adds the next scalar of the cluster, which must be safe to show.
    ///
    /// - Returns: Whether the scalar begins another part.
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
