// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextAttachment.

import SeededRandom
import SeltzerScreen
import Testing

@Suite struct StyledTextWholeTextTests {
    @Test func attributesOfTheWholeTextReachEachPart() {
        var text = StyledText("ab", style: Style(foreground: .red)) + "c"
        #expect(text.foregroundColor == nil)
        text.font = .boldSystemFont(ofSize: 12)
        text.underlineStyle = .curly
        text.strikethroughStyle = .single
        text.backgroundColor = .blue
        #expect(text.font == .boldSystemFont(ofSize: 12) && text.underlineStyle == .curly)
        #expect(text.strikethroughStyle == .single && text.backgroundColor == .blue)
        #expect(text.runs.map(\.style.foreground) == [.red, .default])
        text.foregroundColor = .green
        #expect(text.foregroundColor == .green && text.runs.count == 1)
        text.font = nil
        text.underlineStyle = nil
        text.strikethroughStyle = nil
        text.backgroundColor = nil
        text.foregroundColor = nil
        #expect(text.isPlain && text.font == nil && text.link == nil)
    }

    @Test func aPartIsSetByItsRange() throws {
        var text: StyledText = "Buy now for $5"
        let range = try #require(text.range(of: "$5"))
        text[range].foregroundColor = .red
        text[range].link = Link("https://example.org")
        #expect(text.runs.map { String($0.text) } == ["Buy now for ", "$5"])
        #expect(text.runs.last?.style.foreground == .red && text.runs.last?.style.link != nil)
        text[range] = StyledText("nothing", style: Style(attributes: .bold))
        #expect(text.string == "Buy now for nothing" && text.range(of: "$5") == nil)
        #expect(text.range(of: "") == nil)
    }

    @Test func aStyleIsAContainerOfAttributes() {
        var container = Style()
        container.font = .italicSystemFont(ofSize: 9)
        container.foregroundColor = .red
        container.strikethroughStyle = .single
        var text = StyledText("a", attributes: container)
        text.mergeAttributes(Style(attributes: .bold))
        #expect(text.runs[0].style.attributes == [.italic, .bold, .strikethrough])
        text.setAttributes(Style(attributes: .bold))
        #expect(text == StyledText("a", style: Style(attributes: .bold)))
        container.font = .preferredFont(forTextStyle: .footnote)
        #expect(container.foreground == .red && !container.attributes.contains(.italic))
    }

    @Test func theLinkOfAnAttributeIsATextOrAValueThatATextDescribes() {
        struct Address: CustomStringConvertible { let description = "https://example.org" }
        let texts = ["https://example.org" as Any, Address(), Link("https://example.org") as Any]
        for value in texts {
            let text = StyledText(string: "a", attributes: [.link: value])
            #expect(text.link == Link("https://example.org"))
        }
    }

    @Test func aPictureIsAPartOfTheText() {
        let star = TextAttachment()
        #expect(StyledText(attachment: star).isEmpty)
        star.image = Image(systemName: "star.fill")
        #expect((StyledText(attachment: star) + " 4").string == "★ 4")
        #expect(TextAttachment(image: star.image).image == star.image)
    }

    /// Compares changes of parts with an array of letters and their styles.
    @Test func changesOfPartsAreThoseOfAnArray() {
        var random = SeededGenerator(seed: 41)
        let styles = [Style(), Style(foreground: .red), Style(attributes: .bold)]
        for _ in 0..<300 {
            var text = StyledText()
            var model: [(Character, Style)] = []
            for _ in 0..<12 {
                let low = Int.random(in: 0...model.count, using: &random)
                let high = Int.random(in: low...model.count, using: &random)
                func index(_ place: Int) -> String.Index {
                    text.string.index(text.string.startIndex, offsetBy: place)
                }
                let style = styles.randomElement(using: &random) ?? Style()
                let letters = String("aé世b".prefix(Int.random(in: 0...4, using: &random)))
                let part = StyledText(letters, style: style)
                switch Int.random(in: 0...2, using: &random) {
                case 0:
                    text.replaceSubrange(index(low)..<index(high), with: part)
                    model.replaceSubrange(low..<high, with: letters.map { ($0, style) })
                case 1:
                    text.insert(part, at: index(low))
                    model.insert(contentsOf: letters.map { ($0, style) }, at: low)
                default:
                    text.removeSubrange(index(low)..<index(high))
                    model.removeSubrange(low..<high)
                }
                let shown = text.runs.flatMap { run in run.text.map { ($0, run.style) } }
                #expect(shown.map(\.0) == model.map(\.0))
                #expect(shown.map(\.1) == model.map(\.1))
            }
        }
    }
}
