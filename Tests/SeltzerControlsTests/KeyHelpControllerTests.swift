// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Action+help, KeyHelpCell, KeyHelpLines.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct KeyHelpControllerTests {
    @Test func everyKeyIsListedUnderWhoHasIt() async {
        let screen = await KeyScreen(columns: 60, rows: 40)
        await screen.pilot.press("?")
        let lines = screen.pilot.screen.split(separator: "\n").map { line in
            line.filter { $0 != "│" }.split(separator: " ").joined(separator: " ")
        }
        let heading = lines.firstIndex(of: "Editor")
        let expected = [
            "Editor", "^X ^S, F2 Save", "^X k Kill the line", "Alt-W ✎ 入力する", "",
            "Mail", "?, F1 Keys", "q Quit", "", "Window", "Tab Next", "Shift-Tab Previous", "",
            "Application", "^C Cancel",
        ]
        #expect(heading.map { Array(lines[$0...].prefix(expected.count)) } == expected)
        #expect(!screen.pilot.screen.contains("palette"))
    }

    @Test func onASmallScreenItScrolls() async {
        let screen = await KeyScreen(columns: 40, rows: 10)
        await screen.pilot.press("f1")
        #expect(screen.pilot.difference(fromSnapshot: "helpOnASmallScreen") == nil)
        await screen.pilot.press("end")
        #expect(screen.pilot.screen.contains("Repaint"))
        await screen.pilot.wheel(dy: -1, column: 20, row: 5)
        #expect(!screen.pilot.screen.contains("Repaint"))
    }

    @Test(arguments: ["escape", "q", "?", "f1"])
    func keysCloseIt(name: String) async throws {
        let screen = await KeyScreen()
        await screen.pilot.press("?")
        #expect(screen.pilot.screen.contains("─ Keys ─"))
        await screen.pilot.press(try #require(KeyChord(parsing: name)))
        #expect(!screen.pilot.screen.contains("─ Keys ─"))
        #expect(screen.editor.isFirstResponder)
    }

    @Test func theUsersKeyOpensAndClosesIt() async throws {
        let screen = await KeyScreen()
        screen.pilot.application.keyMap = try KeyMap(parsing: "help = ctrl-h\n")
        await screen.pilot.press("f1")
        #expect(!screen.pilot.screen.contains("─ Keys ─"))
        await screen.pilot.press("ctrl-h")
        #expect(screen.pilot.screen.contains("─ Keys ─"))
        await screen.pilot.press("ctrl-h")
        #expect(!screen.pilot.screen.contains("─ Keys ─"))
    }

    @Test func aPressOutsideClosesIt() async {
        let screen = await KeyScreen()
        await screen.pilot.press("?")
        await screen.pilot.click(column: 40, row: 12)
        #expect(screen.pilot.screen.contains("─ Keys ─"))
        await screen.pilot.click(column: 0, row: 0)
        #expect(!screen.pilot.screen.contains("─ Keys ─"))
    }

    @Test func itTellsOfWhatIsBehindItAndFollowsTheFocusThere() async {
        let screen = await KeyScreen()
        await screen.pilot.press("?")
        #expect(screen.pilot.screen.contains("Kill the line"))
        #expect(!screen.pilot.screen.contains("Channel 1"))
        screen.list.becomeFirstResponder()
        await screen.pilot.settle()
        #expect(screen.pilot.screen.contains("Channel 1"))
        #expect(!screen.pilot.screen.contains("Kill the line"))
        #expect(screen.pilot.application.diagnostics.isEmpty)
    }

    @Test(arguments: [
        Size(width: 1, height: 1), Size(width: 3, height: 2), Size(width: 200, height: 60),
    ])
    func anySizeWillDo(size: Size) async {
        let screen = await KeyScreen(columns: size.width, rows: size.height)
        await screen.pilot.press("?")
        await screen.pilot.resize(columns: 60, rows: 30)
        #expect(screen.pilot.screen.contains("Kill the line"))
        await screen.pilot.resize(columns: size.width, rows: size.height)
        await screen.pilot.press("down", "escape")
        #expect(screen.pilot.application.windows.count == 1)
    }

    @Test func anActionOfTheApplicationOpensItToo() async {
        let screen = await KeyScreen()
        let application = screen.pilot.application
        #expect(application.performAction("help"))
        await screen.pilot.settle()
        #expect(screen.pilot.screen.contains("─ Keys ─"))
        #expect(!application.performAction("help"))
    }

    @Test func itListsWhatFootersLeaveOut() async {
        let field = TextField("text")
        let controller = ViewController(view: StackView(.vertical, [field, KeyFooter()]))
        let pilot = await Pilot(controller, columns: 90, rows: 60)
        field.becomeFirstResponder()
        await pilot.settle()
        #expect(!pilot.screen.contains("Undo"))
        #expect(!pilot.screen.contains("Paste"))
        controller.present(KeyHelpController(of: pilot.application.windows[0]))
        await pilot.settle()
        for line in ["Kill to the end of the word", "Paste", "Undo", "Select to the start"] {
            #expect(pilot.screen.contains(line))
        }
    }
}
