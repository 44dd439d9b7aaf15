// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Color+names, Color+parts, Font, StyledText+attributes, View+alpha.

import Seltzer
import Testing

/// Snippets of UIKit's labels, colors, fonts and pictures, in the form that they have here.
@MainActor
@Suite struct LookSnippetsTests {
    @Test("a label")
    func label() {
        let label = Label()
        label.text = "Hello"
        label.textColor = .secondaryLabel
        label.textAlignment = .natural
        label.numberOfLines = 0
        label.lineBreakMode = .byTruncatingTail
        label.attributedText = StyledText("Hello", style: Style(attributes: .bold))
        label.isUserInteractionEnabled = true
        #expect(label.text == "Hello")
        #expect(Label(frame: .zero).numberOfLines == 1)
    }

    @Test("fonts")
    func fonts() {
        let label = Label()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.font = .boldSystemFont(ofSize: 17)
        label.font = .italicSystemFont(ofSize: 12)
        label.font = .preferredFont(forTextStyle: .headline)
        let button = Button()
        button.tintColor = .systemRed
        label.tintColor = label.tintColor
    }

    @Test("colors by name and by number")
    func colors() {
        let colors: [Color] = [
            .white, .black, .red, .gray, .lightGray, .darkGray, .orange, .purple, .brown, .clear,
            .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemGray,
            .label, .secondaryLabel, .tertiaryLabel, .placeholderText, .separator, .link,
            .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
        ]
        #expect(colors.count == 25)
        #expect(Color(red: 1, green: 0, blue: 0, alpha: 1) == .rgb(255, 0, 0))
        #expect(Color(white: 1, alpha: 1) == .rgb(255, 255, 255))
        let pale = Color.red.withAlphaComponent(0.5)
        #expect(pale != .clear)
    }

    @Test("pictures by the names of the system, and transparency")
    func pictures() {
        let view = ImageView(image: Image(systemName: "trash"))
        view.contentMode = .scaleAspectFit
        view.tintColor = .systemRed
        view.alpha = 0.5
        #expect(view.image != nil)
        view.image = Image(systemName: "no.such.picture")
        #expect(view.image == nil)
        #expect(!view.isUserInteractionEnabled)
    }
}
