// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Gallery

@Suite("The colors of the gallery")
struct GalleryContrastTests {
    private static let pairs: [(text: ColorRole, ground: ColorRole, level: ColorRole)] =
        [
            (.label, .control, .surface), (.secondaryLabel, .control, .surface),
            (.warning, .warningTint, .surface), (.success, .successTint, .surface),
            (.danger, .dangerTint, .surface), (.secondaryLabel, .surface, .surface),
            (.secondaryLabel, .raised, .raised), (.label, .control, .background),
        ]
        + [
            .syntaxKeyword, .syntaxType, .syntaxFunction, .syntaxString, .syntaxNumber,
            .syntaxComment, .secondaryLabel,
        ].map { ($0, .background, .background) }

    @Test("have a contrast of 4.5 in every theme", arguments: Theme.builtIn.map(\.name))
    func textCanBeRead(name: String) throws {
        let theme = try #require(Theme.builtIn.first { $0.name == name })
        for pair in Self.pairs {
            let text = theme[pair.text, on: pair.level]
            let ratio = text.contrastRatio(with: theme[pair.ground, on: pair.level])
            // A theme with the terminal's own colors has no ratio.
            if let ratio { #expect(ratio >= 4.5, "\(pair): \(ratio)") }
        }
    }
}
