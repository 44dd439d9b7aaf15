// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextRows, TextRows+Drawing.

import SeltzerDocuments
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

/// Long texts, long lines, and small views.
@MainActor
@Suite struct TextViewSizesTests: TextScene {
    @Test func controlsAndBytesThatAreNoTextAreShownAndStay() async {
        let (view, pilot) = await start("")
        view.storage = TextStorage(
            bytes: Array("a\u{1B}[31mb\u{7}".utf8) + [0xFF, 0x0D, 0x0A, 0x63])
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("a␛[31mb␇�\nc"))
        await pilot.press("ctrl-end")
        await pilot.type("d")
        #expect(
            view.storage.bytes(in: 0..<99)
                == Array("a\u{1B}[31mb\u{7}".utf8) + [0xFF, 0x0D, 0x0A, 0x63, 0x64])
    }

    @Test func aMillionLinesCostWhatIsSeen() async {
        let (view, pilot) = await start("") { $0.showsLineNumbers = true }
        view.storage = TextStorage(String(repeating: "line\n", count: 1_000_000))
        await pilot.press("ctrl-end")
        await pilot.type("end")
        #expect(pilot.screen.contains("1000001  end"))
        await pilot.press("ctrl-home", "pagedown", "alt-d")
        #expect(view.storage.lineCount == 1_000_001)
    }

    @Test(arguments: [true, false])
    func anEnormousLineIsShownAndEdited(wraps: Bool) async {
        let (view, pilot) = await start("") { $0.wrapsLines = wraps }
        view.storage = TextStorage(String(repeating: "漢字 and words ", count: 700_000))
        await pilot.press("end")
        await pilot.type("end")
        #expect(pilot.screen.contains("end"))
        await pilot.press("up", "pageup", "home", "down", "pagedown", "delete")
        await pilot.click(column: 5, row: 2)
        #expect(view.storage.count > 11_800_000)
    }

    /// A line is laid out in segments of 16 KiB; the number of segments changes with its length.
    @Test func theRowsAreRightWhereALineGrowsAndShrinksByASegment() async {
        let line = String(repeating: "words ", count: 2_730)
        let (view, pilot) = await start(line + "\nlast") { $0.wrapsLines = true }
        func isLikeNew() async -> Bool {
            await pilot.press("ctrl-home", "ctrl-end")
            let (_, other) = await start(view.text)
            await other.press("ctrl-end")
            return pilot.screen == other.screen && pilot.screen.contains("last")
        }
        #expect(await isLikeNew())
        for _ in 0..<3 {
            await pilot.press("up", "end")
            await pilot.type("more")
            #expect(await isLikeNew())
        }
        for _ in 0..<3 {
            await pilot.press("up", "end", "alt-backspace")
            #expect(await isLikeNew())
        }
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (6, 3)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        for wraps in [true, false] {
            let view = TextView("漢字\n\tb\n" + String(repeating: "x", count: 50))
            view.showsLineNumbers = true
            view.wrapsLines = wraps
            let pilot = await Pilot(plain: ViewController(view: view), columns: columns, rows: rows)
            view.becomeFirstResponder()
            await pilot.press(
                "down", "end", "pagedown", "ctrl-end", "tab", "pageup", "alt-shift-up")
            await pilot.drag(fromColumn: 0, row: 0, toColumn: 9, row: 9)
            await pilot.wheel(dy: 5, column: 0, row: 0)
            await pilot.type("z")
            #expect(view.text.contains("z") || columns == 0)
        }
    }
}
