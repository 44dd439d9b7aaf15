// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of log views and of finding.
@MainActor
@Suite struct LogViewSamplesTests {
    @Test func linesWithLevelsAreAppended() async {
        let log = LogView()
        log.append("listening on port 8080", level: .info)
        log.append("\u{1B}[31mno route\u{1B}[0m to /tides", level: .error)
        let pilot = await Pilot(ViewController(view: log), columns: 40, rows: 3)
        while log.lineCount < 2 { await Task.yield() }
        await pilot.settle()
        #expect(pilot.screen.contains("error  no route to /tides"))
    }

    @Test func aWriterIsGivenToAnotherThread() async {
        let log = LogView()
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        let writer = log.writer
        Task.detached { for await line in lines { writer.append(line) } }
        continuation.yield("one")
        continuation.finish()
        while log.lineCount < 1 { await Task.yield() }
        log.selectAll()
        #expect(log.selectedText == "one")
    }

    @Test func aFoundLineIsShown() async {
        let poem = "limes\nlemons"
        let status = Label()
        let page = PageView(Label(poem))
        page.on { (found: TextFound) in
            status.text = "Line \(found.match.line + 1)"
            return .stop
        }
        let pilot = await Pilot(ViewController(view: page), columns: 60, rows: 4)
        page.findInteraction?.searchText = "lemon"
        page.findInteraction?.presentFindNavigator(showingReplace: false)
        await pilot.settle()
        #expect(pilot.screen.contains("1 of 1"))
        // Only a search of the user is reported.
        #expect(status.text == "")
        await pilot.type("lemons")
        #expect(status.text == "Line 1")
    }
}
