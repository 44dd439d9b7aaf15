// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Action+help, Action+Category, ActionGroup+moves, KeyHelpCell, KeyHelpLines, KeyHelpView.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls
@testable import SeltzerNavigation
@testable import SeltzerTables

@MainActor
@Suite struct KeyHelpControllerTests {
    /// The lines of the list, without the frame and with single blanks.
    private func lines(_ pilot: Pilot) -> [String] {
        pilot.screen.split(separator: "\n").map { line in
            line.filter { $0 != "│" }.split(separator: " ").joined(separator: " ")
        }
    }

    @Test func keysAreListedUnderWhatTheUserDoes() async {
        let screen = await KeyScreen(columns: 60, rows: 40)
        await screen.pilot.press("?")
        let lines = lines(screen.pilot)
        let heading = lines.firstIndex(of: "This screen")
        let expected = [
            "This screen", "^X ^S, F2 Save", "^X k Kill the line", "Alt-W ✎ 入力する", "",
            "Window", "Tab Next", "Shift-Tab Previous", "",
            "Program", "?, F1 Keys", "q Quit", "^C Cancel", "^Z Suspend", "^L Repaint",
            "F7 Select text", "", "Esc Close / Filter",
        ]
        #expect(heading.map { Array(lines[$0...].prefix(expected.count)) } == expected)
        #expect(!screen.pilot.screen.contains("palette"))
    }

    @Test func relatedKeysAreOneLineAndNoKeyStandsTwice() async {
        let table = TableView()
        let lines = KeyHelpLines(await actions(of: table)).lines
        let expected: [KeyHelpLines.Line] = [
            .heading("This screen"),
            .action(keys: ["Enter"], title: "Open", isEnabled: true), .gap,
            .heading("Move"), .action(keys: ["↑↓"], title: "Move", isEnabled: true),
            .action(keys: ["PgUp/PgDn"], title: "By pages", isEnabled: true),
            .action(keys: ["Home/End"], title: "First, last", isEnabled: true), .gap,
            .heading("Select"), .action(keys: ["Space"], title: "Select", isEnabled: true), .gap,
        ]
        #expect(Array(lines.prefix(expected.count)) == expected)
        let keys = keys(in: lines)
        #expect(Set(keys).count == keys.count)
    }

    @Test func keysOfTheKeypadStandForTheOtherOnes() async {
        let field = TextField("text")
        let button = Button("Go")
        let controller = ViewController(view: StackView(.vertical, [field, button]))
        controller.defaultButton = button
        let pilot = await Pilot(plain: controller, columns: 40, rows: 12)
        field.becomeFirstResponder()
        await pilot.settle()
        let lines = KeyHelpLines(pilot.application.currentActions).lines
        let keys = keys(in: lines)
        #expect(!keys.contains { $0.lowercased().contains("kp") })
        #expect(keys.contains("←→"))
        #expect(keys.contains("Ctrl-Shift-←→"))
    }

    @Test func anActionIsListedInTheCategoryThatItNames() async {
        let letter = Action.Category("Letter")
        let view = ActingView()
        view.table = [
            Action("a", title: "Sign", keys: ["s"]) { _ in .stop }.category(letter),
            Action("b", title: "Plain", keys: ["p"]) { _ in .stop },
            Action("c", title: "Step", keys: ["n"]) { _ in .stop }.group(.movement()),
            Action("d", title: "Leave", keys: ["x"]) { _ in .stop }.role(.quit),
        ]
        let categories = await actions(of: view).filter { $0.responder === view }.map(\.category)
        #expect(categories == [letter, .screen, .move, .program])
    }

    @Test func aKeyStandsForTheNearestActionThatIsEnabled() async {
        let view = ActingView()
        view.table = [
            Action("a", title: "Off", keys: ["enter"]) { _ in .stop }.enabled { _ in false },
            Action("b", title: "On", keys: ["kp-enter"]) { _ in .stop },
        ]
        let lines = KeyHelpLines(await actions(of: view)).lines
        #expect(lines.contains(.action(keys: ["Enter"], title: "On", isEnabled: true)))
        #expect(!lines.contains(.action(keys: ["Enter"], title: "Off", isEnabled: false)))
    }

    private final class ActingView: View {
        var table: [Action] = []
        override var actions: [Action] { table }
        override var canBecomeFirstResponder: Bool { true }
    }

    private func keys(in lines: [KeyHelpLines.Line]) -> [String] {
        var all: [String] = []
        for case .action(let keys, _, _) in lines { all += keys }
        return all
    }

    /// The current actions while a view has the focus.
    private func actions(of view: View) async -> [CurrentAction] {
        let pilot = await Pilot(plain: ViewController(view: view), columns: 40, rows: 12)
        view.becomeFirstResponder()
        await pilot.settle()
        return pilot.application.currentActions
    }

