// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RouteLog
import Testing

@Suite struct RouteLogLineTests {
    private func line(value: String) -> RouteLogLine {
        RouteLogLine(
            event: "CellClicked", row: 3, column: 1, value: value, origin: "CellView",
            route: ["CellGridView", "CellsController"], handledBy: "CellsController",
            outcome: "stopped")
    }

    @Test func keysComeInOneOrder() {
        #expect(
            line(value: "Li").json == """
                {"event":"CellClicked","row":3,"column":1,"value":"Li","origin":"CellView",\
                "route":["CellGridView","CellsController"],"handledBy":"CellsController",\
                "outcome":"stopped"}
                """)
    }

    @Test func whatAnEventDoesNotHaveIsNull() {
        let line = RouteLogLine(
            event: "HelpAsked", origin: "Button", route: [], handledBy: nil, outcome: "unhandled")
        #expect(
            line.json == """
                {"event":"HelpAsked","row":null,"column":null,"value":null,"origin":"Button",\
                "route":[],"handledBy":null,"outcome":"unhandled"}
                """)
    }

    @Test func aTextComesAfterTheValueAndIsLeftOutWhereThereIsNone() {
        var shown = line(value: "Li")
        shown.text = ""
        #expect(shown.json.contains(#""value":"Li","text":"","origin":"CellView""#))
        shown.text = nil
        #expect(!shown.json.contains("text"))
    }

    @Test(arguments: [
        ("say \"hi\"", #"say \"hi\""#),
        (#"back\slash"#, #"back\\slash"#),
        ("a\nb\r\nc\td", #"a\nb\r\nc\td"#),
        ("\u{0}\u{1B}[2J\u{7F}", #"\u0000\u001b[2J\u007f"#),
        ("\u{85}\u{9B}\u{2028}\u{2029}", #"\u0085\u009b\u2028\u2029"#),
        ("水 é 👩‍👩‍👧 /", "水 é 👩‍👩‍👧 /"),
        ("", ""),
    ])
    func valuesAreEscaped(value: String, escaped: String) {
        #expect(line(value: value).json.contains("\"value\":\"\(escaped)\","))
    }

    @Test func anyTextComesBackFromAParser() throws {
        let value = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
        let data = Data(line(value: value).json.utf8)
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        #expect(object?["value"] as? String == value)
        #expect(object?.count == 8)
        #expect(!line(value: value).json.contains { $0.isNewline })
    }
}
