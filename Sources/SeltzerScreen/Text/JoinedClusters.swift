// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The kinds of clusters that a display shows as one character.
///
/// Terminals disagree: one shows a family in two cells, another shows its three people in two cells
/// each. Seltzer measures and draws text as the display does.
/// ``DisplayCapabilities/joinedClusters`` are the kinds of the display. A ``Canvas`` draws by them,
/// and ``Swift/StringProtocol/cellWidth(joining:)`` measures by them. In all other respects
/// clusters stay whole: no line ends inside of one.
///
/// Flags are not among the kinds, because the two letters of a flag, with one cell each, also take
/// two cells.
public struct JoinedClusters: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Emoji joined by U+200D, such as families: two cells, or two for each emoji.
    public static let emojiSequences = JoinedClusters(rawValue: 1)
    /// An emoji and its skin tone: two cells, or two for the emoji and two for the tone.
    public static let skinTones = JoinedClusters(rawValue: 2)
    /// A character that U+FE0F turns into an emoji: two cells, or the width of the character.
    public static let emojiPresentation = JoinedClusters(rawValue: 4)
    /// Several letters and spacing vowels of one syllable, as in the scripts of India: two cells, or the sum of
    /// their widths.
    public static let syllables = JoinedClusters(rawValue: 8)

    /// Every kind, as in the newest terminals.
    public static let all: JoinedClusters = [
        .emojiSequences, .skinTones, .emojiPresentation, .syllables,
    ]
}
