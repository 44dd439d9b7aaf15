// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct KeyFooterTests {
    @Test func theCurrentKeysAreShownTheNearestFirst() async {
        let screen = await KeyScreen(columns: 200)
        #expect(
            screen.bottom.hasPrefix(
                " ^X ^S Save  ^X k Kill the line  Alt-W 入力する  Tab Next  ^C Cancel  "))
        #expect(screen.bottom.hasSuffix("  ? Keys  q Quit"))
        #expect(!screen.bottom.contains("Suspend"))
        #expect(!screen.bottom.contains("Repaint"))
    }

    @Test func itFollowsTheFocus() async {
        let screen = await KeyScreen()
        #expect(screen.bottom.hasPrefix(" ^X ^S Save  ^X k Kill the line"))
        screen.list.becomeFirstResponder()
        await screen.pilot.settle()
        #expect(screen.bottom.hasPrefix(" F1 Channel 1  F2 Channel 2"))
        #expect(screen.bottom.hasSuffix("  ? Keys  q Quit"))
    }

    @Test func whatDoesNotFitIsMissingButNotTheListOfAll() async {
        let screen = await KeyScreen(columns: 40, rows: 10)
        #expect(screen.bottom == " ^X ^S Save …            ? Keys  q Quit")
    }

    @Test(arguments: [1, 2, 3, 5, 7, 8, 10, 12, 20])
    func anyWidthWillDo(width: Int) async {
        let screen = await KeyScreen(columns: width, rows: 3)
        #expect(screen.bottom.cellWidth <= width)
        if width >= 8 { #expect(screen.bottom.hasSuffix("q Quit")) }
        await screen.pilot.press("ctrl-x")
        #expect(screen.bottom.cellWidth <= width)
        await screen.pilot.resize(columns: 80, rows: 3)
        #expect(screen.bottom.hasPrefix(" ^X-  ^S Save  k Kill the line  "))
        #expect(screen.bottom.hasSuffix("? Keys  q Quit"))
    }

    @Test func pendingKeysAndWhatMayFollowAreShown() async {
        let screen = await KeyScreen()
        await screen.pilot.press("ctrl-x")
        #expect(screen.bottom.hasPrefix(" ^X-  ^S Save  k Kill the line  "))
        #expect(screen.bottom.hasSuffix("? Keys  q Quit"))
        await screen.pilot.press("escape")
        #expect(screen.bottom.hasPrefix(" ^X ^S Save"))
        await screen.pilot.press("ctrl-x")
        await screen.pilot.advance(by: .seconds(5))
        #expect(screen.bottom.hasPrefix(" ^X ^S Save"))
    }

    @Test func anActionThatCannotRunIsFainter() async {
        let screen = await KeyScreen(columns: 40, rows: 3)
        #expect(
            screen.pilot.difference(fromSnapshot: "footerWithADisabledAction", isStyled: true)
                == nil)
        screen.editor.isChanged = true
        await screen.pilot.press("f10")
        #expect(
            screen.pilot.difference(fromSnapshot: "footerWithAnEnabledAction", isStyled: true)
                == nil)
    }

    @Test func keysHaveCapsWhereThereAreFills() async {
        let screen = await KeyScreen(columns: 60)
        #expect(screen.bottom.hasPrefix(" ^X ^S Save  "))
        screen.pilot.application.theme = .fathom
        await screen.pilot.settle()
        #expect(screen.bottom.hasPrefix("  ^X ^S  Save  "))
        #expect(screen.bottom.hasSuffix(" ?  Keys   q  Quit"))
        let row = screen.pilot.display.buffer.bounds.maxY - 1
        let fills = (0..<15).map { screen.pilot.display.buffer[Point(x: $0, y: row)].background }
        let cap = Theme.fathom[.control, on: .surface]
        #expect(
            fills.map { $0 == cap } == [false] + Array(repeating: true, count: 7)
                + Array(repeating: false, count: 7))
        screen.pilot.application.theme = nil
        await screen.pilot.settle()
        #expect(screen.bottom.hasPrefix(" ^X ^S Save  "))
    }

    @Test func aClickPerformsAnAction() async {
        let screen = await KeyScreen(columns: 120)
        await screen.pilot.click(on: "Kill the line")
        #expect(screen.editor.notes == ["kill"])
        await screen.pilot.click(on: "Save")
        #expect(screen.editor.notes == ["kill"])
        #expect(screen.editor.isFirstResponder)
        await screen.pilot.press("ctrl-x")
        await screen.pilot.click(on: "k Kill")
        #expect(screen.editor.notes == ["kill", "kill"])
        #expect(screen.pilot.application.pendingKeys.isEmpty)
        await screen.pilot.click(on: "Keys")
        #expect(screen.pilot.screen.contains("─ Keys ─"))
    }

    @Test func behindASheetTheHintsAreThoseOfTheSheetAndAreClicked() async {
        let screen = await KeyScreen(columns: 120)
        let sheet = ViewController(view: Button("In front"))
        let root = screen.pilot.application.windows.first?.rootViewController
        root?.present(sheet)
        await screen.pilot.settle()
        #expect(!screen.bottom.contains("Kill the line") && screen.bottom.contains("Esc Close"))
        // Nothing else is reached.
        await screen.pilot.click(column: 2, row: 1)
        #expect(root?.presentedViewController === sheet)
        await screen.pilot.click(on: "Esc Close")
        #expect(root?.presentedViewController == nil)
        await screen.pilot.click(on: "Kill the line")
        #expect(screen.editor.notes == ["kill"])
    }

    @Test func aPressBetweenHintsClosesAPopover() async {
        let screen = await KeyScreen(columns: 120)
        let popover = ViewController(view: Button("In front"))
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController.sourceView = screen.editor
        let root = screen.pilot.application.windows.first?.rootViewController
        root?.present(popover)
        await screen.pilot.settle()
        #expect(root?.presentedViewController === popover)
        await screen.pilot.click(column: 90, row: 23)
        #expect(root?.presentedViewController == nil)
    }

    @Test func aPressThatEndsElsewherePerformsNothing() async {
        let screen = await KeyScreen(columns: 120)
        await screen.pilot.mouseDown(column: 23, row: 23)
        await screen.pilot.mouseUp(column: 3, row: 3)
        await screen.pilot.mouseDown(column: 3, row: 3)
        await screen.pilot.mouseUp(column: 23, row: 23)
        #expect(screen.editor.notes.isEmpty)
    }

    @Test func theUsersKeysAreShown() async throws {
        let screen = await KeyScreen(columns: 200)
        screen.pilot.application.keyMap = try KeyMap(parsing: "kill = ctrl-k\nword = none\n")
        await screen.pilot.settle()
        #expect(screen.bottom.hasPrefix(" ^X ^S Save  ^K Kill the line  Tab Next"))
    }

    @Test func aFooterThatIsGoneLeavesNothingBehind() async {
        let screen = await KeyScreen()
        weak var footer: KeyFooter?
        do {
            let second = KeyFooter()
            footer = second
            screen.editor.addSubview(second)
            await screen.pilot.settle()
            second.removeFromSuperview()
        }
        await screen.pilot.press("ctrl-x")
        #expect(footer == nil)
    }

    private final class Main: ViewController {
        var killed = 0
        override var actions: [Action] {
            [
                .help,
                Action("kill", title: "Kill", keys: ["k"]) {
                    ($0 as? Main)?.killed += 1
                    return .stop
                },
                Action("quit", title: "Quit", keys: ["ctrl-q"]) { _ in .stop }.role(.quit),
            ]
        }
    }

    @Test func actionsOfTheProgramComeBeforeTheKeysOfATable() async {
        let list = ListView(["one", "two", "three"])
        let main = Main(
            view: VStack {
                list
                KeyFooter()
            })
        let pilot = await Pilot(plain: main, columns: 60, rows: 5)
        list.becomeFirstResponder()
        await pilot.settle()
        let bottom = pilot.screen.split(separator: "\n").last.map(String.init) ?? ""
        #expect(bottom.hasPrefix(" k Kill  ↑↓ Select  Enter Open  Tab Next"))
        #expect(bottom.hasSuffix("  ? Keys  ^Q Quit"))
        await pilot.click(on: "↓")
        #expect(list.selectedIndex != nil)
        await pilot.click(on: "Kill")
        #expect(main.killed == 1)
    }

    @Test func keysThatAFieldTakesAsTextAreNoHints() async {
        let field = TextField()
        let main = Main(
            view: VStack {
                field
                KeyFooter()
            })
        let pilot = await Pilot(plain: main, columns: 60, rows: 2)
        field.becomeFirstResponder()
        await pilot.settle()
        #expect(!pilot.screen.contains("Kill"))
        #expect(pilot.screen.hasSuffix("  F1 Keys  ^Q Quit"))
        await pilot.type("k?")
        #expect(field.text == "k?")
        #expect(main.killed == 0)
        field.isEnabled = false
        await pilot.settle()
        #expect(pilot.screen.contains("k Kill"))
        #expect(pilot.screen.hasSuffix("  ? Keys  ^Q Quit"))
    }

    @Test func quitIsLeftOutLast() async {
        let main = Main(view: VStack { KeyFooter() })
        let pilot = await Pilot(plain: main, columns: 12, rows: 1)
        #expect(pilot.screen.hasSuffix("^Q Quit"))
        await pilot.resize(columns: 40, rows: 1)
        #expect(pilot.screen.contains("k Kill"))
        #expect(pilot.screen.hasSuffix("? Keys  ^Q Quit"))
    }

    @Test func aSheetIsAsWideAsTheOtherViews() async {
        final class Sheet: ViewController {
            var more = false
            override func loadView() {
                view = StackView(
                    .vertical,
                    [
                        Label("A short question"), TextField("name"),
                        StackView(.vertical, [KeyFooter()]),
                    ])
            }
            override var actions: [Action] {
                (0..<(more ? 9 : 1)).map { number in
                    Action(
                        "a\(number)", title: "Do a thing",
                        keys: [KeySequence(KeyChord(.function(number + 1)))]
                    ) { _ in .stop }
                }
            }
        }
        let root = ViewController(view: Button("b"))
        let pilot = await Pilot(plain: root, columns: 120, rows: 30)
        let sheet = Sheet()
        root.present(sheet)
        await pilot.settle()
        let width = sheet.view.frame.width
        #expect(width < 60)
        sheet.more = true
        sheet.view.setNeedsLayout()
        await pilot.settle()
        #expect(sheet.view.frame.width == width)
        #expect(pilot.screen.contains("Do a thing"))
    }
}
