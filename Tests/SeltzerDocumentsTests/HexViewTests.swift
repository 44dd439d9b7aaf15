// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: HexView+Drawing, HexView+Editing, HexView+Finding, HexCommand, HexEntryField, HexLayout, HexSearch, HexEdits.

import SeededRandom
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@testable import SeltzerDocuments

/// A source of 1 GB without memory: each byte follows from its offset.
private struct LargeSource: TextByteSource {
    let count = 1 << 30
    /// The offset of the only zero byte.
    static var zero: Int { 1_000_000_123 }

    func bytes(in range: Range<Int>) -> [UInt8] {
        range.clamped(to: 0..<count).map { $0 == Self.zero ? 0 : UInt8($0 % 255 + 1) }
    }
}

/// Zeros that a search does not come to the end of.
private struct EndlessSource: TextByteSource {
    let count = 1 << 60
    func bytes(in range: Range<Int>) -> [UInt8] { [UInt8](repeating: 0, count: range.count) }
}

/// A file that another program has made shorter.
private struct ShortSource: TextByteSource {
    let count = 40
    func bytes(in range: Range<Int>) -> [UInt8] {
        [UInt8](repeating: 0x41, count: range.clamped(to: 0..<20).count)
    }
}

@MainActor
@Suite struct HexViewTests {
    private func start(
        _ view: HexView, columns: Int = 60, rows: Int = 6, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    /// Waits for the end of a search on another thread.
    private func selection(of view: HexView, is range: Range<Int>) async {
        while view.selectedRange != range { await Task.yield() }
    }

    private func alphabet(_ count: Int = 200) -> HexView {
        HexView(bytes: (0..<count).map { UInt8($0 & 255) })
    }

    @Test func bytesAreNumbersAndText() async {
        let view = HexView(bytes: Array("Seltzer\u{0}\u{ff}!".utf8))
        let pilot = await start(view)
        #expect(pilot.screen.contains("00000000  53 65 6C 74 7A 65 72 00  Seltzer·"))
        #expect(pilot.screen.contains("00000008  C3 BF 21                 ··!"))
        let plain = await start(view, look: .ascii)
        #expect(plain.screen.contains("Seltzer."))
    }

    @Test(arguments: [
        (144, 32), (143, 16), (80, 16), (50, 8), (30, 4), (22, 2), (20, 1), (5, 1), (1, 1),
    ])
    func asManyBytesAsFit(columns: Int, perRow: Int) async {
        let view = alphabet()
        let pilot = await start(view, columns: columns)
        #expect(view.layout.bytesPerRow == perRow)
        await pilot.press("ctrl-end", "pageup", "end")
        #expect(await pilot.faults().isEmpty)
    }

    @Test func keysMoveAndSelect() async {
        let view = alphabet()
        let pilot = await start(view)
        await pilot.press("right", "down", "end")
        #expect(view.cursorOffset == 15)
        await pilot.press("shift-right", "shift-down")
        #expect(view.selectedRange == 15..<25)
        await pilot.press("ctrl-end")
        #expect(view.selectedRange == 199..<200)
        await pilot.press("right", "down")
        #expect(view.cursorOffset == 199)
        await pilot.press("home", "ctrl-home", "left", "up")
        #expect(view.cursorOffset == 0)
        await pilot.press("pagedown")
        #expect(view.cursorOffset == 40)
        #expect(
            pilot.events(HexSelectionChanged.self).last?.range == view.selectedRange)
        await pilot.press("alt-a")
        #expect(view.selectedRange == 0..<200)
    }

