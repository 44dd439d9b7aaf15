// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PopUpController, PopUpView.

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
private final class PopUpScene {
    let button: PopUpButton
    let pilot: Pilot
    private(set) var told: [Int?] = []
    private(set) var sent = 0

    init(
        _ items: [String], selectedIndex: Int? = 0, columns: Int = 30, rows: Int = 10, y: Int = 1,
        look: DisplayLook = .dark
    ) async {
        button = PopUpButton(items, selectedIndex: selectedIndex)
        let root = ViewController()
        root.view.addSubview(button)
        button.sizeToFit()
        button.frame.origin = Point(x: 2, y: y)
        pilot = await Pilot(
            plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
        button.addAction(for: .valueChanged) { [unowned self] in
            sent += 1
            told.append($0.selectedIndex)
        }
    }

    static func numbers(_ count: Int) -> [String] { (0..<count).map { "item \($0)" } }
}

@MainActor
@Suite struct PopUpButtonTests {
    @Test func aButtonWithoutItemsLooksDisabled() async throws {
        let scene = await PopUpScene([], look: .noColor)
        #expect(!scene.pilot.screen.contains("["))
    }

    @Test func withFewColorsNothingOnTheCurrentRowHasTheColorOfItsFill() async throws {
        let scene = await PopUpScene(["Red", "Green", "Blue"])
        scene.pilot.application.theme = .tap(for: .light)
        scene.pilot.display.capabilities.colorDepth = .sixteen
        await scene.pilot.click(on: "Red")
        let buffer = scene.pilot.display.buffer
        let row = try #require(
            (0..<buffer.size.height).first { buffer.text(row: $0).contains("✓") })
        #expect(buffer.text(row: row).contains("▌"))
        let marked = (0..<buffer.size.width).map { buffer[Point(x: $0, y: row)] }
            .filter { $0.background == .blue }
        #expect(marked.count > 5 && marked.allSatisfy { $0.foreground == .brightWhite })
    }

