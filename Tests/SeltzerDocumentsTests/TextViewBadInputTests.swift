// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerDocuments
import SeltzerFiles
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Texts that no one would write.
@MainActor
@Suite struct TextViewBadInputTests {
    private func start(
        _ storage: TextStorage, columns: Int = 20, rows: Int = 5,
        _ prepare: (TextView) -> Void = { _ in }
    ) async -> (TextView, Pilot) {
        let view = TextView()
        view.drawsBackground = false
        prepare(view)
        view.storage = storage
        let pilot = await Pilot(ViewController(view: view), columns: columns, rows: rows)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    private func cursor(_ pilot: Pilot) -> Point? { pilot.display.cursor?.position }

    /// The keys that move and edit.
    private func press(_ pilot: Pilot) async {
        await pilot.press(
            "down", "end", "pagedown", "ctrl-right", "ctrl-end", "pageup", "ctrl-left", "home",
            "ctrl-home", "shift-pagedown", "left", "ctrl-up", "ctrl-down", "alt-shift-down",
            "escape", "ctrl-]")
    }

    // MARK: Enormous lines

    /// A line of 100 MB, whose parts are shared.
    private static var enormousLine: TextStorage {
        var text = TextStorage(String(repeating: "漢字 and words ", count: 1_000))
        while text.count < 100 << 20 { text.replaceSubrange(text.count..<text.count, with: text) }
        return text
    }

    @Test(arguments: [true, false])
    func aLineOfAHundredMegabytesIsShownScrolledAndEdited(wraps: Bool) async {
        let text = Self.enormousLine
        let (view, pilot) = await start(text) { $0.wrapsLines = wraps }
        #expect(pilot.screen.hasPrefix("漢字 and words 漢"))
        await pilot.type("x")
        await pilot.press("end")
        #expect(view.cursor.offset == text.count + 1)
        await pilot.type("end")
        #expect(pilot.screen.contains(" end"))
        await pilot.press("up", "shift-pageup", "backspace", "super-z", "super-z", "super-z")
        #expect(view.storage == text)
        await press(pilot)
        await pilot.wheel(dy: 9, column: 3, row: 2)
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 9, row: 4)
        #expect(view.storage == text)
    }

    @Test func theScrollBarGoesThroughAnEnormousLine() async {
        let (view, pilot) = await start(Self.enormousLine)
        // The middle of the bar, in the last column.
        await pilot.click(column: 19, row: 2)
        await pilot.drag(fromColumn: 19, row: 0, toColumn: 19, row: 4)
        await pilot.click(column: 3, row: 2)
        #expect(view.cursor.offset > 80 << 20)
        await pilot.press("ctrl-end")
        await pilot.drag(fromColumn: 19, row: 4, toColumn: 19, row: 0)
        await pilot.click(column: 3, row: 2)
        #expect(view.cursor.offset < 20 << 20)
    }

    // MARK: Line ends and bytes

