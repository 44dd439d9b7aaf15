// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+screenHeight, RowHighlight, TableView+EmptyView, TableViewCell+look.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ListViewTests {
    private func start(_ list: ListView, columns: Int = 16, rows: Int = 5) async -> Pilot {
        let controller = ViewController(view: list)
        controller.wantsInitialFocus = false
        return await Pilot(plain: controller, columns: columns, rows: rows)
    }

    @Test func aBarMarksTheCurrentRowAndAHairLineASelectionWithoutFocus() async {
        let list = ListView(["one", "two"])
        let other = Button("Go")
        let stack = StackView(.vertical, [list, other])
        let pilot = await Pilot(plain: ViewController(view: stack), columns: 12, rows: 4)
        #expect(pilot.screen.hasPrefix("▌one\n two\n"))
        await pilot.press("down", "down")
        #expect(pilot.screen.hasPrefix(" one\n▌two\n"))
        other.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.screen.hasPrefix(" one\n▏two\n"))
        let plain = await Pilot(
            plain: ViewController(view: ListView(["one"])), columns: 12, rows: 2,
            capabilities: DisplayCapabilities(isUnicode: false))
        #expect(plain.screen.hasPrefix(">one\n"))
    }

    @Test func itsTextsAreItsRows() async {
        let list = ListView(["Red", "緑の", "\u{1B}[31mBlue\nsky"])
        let pilot = await start(list)
        #expect(pilot.screen == " Red\n 緑の\n ␛[31mBlue…\n\n")
        #expect(list.numberOfItems == 3)
        #expect(list.item(at: 1)?.string == "緑の")
        #expect(list.item(at: 3) == nil)
        #expect(list.item(at: -1) == nil)
        list.setItems([StyledText("one", style: Style(foreground: .red)), "two"])
        await pilot.settle()
        #expect(pilot.screen == " one\n two\n\n\n")
        #expect(
            pilot.display.buffer.style(of: pilot.display.buffer[Point(x: 1, y: 0)]).foreground
                == .red)
    }

    @Test func aMillionItemsAreAskedForWhenTheyAreSeen() async {
        var asked: Set<Int> = []
        let list = ListView(count: 1_000_000) { index in
            asked.insert(index)
            return "Row \(index)"
        }
        let pilot = await start(list)
        list.becomeFirstResponder()
        await pilot.press("end")
        #expect(pilot.screen.contains("Row 999999"))
        #expect(list.selectedIndex == 999_999)
        #expect(asked.count <= 20)
    }

    @Test func theProgramSelectsByNumber() async {
        let list = ListView(count: 50) { "Row \($0)" }
        let pilot = await start(list)
        list.selectedIndex = 30
        await pilot.settle()
        #expect(list.selectedIndices == [30])
        #expect(pilot.screen.contains("Row 30"))
        list.selectedIndex = 99
        #expect(list.selectedIndex == nil)
        list.selectedIndex = -1
        #expect(list.selectedIndices == [])
        list.allowsMultipleSelection = true
        list.selectedIndex = 3
        list.selectedIndex = 5
        #expect(list.selectedIndices == [5])
    }

    @Test func whatIsSelectedBeforeTheListIsShownIsScrolledTo() async {
        let list = ListView(count: 50) { "Row \($0)" }
        list.selectedIndex = 2
        let pilot = await start(list)
        #expect(pilot.screen.hasPrefix(" Row 0"))
        let other = ListView(count: 50) { "Row \($0)" }
        other.selectedIndex = 30
        let second = await start(other)
        #expect(second.screen.contains("Row 30"))
        other.selectedIndex = 40
        other.setItems(["one"])
        await second.settle()
        #expect(second.screen.hasPrefix(" one"))
    }

    @Test func anEmptyListSaysSo() async {
        let list = ListView()
        list.emptyText = "Nothing here yet"
        let pilot = await start(list)
        #expect(pilot.screen == "\nNothing here yet\n\n\n")
        await pilot.press("tab", "down", "enter", "a")
        await pilot.click(column: 3, row: 2)
        #expect(list.isFirstResponder)
        #expect(list.selectedIndex == nil)
        await pilot.resize(columns: 8, rows: 5)
        #expect(pilot.screen == "\nNothing\nhere yet\n\n")
        list.setItems(["one"])
        await pilot.settle()
        #expect(pilot.screen == "▌one\n\n\n\n")
        list.setItems([String]())
        await pilot.resize(columns: 1, rows: 1)
        await pilot.resize(columns: 0, rows: 0)
        #expect(list.numberOfItems == 0)
    }

    @Test func itIsAsWideAsItsTextsAndAsHighAsTheyAreMany() {
        let list = ListView(["Red", "緑の緑の"])
        #expect(list.sizeThatFits(.unbounded) == Size(width: 10, height: 2))
        #expect(list.sizeThatFits(Size(width: 30, height: 1)) == Size(width: 11, height: 2))
        #expect(list.sizeThatFits(Size(width: 4, height: 9)) == Size(width: 4, height: 2))
        #expect(ListView().sizeThatFits(.unbounded) == Size(width: 2, height: 0))
        let endless = ListView(count: .max) { "\($0)" }
        // One screen of texts is measured.
        #expect(endless.sizeThatFits(.unbounded) == Size(width: 4, height: .max))
        #expect(ListView(count: -5) { _ in "" }.numberOfItems == 0)
    }

    @Test func theTextsOfTheFirstScreenCountWhicheverWindowIsBehind() async throws {
        let list = ListView(count: 1_000) { StyledText($0 == 3 ? "the widest" : "row") }
        let pilot = await start(list)
        #expect(list.sizeThatFits(.unbounded).width == 12)
        let low = Window(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        low.makeKeyAndVisible(in: pilot.application)
        try #require(list.window).makeKeyAndVisible(in: pilot.application)
        #expect(pilot.application.windows.first === low)
        list.setItems(count: 1_000) { StyledText($0 == 3 ? "the widest" : "row") }
        #expect(list.sizeThatFits(.unbounded).width == 12)
    }

    @Test func aTextOfTenMegabytesIsARow() async {
        let list = ListView([String(repeating: "long ", count: 100_000), "short"])
        let pilot = await start(list)
        #expect(pilot.screen.hasPrefix(" long long lon…\n short\n"))
        list.becomeFirstResponder()
        await pilot.type("lo")
        #expect(list.selectedIndex == 0)
    }

    @Test(
        "Rows have looks of their own in light, dark and without colors",
        arguments: [
            ("Dark", DisplayCapabilities(appearance: .dark)),
            ("Light", DisplayCapabilities(appearance: .light)),
            ("NoColor", DisplayCapabilities(colorDepth: .monochrome)),
        ])
    func looks(name: String, capabilities: DisplayCapabilities) async {
        let chooser = Chooser()
        chooser.disabled = [4]
        let list = ListView(["plain", "first", "second", "hovered", "disabled", "漢字"])
        list.delegate = chooser
        list.allowsMultipleSelection = true
        let button = Button("Other")
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [list, button])), columns: 14, rows: 8,
            capabilities: capabilities)
        await pilot.click(column: 1, row: 1)
        await pilot.click(column: 1, row: 2, modifiers: .control)
        await pilot.press("ctrl-end", "space", "ctrl-home")
        await pilot.move(column: 1, row: 3)
        #expect(pilot.difference(fromSnapshot: "listWithKeys\(name)", isStyled: true) == nil)
        button.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.difference(fromSnapshot: "listWithoutKeys\(name)", isStyled: true) == nil)
    }

    @Test func openGroupOfAnAccordionGivesAListItsRoom() async {
        let list = ListView((1...1_000_000).map { "Row \($0)" })
        let accordion = Accordion([
            DisclosureGroup("List", list, isExpanded: true), DisclosureGroup("Other", nil),
        ])
        let pilot = await Pilot(
            plain: ViewController(view: accordion), columns: 20, rows: 6)
        #expect(list.frame.height == 4)
        await pilot.press("tab", "tab", "tab", "space")
        #expect(await pilot.faults().isEmpty)
    }
}
