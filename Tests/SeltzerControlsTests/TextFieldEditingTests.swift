// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextField+Pasteboard, TextField+Selection, TextField+TextEditing, TextPress.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Keys, the mouse and the pasteboard in a field with `one two/three 漢字`, the cursor at its end.
@MainActor
@Suite struct TextFieldEditingTests {
    private static let text = "one two/three 漢字"

    private func start(
        _ field: TextField = TextField(text), columns: Int = 30
    ) async -> Pilot {
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [field])), columns: columns, rows: 2)
        field.becomeFirstResponder()
        await pilot.settle()
        return pilot
    }

    private func marked(_ field: TextField) -> String {
        let range = field.selectedRange.indices(in: field.text)
        let (before, after) = (field.text[..<range.lowerBound], field.text[range.upperBound...])
        return range.isEmpty
            ? "\(before)|\(after)" : "\(before)[\(field.text[range])]\(after)"
    }

    @Test(arguments: [
        ("left", "one two/three 漢|字"), ("ctrl-b left", "one two/three |漢字"),
        ("home", "|one two/three 漢字"), ("ctrl-a right", "o|ne two/three 漢字"),
        ("home ctrl-f end", "one two/three 漢字|"), ("home ctrl-e", "one two/three 漢字|"),
        ("alt-b", "one two/three |漢字"), ("alt-left ctrl-left", "one two/|three 漢字"),
        ("home alt-f", "one| two/three 漢字"), ("home ctrl-right alt-right", "one two|/three 漢字"),
        ("shift-left shift-left", "one two/three [漢字]"),
        ("ctrl-shift-left", "one two/three [漢字]"), ("alt-B", "one two/three [漢字]"),
        ("home ctrl-shift-right", "[one] two/three 漢字"), ("home alt-F", "[one] two/three 漢字"),
        ("shift-home", "[one two/three 漢字]"), ("home shift-end", "[one two/three 漢字]"),
        ("alt-a", "[one two/three 漢字]"), ("alt-a left", "|one two/three 漢字"),
        ("backspace", "one two/three 漢|"), ("ctrl-h", "one two/three 漢|"),
        ("home ctrl-d delete", "|e two/three 漢字"), ("home alt-d", "| two/three 漢字"),
        ("alt-backspace", "one two/three |"), ("ctrl-u", "|"),
        ("home ctrl-k", "|"), ("ctrl-w ctrl-w", "one |"), ("ctrl-t", "one two/three 字漢|"),
        ("home alt-u", "ONE| two/three 漢字"), ("home alt-c alt-c", "One Two|/three 漢字"),
        ("home alt-u home alt-l", "one| two/three 漢字"),
        ("ctrl-w ctrl-w ctrl-a ctrl-y", "two/three 漢字|one "),
        ("ctrl-w ctrl-_", "one two/three 漢字|"), ("ctrl-w ctrl-/ alt-_", "one two/three |"),
        ("shift-left ctrl-w home ctrl-y", "字|one two/three 漢"),
        ("shift-left alt-w home ctrl-y", "字|one two/three 漢字"),
        ("shift-home delete", "|"), ("alt-a ctrl-v", "clip|"),
        ("shift-insert", "one two/three 漢字clip|"),
    ])
    func keysEdit(_ keys: String, _ expected: String) async throws {
        let field = TextField(Self.text)
        let pilot = await start(field)
        pilot.display.clipboard = "clip"
        for chord in try KeySequence(parsing: keys).chords { await pilot.press(chord) }
        #expect(marked(field) == expected)
        #expect(pilot.application.diagnostics == [])
    }

    @Test func aUsersKeysTakeThePlaceOfTheProgram() async throws {
        let field = TextField(Self.text)
        let pilot = await start(field)
        pilot.application.keyMap = try KeyMap(parsing: "beginning-of-line = f5\n")
        await pilot.press("home")
        #expect(marked(field).hasSuffix("|"))
        await pilot.press("f5")
        #expect(marked(field).hasPrefix("|"))
    }

    @Test func theApplicationKeepsItsKeys() async {
        let field = TextField(Self.text)
        let pilot = await start(field)
        await pilot.press("ctrl-z", "ctrl-l")
        #expect(pilot.display.suspensionCount == 1)
        await pilot.press("ctrl-c")
        #expect(pilot.ending == .cancelled)
        #expect(field.text == Self.text)
    }

    // MARK: The pasteboard

    @Test func copyAndCutReachTheUsersClipboardAndKillsDoNot() async {
        let field = TextField(Self.text)
        let pilot = await start(field)
        pilot.display.clipboard = "of another program"
        await pilot.press("ctrl-w")
        #expect(pilot.application.pasteboard.string == "漢字")
        #expect(pilot.display.clipboard == "of another program")
        await pilot.press("ctrl-shift-left", "alt-w")
        #expect(pilot.display.clipboard == "three ")
        await pilot.press("ctrl-shift-x")
        #expect(field.text == "one two/")
        #expect(pilot.display.clipboard == "three ")
    }

    @Test func whatWasKilledInOneFieldIsYankedInAnother() async {
        let (first, second) = (TextField("secret plan"), TextField())
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [first, second])), columns: 20, rows: 2)
        await pilot.press("ctrl-u", "tab", "ctrl-y")
        #expect(second.text == "secret plan")
    }

    @Test func aPasteThatTheTerminalDoesNotAnswerInsertsWhatWasCopiedHere() async {
        let field = TextField("a")
        let pilot = await start(field)
        pilot.display.tellsClipboard = false
        pilot.application.pasteboard.string = "own"
        await pilot.press("ctrl-v")
        await pilot.type("b")
        await pilot.advance(by: .milliseconds(300))
        #expect(field.text == "abown")
    }

    @Test func theMiddleButtonPastesWhereItIsPressed() async {
        let field = TextField("ab")
        let pilot = await start(field)
        pilot.display.clipboard = "x\ny"
        await pilot.click(column: 3, row: 0, button: .middle)
        #expect(field.text == "ax yb")
    }

    // MARK: The mouse

    @Test func clicksInARowSelectMoreAndMore() async {
        let field = TextField(Self.text)
        let pilot = await start(field)
        await pilot.click(column: 10, row: 0)
        #expect(marked(field) == "one two/|three 漢字")
        await pilot.click(column: 10, row: 0)
        #expect(marked(field) == "one two/[three] 漢字")
        await pilot.click(column: 10, row: 0)
        #expect(marked(field) == "[one two/three 漢字]")
    }

    @Test func aDoubleClickThatIsDraggedSelectsByWords() async {
        let field = TextField(Self.text)
        let pilot = await start(field)
        await pilot.click(column: 7, row: 0)
        await pilot.mouseDown(column: 7, row: 0)
        await pilot.move(column: 11, row: 0)
        #expect(marked(field) == "one [two/three] 漢字")
        await pilot.move(column: 3, row: 0)
        #expect(marked(field) == "[one two]/three 漢字")
        await pilot.mouseUp(column: 3, row: 0)
    }

    @Test func aClickWithShiftSelectsUpToThere() async {
        let field = TextField(Self.text)
        let pilot = await start(field)
        await pilot.click(column: 6, row: 0)
        await pilot.click(column: 9, row: 0, modifiers: .shift)
        #expect(marked(field) == "one [two]/three 漢字")
        await pilot.click(column: 2, row: 0, modifiers: .shift)
        #expect(marked(field) == "[one ]two/three 漢字")
    }

    @Test func aDragBeyondTheEdgeScrollsAsLongAsItIsHeld() async {
        let field = TextField(Self.text)
        let pilot = await start(field, columns: 10)
        await pilot.press("home")
        await pilot.mouseDown(column: 3, row: 0)
        await pilot.move(column: 9, row: 0)
        let before = field.selectedRange
        await pilot.advance(by: .milliseconds(150))
        #expect(
            field.selectedRange.upperBound.offset == before.upperBound.offset + 3)
        await pilot.advance(by: .seconds(2))
        #expect(marked(field) == "o[ne two/three 漢字]")
        await pilot.move(column: 0, row: 1)
        await pilot.advance(by: .seconds(2))
        #expect(marked(field) == "[o]ne two/three 漢字")
        await pilot.mouseUp(column: 0, row: 1)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.application.diagnostics == [])
    }

    // MARK: Secrets

    @Test func aSecretIsShownAndToldNowhere() async {
        let field = TextField("pa ss")
        field.isSecureTextEntry = true
        let pilot = await start(field)
        await pilot.press("ctrl-left")
        #expect(marked(field).hasPrefix("|"))
        await pilot.type("é漢")
        await pilot.paste("xyz")
        await pilot.press("alt-a", "alt-w", "ctrl-shift-x", "ctrl-k")
        #expect(pilot.application.pasteboard.string == nil)
        #expect(field.text == "")
        await pilot.press("ctrl-y")
        #expect(field.text == "é漢xyzpa ss")
        #expect(pilot.screen == "▌ ••••••••••                 ▐\n")
        await pilot.press("enter", "tab")
        field.resignFirstResponder()
        await pilot.settle()
        let told =
            pilot.routes.map { "\($0.detail) \($0.json) \($0.event)" }.joined()
            + pilot.routes.map { String(reflecting: $0.event) }.joined()
        for part in ["é", "漢", "xyz", "pa ss"] { #expect(!told.contains(part)) }
        var dumped = ""
        for trace in pilot.routes { dump(trace.event, to: &dumped) }
        for part in ["é", "漢", "xyz", "pa ss"] { #expect(!dumped.contains(part)) }
        #expect(told.contains("TextChanged(text: secret)"))
        #expect(pilot.events(TextSubmitted.self).map(\.text) == ["é漢xyzpa ss"])
    }

    @Test func whatIsNoSecretIsTold() async {
        let pilot = await start(TextField())
        await pilot.type("é")
        await pilot.paste("xyz")
        let told = pilot.routes.map { "\($0.event)" }
        #expect(told.contains { $0.hasPrefix("KeyEvent(é") })
        #expect(told.contains { $0.hasPrefix("PasteEvent(text: \"xyz\"") })
        #expect(told.contains("TextChanged(text: \"éxyz\")"))
    }

    @Test func aTextIsNotDoubledForEver() async {
        let field = TextField(String(repeating: "double me", count: 1 << 20))
        let pilot = await start(field)
        for _ in 0..<2 { await pilot.press("alt-a", "alt-w", "ctrl-y", "ctrl-y") }
        #expect(field.text.utf8.count == 16 << 20)
        #expect(pilot.display.beepCount > 0)
        #expect(pilot.events(TextOverflowed.self).last?.rest.isEmpty == false)
        await pilot.type("!")
        #expect(field.text.utf8.count == 16 << 20 + 1, "typed text has room")
        await pilot.press("ctrl-_", "alt-a", "backspace")
        await pilot.type("a")
        await pilot.paste("b")
        #expect(field.text == "ab")
    }

    @Test func aHugeTextIsToldInPart() async {
        let text = String(repeating: "x", count: 1 << 20)
        #expect("\(TextChanged(text: text))".count < 300)
        #expect("\(PasteEvent(text: text))".count < 300)
    }
}