    @Test func mixedLineEndsAreKeptAndTold() async {
        let bytes = Array("one\r\ntwo\nthree\r\nfour\rfive".utf8)
        let (view, pilot) = await start(TextStorage(bytes: bytes))
        #expect(
            view.lineEndings == TextLineEndings(lineFeeds: 1, carriageReturnLineFeeds: 2))
        #expect(view.lineEndings.isMixed)
        await press(pilot)
        #expect(view.storage.bytes(in: 0..<99) == bytes)
        await pilot.press("ctrl-home", "end", "enter", "down", "end", "enter")
        #expect(
            view.storage.bytes(in: 0..<99)
                == Array("one\r\n\r\ntwo\n\nthree\r\nfour\rfive".utf8))
        #expect(
            view.lineEndings == TextLineEndings(lineFeeds: 2, carriageReturnLineFeeds: 3))
        await pilot.press("super-z", "super-z")
        #expect(view.storage.bytes(in: 0..<99) == bytes)
        #expect(
            view.lineEndings == TextLineEndings(lineFeeds: 1, carriageReturnLineFeeds: 2))
        view.text = "a\r\n"
        #expect(!view.lineEndings.isMixed)
    }

    @Test func zerosAndInvalidBytesStayWhereOneEditsBesideThem() async {
        let bytes: [UInt8] = [
            0, 0x61, 0xFF, 0xC3, 0x28, 0, 0x0A, 0xED, 0xA0, 0x80, 0x0D, 0x0A, 0xE2,
        ]
        let (view, pilot) = await start(TextStorage(bytes: bytes))
        #expect(pilot.screen.hasPrefix("␀a��(␀\n"))
        await press(pilot)
        #expect(view.storage.bytes(in: 0..<99) == bytes)
        await pilot.press("ctrl-home", "right", "right")
        await pilot.type("漢")
        #expect(view.storage.bytes(in: 0..<99) == bytes[..<2] + Array("漢".utf8) + bytes[2...])
        await pilot.press("backspace", "ctrl-end")
        await pilot.type("z")
        #expect(view.storage.bytes(in: 0..<99) == bytes + [0x7A])
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: [true, false])
    func aMegabyteOfBinaryIsShown(wraps: Bool) async {
        var state: UInt64 = 1
        let bytes = (0..<1 << 20).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let (view, pilot) = await start(TextStorage(bytes: bytes)) { $0.wrapsLines = wraps }
        await press(pilot)
        await pilot.press("ctrl-end", "pageup", "pageup")
        #expect(view.storage.bytes(in: 0..<Int.max) == bytes)
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: [true, false])
    func lineEndsOfUnicodeBeginRows(wraps: Bool) async {
        let (view, pilot) = await start(TextStorage("one\u{2028}two\u{2029}three\n")) {
            $0.wrapsLines = wraps
        }
        #expect(pilot.screen.hasPrefix("one\ntwo\nthree\n"))
        // They end no lines.
        await pilot.press("down", "end")
        #expect(cursor(pilot) == Point(x: 5, y: 2))
        await press(pilot)
        #expect(view.storage.lineCount == 2)
    }

    // MARK: Files that change

    @Test func aFileThatShrinksGrowsAndVanishesIsStillShown() async throws {
        let text = (0..<4_000).map { "line \($0)\n" }.joined()
        let file = TemporaryFile()
        file.write(text)
        let (view, pilot) = await start(TextStorage(source: try FileBytes(path: file.path)))
        #expect(["line 0", "line 1"].allSatisfy { pilot.screen.contains($0) })
        truncate(file.path, 100)
        await press(pilot)
        await pilot.press("ctrl-end")
        await pilot.type("x")
        await press(pilot)
        // It grows again, with other lines.
        file.write(String(text.reversed()) + text)
        await press(pilot)
        unlink(file.path)
        await press(pilot)
        await pilot.type("y")
        #expect(view.storage.count == text.utf8.count + 2)
        #expect(await pilot.faults().isEmpty)
    }

    /// A file whose lines have other lengths each time that it is written.
    private final class TemporaryFile {
        let path: String

        init() {
            var template = Array("/tmp/seltzer-text-XXXXXX".utf8CString)
            close(mkstemp(&template))
            path = String(
                decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }

        deinit { unlink(path) }

        func write(_ text: String) {
            guard let file = fopen(path, "r+") else { return }
            fputs(text, file)
            fclose(file)
        }

        func write(linesOf length: Int) {
            let line = String(repeating: "a", count: length - 1) + "\n"
            write(String(String(repeating: line, count: 40_000 / length + 1).prefix(40_000)))
        }
    }

    @Test(arguments: [3, 40_000, 20_000])
    func aFileThatIsRewrittenBreaksNothing(length: Int) async throws {
        for wraps in [true, false] {
            let file = TemporaryFile()
            file.write(linesOf: 10)
            let storage = TextStorage(source: try FileBytes(path: file.path))
            let (view, pilot) = await start(storage) { $0.wrapsLines = wraps }
            await pilot.press("ctrl-end", "up", "up")
            file.write(linesOf: length)
            await press(pilot)
            await pilot.click(column: 3, row: 2)
            await pilot.type("x")
            await press(pilot)
            await pilot.press("ctrl-end", "backspace", "enter", "alt-up", "ctrl-shift-k")
            #expect(view.storage.count > 1_000)
            #expect(view.storage.lineCount > 0)
        }
    }

    // MARK: The terminal's cursor

    /// Positions of a text and the cells in which their clusters are shown, of a view of some columns.
    @Test(arguments: [2, 3, 4, 5, 7, 12])
    func theCursorStandsOnItsCluster(columns: Int) async {
        let text = "漢字漢字\ta字 words字字字 abcd\tx 漢\t字\n\t\t字e\u{301}字👩‍👩‍👧字\n"
        // The last column is the scroll bar's.
        let (view, pilot) = await start(TextStorage(text), columns: columns, rows: 60)
        var position = 0
        for character in text {
            view.selectedRanges = [Range(position..<position)]
            await pilot.settle()
            guard let cell = cursor(pilot) else {
                Issue.record("No cursor at \(position).")
                continue
            }
            let shown = pilot.display.buffer[cell]
            #expect(!shown.isTrailingHalf, "\(position) in \(columns) columns")
            if !character.isWhitespace {
                #expect(
                    pilot.display.buffer.clusters.text(of: shown.glyph) == String(character),
                    "\(position) in \(columns) columns")
            }
            position += String(character).utf8.count
        }
    }

    @Test func afterAFullRowTheCursorStandsOnItsLastCluster() async {
        let (view, pilot) = await start(TextStorage("漢字\nabcd\n"), columns: 5)
        await pilot.press("end")
        #expect(cursor(pilot) == Point(x: 2, y: 0))
        await pilot.press("down", "end")
        #expect(cursor(pilot) == Point(x: 3, y: 1))
        view.selectedRanges = [6..<6, 11..<11]
        await pilot.settle()
        // The other cursor is drawn there too, on both halves.
        let cells = (0..<4).map {
            pilot.display.buffer[Point(x: $0, y: 0)].attributes.contains(.reverse)
        }
        #expect(cells == [false, false, true, true])
    }
}
