// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Gallery

// Covers also: SwiftToken.

@Suite("The pieces of Swift code")
struct SwiftLexerTests {
    /// Returns the pieces that are not plain, each with the first letter of its kind.
    private func pieces(_ code: String) -> [String] {
        SwiftLexer.tokens(of: code).filter { $0.kind != .plain }
            .map { "\("\($0.kind)".prefix(1)) \($0.text)" }
    }

    @Test("are keywords, types, functions and numbers")
    func wordsAreTold() {
        #expect(
            pieces("override func draw(_ rect: Rect) { fill(rect, 0x1F, 1_000.5, 1...3) }")
                == [
                    "k override", "k func", "f draw", "t Rect", "f fill", "n 0x1F", "n 1_000.5",
                    "n 1", "n 3",
                ])
        #expect(pieces("view.default = .init") == ["f default", "f init"])
        #expect(
            pieces("@MainActor weak var open: Bool") == [
                "k @MainActor", "k weak", "k var", "t Bool",
            ])
        #expect(pieces("open(page); #if DEBUG") == ["f open", "k #if", "t DEBUG"])
    }

    @Test("are comments, also nested ones")
    func commentsAreTold() {
        #expect(
            pieces("a // let \"b\n+ /* c /* d */ e */ f") == [
                "c // let \"b", "c /* c /* d */ e */",
            ])
        #expect(pieces("/* open") == ["c /* open"])
    }

    @Test("are strings, with code in their interpolations")
    func stringsAreTold() {
        #expect(pieces(#"x = "a\"b" + 1"#) == [#"s "a\"b""#, "n 1"])
        #expect(
            pieces(#""\(name(1)) of \(Type.self)""#)
                == [#"s "\("#, "f name", "n 1", #"s ) of \("#, "t Type", "f self", #"s )""#])
        #expect(pieces(##"#"a"b\(c)"# + 2"##) == [##"s #"a"b\(c)"#"##, "n 2"])
        #expect(
            pieces("\"\"\"\nlet \"x\"\n\"\"\" let") == ["s \"\"\"\nlet \"x\"\n\"\"\"", "k let"])
        #expect(pieces("\"open\nlet") == ["s \"open", "k let"])
    }

    @Test("are all of the code, whatever it is")
    func nothingIsLost() {
        let codes =
            GalleryPage.all.map(\.source)
            + [
                "", "\"", "\\", "\"\\(", "#\"", "/*", "`default`", "漢字(e\u{301})\t\"👨‍👩‍👧\"", "\r\n1.",
                "\"\"\"\\",
            ]
        for code in codes {
            #expect(SwiftLexer.tokens(of: code).map(\.text).joined() == code)
        }
    }
}
