// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TranscriptBlock, TranscriptBlock+lines, TranscriptView, TranscriptView+TextSearching, TranscriptTextView,
// TranscriptLabel, TranscriptLabelText, TranscriptLayout, TranscriptLines, TranscriptText.

import SeededRandom
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerDocuments

/// A controller with a transcript above a row of its own.
@MainActor
private final class Chat: ViewController {
    let transcript = StreamingTranscript()
    let field = Button("Ask")

    override func loadView() {
        addChild(transcript)
        let stack = StackView(.vertical, [transcript.view, field])
        stack.setFlex(1, of: transcript.view)
        view = stack
        transcript.didMove(toParent: self)
    }
}

@MainActor
@Suite struct StreamingTranscriptTests {
    private let chat = Chat()
    private var transcript: StreamingTranscript { chat.transcript }

    private func inline(columns: Int = 40, rows: Int = 20) async -> Pilot {
        let application = Application(root: chat) { throw ApplicationError.noTerminal }
        application.presentation = .inline(.fitting())
        return await Pilot(application, columns: columns, rows: rows)
    }

    private func fullScreen(columns: Int = 40, rows: Int = 10) async -> Pilot {
        await Pilot(chat, columns: columns, rows: rows)
    }

    /// The rows of the screen without the button.
    private func rows(_ pilot: Pilot) -> [String] { pilot.display.buffer.lines.dropLast() }

    // MARK: Inline

    @Test func completeParagraphsLeaveAndTheLastOneStays() async {
        let pilot = await inline()
        #expect(pilot.display.size.height == 1)
        transcript.append("# Tides\n\nThe moon\n")
        await pilot.settle()
        #expect(pilot.scrollback.first == "  Tides")
        #expect(rows(pilot) == ["", "  The moon"])
        transcript.append("pulls.\n\n- one\n- two")
        await pilot.settle()
        #expect(pilot.scrollback.suffix(2) == ["", "  The moon pulls."])
        #expect(rows(pilot) == ["", "  • one", "  • two"])
        transcript.endTurn()
        await pilot.settle()
        #expect(pilot.scrollback.suffix(2) == ["  • one", "  • two"])
        #expect(pilot.display.size.height == 1)
        #expect(await pilot.faults() == [])
    }

    @Test func removedBlocksAreGoneAndCanStillBeFinished() async {
        for isInline in [true, false] {
            transcript.removeAll()
            let pilot = isInline ? await inline() : await fullScreen()
            transcript.beginTurn("first")
            let bar = transcript.append(Button("live"))
            transcript.append("# Not")
            transcript.removeAll()
            transcript.finish(bar)
            transcript.endTurn()
            await pilot.settle()
            #expect(transcript.blocks.isEmpty && !pilot.screen.contains("live"))
            transcript.append("second\n\nthird")
            transcript.endTurn()
            await pilot.settle()
            let shown = (pilot.scrollback + rows(pilot)).joined(separator: "\n")
            #expect(shown.contains("  second") && shown.contains("  third"))
            #expect(!shown.contains("Not"))
            #expect(await pilot.faults() == [])
            pilot.application.end()
            await pilot.settle()
        }
    }

    @Test func lineThatIsNotCompleteDecidesNothing() async {
        let pilot = await inline()
        transcript.append("one\n#")
        await pilot.settle()
        #expect(pilot.scrollback == [])
        transcript.append("two\n")
        transcript.finishText()
        await pilot.settle()
        #expect(pilot.scrollback == ["  one #two"])
    }

