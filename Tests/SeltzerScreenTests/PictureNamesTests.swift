// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Symbol+pictures, FontDescriptor, Color+parts, StyledText+attributes.

import SeltzerBase
import Testing

@testable import SeltzerScreen

/// Names of UIKit for pictures, fonts, colors and texts.
@Suite struct PictureNamesTests {
    @Test func aPictureIsASymbolOrNil() {
        #expect(Image(named: "star")?.unicode == "☆")
        #expect(Image(named: "logo") == nil)
        #expect(Image(data: [1, 2, 3]) == nil)
        let configuration = Image.SymbolConfiguration(pointSize: 20, weight: .bold)
        let gear = Image(systemName: "gear", withConfiguration: configuration)
        #expect(gear == Image(systemName: "gear"))
        #expect(gear?.withTintColor(.red, renderingMode: .alwaysOriginal) == gear)
        #expect(gear?.withRenderingMode(.alwaysTemplate) == gear)
        #expect(gear?.applyingSymbolConfiguration(.init(scale: .large)) == gear)
    }

    @Test func aSymbolHasTheSizeOfItsCells() {
        #expect(Image(systemName: "plus")?.size == Size(width: 1, height: 1))
        #expect(Image("漢", ascii: "??").size == Size(width: 2, height: 1))
        #expect(Image().size == .zero)
    }

    @Test func aDescriptorKeepsWeightSlantAndPurpose() {
        let bold = Font().fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        #expect(bold.map { Font(descriptor: $0, size: 0) }?.attributes == [.bold, .italic])
        let caption = FontDescriptor.preferredFontDescriptor(withTextStyle: .caption1)
        #expect(Font(descriptor: caption, size: 12) == .preferredFont(forTextStyle: .caption1))
        #expect(Font.boldSystemFont(ofSize: 1).fontDescriptor.symbolicTraits == .traitBold)
        #expect(bold?.withSize(12) == bold)
    }

    @Test func aNamedColorIsOneOfTheThemeOrNil() {
        #expect(Color(named: "AccentColor") == .accent)
        #expect(Color(named: "Red") == .red)
        #expect(Color(named: "brightRed") == .brightRed)
        #expect(Color(named: "BrandColor") == nil)
        #expect(Color(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == .rgb(255, 0, 0))
    }

    @Test func attributesOfAPartAreReplaced() {
        var text = StyledText(
            string: "eins zwei", attributes: [.font: Font.boldSystemFont(ofSize: 1)])
        let end = text.string.index(text.string.startIndex, offsetBy: 4)
        text.setAttributes([.foregroundColor: Color.red], range: text.string.startIndex..<end)
        #expect(text.string == "eins zwei")
        #expect(text.runs.map(\.style.foreground) == [.red, .default])
        #expect(text.runs.map(\.style.attributes) == [[], .bold])
        text.setAttributes(nil)
        #expect(text.isPlain)
    }

    @Test func lengthsCountCharacters() {
        #expect(StyledText("Aé👍🏽").length == 3)
        #expect(
            StyledText(attributedString: StyledText("a", style: Style(foreground: .red))).length
                == 1)
        #expect(StyledText(string: "a", attributes: [.kern: 2, .shadow: 1]).isPlain)
    }
}
