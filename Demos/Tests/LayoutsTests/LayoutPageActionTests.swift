// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PlainPilot
import Seltzer
import SeltzerTesting
import Testing

@testable import Layouts

@MainActor
@Suite("On the pages of Layouts")
struct LayoutPageActionTests {
    private func pilot(_ page: LayoutPage, columns: Int = 80, rows: Int = 24) async -> Pilot {
        await Pilot(plain: LayoutsController(beginningWith: page), columns: columns, rows: rows)
    }

    private func content<Page: ViewController>(_ type: Page.Type, _ pilot: Pilot) throws -> Page {
        let root = pilot.application.windows.first?.rootViewController as? LayoutsController
        return try #require(root?.content as? Page)
    }

    @Test("the columns of the holy grail fold by clicks and by keys")
    func columnsFold() async {
        let pilot = await pilot(.holyGrail, columns: 100)
        #expect(pilot.screen.contains("100 columns: columns"))
        await pilot.click(on: "[ Fold nav ]")
        #expect(pilot.location(of: "┌ Nav") == nil)
        await pilot.press("alt-v")
        #expect(pilot.location(of: "┌ Nav") != nil)
        await pilot.press("alt-a")
        #expect(!pilot.screen.contains(/Aside  \d/))
        await pilot.click(on: "[ Unfold aside ]")
        #expect(pilot.screen.contains(/Aside  \d/))
    }

    @Test("wrong fields of the form are told beneath, until they are right")
    func wrongFieldsAreTold() async {
        let pilot = await pilot(.form)
        await pilot.press("enter")
        #expect(pilot.location(of: "× Enter a name") != nil)
        #expect(pilot.location(of: "Enter an address with one @") != nil)
        #expect(pilot.location(of: "Enter at most 40 characters") == nil)
        await pilot.type("Ada\ta@b\t0\t")
        #expect(pilot.location(of: "Enter a name") == nil)
        #expect(pilot.location(of: "Enter at most 65535") != nil)
        await pilot.press("shift-tab", "ctrl-u", "8", "enter")
        #expect(pilot.location(of: "All fields are valid.") != nil)
    }

    @Test("the names of the form are above the fields where it is narrow")
    func namesGoAbove() async throws {
        let pilot = await pilot(.form)
        let wide = try #require(pilot.location(of: "Port"))
        #expect(pilot.location(of: "8080")?.y == wide.y)
        await pilot.resize(columns: 40, rows: 24)
        let narrow = try #require(pilot.location(of: "Port"))
        #expect(pilot.location(of: "8080")?.y == narrow.y + 1)
    }

    @Test("a box of the dashboard is enlarged by Enter and by a click")
    func aBoxIsEnlarged() async {
        let pilot = await pilot(.dashboard)
        let picture = pilot.screen
        await pilot.press("right", "enter")
        #expect(pilot.location(of: "Latency") == nil && pilot.location(of: "Errors") != nil)
        #expect(pilot.location(of: "80×22") != nil)
        await pilot.click(on: "Errors")
        #expect(pilot.location(of: "Latency") != nil)
        await pilot.press("left")
        #expect(pilot.screen == picture)
    }

    @Test("cards open and reflow")
    func cardsOpen() async {
        let pilot = await pilot(.cards, columns: 60)
        #expect(pilot.location(of: "layout is nothing") == nil)
        await pilot.press("enter")
        #expect(pilot.location(of: "Two numbers") != nil)
        await pilot.click(on: "Bounds")
        #expect(pilot.location(of: "Moving the") != nil)
        let first = pilot.location(of: "Frame")
        #expect(pilot.location(of: "Bounds")?.y == first?.y)
        await pilot.resize(columns: 40, rows: 24)
        #expect(pilot.location(of: "Bounds")?.x == pilot.location(of: "Frame")?.x)
    }

    @Test("a format is laid out while it is typed, and one with a mistake leaves the boxes")
    func aFormatIsTyped() async throws {
        let pilot = await pilot(.constraints)
        let edge = { pilot.screen.split(separator: "\n").last { $0.contains("╰") } }
        await pilot.press("end", "backspace")
        #expect(pilot.screen.contains("at character 31"))
        await pilot.press("backspace")
        let old = edge()
        await pilot.press("backspace")
        #expect(edge() == old)
        let mark = try #require(pilot.location(of: "^"))
        let text = try #require(pilot.location(of: "H:|"))
        #expect(mark.x == text.x + "H:|-[a(12)]-[b(>=8)]-[c(==a)".count)
        await pilot.type("]")
        // The footer writes ^Q.
        #expect(pilot.location(of: "^") == pilot.location(of: "^Q Quit"))
        await pilot.press("ctrl-u")
        await pilot.type("H:|[c(5)]")
        #expect(pilot.screen.contains("╭ c ╮"))
        #expect(!pilot.screen.contains("╭ b"))
    }

    @Test("examples are chosen by clicks; contradictions are named, and the boxes still drawn")
    func examplesAreChosen() async {
        let pilot = await pilot(.constraints)
        await pilot.click(on: "[ 5 Too big ]")
        #expect(pilot.screen.contains("cannot hold together"))
        #expect(pilot.screen.contains("╭ a"))
        await pilot.click(on: "[ 2 Rows ]")
        #expect(!pilot.screen.contains("cannot hold together"))
        await pilot.click(on: "[ 4 Mistake ]")
        #expect(pilot.screen.contains("^"))
        #expect(pilot.screen.contains("╭ c"))
    }

