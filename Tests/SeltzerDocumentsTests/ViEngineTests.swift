// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: EditableDocument+Undoing, EditableDocument+Vi, ViBrackets, ViCommand, ViCommandLine, ViContext,
// ViEngine+CommandLine, ViEngine+Editing, ViEngine+Motions, ViEngine+Operators, ViInsertion, ViKey, ViKeyTable,
// ViLineScanner, ViMode, ViObject+target, ViOutcome, ViParser, ViReader, ViRegisters, ViSearch, ViSelection, ViStretch,
// ViTarget, ViText, ViWords.

import SeededRandom
import SeltzerText
import Testing

@testable import SeltzerDocuments

/// The vi engine, compared with vim: `Scripts/vi-cases.py` writes the expected texts with vim itself.
@Suite struct ViEngineTests {
    private struct Case {
        let text: String
        let keys: String
        let expected: String
        let place: String
    }

    private static func cases() throws -> [Case] {
        try ViCases.table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map {
                unescaped(String($0))
            }
            try #require(parts.count == 4)
            return Case(text: parts[0], keys: parts[1], expected: parts[2], place: parts[3])
        }
    }

    private static func unescaped(_ text: String) -> String {
        var result = "", isEscaped = false
        for character in text {
            if isEscaped {
                result += character == "n" ? "\n" : character == "t" ? "\t" : "\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    @Test func editsAsVim() throws {
        let cases = try Self.cases()
        #expect(cases.count >= 120)
        for each in cases {
            var driver = ViDriver(each.text + "\n")
            driver.type(each.keys)
            var text = driver.document.storage.string
            if text.hasSuffix("\n") { text.removeLast() }
            #expect(
                "\(text)|\(driver.place)" == "\(each.expected)|\(each.place)",
                "\(each.text.debugDescription) \(each.keys)")
        }
    }

    @Test func editsTextsWithoutAFinalLineEndAsVim() throws {
        for each in try Self.cases() where !each.text.hasSuffix("\n") && !each.text.isEmpty {
            var driver = ViDriver(each.text)
            driver.type(each.keys)
            var text = driver.document.storage.string, expected = each.expected
            if text.hasSuffix("\n") { text.removeLast() }
            if expected.hasSuffix("\n") { expected.removeLast() }
            #expect(text == expected, "\(each.text.debugDescription) \(each.keys)")
        }
    }

    @Test func enormousCountsEnd() {
        var driver = ViDriver("one two three\nfour\n")
        driver.type("yy999999999p")
        #expect(driver.document.storage.count < 64 << 20)
        driver = ViDriver("one two three\nfour\n")
        driver.type("9999999999w99999999999j88888888J99999999x77777777ia<Esc>")
        #expect(driver.effects.contains(.bell))
        #expect(driver.engine.mode == .normal)
    }

    @Test func enormousRepetitionsAreOneEditOrAreRefused() {
        var driver = ViDriver(String(repeating: "a\n", count: 2_000))
        driver.type("VG1000000>")
        #expect(driver.document.storage.count == 4_000)
        #expect(driver.effects == [.bell])
        driver = ViDriver("abc\n")
        driver.type("1000000Rxyz<Esc>")
        #expect(driver.document.storage.count == 3_000_001)
        driver.type("uu")
        #expect(driver.document.storage.string == "abc\n")
    }

    @Test func enormousLinesAreReadOnce() {
        var driver = ViDriver("x" + String(repeating: " ", count: 1_000_000) + "\n")
        driver.type("$g_")
        #expect(driver.place == "1:1")
        driver.type("v$hy")
        #expect(driver.engine.mode == .normal)
        driver = ViDriver("x" + String(repeating: " ", count: 100_000) + "\n")
        driver.type("v$h~0.")
        #expect(driver.document.storage.string(in: 0..<2) == "x ")
    }

    @Test func backspaceInReplaceModeRestoresNothingBeforeAPaste() throws {
        var driver = ViDriver("abcdef\n")
        driver.type("Rxy")
        driver.document.insert("pasted")
        driver.engine.cursor = driver.document.mainSelection.head
        driver.engine.textDidChange(try #require(driver.document.lastChange))
        driver.type("<BS><BS>")
        #expect(driver.document.storage.string == "xypastedcdef\n")
        #expect(driver.place == "1:7")
        driver.type("z<BS><Esc>")
        #expect(driver.document.storage.string == "xypastedcdef\n")
    }

    @Test func invalidBytesStayUnchanged() {
        var driver = ViDriver("")
        driver.document.setStorage(TextStorage(bytes: [0x61, 0xFF, 0x20, 0x62, 0xFE, 0x0A, 0x63]))
        driver.type("yyplx~wdwu")
        #expect(driver.document.storage.bytes(in: 6..<8) == [0x61, 0x20])
        driver.type("uuu")
        #expect(
            driver.document.storage.bytes(in: 0..<7) == [0x61, 0xFF, 0x20, 0x62, 0xFE, 0x0A, 0x63])
    }

    /// Random keys; the seed and the keys are in the message.
    @Test(arguments: 0..<10) func anyKeysLeaveTheCursorInTheText(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 1)
        let texts = [
            "", "\n", "one two\n\n  three (four)\n", "日本語 e\u{301} 👩‍👩‍👧 \"a\"\r\n\tb{c}\r\nd",
            String(repeating: "ab(\"x\") ", count: 20) + "\n\n\n",
        ]
        let names = Array("hjklwbeWBEGg0^$dcyxXpPJrs~.uvViaIAoO{}%fFtT;,nN*#mz'`\"2<>:/?RDCSY ")
        let special: [ViKey] = [
            .escape, .escape, .escape, .enter, .backspace, .control("r"), .control("d"),
            .control("u"), .control("f"), .down, .left, .delete,
        ]
        var driver = ViDriver(texts[seed % texts.count])
        var keys = ""
        for _ in 0..<400 {
            let isSpecial = Int.random(in: 0..<5, using: &generator) == 0
            let key =
                isSpecial
                ? special.randomElement(using: &generator) ?? .escape
                : .character(names.randomElement(using: &generator) ?? "h")
            keys += key.name
            driver.press(key)
            let storage = driver.document.storage, cursor = driver.engine.cursor
            #expect(
                cursor >= 0 && cursor <= storage.count
                    && storage.boundary(atOrBefore: cursor) == cursor,
                "\(seed): \(cursor) after \(keys.suffix(40))")
            if storage.count > 10_000 { driver = ViDriver(texts[seed % texts.count]) }
        }
    }
}
