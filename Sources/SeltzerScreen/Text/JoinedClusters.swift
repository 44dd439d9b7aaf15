// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The kinds of clusters that a display shows as one character.
///
/// Terminals disagree: where one shows a family in two cells, another shows its three people in two cells
/// each. Text is measured and drawn as the display at hand does it: ``DisplayCapabilities/joinedClusters``
/// tells, a ``Canvas`` knows it, and ``Swift/StringProtocol/cellWidth(joining:)`` measures by it. Clusters
/// stay whole otherwise: no line ends inside one.
///
/// Flags are not among the kinds: two letters of one cell each take two cells as well.
public struct JoinedClusters: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Emoji joined by U+200D, such as families: two cells, or two for each of them.
    public static let emojiSequences = JoinedClusters(rawValue: 1)
    /// An emoji and its skin tone: two cells, or two for each of both.
    public static let skinTones = JoinedClusters(rawValue: 2)
    /// A sign that U+FE0F makes an emoji of: two cells, or those of the sign.
    public static let emojiPresentation = JoinedClusters(rawValue: 4)
    /// Several letters and spacing vowels of one syllable, as in the scripts of India: two cells, or those of
    /// all of them.
    public static let syllables = JoinedClusters(rawValue: 8)

    /// Every kind, as the newest terminals do it.
    public static let all: JoinedClusters = [
        .emojiSequences, .skinTones, .emojiPresentation, .syllables,
    ]
}
