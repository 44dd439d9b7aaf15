// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FoldingGutter, TextView+IndentationGuides.

import SeltzerBase
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct TextViewFoldingTests {
    private static let program = """
        func a() {
            if b {
                c()
            }
        }

        func d() {
            e()
        }
        end
        """

    private func start(
        _ text: String = program, columns: Int = 24, rows: Int = 12
    ) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        view.wrapsLines = false
        view.isFoldingEnabled = true
        let pilot = await Pilot(ViewController(view: view), columns: columns, rows: rows)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    /// Returns the rows of the screen without the scroll bar.
    private func lines(_ pilot: Pilot, columns: Int = 24) -> [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.prefix(columns - 1)).trimmingSuffix()
        }
    }

    @Test func theRegionsOfAHighlighterFold() async {
        let (view, pilot) = await start("a {\nb\nc {\nd\n}\n}\n    e\nf")
        view.highlighter = BraceHighlighter()
        await pilot.settle()
        #expect(
            lines(pilot).prefix(7) == ["▾ a {", "  b", "▾ c {", "  d", "  }", "  }", "      e"])
        #expect(view.fold(line: 3))
        #expect(view.foldedRegions == [2...3])
        view.foldAll()
        await pilot.settle()
        #expect(lines(pilot).prefix(4) == ["▸ a { …", "  }", "      e", "  f"])
        view.highlighter = nil
        await pilot.settle()
        view.unfoldAll()
        await pilot.settle()
        #expect(lines(pilot).prefix(7).last == "      e")
        #expect(view.foldingRegion(atLine: 5) == 5...6)
    }

    @Test func aFoldedRegionShowsItsFirstLine() async {
        let (view, pilot) = await start()
        #expect(lines(pilot).prefix(3) == ["▾ func a() {", "▾     if b {", "          c()"])
        #expect(view.fold(line: 0))
        await pilot.settle()
        #expect(
            lines(pilot).prefix(5) == ["▸ func a() { …", "  }", "", "▾ func d() {", "      e()"])
        #expect(view.foldedRegions == [0...3])
        view.foldAll()
        await pilot.settle()
        #expect(
            lines(pilot).prefix(6) == [
                "▸ func a() { …", "  }", "", "▸ func d() { …", "  }", "  end",
            ])
        view.unfold(line: 0)
        await pilot.settle()
        #expect(lines(pilot).prefix(3) == ["▾ func a() {", "▸     if b { …", "      }"])
        view.unfoldAll()
        await pilot.settle()
        #expect(view.foldedRegions.isEmpty && lines(pilot)[2] == "          c()")
    }

    @Test func theGutterAndTheKeysFold() async {
        let (view, pilot) = await start()
        await pilot.click(column: 0, row: 6)
        #expect(view.foldedRegions == [6...7] && view.selectedText.isEmpty)
        await pilot.click(column: 0, row: 6)
        #expect(view.foldedRegions.isEmpty)
        // The cursor is in the third line, and gets out of the folded region.
        await pilot.press("down", "down", "alt-o")
        #expect(view.foldedRegions == [1...2])
        #expect(view.cursor == TextPosition(view.storage.rangeOfLine(1).upperBound))
        await pilot.press("alt-o")
        #expect(view.foldedRegions.isEmpty)
        await pilot.press("alt-(")
        #expect(view.foldedRegions == [0...3, 1...2, 6...7])
        await pilot.press("alt-)", "alt-)")
        #expect(view.foldedRegions.isEmpty)
        #expect(
            pilot.events(TextFoldingChanged.self).map(\.foldedRegions)
                == [[6...7], [], [1...2], [], [0...3, 1...2, 6...7], []])
    }

    @Test func aHandlerCanStopTheGutter() async {
        let (view, pilot) = await start()
        view.on { (_: TextGutterPressed) in .stop }
        await pilot.click(column: 0, row: 0)
        #expect(view.foldedRegions.isEmpty)
    }

    @Test func theCursorSkipsHiddenLinesByRowsAndUnfoldsThemByCharacters() async {
        let (view, pilot) = await start()
        view.fold(line: 0)
        await pilot.press("down")
        #expect(view.linesWithCursor == [4] && view.foldedRegions == [0...3])
        await pilot.press("up")
        #expect(view.linesWithCursor == [0])
        await pilot.press("end", "right")
        #expect(view.linesWithCursor == [1] && view.foldedRegions.isEmpty)
    }

    @Test func findingTextUnfoldsIt() async {
        let (view, pilot) = await start()
        view.foldAll()
        await pilot.press("ctrl-f")
        await pilot.type("c()")
        await pilot.press("enter", "escape")
        await pilot.settle()
        #expect(view.foldedRegions == [6...7])
        #expect(pilot.screen.contains("c()"))
    }

    @Test func editsMoveFoldsAndUndoShowsWhatItChanges() async {
        let (view, pilot) = await start()
        view.fold(line: 6)
        await pilot.press("enter", "up")
        #expect(view.foldedRegions == [7...8])
        await pilot.press("ctrl-_")
        #expect(view.foldedRegions == [6...7])
        view.selectedRanges = [
            TextPosition(view.storage.startOfLine(7))..<TextPosition(view.storage.startOfLine(8))
        ]
        #expect(view.foldedRegions == [6...7], "The cursor is after the hidden line.")
        await pilot.press("delete")
        #expect(view.foldedRegions.isEmpty && !view.text.contains("e()"))
    }

    @Test func aNewTextHasNoFolds() async {
        let (view, pilot) = await start()
        view.foldAll()
        view.text = "a\n b"
        await pilot.settle()
        #expect(view.foldedRegions.isEmpty && lines(pilot).prefix(2) == ["▾ a", "   b"])
        view.foldAll()
        view.isFoldingEnabled = false
        await pilot.settle()
        #expect(view.foldedRegions.isEmpty && lines(pilot).prefix(2) == ["a", " b"])
    }

    @Test func linesThatDoNotExistHaveNoRegion() async {
        let (view, _) = await start()
        #expect(!view.fold(line: -1) && !view.fold(line: 99) && !view.fold(line: 9))
        #expect(view.foldingRegion(atLine: -1) == nil && view.foldingRegion(atLine: 99) == nil)
        view.unfold(line: 99)
        #expect(view.foldingRegion(atLine: 6) == 6...7)
    }

    @Test func colorsReachBehindHundredThousandsOfFoldedLines() async {
        let inner = String(repeating: "    a = 1\n", count: 200_000)
        let (view, pilot) = await start("begin\n\(inner)let end = \"x\"\n", rows: 4)
        view.highlighter = SwiftHighlighter()
        view.fold(line: 0)
        await pilot.settle()
        #expect(lines(pilot).prefix(2) == ["▸ begin …", "  let end = \"x\""])
        #expect(view.visibleLines == 0...200_002)
        while let task = view.highlightingTask {
            await task.value
            await pilot.settle()
        }
        let buffer = pilot.display.buffer
        #expect(buffer[Point(x: 2, y: 1)].foreground != buffer[Point(x: 6, y: 1)].foreground)
        // A long move by rows counts the visible rows.
        await pilot.press("ctrl-end")
        #expect(view.linesWithCursor == [200_002])
        view.scroll(toLine: 150_000)
        #expect(view.visibleLines.lowerBound == 0)
    }

    /// Uses a text at random, and compares the screen with the lines that no folded region hides.
    @Test(arguments: 0..<4)
    func randomUseShowsAllLinesThatAreNotFolded(seed: Int) async {
        let text = (0..<40).map { _ in
            String(repeating: "  ", count: Int.random(in: 0...3)) + ["", "a", "bc()"]
                .randomElement()!
        }
        // So wide that joined lines neither wrap nor scroll.
        let columns = 600
        let (view, pilot) = await start(text.joined(separator: "\n"), columns: columns, rows: 9)
        view.wrapsLines = seed % 2 == 0
        let keys: [KeyChord] = [
            "down", "up", "left", "right", "end", "home", "enter", "backspace", "delete", "alt-o",
            "alt-o", "alt-o", "alt-(", "alt-)", "ctrl-_", "pagedown", "pageup", "shift-down",
            "ctrl-end", "ctrl-home", "alt-down", "alt-up", "ctrl-k", "ctrl-alt-down", "escape", "x",
        ]
        var used: [KeyChord] = []
        for _ in 0..<60 {
            let key = keys.randomElement()!
            used.append(key)
            await pilot.press(key)
            let hidden = Set(view.foldedRegions.flatMap { $0.dropFirst() })
            let count = view.storage.lineCount
            #expect(view.linesWithCursor.isDisjoint(with: hidden), "\(text) \(used)")
            #expect(hidden.allSatisfy { $0 < count }, "\(text) \(used)")
            let shown = (view.visibleLines.lowerBound..<count).filter { !hidden.contains($0) }
            let expected = shown.prefix(9).map { line in
                let folded = view.foldedRegions.contains { $0.lowerBound == line }
                let string = view.storage.string(ofLine: line)
                return (folded ? string + " …" : string).trimmingSuffix()
            }
            let rows = lines(pilot, columns: columns).prefix(expected.count).map {
                String($0.dropFirst(2))
            }
            guard rows == expected else {
                Issue.record("\(rows) is not \(expected): \(text) \(used)")
                return
            }
        }
        #expect(await pilot.faults().isEmpty)
    }

    @Test func guidesShowTheIndentation() async {
        let (view, pilot) = await start("a\n    b\n\n        c\n\td\ne")
        view.isFoldingEnabled = false
        view.showsIndentationGuides = true
        await pilot.settle()
        #expect(lines(pilot).prefix(6) == ["a", "│   b", "│   │", "│   │   c", "│   d", "e"])
        view.showsIndentationGuides = false
        await pilot.settle()
        #expect(lines(pilot).prefix(3) == ["a", "    b", ""])
    }
}

extension String {
    fileprivate func trimmingSuffix() -> String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

/// Finds regions in braces, except in comments between number signs.
private struct BraceHighlighter: SyntaxHighlighter {
    let initialState = false
    let isQuick = true
    let findsRegions = true

    func highlight(_ line: [UInt8], state: inout Bool) -> [SyntaxToken] { [] }

    func highlight(
        _ line: [UInt8], state: inout Bool, depths: inout FoldingDepths
    ) -> [SyntaxToken] {
        for byte in line {
            switch byte {
            case UInt8(ascii: "#"): state.toggle()
            case UInt8(ascii: "{") where !state: depths.beginRegion()
            case UInt8(ascii: "}") where !state: depths.endRegion()
            default: break
            }
        }
        return []
    }
}
