// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ScrollBarTests {
    @Test func withoutColorsTheThumbIsALineAndNoBarOfTheFocus() async {
        let lines = LinesView()
        lines.wanted = Size(width: 40, height: 40)
        let pilot = await Pilot(
            ViewController(view: ScrollView(lines)), columns: 8, rows: 5,
            capabilities: DisplayLook.noColor.capabilities)
        #expect(pilot.screen.contains("┃") && pilot.screen.contains("━"))
        #expect(!pilot.screen.contains("▐") && !pilot.screen.contains("▄"))
        await pilot.move(column: 7, row: 2)
        #expect(pilot.screen.contains("│"))
    }

    @Test func aDragOfTheThumbScrollsFromEndToEnd() async {
        let scene = await ScrollScene(lines: 100, rows: 10)
        await scene.pilot.mouseDown(column: 7, row: 0)
        #expect(scene.offset.y == 0)
        await scene.pilot.move(column: 7, row: 4)
        let middle = scene.offset.y
        #expect((35...50).contains(middle))
        await scene.pilot.move(column: 2, row: 99)
        #expect(scene.offset.y == 90)
        await scene.pilot.move(column: 7, row: 4)
        #expect(scene.offset.y == middle)
        await scene.pilot.move(column: 7, row: -5)
        #expect(scene.offset.y == 0)
        await scene.pilot.mouseUp(column: 7, row: -5)
        await scene.pilot.move(column: 7, row: 8)
        #expect(scene.offset.y == 0)
    }

    @Test func aThumbThatComesBackBringsTheVeryValueBack() async {
        let scene = await ScrollScene(lines: 1_000, rows: 10)
        scene.scrollView.contentOffset.y = 123
        await scene.pilot.settle()
        await scene.pilot.mouseDown(column: 7, row: 1)
        await scene.pilot.move(column: 7, row: 5)
        #expect(scene.offset.y > 300)
        await scene.pilot.move(column: 7, row: 1)
        #expect(scene.offset.y == 123)
    }

    /// Found by the monkey: the bar stayed as it is during a press, until the pointer came back.
    @Test(arguments: [0, 9])
    func aPressThatEndsBesideTheBarLeavesItsLookAsBefore(row: Int) async {
        let scene = await ScrollScene(lines: 100, rows: 10)
        await scene.pilot.mouseDown(column: 7, row: row)
        await scene.pilot.move(column: 2, row: 5)
        await scene.pilot.move(column: 2, row: 4)
        await scene.pilot.mouseUp(column: 2, row: 4)
        #expect(await scene.pilot.faults() == [])
    }

    @Test func aClickBesideTheThumbGoesOnByAPage() async {
        let scene = await ScrollScene(lines: 100, rows: 10)
        await scene.pilot.click(column: 7, row: 9)
        #expect(scene.offset.y == 10)
        await scene.pilot.click(column: 7, row: 9)
        #expect(scene.offset.y == 20)
        await scene.pilot.click(column: 7, row: 0)
        #expect(scene.offset.y == 10)
    }

    @Test func altOrTheMiddleButtonJumpsAndGoesOnDragging() async {
        let scene = await ScrollScene(lines: 100, rows: 10)
        await scene.pilot.mouseDown(column: 7, row: 9, modifiers: .alt)
        #expect(scene.offset.y == 90)
        await scene.pilot.move(column: 7, row: 5)
        #expect((40...55).contains(scene.offset.y))
        await scene.pilot.mouseUp(column: 7, row: 5)
        await scene.pilot.mouseDown(column: 7, row: 0, button: .middle)
        #expect(scene.offset.y == 0)
        await scene.pilot.move(column: 7, row: 9)
        #expect(scene.offset.y == 90)
        await scene.pilot.mouseUp(column: 7, row: 9)
        #expect(!scene.scrollView.isDragging)
    }

    @Test func theBarAtTheBottomWorksSideways() async {
        let scene = await ScrollScene(lines: 3, width: 80, columns: 20, rows: 5)
        #expect(scene.screen.last == "▄▄▄▄▄")
        await scene.pilot.drag(fromColumn: 1, row: 4, toColumn: 50, row: 4)
        #expect(scene.offset.x == 60)
        await scene.pilot.click(column: 0, row: 4)
        #expect(scene.offset.x == 40)
        #expect(scene.screen.last == "▁▁▁▁▁▁▁▁▁▁▄▄▄▄▄▁▁▁▁▁")
        await scene.pilot.wheel(dx: -1, column: 3, row: 4)
        #expect(scene.offset.x == 34)
        #expect(scene.screen.last == "▁▁▁▁▁▁▁▁▗▄▄▄▄▖▁▁▁▁▁▁")
    }

    @Test func theContentIsNotSeenBehindTheBars() async {
        let scene = await ScrollScene(lines: 30, width: 80, columns: 20, rows: 5)
        #expect(scene.screen.last?.allSatisfy { "▄▖▗ ".contains($0) } == true)
    }

    @Test func withoutUnicodeTheBarsAreASCII() async {
        let scene = await ScrollScene(lines: 20, width: 20, columns: 8, rows: 6, isUnicode: false)
        #expect(
            scene.screen.map { String($0.suffix(1)) } == ["#", "#", "2", "3", "4", "#"])
        #expect(scene.screen.last == "##")
        await scene.pilot.move(column: 7, row: 4)
        #expect(
            scene.screen.map { String($0.suffix(1)) } == ["#", "#", "|", "|", "|", "|"])
    }

    @Test func theTrackShowsOnlyBelowThePointer() async {
        let scene = await ScrollScene(lines: 100, rows: 4)
        #expect(scene.screen == ["0      ▐", "1", "2", "3"])
        await scene.pilot.move(column: 7, row: 2)
        #expect(scene.screen == ["0      ▐", "1      ▕", "2      ▕", "3      ▕"])
        await scene.pilot.move(column: 1, row: 2)
        #expect(scene.screen == ["0      ▐", "1", "2", "3"])
    }

    @Test func theThumbIsBrightWhereItIsUsedAndFaintAtRest() async {
        let scene = await ScrollScene()
        scene.pilot.application.theme = .fathom
        await scene.pilot.settle()
        let thumb = { scene.pilot.display.buffer[Point(x: 7, y: 0)].foreground }
        #expect(thumb() == Theme.fathom[.border])
        await scene.pilot.move(column: 7, row: 1)
        #expect(thumb() == Theme.fathom[.label])
        await scene.pilot.move(column: 1, row: 1)
        #expect(thumb() == Theme.fathom[.border])
        await scene.pilot.press("tab")
        #expect(thumb() == Theme.fathom[.focus])
    }

    @Test func aPressOnABarLeavesTheKeysToAViewInside() async {
        let scene = await ScrollScene()
        let field = ProbeView("f", Rect(x: 0, y: 1, width: 3, height: 1))
        field.isFocusable = true
        scene.lines.addSubview(field)
        field.becomeFirstResponder()
        await scene.pilot.click(column: 7, row: 4)
        await scene.pilot.click(column: 5, row: 3)
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        await scene.pilot.click(column: 7, row: 0)
        #expect(scene.scrollView.isFirstResponder)
    }

    @Test func aBarByItselfTellsWhatTheUserChanged() async {
        let bar = ScrollBar(.vertical)
        bar.values = 1...100
        bar.visibleLength = 10
        bar.pageLength = 9
        bar.value = 50
        var told: [Int] = []
        bar.addAction(for: .valueChanged) { told.append($0.value) }
        let pilot = await Pilot(ViewController(view: bar), columns: 1, rows: 10)
        await pilot.click(column: 0, row: 9)
        await pilot.click(column: 0, row: 0)
        bar.value = 3
        bar.isEnabled = false
        await pilot.click(column: 0, row: 9)
        await pilot.mouseDown(column: 0, row: 9, button: .middle)
        #expect(told == [59, 50])
        #expect(bar.sizeThatFits(Size(width: 5, height: 7)) == Size(width: 1, height: 7))
    }
}