    @Test("R-RTR-12: the lines of the article put every button where it belongs")
    func theLinesPutTheButtons() async throws {
        let pilot = await pilot(.article, columns: 80, rows: 39)
        let page = try content(ArticlePage.self, pilot)
        #expect(page.screen.bounds.size == Size(width: 80, height: 30))
        #expect(page.table.frame == page.screen.bounds)
        #expect(page.table.visibleCells.count == 10)
        for (row, cell) in page.table.visibleCells.enumerated() {
            let button = try #require((cell as? ArticleCell)?.button)
            #expect(
                button.convert(button.bounds, to: page.screen)
                    == Rect(x: 59, y: 3 * row + 1, width: 19, height: 1))
        }
    }

    @Test("a button of the table is pressed by a click and by keys")
    func aButtonIsPressed() async {
        let pilot = await pilot(.article)
        await pilot.click(column: 65, row: 8)
        #expect(pilot.screen.contains("Row number is 2   "))
        #expect(pilot.events(RowNumberAsked.self).map(\.row) == [2])
        await pilot.press("enter", "tab", "enter")
        #expect(pilot.events(RowNumberAsked.self).count == 2)
    }

    @Test("a theme becomes that of all by its button")
    func aThemeIsUsed() async {
        let pilot = await pilot(.themes)
        await pilot.press("enter")
        #expect(pilot.application.theme == Theme.builtIn.first)
        await pilot.press("tab", "tab", "enter")
        #expect(pilot.application.theme == .cassis)
    }

    @Test("the user's theme stands beside the others")
    func theUsersThemeIsThere() async throws {
        let theme = try Theme(parsing: "name = Night")
        let controller = LayoutsController(beginningWith: .themes, userTheme: theme)
        let pilot = await Pilot(plain: controller, columns: 200, rows: 40)
        #expect(pilot.location(of: "Night") != nil)
    }

    @Test("the width of lines follows the ruler, by drags and by keys")
    func linesFollowTheRuler() async {
        let pilot = await pilot(.wrapping)
        #expect(pilot.location(of: "34×8") != nil)
        await pilot.press("right", "right")
        #expect(pilot.location(of: "36×") != nil)
        await pilot.drag(fromColumn: 34, row: 2, toColumn: 49, row: 2)
        #expect(pilot.location(of: "50×") != nil)
        await pilot.drag(fromColumn: 49, row: 2, toColumn: 0, row: 2)
        #expect(pilot.location(of: "◂8▸") != nil)
        await pilot.click(on: "[ Words ]")
        #expect(pilot.location(of: "[ Clusters ]") != nil)
    }

    @Test(
        "what is chosen in a window is answered to who waits",
        arguments: ["Sheet", "Full screen", "Below", "Above", "Right", "Left"])
    func whatIsChosenIsAnswered(button: String) async {
        let pilot = await pilot(.windows)
        await pilot.click(on: "[ \(button)")
        #expect(pilot.location(of: "[ Coffee ]") != nil)
        await pilot.click(on: "[ Coffee ]")
        #expect(pilot.location(of: "You chose Coffee.") != nil)
        await pilot.click(on: "[ \(button)")
        await pilot.press("escape")
        #expect(pilot.location(of: "You chose nothing.") != nil)
        await pilot.click(on: "[ \(button)")
        await pilot.press("enter")
        #expect(pilot.location(of: "You chose Tea.") != nil)
    }

    @Test("a popover stays on the screen as that shrinks")
    func aPopoverStaysOnTheScreen() async {
        let pilot = await pilot(.windows)
        await pilot.click(on: "[ Below ]")
        for size in [Size(width: 40, height: 10), Size(width: 16, height: 4), .zero] {
            await pilot.resize(columns: size.width, rows: size.height)
            let window = pilot.application.windows.last
            #expect(window.map { pilot.display.buffer.bounds.contains($0.frame) } == true)
        }
        await pilot.resize(columns: 80, rows: 24)
        await pilot.click(on: "[ Tea ]")
        #expect(pilot.location(of: "You chose Tea.") != nil)
    }

    @Test("a million rows scroll by keys and by the wheel, one in the other")
    func rowsScroll() async {
        let pilot = await pilot(.scrolling)
        await pilot.press("end")
        #expect(pilot.location(of: "Row 1000000") != nil)
        #expect(pilot.location(of: "A million rows: (0, 999991)") != nil)
        await pilot.wheel(dy: 2, column: 50, row: 5)
        #expect(pilot.location(of: "Headers: (0, 6)") != nil)
        #expect(pilot.location(of: " B") == Point(x: 42, y: 2))
    }

    @Test("boxes run to their ends, stop where they are, or are there at once")
    func boxesRun() async throws {
        let pilot = await pilot(.motion)
        #expect(pilot.location(of: "linear")?.x == 6)
        await pilot.press("enter")
        await pilot.advance(by: .milliseconds(600))
        let middle = try #require(pilot.location(of: "linear")?.x)
        #expect((20..<60).contains(middle))
        await pilot.click(on: "[ Stop ]")
        await pilot.advance(by: .seconds(2))
        #expect(pilot.location(of: "linear")?.x == middle)
        await pilot.click(on: "[ Calm ]")
        await pilot.click(on: "[ Run ]")
        #expect(pilot.location(of: "linear")?.x == 6)
        await pilot.click(on: "[ Drawer ]")
        #expect(pilot.screen.contains(/Drawer  \d/))
        await pilot.click(on: "[ Glide ]")
        #expect(pilot.location(of: "Line 99") != nil)
    }
}
