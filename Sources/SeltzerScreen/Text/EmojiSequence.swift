// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An emoji of several scalars as Unicode's technical standard 51 forms them, on whose two cells displays agree
/// that join clusters of its kinds.
///
/// Others are left to disagreement: keycaps, tags, U+FE0E, a narrow sign in front that U+FE0F does not follow,
/// and all that has a character newer than some displays.
struct EmojiSequence {
    /// The kinds of clusters of which it is; a flag counts among those that are joined.
    private(set) var kinds: JoinedClusters = []

    /// Reads a cluster; nil where it is something else.
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

    /// Takes an emoji with what belongs to it alone.
    ///
    /// - Returns: Its cells; nil where none is in front.
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
