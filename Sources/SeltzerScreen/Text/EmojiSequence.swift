// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An emoji of several scalars, as UTS #51 defines it; all displays that join clusters of its kinds
/// show it in two cells.
///
/// Other sequences stay contested: keycaps, tags, U+FE0E, a narrow first character without U+FE0F, and characters
/// newer than some displays.
struct EmojiSequence {
    /// The kinds of clusters that the sequence belongs to; a flag counts as joined.
    private(set) var kinds: JoinedClusters = []

    /// Reads a cluster; nil if the cluster is not such a sequence.
    init?(_ scalars: String.UnicodeScalarView) {
        if scalars.count == 2, scalars.allSatisfy(Self.isLetterOfFlag) {
            kinds = .emojiSequences
            return
        }
        var rest = scalars[...]
        guard takeEmoji(from: &rest) == 2 else { return nil }
        while let joiner = rest.popFirst() {
            guard joiner == "\u{200D}", takeEmoji(from: &rest) != nil else { return nil }
            kinds.insert(.emojiSequences)
        }
        if kinds.isEmpty { return nil }
    }

    /// Consumes one emoji with its own modifiers.
    ///
    /// - Returns: The width of the emoji; nil if the text does not begin with an emoji.
    private mutating func takeEmoji(from rest: inout Substring.UnicodeScalarView) -> Int? {
        guard let base = rest.popFirst(), Self.isEmoji(base) else { return nil }
        let width = ScalarWidth(base)
        guard let next = rest.first else { return width.cells }
        if next == "\u{FE0F}" {
            guard width.isEmojiVariationBase else { return nil }
            rest.removeFirst()
            kinds.insert(.emojiPresentation)
            return 2
        }
        if next.properties.isEmojiModifier {
            guard width.cells == 2, base.properties.isEmojiModifierBase else { return nil }
            rest.removeFirst()
            kinds.insert(.skinTones)
        }
        return width.cells
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.isEmoji && !scalar.properties.isEmojiModifier
            && !isLetterOfFlag(scalar) && !ScalarWidth(scalar).isContested
    }

    private static func isLetterOfFlag(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
}