    @Test func itsLastLineSaysHowItClosesAndClosesItByAClick() async throws {
        let screen = await KeyScreen(columns: 40, rows: 12)
        await screen.pilot.press("?")
        let rows = screen.pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains("Esc Close") })
        await screen.pilot.click(column: 5, row: row)
        #expect(screen.pilot.application.windows.count == 1)
        #expect(screen.editor.isFirstResponder)
    }

    // MARK: The filter

    @Test func theFilterKeepsMatchesUnderTheirHeadings() async {
        let screen = await KeyScreen(columns: 60, rows: 40)
        await screen.pilot.press("?", "/")
        await screen.pilot.type("kil")
        let found = lines(screen.pilot)
        #expect(found.contains("This screen"))
        #expect(found.contains("^X k Kill the line"))
        #expect(!found.contains("Window"))
        #expect(!found.contains("Program"))
        await screen.pilot.press("backspace", "backspace", "backspace")
        #expect(lines(screen.pilot).contains("Window"))
    }

    @Test(arguments: [("window", "Tab Next"), ("f7", "F7 Select text"), ("^z", "^Z Suspend")])
    func theFilterFindsHeadingsAndKeys(query: String, line: String) async {
        let screen = await KeyScreen(columns: 60, rows: 40)
        await screen.pilot.press("?", "/")
        await screen.pilot.type(query)
        #expect(lines(screen.pilot).contains(line))
        #expect(!lines(screen.pilot).contains("^X k Kill the line"))
    }

    @Test func inTheFilterLettersAreTextAndEscapeEmptiesItFirst() async {
        let screen = await KeyScreen(columns: 60, rows: 40)
        await screen.pilot.press("?", "/")
        await screen.pilot.type("q?/")
        #expect(screen.pilot.screen.contains("q?/"))
        #expect(screen.pilot.screen.contains("No key matches."))
        #expect(screen.pilot.screen.contains("Clear"))
        await screen.pilot.press("escape")
        #expect(screen.pilot.screen.contains("Kill the line"))
        await screen.pilot.press("escape")
        #expect(screen.pilot.application.windows.count == 1)
    }

    @Test func enterLeadsFromTheFilterToTheList() async {
        let screen = await KeyScreen(columns: 60, rows: 40)
        await screen.pilot.press("?")
        await screen.pilot.click(on: "Filter")
        await screen.pilot.type("k")
        await screen.pilot.press("enter", "q")
        #expect(screen.pilot.application.windows.count == 1)
    }

    @Test func thePictureOfAFilteredList() async {
        let screen = await KeyScreen(columns: 44, rows: 24)
        await screen.pilot.press("?", "/")
        await screen.pilot.type("e")
        #expect(screen.pilot.difference(fromSnapshot: "helpFiltered", isStyled: true) == nil)
    }

    @Test func aNarrowListDropsWholeKeysAndKeepsTitles() async {
        let field = TextField("text")
        let controller = ViewController(view: field)
        let pilot = await Pilot(plain: controller, columns: 40, rows: 12)
        field.becomeFirstResponder()
        controller.present(KeyHelpController(of: pilot.application.windows[0]))
        await pilot.settle()
        #expect(pilot.difference(fromSnapshot: "helpOfATextFieldOnASmallScreen") == nil)
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
        let pilot = await Pilot(plain: controller, columns: 90, rows: 70)
        field.becomeFirstResponder()
        await pilot.settle()
        #expect(!pilot.screen.contains("Undo"))
        #expect(!pilot.screen.contains("Paste"))
        controller.present(KeyHelpController(of: pilot.application.windows[0]))
        await pilot.settle()
        for line in ["Kill to the end of the word", "Paste", "Undo", "Select to start, end"] {
            #expect(pilot.screen.contains(line))
        }
    }

    @Test func groupsOfTwoRespondersHaveLinesOfTheirOwn() async {
        final class Panes: ViewController {
            override func loadView() {
                view = StackView(.vertical, [ListView(["a", "b"]), KeyFooter()])
            }
            override var actions: [Action] {
                [
                    Action("p1", title: "Pane 1", keys: ["1"]) { _ in
                        .stop
                    }.group(.movement("Panes")),
                    Action("p2", title: "Pane 2", keys: ["2"]) { _ in
                        .stop
                    }.group(.movement("Panes")),
                    .help,
                ]
            }
        }
        let pilot = await Pilot(plain: Panes(), columns: 70, rows: 24)
        await pilot.press("f1")
        let lines = pilot.screen.split(separator: "\n")
        #expect(lines.contains { $0.contains("1/2") && $0.contains("Panes") })
        #expect(lines.contains { $0.contains("Select") && !$0.contains("1/2") })
    }
}