    @Test func twoClicksChooseAndTell() async {
        let scene = await PopUpScene(["Red", "Green", "Blue"])
        #expect(scene.pilot.screen.contains("  ▌   Red   ▾  ▐\n"))
        await scene.pilot.click(on: "Red")
        #expect(scene.button.isOpen)
        #expect(scene.pilot.screen.contains("Green"))
        await scene.pilot.click(on: "Blue")
        #expect(!scene.button.isOpen)
        #expect(scene.button.selectedItem == "Blue")
        #expect(scene.told == [2])
        #expect(
            scene.pilot.events(OptionSelected.self) == [OptionSelected(index: 2, title: "Blue")])
        #expect(scene.button.isFirstResponder)
        #expect(scene.pilot.screen.contains("  ▌   Blue  ▾  ▐\n"))
    }

    @Test func onePressIsDraggedIntoTheListAndLetGoThere() async throws {
        let scene = await PopUpScene(["Red", "Green", "Blue"])
        await scene.pilot.mouseDown(column: 4, row: 1)
        #expect(scene.button.isOpen)
        let green = try #require(scene.pilot.location(of: "Green"))
        let blue = try #require(scene.pilot.location(of: "Blue"))
        await scene.pilot.move(column: green.x, row: green.y)
        await scene.pilot.move(column: blue.x, row: blue.y)
        await scene.pilot.mouseUp(column: blue.x, row: blue.y)
        #expect(!scene.button.isOpen)
        #expect(scene.told == [2])
        // Let go elsewhere, the list stays open, and nothing is chosen.
        await scene.pilot.drag(fromColumn: 4, row: 1, toColumn: 25, row: 0)
        #expect(scene.button.isOpen)
        #expect(scene.told == [2])
        await scene.pilot.click(column: 29, row: 9)
        #expect(!scene.button.isOpen)
        await scene.pilot.click(on: "Blue")
        #expect(scene.button.isOpen)
    }

    @Test(arguments: ["space", "enter", "down", "up"])
    func keysOpenItAndChoose(key: String) async throws {
        let scene = await PopUpScene(["Red", "Green", "Blue"])
        await scene.pilot.press("tab", try #require(KeyChord(parsing: key)))
        #expect(scene.button.isOpen)
        await scene.pilot.press("down", "down", "up", "enter")
        #expect(scene.told == [1])
        await scene.pilot.press("space", "end", "space")
        #expect(scene.told == [1, 2])
        await scene.pilot.press("space", "home", "escape")
        #expect(!scene.button.isOpen)
        #expect(scene.told == [1, 2])
        #expect(scene.button.isFirstResponder)
    }

    @Test func typingNarrowsTheListDown() async {
        let scene = await PopUpScene(["Red", "Green", "Blue", "Black cat", "Black dog"])
        await scene.pilot.press("tab", "space")
        await scene.pilot.type("bk")
        #expect(scene.pilot.screen.contains("› bk"))
        #expect(!scene.pilot.screen.contains("Blue"))
        #expect(scene.pilot.screen.contains("Black cat"))
        await scene.pilot.type(" d")
        #expect(!scene.pilot.screen.contains("Black cat"))
        await scene.pilot.press("enter")
        #expect(scene.button.selectedItem == "Black dog")
        #expect(scene.told == [4])
    }

    @Test func backspaceAndEscapeTakeTheTypedTextBack() async {
        let scene = await PopUpScene(["Red", "Green", "Blue"])
        await scene.pilot.press("tab", "space")
        await scene.pilot.type("gx")
        #expect(scene.pilot.screen.contains("No match."))
        await scene.pilot.press("enter")
        #expect(scene.button.isOpen)
        await scene.pilot.press("backspace")
        #expect(scene.pilot.screen.contains("Green"))
        await scene.pilot.press("backspace")
        #expect(!scene.pilot.screen.contains("›"))
        #expect(scene.pilot.screen.contains("Blue"))
        await scene.pilot.type("g")
        await scene.pilot.press("escape")
        #expect(scene.button.isOpen)
        #expect(scene.pilot.screen.contains("Blue"))
        await scene.pilot.press("escape")
        #expect(!scene.button.isOpen)
        #expect(scene.told.isEmpty)
    }

    @Test func aPasteIsTypedTextToo() async {
        let scene = await PopUpScene(["Red", "Green", "Blue"])
        await scene.pilot.press("tab", "space")
        await scene.pilot.paste("bl\nu")
        await scene.pilot.press("enter")
        #expect(scene.button.selectedItem == "Blue")
    }

    @Test func aTickMarksTheSelectedItemBelowTheTitle() async throws {
        let scene = await PopUpScene(["Red", "Green", "Blue"], selectedIndex: 1)
        let title = try #require(scene.pilot.location(of: "Green"))
        await scene.pilot.press("tab", "space")
        let tick = try #require(scene.pilot.location(of: "✓ Green"))
        #expect(tick.x + 2 == title.x)
        #expect(scene.pilot.location(of: "Red")?.x == title.x)
    }

    @Test func aCompactLayoutLeavesOneCellAfterTheArrow() async throws {
        let scene = await PopUpScene(["Red", "Green"])
        #expect(scene.pilot.screen.contains("  ▌   Red   ▾  ▐\n"))
        scene.pilot.application.layoutDensity = .compact
        scene.button.sizeToFit()
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("  ▌   Red   ▾ ▐\n"))
        // The titles of the list stay below that of the button.
        let title = try #require(scene.pilot.location(of: "Red"))
        await scene.pilot.press("space")
        #expect(scene.pilot.location(of: "Green")?.x == title.x)
    }

    @Test func oneOfAHundredThousandItemsIsFoundByTyping() async {
        let scene = await PopUpScene(PopUpScene.numbers(100_000), rows: 20)
        await scene.pilot.press("tab", "space")
        await scene.pilot.type("item 73911")
        await scene.pilot.press("enter")
        #expect(scene.button.selectedIndex == 73_911)
    }

    @Test func theChosenOneIsNotChosenAnew() async {
        let scene = await PopUpScene(["Red", "Green"])
        await scene.pilot.press("tab", "space", "enter")
        #expect(!scene.button.isOpen)
        #expect(scene.sent == 0)
    }

    @Test func whatTheProgramSetsIsNotTold() async {
        let scene = await PopUpScene(["Red", "Green"])
        scene.button.selectedIndex = 1
        scene.button.selectedIndex = 9
        #expect(scene.button.selectedIndex == nil)
        scene.button.placeholder = "Any"
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("  ▌   Any   ▾  ▐\n"))
        scene.button.selectedIndex = 1
        scene.button.items = ["x"]
        #expect(scene.button.selectedIndex == nil)
        #expect(scene.sent == 0)
        #expect(scene.pilot.events(OptionSelected.self).isEmpty)
    }

    @Test func noItemsOpenNothing() async {
        let scene = await PopUpScene([])
        #expect(scene.pilot.screen.contains("  ▌     ▾  ▐\n"))
        await scene.pilot.press("tab", "space")
        await scene.pilot.click(on: scene.button)
        #expect(!scene.button.isOpen)
        #expect(scene.button.selectedIndex == nil)
    }

    @Test func manyItemsScrollInAList() async {
        let scene = await PopUpScene(PopUpScene.numbers(100_000), selectedIndex: 50_000, rows: 20)
        await scene.pilot.click(on: "item 50000")
        #expect(scene.pilot.location(of: "item 50001") != nil)
        #expect(scene.pilot.location(of: "item 49999") != nil)
        await scene.pilot.press("end", "enter")
        #expect(scene.button.selectedIndex == 99_999)
        // Nobody around hears of what happens in the list.
        let outside = scene.pilot.routes.filter {
            $0.event is Scrolled || $0.event is TableSelectionChanged
        }
        #expect(outside.allSatisfy { !$0.description.contains("Application") })
    }

    @Test func theListStaysOnAScreenThatShrinks() async {
        let scene = await PopUpScene(PopUpScene.numbers(30), columns: 60, rows: 24, y: 12)
        await scene.pilot.press("tab", "space")
        for (columns, rows) in [(40, 10), (12, 4), (3, 2), (1, 1), (0, 0), (60, 24)] {
            await scene.pilot.resize(columns: columns, rows: rows)
            #expect(scene.button.isOpen)
            if rows > 3 { #expect(scene.pilot.location(of: "item 0") != nil) }
        }
        await scene.pilot.press("down", "enter")
        #expect(scene.told == [1])
    }

    @Test func theListLiesAboveWhereThereIsMoreRoom() async throws {
        let scene = await PopUpScene(PopUpScene.numbers(5), rows: 12, y: 10)
        await scene.pilot.press("tab", "space")
        let list = try #require(scene.pilot.location(of: "item 1"))
        #expect(list.y < 10)
        #expect(scene.pilot.screen.hasSuffix("\n  ▌   item 0 ▾  ▐\n"))
    }

    @Test func itemsThatChangeWhileItIsOpenAreShown() async {
        let scene = await PopUpScene(["a", "b", "c"])
        await scene.pilot.press("tab", "space", "end")
        scene.button.items = ["new"]
        await scene.pilot.settle()
        #expect(scene.pilot.location(of: "new") != nil)
        await scene.pilot.press("home", "enter")
        #expect(scene.button.selectedItem == "new")
        await scene.pilot.press("space")
        scene.button.items = []
        await scene.pilot.settle()
        #expect(!scene.button.isOpen)
    }

    @Test func theListGoesWithTheButton() async {
        let scene = await PopUpScene(["a", "b"])
        await scene.pilot.press("tab", "space")
        scene.button.removeFromSuperview()
        await scene.pilot.settle()
        #expect(!scene.button.isOpen)
        #expect(scene.pilot.application.windows.count == 1)
    }

    @Test func aDisabledOneDoesNothing() async {
        let scene = await PopUpScene(["a", "b"])
        scene.button.isEnabled = false
        await scene.pilot.click(on: scene.button)
        await scene.pilot.press("tab", "space")
        #expect(!scene.button.isOpen)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let scene = await PopUpScene(["Red", "漢字", "Blue"], selectedIndex: 1, rows: 8, look: look)
        await scene.pilot.press("tab", "space", "down")
        #expect(
            scene.pilot.difference(fromSnapshot: "popUpButton-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (6, 2), (9, 3)])
    func smallSizesAndEnormousItemsDoNotTrap(columns: Int, rows: Int) async {
        let button = PopUpButton([String(repeating: "long ", count: 100_000), "b"])
        let pilot = await Pilot(plain: ViewController(view: button), columns: columns, rows: rows)
        await pilot.press("tab", "space", "down", "enter")
        #expect(button.selectedIndex != nil)
    }

    @Test func theSelectionMovesAsInOtherOptionControls() {
        let button = PopUpButton(["a", "b", "c"])
        #expect(button.moveSelection(.next) && button.selectedIndex == 0)
        #expect(button.moveSelection(.last) && button.selectedIndex == 2)
        #expect(button.moveSelection(.previous) && button.selectedIndex == 1)
        button.isEnabled = false
        #expect(!button.moveSelection(.next))
    }
}
