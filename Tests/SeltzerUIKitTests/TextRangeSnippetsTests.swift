// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

import typealias Seltzer.NSRange

/// A delegate that is no responder, in a file that imports Foundation.
@MainActor
private final class Limit: TextFieldDelegate {
    private(set) var ranges: [NSRange] = []

    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        ranges.append(range)
        guard let place = Range(range, in: textField.text) else { return false }
        return textField.text.replacingCharacters(in: place, with: string).count <= 3
    }
}

/// Ranges of texts, as UIKit's programs write them beside Foundation.
@MainActor
@Suite struct TextRangeSnippetsTests {
    @Test("a limit for the length of a text")
    func limit() async {
        let field = TextField("👍🏽")
        let limit = Limit()
        field.delegate = limit
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [field])), columns: 30, rows: 3)
        await pilot.type("abc")
        #expect(field.text == "👍🏽ab")
        #expect(limit.ranges.first == NSRange(location: 1, length: 0))
        #expect(limit.ranges.count == 3)
    }

    @Test("ranges and their parts")
    func parts() {
        let text = "Hello, Ada"
        let name = NSRange(text.firstRange(of: "Ada") ?? text.startIndex..<text.endIndex, in: text)
        #expect(name == NSRange(location: 7, length: 3))
        #expect(NSRange(7..<10) == name)
        #expect(name.location == 7 && name.length == 3 && name.upperBound == 10)
        #expect(text.replacingCharacters(in: name, with: "Bob") == "Hello, Bob")
        #expect(Range(name) == 7..<10)
        #expect(Range(NSRange(location: 1, length: -1)) == nil)
        #expect(name.contains(9) && !name.contains(10))
    }

    @Test("ranges together")
    func two() {
        let one = NSRange(location: 0, length: 4), other = NSRange(location: 2, length: 5)
        #expect(one.intersection(other) == NSRange(location: 2, length: 2))
        #expect(one.intersection(NSRange(location: 4, length: 1)) == nil)
        #expect(one.union(other) == NSRange(location: 0, length: 7))
    }
}