    @Test func turnsHaveASignAndMarks() async {
        let pilot = await inline()
        transcript.beginTurn("Why?")
        transcript.append("Because.")
        transcript.endTurn(status: 1)
        transcript.beginTurn("And then?")
        await pilot.settle()
        #expect(pilot.scrollback == ["› Why?", "", "  Because.", "", "› And then?"])
        let marks = pilot.display.shellMarks
        #expect(marks.map(\.line) == [0, 0, 2, 4, 4, 4])
        #expect(
            marks.map(\.mark) == [
                .promptStart, .commandStart, .outputStart, .commandEnd(status: 1), .promptStart,
                .commandStart,
            ])
    }

    @Test func viewsLiveUntilTheyAreFinishedAndLeaveInOrder() async {
        let pilot = await inline()
        let bar = ProgressView()
        let button = Button("Stop")
        let first = transcript.append(StackView(.vertical, [bar, button]))
        let second = transcript.append(Label("done at once"), spacing: 0)
        transcript.finish(second)
        await pilot.settle()
        #expect(pilot.scrollback == [])
        #expect(pilot.display.size.height == 4)
        #expect(button.becomeFirstResponder())
        transcript.finish(first)
        await pilot.settle()
        #expect(pilot.scrollback.last == "done at once")
        #expect(pilot.scrollback.count == 3)
        #expect(pilot.display.size.height == 1)
        #expect(transcript.blocks.isEmpty)
        #expect(await pilot.faults() == [])
    }

    @Test func textThatIsHigherThanTheScreenShowsItsEnd() async {
        let pilot = await inline(rows: 6)
        transcript.append((1...30).map { "- item \($0)\n" }.joined())
        await pilot.settle()
        #expect(pilot.display.size.height == 6)
        #expect(rows(pilot).last?.contains("item 30") == true)
        transcript.endTurn()
        await pilot.settle()
        #expect(pilot.scrollback.count == 30)
        #expect(pilot.scrollback.first?.contains("item 1") == true)
    }

    @Test func linesOfCodeLeaveBeforeTheirBlockEnds() async {
        let pilot = await inline(columns: 24)
        transcript.append("Words.\n\n```swift\n" + (1...7).map { "let line\($0) = 1\n" }.joined())
        await pilot.settle()
        #expect(pilot.scrollback == ["  Words."])
        #expect(pilot.display.size.height == 9)
        transcript.append("let line8 = \"a line that is wider\"\nlet l")
        await pilot.settle()
        #expect(pilot.scrollback.count == 11 && pilot.scrollback[1] == "")
        #expect(rows(pilot).map { $0.dropFirst(3) } == ["let l"])
        transcript.append("ine9 = 1\n```\n\nEnd.\n")
        await pilot.resize(columns: 40, rows: 20)
        transcript.endTurn()
        await pilot.settle()
        #expect(pilot.scrollback.suffix(2) == ["", "  End."])
        #expect(pilot.scrollback.dropLast(2).last?.hasSuffix("let line9 = 1") == true)
        let lines = pilot.scrollback.filter { $0.contains("let line") }.count
        #expect(lines == 9)
        #expect(await pilot.faults() == [])
    }

    @Test func allLinesOfCodeMayHaveLeft() async {
        let pilot = await inline()
        transcript.append("```\n" + (1...130).map { "line \($0)\n" }.joined())
        await pilot.settle()
        #expect(pilot.scrollback.count == 130)
        #expect(pilot.display.size.height <= 2)
        transcript.append("```\n")
        transcript.endTurn()
        await pilot.settle()
        #expect(pilot.scrollback.map { $0.split(separator: " ").last } == (1...130).map { "\($0)" })
        #expect(pilot.display.size.height == 1)
    }

    @Test func paragraphMayBeOneLineThatTheTerminalWraps() async {
        let pilot = await inline(columns: 30)
        transcript.lineBreakMode = .byCharWrapping
        let text = String(repeating: "word ", count: 20) + "end"
        transcript.append(text + "\n\nnext\n")
        await pilot.settle()
        #expect(pilot.display.loggedLines.map(\.string) == ["  " + text])
    }

    @Test func endOfTheProgramLosesNothing() async {
        let pilot = await inline()
        transcript.append("not complete")
        transcript.append(Label("a view"))
        await pilot.settle()
        pilot.application.end()
        await pilot.settle()
        let lines = pilot.display.loggedLines.map(\.string)
        #expect(lines.contains { $0.contains("not complete") } && lines.contains("a view"))
    }

    /// Random texts in random parts, with resizes while they grow: the words above the rows and in them are the words that
    /// were said, in order.
    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func wordsAreNeitherLostNorDoubled(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let pilot = await inline(columns: 50, rows: 12)
        var said: [String] = []
        var number = 0
        for _ in 0..<25 {
            var text = ""
            let beginning = random.pick(["", "", "- ", "> ", "# ", "1. ", "```\n"])
            let isCode = beginning == "```\n"
            text += beginning
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                number += 1
                said.append("w\(number)")
                text += "w\(number)" + (isCode ? "\n" : " ")
            }
            text += isCode ? "```\n\n" : "\n\n"
            var rest = Substring(text)
            while !rest.isEmpty {
                let count = Int.random(in: 1...12, using: &random)
                transcript.append(String(rest.prefix(count)))
                rest = rest.dropFirst(count)
                if random.chance(10) { await pilot.settle() }
                if random.chance(3) {
                    await pilot.resize(
                        columns: Int.random(in: 20...70, using: &random),
                        rows: Int.random(in: 1...15, using: &random))
                }
            }
            if random.chance(30) { transcript.endTurn() }
        }
        transcript.endTurn()
        await pilot.settle()
        let shown = pilot.display.loggedLines.flatMap { line in
            line.string.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
                .filter { $0.hasPrefix("w") }
        }
        #expect(shown == said)
        #expect(await pilot.faults() == [])
    }

    // MARK: The whole screen

    @Test func wholeScreenFollowsTheEndUntilTheUserScrollsUp() async {
        let pilot = await fullScreen()
        for number in 1...30 {
            transcript.append("message \(number)")
            transcript.finishText()
        }
        await pilot.settle()
        #expect(rows(pilot).last?.contains("message 30") == true)
        let scroll = transcript.view as? ScrollView
        #expect(scroll?.isFollowingEnd == true)
        await pilot.wheel(dy: -1, column: 3, row: 2)
        let seen = rows(pilot)
        #expect(scroll?.isFollowingEnd == false)
        transcript.append("more")
        await pilot.settle()
        #expect(rows(pilot) == seen)
        for _ in 0..<4 { await pilot.wheel(dy: 1, column: 3, row: 2) }
        #expect(scroll?.isFollowingEnd == true)
        transcript.append(" and more\n\nlast")
        await pilot.settle()
        #expect(rows(pilot).last?.contains("last") == true)
        #expect(await pilot.faults() == [])
    }

    @Test func onlyVisibleBlocksHaveViews() async {
        let pilot = await fullScreen()
        var made = 0
        for number in 0..<100_000 {
            if number % 3 == 0 {
                transcript.append(text: "tool \(number)") {
                    made += 1
                    return Label("tool \(number)")
                }
            } else {
                transcript.append("message \(number) with **some** words")
                transcript.finishText()
            }
        }
        await pilot.settle()
        #expect(transcript.viewCount < 20 && made < 40)
        #expect(rows(pilot).last?.contains("tool 99999") == true)
        transcript.view.becomeFirstResponder()
        await pilot.press("home")
        #expect(rows(pilot).first?.contains("tool 0") == true)
        await pilot.press("end")
        #expect(rows(pilot).last?.contains("tool 99999") == true)
        #expect(transcript.viewCount < 20 && made < 80)
        #expect(await pilot.faults() == [])
    }

    @Test func measuredBlocksDoNotMoveTheVisibleText() async {
        let pilot = await fullScreen()
        let long = String(repeating: "long words ", count: 40)
        for number in 1...200 {
            transcript.append("\(number): \(long)")
            transcript.finishText()
        }
        await pilot.settle()
        // Each step scrolls by one row, whatever the estimates were.
        (transcript.view as? ScrollView)?.showsVerticalScrollIndicator = false
        await pilot.settle()
        var before = rows(pilot)
        transcript.view.becomeFirstResponder()
        for _ in 0..<60 {
            await pilot.press("up")
            let after = rows(pilot)
            #expect(Array(after.dropFirst()) == Array(before.dropLast()))
            before = after
        }
    }

    @Test func foldedBlockUnfoldsInPlace() async {
        let pilot = await fullScreen()
        let group = DisclosureGroup("Read", Label("one\ntwo"), isExpanded: false)
        let block = transcript.append(group)
        transcript.finish(block)
        transcript.append("after")
        await pilot.settle()
        #expect(rows(pilot)[2].contains("after"))
        group.isExpanded = true
        await pilot.settle()
        #expect(rows(pilot)[1].contains("one") && rows(pilot)[4].contains("after"))
        #expect(await pilot.faults() == [])
    }

    @Test func findGoesToTextFarAway() async {
        let pilot = await fullScreen()
        for number in 0..<2_000 {
            transcript.append("message \(number)\n\nwith `code`")
            transcript.finishText()
        }
        await pilot.settle()
        transcript.view.becomeFirstResponder()
        await pilot.press("home")
        await pilot.press("/")
        await pilot.type("message 1234")
        await pilot.settle()
        #expect(rows(pilot).contains { $0.contains("message 1234") })
        await pilot.press("escape")
        #expect(await pilot.faults() == [])
    }

    @Test func linkPostsItsAddress() async {
        let pilot = await fullScreen()
        transcript.append("See [the tables](tables.md).")
        await pilot.settle()
        await pilot.click(column: 8, row: 0)
        #expect(pilot.events(LinkActivated.self).map(\.destination) == ["tables.md"])
    }

    @Test(arguments: [(1, 1), (20, 1), (1, 20), (2, 2)])
    func tinyScreensShowWhatFits(columns: Int, rows: Int) async {
        let pilot = await fullScreen(columns: columns, rows: rows)
        transcript.beginTurn("Why is it so?")
        transcript.append("漢字漢字 because\n\n- a\n- b\n\n```\ncode\n```\n")
        transcript.append(Button("x"))
        await pilot.settle()
        #expect(await pilot.faults() == [])
    }

    // MARK: Lines

    @Test func lineHandlerGetsPlainLines() {
        var lines: [String] = []
        transcript.lineHandler = { lines.append($0) }
        transcript.beginTurn("Why?")
        transcript.append("Because\nof *the")
        #expect(lines == ["Why?", "", "Because"])
        transcript.append("*\u{1B}[31m moon")
        transcript.append(Label("x"), text: "tool\n")
        transcript.append(StyledText("end", style: Style(foreground: .red)))
        #expect(lines.count == 6 && lines.last == "end")
        #expect(lines[3].hasPrefix("of *the*") && !lines[3].contains("\u{1B}"))
        #expect(transcript.blocks.isEmpty)
    }

    @Test func viewGivesTheTextOfItsEnd() {
        var lines: [String] = []
        transcript.lineHandler = { lines.append($0) }
        let block = transcript.append(Label("x"), text: "running")
        #expect(lines == [])
        transcript.finish(block, text: "41 passed")
        transcript.finish(block, text: "again")
        #expect(lines == ["41 passed"] && block.text == "41 passed")
    }

    @Test func heightOfManyBlocksIsAnEstimate() async {
        let pilot = await fullScreen()
        for number in 0..<3_000 {
            transcript.append("message \(number)")
            transcript.finishText()
        }
        await pilot.settle()
        let size = transcript.view.sizeThatFits(Size(width: 40, height: .max))
        #expect(size.height == 5_999)
        #expect(transcript.viewCount < 20)
    }
}
