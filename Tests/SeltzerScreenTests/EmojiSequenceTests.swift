// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SuiteCases
import Testing

@testable import SeltzerScreen

/// Which clusters are emoji that are formed as the standard has it.
@Suite struct EmojiSequenceTests {
    @Test(
        arguments: [
            ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", .emojiSequences),
            ("\u{1F44D}\u{1F3FD}", .skinTones), ("\u{2764}\u{FE0F}", .emojiPresentation),
            ("\u{1F1EF}\u{1F1F5}", .emojiSequences),
            ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", [.emojiSequences, .emojiPresentation]),
            ("\u{1F469}\u{1F3FD}\u{200D}\u{1F680}", [.emojiSequences, .skinTones]),
            (
                "\u{1F937}\u{1F3FD}\u{200D}\u{2642}\u{FE0F}",
                [.emojiSequences, .skinTones, .emojiPresentation]
            ),
            ("\u{1F937}\u{200D}\u{2642}", .emojiSequences),
        ] as [(String, JoinedClusters)])
    func wellFormedEmojiAreOfKinds(text: String, kinds: JoinedClusters) {
        #expect(EmojiSequence(text.unicodeScalars)?.kinds == kinds)
        #expect(text.cellWidth == 2)
    }

    @Test(arguments: [
        "", "a", "\u{1F600}", "e\u{301}", "1\u{FE0F}\u{20E3}", "1\u{FE0F}", "\u{2764}\u{FE0E}",
        "\u{2764}", "\u{2764}\u{200D}\u{1F525}", "\u{1F468}\u{200D}", "\u{200D}\u{1F468}",
        "\u{1F468}\u{200D}a", "\u{1F44D}\u{FE0F}\u{1F3FD}", "\u{1F600}\u{1F3FD}",
        "\u{1F3FD}\u{1F3FD}",
        "\u{1F1EF}", "\u{1F1EF}\u{1F1F5}\u{1F1EF}", "\u{1F1EF}\u{200D}\u{1F468}",
        "\u{1F3F4}\u{E0067}\u{E007F}", "\u{915}\u{94D}\u{937}\u{93F}", "\u{1100}\u{1161}",
        // The face is younger than some displays.
        "\u{1FAE9}\u{200D}\u{1F468}",
    ])
    func whatElseThereIsIsNot(text: String) {
        #expect(EmojiSequence(text.unicodeScalars) == nil)
    }

    @Test(arguments: WidthCase.all)
    func wellFormedEmojiTakeTwoCells(example: WidthCase) {
        for character in example.text where EmojiSequence(character.unicodeScalars) != nil {
            #expect(character.cellWidth == 2)
        }
    }
}