    @Test func pressesAndDragsSelect() async throws {
        let view = alphabet()
        let pilot = await start(view)
        await pilot.click(on: "0B")
        #expect(view.cursorOffset == 11 && !view.isInTextPane)
        let first = try #require(pilot.location(of: "02")),
            last = try #require(
                pilot.location(of: "13"))
        await pilot.drag(fromColumn: first.x, row: first.y, toColumn: last.x, row: last.y)
        #expect(view.selectedRange == 2..<20)
        await pilot.wheel(dy: 1, column: 20, row: 2)
        #expect(pilot.screen.hasPrefix("▌00000018") || pilot.screen.contains("00000018"))
        #expect(view.selectedRange == 2..<20)
        // Beyond the last row, a drag scrolls.
        await pilot.mouseDown(column: 12, row: 2)
        await pilot.move(column: 12, row: 8)
        await pilot.advance(by: .seconds(1))
        #expect(view.cursorOffset > 60)
        await pilot.mouseUp(column: 12, row: 8)
        // The text pane.
        await pilot.press("ctrl-home", "alt-t")
        #expect(view.isInTextPane)
    }

    @Test func selectedBytesAreCopied() async {
        let view = HexView(bytes: Array("Seltzer".utf8))
        let pilot = await start(view)
        view.selectedRange = 0..<3
        await pilot.press("alt-w")
        #expect(pilot.display.clipboard == "53 65 6C")
        await pilot.press("alt-t", "alt-w")
        #expect(pilot.display.clipboard == "Sel")
    }

    @Test(.timeLimit(.minutes(10))) func bytesAreFoundFromTheCursorOn() async {
        let view = HexView(bytes: Array("one two one two".utf8))
        let pilot = await start(view)
        #expect(await view.find(Array("two".utf8)) == 4..<7)
        #expect(await view.find(Array("two".utf8)) == 12..<15)
        #expect(await view.find(Array("two".utf8)) == 4..<7)
        #expect(await view.find(Array("two".utf8), backwards: true) == 12..<15)
        #expect(await view.find([0]) == nil && view.selectedRange == 12..<15)
        #expect(await view.find([]) == nil)
        await pilot.press("ctrl-home", "ctrl-f")
        await pilot.type("74 77\n")
        await selection(of: view, is: 4..<6)
        await pilot.press("f3")
        await selection(of: view, is: 12..<14)
        await pilot.press("shift-f3")
        await selection(of: view, is: 4..<6)
        await pilot.press("ctrl-f", "escape")
        #expect(view.isFocused)
    }

    @Test func offsetsAreGoneTo() async {
        let view = HexView(source: LargeSource())
        let pilot = await start(view)
        await pilot.press("alt-g")
        await pilot.type("0x3FFFFFFF\n")
        #expect(view.cursorOffset == (1 << 30) - 1)
        #expect(pilot.screen.contains("3FFFFFF8"))
        await pilot.press("alt-g")
        await pilot.type("2000000000\n")
        #expect(view.cursorOffset == (1 << 30) - 1)
        await pilot.press("ctrl-u")
        await pilot.type("1,024\n")
        #expect(view.cursorOffset == 1_024 && view.isFocused)
    }

    /// Begins a search that only something else ends.
    private func beginSearch(in view: HexView) async -> Task<Range<Int>?, Never> {
        let old = view.search
        let task = Task { await view.find([1]) }
        while view.search == nil || view.search == old { await Task.yield() }
        return task
    }

    @Test(.timeLimit(.minutes(10))) func aSearchIsEnded() async {
        let view = HexView(source: EndlessSource())
        let first = await beginSearch(in: view)
        #expect(await view.find([0]) == 1..<2)
        #expect(await first.value == nil && view.selectedRange == 1..<2)
        let second = await beginSearch(in: view)
        second.cancel()
        #expect(await second.value == nil && view.selectedRange == 1..<2)
        let third = await beginSearch(in: view)
        #expect(await view.find([]) == nil)
        #expect(await third.value == nil)
        let last = await beginSearch(in: view)
        view.source = ShortSource()
        #expect(await last.value == nil)
        #expect(view.selectedRange == 0..<1 && view.search == nil)
    }

    @Test(.timeLimit(.minutes(10))) func onlyASearchThatIsThroughRingsTheBell() async {
        let view = HexView(source: EndlessSource())
        let pilot = await start(view)
        view.findByUser([1], backwards: false)
        while view.search == nil { await Task.yield() }
        view.findByUser([0], backwards: false)
        await selection(of: view, is: 1..<2)
        for _ in 0..<100 { await Task.yield() }
        #expect(pilot.display.beepCount == 0)
        view.source = ShortSource()
        view.findByUser([1], backwards: true)
        while pilot.display.beepCount == 0 { await Task.yield() }
        #expect(view.selectedRange == 0..<1)
    }

    @Test func searchesAreAsASimpleSearch() async {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<300 {
            let bytes = (0..<60).map { _ in UInt8.random(in: 0...2, using: &random) }
            let pattern = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                UInt8.random(in: 0...2, using: &random)
            }
            let places = (0...bytes.count - pattern.count).filter {
                Array(bytes[$0..<$0 + pattern.count]) == pattern
            }
            let search = HexSearch(pattern)
            #expect(search?.firstIndex(in: bytes) == places.first)
            #expect(search?.lastIndex(in: bytes) == places.last)
            let range =
                Int.random(in: 0...30, using: &random)..<Int.random(in: 31...60, using: &random)
            let read: @Sendable (Range<Int>) -> [UInt8] = { Array(bytes[$0]) }
            #expect(
                await search?.first(beginningIn: range, count: 60, read: read)
                    == places.first { range.contains($0) })
            #expect(
                await search?.last(beginningIn: range, count: 60, read: read)
                    == places.last { range.contains($0) })
        }
    }

    @Test(arguments: [
        ("7F 45", [0x7F, 0x45]), ("0x7f45", [0x7F, 0x45]), ("\"7F\"", [0x37, 0x46]),
        ("ELF", [0x45, 0x4C, 0x46]), ("7F4", [0x37, 0x46, 0x34]), (" é ", [0xC3, 0xA9]),
    ])
    func patternsAreNumbersOrText(text: String, bytes: [UInt8]) {
        #expect(HexSearch.bytes(named: text) == bytes)
    }

    @Test func editingIsOffAtFirst() async {
        let view = alphabet()
        let pilot = await start(view)
        await pilot.type("ff")
        #expect(view.editedBytes.isEmpty && pilot.events(HexEdited.self).isEmpty)
        view.isEditable = true
        await pilot.type("f")
        #expect(view.editedBytes.isEmpty && pilot.screen.contains("F_"))
        await pilot.type("eA0")
        #expect(view.editedBytes == [0: 0xFE, 1: 0xA0] && view.cursorOffset == 2)
        #expect(view.bytes(in: 0..<3) == [0xFE, 0xA0, 2])
        await pilot.press("alt-t")
        await pilot.type("z")
        #expect(view.editedBytes[2] == 0x7A)
        #expect(pilot.events(HexEdited.self).map(\.byte) == [0xFE, 0xA0, 0x7A])
        await pilot.press("ctrl-_", "ctrl-_")
        #expect(view.editedBytes == [0: 0xFE] && view.cursorOffset == 1)
        // A byte that is as before is no change.
        view.isInTextPane = false
        view.cursorOffset = 0
        await pilot.type("00")
        #expect(view.editedBytes.isEmpty)
    }

    @Test func emptyAndShorterFilesAreDrawn() async {
        let empty = HexView()
        let pilot = await start(empty)
        #expect(pilot.screen.contains("No bytes") && empty.selectedRange.isEmpty)
        empty.isEditable = true
        await pilot.press("right", "ctrl-end", "ctrl-f", "alt-a")
        await pilot.type("f")
        #expect(await pilot.faults().isEmpty)
        let short = await start(HexView(source: ShortSource()))
        #expect(short.screen.contains("41 41 41 41 ?? ?? ?? ??"))
    }

    @Test func theCursorIsAValueForReaders() async throws {
        let view = alphabet()
        view.accessibilityLabel = "Bytes"
        let pilot = await start(view)
        await pilot.press("right")
        let element = try #require(pilot.elements.flatMap(\.all).first { $0.role == .document })
        #expect(element.value == "01 at offset 1" && element.count == 200)
        #expect(view.accessibilityChangeValue(to: "0x10") && view.cursorOffset == 16)
        #expect(!view.accessibilityChangeValue(to: "0x1000"))
    }
}
