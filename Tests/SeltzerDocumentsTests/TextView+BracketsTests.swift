// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerDocuments
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct TextViewBracketsTests {
    private func start(
        _ text: String, _ highlighter: (any SyntaxHighlighter)? = SwiftHighlighter()
    ) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        view.highlighter = highlighter
        let pilot = await Pilot(ViewController(view: view), columns: 40, rows: 5)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    /// Goes to the other bracket from a position.
    private func other(_ position: Int, _ view: TextView, _ pilot: Pilot) async -> Int {
        view.selectedRanges = [Range(position..<position)]
        await pilot.press("ctrl-]")
        return view.cursor.offset
    }

    @Test func bracketsInStringsAndCommentsDoNotCount() async {
        let text = "f(\")\", g(1 /* ) */)) // )"
        let (view, pilot) = await start(text)
        let outer = text.utf8.count - 6
        #expect(await other(1, view, pilot) == outer)
        #expect(await other(outer, view, pilot) == 1)
        // One in a string has no other.
        #expect(await other(3, view, pilot) == 3)
        view.highlighter = nil
        #expect(await other(1, view, pilot) == 3)
    }

    @Test func linesThatAreNotSeenAreRead() async {
        let filler = String(repeating: "    let a = \"}\" // }\n", count: 400)
        let text = "func f() {\n" + filler + "/*\n}}}\n*/\n}"
        let (view, pilot) = await start(text)
        #expect(await other(9, view, pilot) == text.utf8.count - 1)
        #expect(await other(text.utf8.count - 1, view, pilot) == 9)
    }

    @Test func whatIsTypedIntoAStringDoesNotCount() async {
        let (view, pilot) = await start("f(\"\")")
        view.selectedRanges = [3..<3]
        await pilot.type(")")
        #expect(await other(1, view, pilot) == 5)
    }
}
