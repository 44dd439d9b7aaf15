// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextView+ViActions, TextView+ViEffects, ViEvents.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@testable import SeltzerDocuments

/// A text on a screen with actions.
private final class Desk: ViewController {
    let text: TextView
    var runs: [String] = []

    init(_ text: TextView) {
        self.text = text
        super.init()
    }

    override func loadView() { view = text }
    override var preferredFocusedView: View? { text }
    override var actions: [Action] {
        ["save", "quit", "find-all"].map { name in
            let keys: [String: KeySequence] = ["find-all": "ctrl-e", "quit": "q"]
            return Action(name, title: name, keys: keys[name].map { [$0] } ?? []) {
                [weak self] _ in
                self?.runs.append(name)
                return .stop
            }
        }
    }
}

@MainActor
@Suite struct TextViewViTests {
    private func start(
        _ text: String = "one two\nthree four\nfive\n", columns: Int = 30, rows: Int = 8
    ) async -> (TextView, Desk, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        let desk = Desk(view)
        let pilot = await Pilot(desk, columns: columns, rows: rows)
        pilot.application.keyStyle = .vi
        await pilot.settle()
        return (view, desk, pilot)
    }

    @Test func standardKeysTypeByDefault() async {
        let view = TextView("one")
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 4)
        view.becomeFirstResponder()
        await pilot.type("x")
        #expect(view.text == "xone")
        #expect(view.viMode == nil)
    }

    @Test func lettersAreCommandsAndInsertModeTypes() async {
        let (view, _, pilot) = await start()
        #expect(view.viMode == .normal)
        await pilot.type("dwihey ")
        #expect(view.viMode == .insert)
        #expect(view.text == "hey two\nthree four\nfive\n")
        await pilot.press("escape")
        #expect(view.viMode == .normal)
        await pilot.type("u")
        #expect(view.text == "two\nthree four\nfive\n")
        await pilot.type("u")
        #expect(view.text == "one two\nthree four\nfive\n")
        #expect(
            pilot.events(ViModeChanged.self).compactMap(\.mode).suffix(2) == [.insert, .normal])
    }

    @Test func theCursorShowsTheMode() async {
        let (view, _, pilot) = await start()
        #expect(view.cursorShape == .block)
        #expect(view.cursorPosition == .zero)
        await pilot.type("d")
        #expect(view.cursorShape == .underline)
        #expect(view.pendingViKeys == "d")
        await pilot.press("escape")
        #expect(view.pendingViKeys == "")
        await pilot.type("A")
        #expect(view.cursorShape == .bar)
        #expect(view.cursorPosition == Point(x: 7, y: 0))
        await pilot.press("escape")
        #expect(view.cursorPosition == Point(x: 6, y: 0))
        await pilot.type("R")
        #expect(view.cursorShape == .underline)
        #expect(view.defaultAccessibility.hint == "Replace mode")
    }

    @Test func escapeAndALetterAtOnceEndInsertMode() async {
        let (view, _, pilot) = await start()
        await pilot.type("ihey")
        // Many terminals send the two keys as Alt and the letter.
        await pilot.press("alt-b")
        #expect(view.viMode == .normal)
        #expect(view.text == "heyone two\nthree four\nfive\n")
        #expect(view.cursorPosition == .zero)
        await pilot.type("v")
        await pilot.press("alt-x")
        #expect(view.text == "eyone two\nthree four\nfive\n")
    }

    @Test func visualModeSelectsAndTheMouseBeginsIt() async {
        let (view, _, pilot) = await start()
        await pilot.type("vee")
        #expect(view.selectedText == "one two")
        #expect(view.cursorPosition == Point(x: 6, y: 0))
        await pilot.press("escape")
        #expect(view.viMode == .normal)
        #expect(view.selectedText == "")
        await pilot.drag(fromColumn: 0, row: 1, toColumn: 5, row: 1)
        #expect(view.viMode == .visual)
        await pilot.type("d")
        #expect(view.text == "one two\n four\nfive\n")
        await pilot.click(column: 20, row: 0)
        #expect(view.viMode == .normal)
        #expect(view.cursorPosition == Point(x: 6, y: 0))
    }

    @Test func undoingReportsOneChangeOfTheWholeCommand() async {
        let (view, _, pilot) = await start()
        await pilot.type("ciwnew")
        await pilot.press("escape")
        await pilot.type("j.")
        #expect(view.text == "new two\nnew four\nfive\n")
        let changes = pilot.events(TextEdited.self).count
        await pilot.type("u")
        #expect(view.text == "new two\nthree four\nfive\n")
        #expect(pilot.events(TextEdited.self).count == changes + 1)
        await pilot.press("ctrl-r")
        #expect(view.text == "new two\nnew four\nfive\n")
    }

    @Test func aTextThatCannotBeChangedMovesSelectsAndYanks() async {
        let (view, desk, pilot) = await start()
        view.isEditable = false
        await pilot.settle()
        await pilot.type("jwx")
        #expect(view.text == "one two\nthree four\nfive\n")
        #expect(view.cursor.offset == 14)
        await pilot.type("\"+yw")
        #expect(pilot.application.pasteboard.string == "four")
        await pilot.type("q")
        #expect(desk.runs == ["quit"])
        await pilot.type("/five")
        #expect(pilot.screen.contains("/five"))
        await pilot.press("enter")
        #expect(view.cursor.offset == 19)
    }

    @Test func aProgramsKeyWins() async throws {
        let (_, desk, pilot) = await start()
        await pilot.press("ctrl-e")
        #expect(desk.runs == ["find-all"])
    }

    @Test func theCommandLineSavesAndQuits() async {
        let (view, desk, pilot) = await start()
        await pilot.type(":w")
        #expect(pilot.screen.contains(":w"))
        await pilot.press("enter")
        #expect(desk.runs == ["save"])
        #expect(
            pilot.events(ViCommandEntered.self) == [ViCommandEntered(saves: true, quits: false)])
        await pilot.type(":wq")
        await pilot.press("enter")
        #expect(desk.runs == ["save", "save", "quit"])
        view.on { (_: ViCommandEntered) in .stop }
        await pilot.type(":q!")
        await pilot.press("enter")
        #expect(desk.runs.count == 3)
        await pilot.type(":frob")
        await pilot.press("enter")
        #expect(pilot.screen.contains("Not a command: frob"))
        await pilot.type("j")
        #expect(!pilot.screen.contains("Not a command"))
    }

    @Test func thePasteboardIsARegister() async {
        let (view, _, pilot) = await start()
        await pilot.type("\"+yyj")
        #expect(pilot.application.pasteboard.string == "one two\n")
        pilot.application.pasteboard.string = "new\n"
        await pilot.type("\"+p")
        await pilot.settle()
        #expect(view.text == "one two\nthree four\nnew\nfive\n")
    }

    @Test func keysWaitForThePasteboard() async {
        let (view, _, pilot) = await start()
        pilot.display.tellsClipboard = false
        pilot.application.pasteboard.setLocalString("new ")
        await pilot.type("\"+Pxihey")
        #expect(view.text == "one two\nthree four\nfive\n")
        await pilot.advance(by: .milliseconds(400))
        #expect(view.text == "newheyone two\nthree four\nfive\n")
        #expect(view.viMode == .insert)
    }

    @Test func aTerminalWithoutAnAnswerHoldsKeysForAShortTime() async {
        let (view, _, pilot) = await start()
        pilot.display.tellsClipboard = false
        await pilot.type("\"+px")
        await pilot.advance(by: .seconds(3))
        #expect(view.text == "ne two\nthree four\nfive\n")
        #expect(view.pendingViKeys == "")
    }

    @Test func anEnormousPasteIsNoCommandLine() async {
        let (view, _, pilot) = await start()
        await pilot.type(":")
        await pilot.paste(String(repeating: "a", count: 100_000))
        await pilot.paste(String(repeating: "日", count: 3_000) + "end")
        #expect(view.pendingViKeys == ":")
        #expect(pilot.screen.contains("日end"))
        #expect(!pilot.screen.contains("a日"))
        await pilot.press("escape")
        #expect(view.viMode == .normal)
    }

    @Test func pastedTextIsInserted() async {
        let (view, _, pilot) = await start()
        await pilot.paste("ddx")
        #expect(view.text == "ddxone two\nthree four\nfive\n")
        await pilot.type("/")
        await pilot.paste("five")
        await pilot.press("enter")
        #expect(view.cursor.offset == 22)
    }

    @Test func pagesMoveTheCursorAndRowsScroll() async {
        let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")
        let (view, desk, pilot) = await start(lines)
        await pilot.press("ctrl-d")
        #expect(view.document.cursor.offset == view.storage.startOfLine(4))
        #expect(view.visibleLines.lowerBound == 4)
        await pilot.press("ctrl-f")
        #expect(view.document.cursor.offset == view.storage.startOfLine(10))
        await pilot.press("ctrl-y")
        #expect(view.visibleLines.lowerBound == 9)
        await pilot.type("zt")
        #expect(view.visibleLines.lowerBound == 10)
        await pilot.type("G")
        #expect(view.visibleLines.upperBound == 39)
        #expect(desk.runs.isEmpty)
    }

    @Test func stepsPassFoldedLines() async {
        let (view, _, pilot) = await start("a\n    b\n    c\nd\n")
        view.isFoldingEnabled = true
        await pilot.type("za")
        #expect(view.foldedRegions == [0...2])
        await pilot.type("j")
        #expect(view.document.cursor.offset == view.storage.startOfLine(3))
        await pilot.type("kzo")
        #expect(view.foldedRegions.isEmpty)
    }

    @Test func theDelegateMayRefuseACommand() async {
        final class Refusal: TextViewDelegate {
            func textView(
                _ textView: TextView, shouldChangeTextIn range: TextRange,
                replacementText text: String
            ) -> Bool { false }
        }
        let (view, _, pilot) = await start()
        let refusal = Refusal()
        view.delegate = refusal
        await pilot.type("dw")
        #expect(view.text == "one two\nthree four\nfive\n")
        #expect(view.viMode == .normal)
        view.delegate = nil
        await pilot.type("x")
        #expect(view.text == "ne two\nthree four\nfive\n")
    }

    @Test func theStyleChangesWhileTheTextIsFocused() async {
        let (view, _, pilot) = await start()
        await pilot.type("d")
        pilot.application.keyStyle = .standard
        await pilot.type("d")
        #expect(view.text == "done two\nthree four\nfive\n")
        view.keyStyle = .vi
        await pilot.type("x")
        #expect(view.text == "dne two\nthree four\nfive\n")
    }

    @Test func anEnormousLineIsNotCopied() async {
        let (view, _, pilot) = await start()
        view.storage = TextStorage(bytes: [UInt8](repeating: 0x61, count: 50_000_000))
        await pilot.settle()
        await pilot.type("$hx0ldlyyp")
        #expect(view.storage.lineCount == 2)
        #expect(view.storage.count == 2 * 49_999_998 + 1)
        await pilot.type("uuu")
        #expect(view.storage.count == 50_000_000)
    }

    @Test func tabLeavesTheTextInNormalMode() async {
        let view = TextView("one"), field = TextField("x")
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [view, field])), columns: 20, rows: 6)
        pilot.application.keyStyle = .vi
        view.becomeFirstResponder()
        await pilot.press("tab")
        #expect(field.isFirstResponder)
        #expect(view.text == "one")
    }
}
