// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DesktopWindow+mouse, DesktopWindow+moves, DesktopWindow+actions, DesktopWindow+drawing, SnapOutline,
// Canvas+outstandingBox.

import SeltzerBase
import SeltzerControls
import SeltzerDesktop
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DesktopWindowTests {
    // MARK: The pointer

    @Test func theTitleBarMovesTheWindow() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        await pilot.drag(fromColumn: 10, row: 1, toColumn: 16, row: 3)
        #expect(scene.list.frame == Rect(x: 7, y: 3, width: 28, height: 8))
        #expect(scene.desktop.activeWindow === scene.list)
        let moved = pilot.events(DesktopWindowMoved.self)
        #expect(moved.map(\.frame) == [scene.list.frame])
        #expect(moved.first?.window === scene.list)
    }

    @Test func aWindowThatMayNotMoveStays() async {
        let scene = DesktopScene()
        scene.list.isMovable = false
        let pilot = await scene.start()
        await pilot.drag(fromColumn: 10, row: 1, toColumn: 16, row: 3)
        #expect(scene.list.frame.origin == Point(x: 1, y: 1))
    }

    @Test(arguments: [
        (28, 5, Point(x: 4, y: 0), Rect(x: 1, y: 1, width: 32, height: 8)),
        (1, 5, Point(x: 3, y: 0), Rect(x: 4, y: 1, width: 25, height: 8)),
        (15, 8, Point(x: 0, y: 2), Rect(x: 1, y: 1, width: 28, height: 10)),
        (28, 8, Point(x: 4, y: 3), Rect(x: 1, y: 1, width: 32, height: 11)),
        (1, 8, Point(x: 2, y: -1), Rect(x: 3, y: 1, width: 26, height: 7)),
        (1, 1, Point(x: 2, y: 1), Rect(x: 3, y: 2, width: 26, height: 7)),
        (28, 1, Point(x: 2, y: 1), Rect(x: 1, y: 2, width: 30, height: 7)),
    ])
    func edgesAndCornersResize(column: Int, row: Int, way: Point, expected: Rect) async {
        let scene = DesktopScene()
        scene.desktop.activate(scene.list)
        let pilot = await scene.start()
        await pilot.drag(
            fromColumn: column, row: row, toColumn: column + way.x, row: row + way.y)
        #expect(scene.list.frame == expected)
        #expect(pilot.events(DesktopWindowResized.self).map(\.frame) == [expected])
    }

    @Test func controlMakesAnEdgeOfTheTitleBar() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        await pilot.mouseDown(column: 10, row: 1, modifiers: .control)
        await pilot.move(column: 10, row: 3, modifiers: .control)
        await pilot.mouseUp(column: 10, row: 3)
        #expect(scene.list.frame == Rect(x: 1, y: 3, width: 28, height: 6))
    }

    @Test func theLeastSizeStopsAnEdge() async {
        let scene = DesktopScene()
        scene.desktop.activate(scene.list)
        let pilot = await scene.start()
        await pilot.drag(fromColumn: 28, row: 8, toColumn: 2, row: 2)
        #expect(scene.list.frame == Rect(x: 1, y: 1, width: 16, height: 4))
        scene.list.minimumSize = Size(width: 20, height: 6)
        #expect(scene.list.frame.size == Size(width: 20, height: 6))
    }

    @Test func aWindowOfFixedSizeHasNoEdgesAndNoMark() async {
        let scene = DesktopScene()
        scene.list.isResizable = false
        let pilot = await scene.start()
        #expect(pilot.screen.contains("–  ×"))
        await pilot.drag(fromColumn: 1, row: 5, toColumn: 4, row: 5)
        #expect(scene.list.frame == Rect(x: 4, y: 1, width: 28, height: 8))
    }

    @Test func aDoubleClickMaximizesAndRestores() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        let free = scene.list.frame
        for _ in 0..<2 { await pilot.click(column: 10, row: 1) }
        #expect(scene.list.placement == .maximized)
        #expect(scene.list.frame == Rect(x: 0, y: 0, width: 60, height: 16))
        await pilot.advance(by: .seconds(1))
        for _ in 0..<2 { await pilot.click(column: 10, row: 0) }
        #expect(scene.list.frame == free)
        #expect(pilot.events(DesktopWindowPlaced.self).map(\.placement) == [.maximized, .free])
    }

    @Test(arguments: [-1, 0, 1])
    func marksArePressedInThreeCells(offset: Int) async throws {
        let scene = DesktopScene()
        scene.desktop.activate(scene.list)
        let pilot = await scene.start()
        let maximize = try #require(pilot.location(of: "▴"))
        await pilot.click(column: maximize.x + offset, row: maximize.y)
        #expect(scene.list.placement == .maximized)
        let restore = try #require(pilot.location(of: "▾"))
        await pilot.click(column: restore.x + offset, row: restore.y)
        #expect(scene.list.placement == .free)
        let minimize = try #require(pilot.location(of: "–"))
        await pilot.click(column: minimize.x + offset, row: minimize.y)
        #expect(scene.list.isMinimized)
        let close = try #require(pilot.location(of: "×"))
        await pilot.click(column: close.x + offset, row: close.y)
        #expect(scene.desktop.windows.count == 2)
    }

    @Test func aPressThatLeavesItsMarkDoesNothing() async throws {
        let scene = DesktopScene()
        let pilot = await scene.start()
        let close = try #require(pilot.location(of: "×"))
        await pilot.drag(fromColumn: close.x, row: close.y, toColumn: close.x, row: close.y + 3)
        #expect(scene.desktop.windows.count == 3)
    }

    @Test func escapePutsADraggedWindowBack() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        let free = scene.list.frame
        await pilot.mouseDown(column: 10, row: 1)
        await pilot.move(column: 20, row: 6)
        #expect(scene.list.frame != free)
        await pilot.press("escape")
        #expect(scene.list.frame == free)
        await pilot.move(column: 22, row: 7)
        await pilot.mouseUp(column: 22, row: 7)
        #expect(scene.list.frame == free)
        #expect(pilot.events(DesktopWindowMoved.self).isEmpty)
    }

    // MARK: Snapping

    @Test(arguments: [
        (0, 8, WindowPlacement.left, Rect(x: 0, y: 0, width: 30, height: 16)),
        (59, 8, .right, Rect(x: 30, y: 0, width: 30, height: 16)),
        (0, 1, .topLeft, Rect(x: 0, y: 0, width: 30, height: 8)),
        (59, 1, .topRight, Rect(x: 30, y: 0, width: 30, height: 8)),
        (0, 15, .bottomLeft, Rect(x: 0, y: 8, width: 30, height: 8)),
        (59, 15, .bottomRight, Rect(x: 30, y: 8, width: 30, height: 8)),
        (30, 0, .maximized, Rect(x: 0, y: 0, width: 60, height: 16)),
    ])
    func aDropAtAnEdgeSnaps(column: Int, row: Int, placement: WindowPlacement, expected: Rect) async
    {
        let scene = DesktopScene()
        let pilot = await scene.start()
        await pilot.mouseDown(column: 10, row: 1)
        await pilot.move(column: 12, row: 3)
        #expect(!pilot.screen.contains("═"))
        await pilot.move(column: column, row: row)
        #expect(pilot.screen.contains("═"))
        await pilot.mouseUp(column: column, row: row)
        #expect(scene.list.placement == placement)
        #expect(scene.list.frame == expected)
        #expect(!pilot.screen.contains("═"))
        #expect(pilot.events(DesktopWindowPlaced.self).map(\.placement) == [placement])
        scene.list.placement = .free
        #expect(scene.list.frame == Rect(x: 1, y: 1, width: 28, height: 8))
    }

    @Test func aSnappedWindowGetsItsSizeBackUnderThePointer() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.activate(scene.list)
        scene.list.placement = .maximized
        await pilot.settle()
        await pilot.drag(fromColumn: 30, row: 0, toColumn: 30, row: 4)
        #expect(scene.list.placement == .free)
        #expect(scene.list.frame.size == Size(width: 28, height: 8))
        #expect(scene.list.frame.contains(Point(x: 30, y: 4)))
        #expect(scene.list.frame.minY == 4)
    }

    // MARK: Keys

    @Test func arrowsMoveAndResizeUntilReturn() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.activate(scene.list)
        await pilot.press("ctrl-f7", "right", "right", "down")
        #expect(scene.list.frame == Rect(x: 3, y: 2, width: 28, height: 8))
        await pilot.press("shift-right", "shift-down", "shift-down")
        #expect(scene.list.frame == Rect(x: 3, y: 2, width: 29, height: 10))
        #expect(pilot.screen.contains("3,2  29 × 10"))
        await pilot.press("ctrl-right")
        #expect(scene.list.frame.minX == 11)
        #expect(pilot.events(DesktopWindowResized.self).isEmpty)
        await pilot.press("enter")
        #expect(pilot.events(DesktopWindowResized.self).map(\.frame) == [scene.list.frame])
        #expect(scene.names.isFirstResponder)
        let frame = scene.list.frame
        await pilot.press("down")
        #expect(scene.list.frame == frame)
    }

    @Test func escapePutsAMovedWindowBack() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.activate(scene.list)
        scene.list.placement = .left
        await pilot.press("ctrl-f7", "right", "right")
        #expect(scene.list.placement == .free)
        await pilot.press("escape")
        #expect(scene.list.placement == .left)
        #expect(scene.names.isFirstResponder)
        #expect(pilot.events(DesktopWindowMoved.self).isEmpty)
    }

    @Test func aMoveByKeysEndsWhereTheFocusGoesOn() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.activate(scene.list)
        await pilot.press("ctrl-f7", "down")
        await pilot.click(on: "12:00")
        #expect(scene.desktop.activeWindow === scene.clock)
        #expect(scene.list.frame.minY == 2)
        #expect(pilot.events(DesktopWindowMoved.self).count == 1)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func keysMaximizeRestoreMinimizeAndClose() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        await pilot.press("ctrl-f10")
        #expect(scene.clock.placement == .maximized)
        await pilot.press("ctrl-f5")
        #expect(scene.clock.placement == .free)
        await pilot.press("ctrl-f9")
        #expect(scene.clock.isMinimized)
        #expect(scene.desktop.activeWindow === scene.form)
        await pilot.press("ctrl-f4")
        #expect(scene.desktop.windows.map(\.title) == ["Names", "Clock"])
        #expect(pilot.events(DesktopWindowClosed.self).map(\.window) == [scene.form])
    }

    @Test func everythingIsAnAction() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        let found = Set(pilot.application.currentActions.compactMap(\.action.identifier))
        #expect(
            found.isSuperset(of: [
                "move-window", "maximize-window", "restore-window", "minimize-window",
                "close-window", "snap-window-left", "snap-window-bottom-right", "next-window",
                "previous-window", "tile-windows", "tile-windows-side-by-side", "cascade-windows",
                "window-list", "send-window-to-back",
            ]))
        #expect(scene.clock.keyConflicts.isEmpty)
        #expect(scene.desktop.keyConflicts.isEmpty)
        scene.desktop.activate(scene.list)
        await pilot.press("ctrl-f7")
        #expect(scene.list.keyConflicts.isEmpty)
    }

    @Test func theRightButtonOpensTheMenuOfTheWindow() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        await pilot.click(column: 10, row: 1, button: .right)
        #expect(scene.desktop.activeWindow === scene.list)
        #expect(pilot.screen.contains("Move and resize"))
        await pilot.click(on: "Maximize")
        #expect(scene.list.placement == .maximized)
    }

    // MARK: Focus

    @Test func tabStaysInTheWindowAndEachWindowKeepsItsFocus() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.activate(scene.form)
        #expect(scene.save.isFirstResponder)
        await pilot.press("tab")
        #expect(scene.cancel.isFirstResponder)
        await pilot.press("tab")
        #expect(scene.save.isFirstResponder)
        await pilot.press("shift-tab")
        #expect(scene.cancel.isFirstResponder)
        scene.desktop.activate(scene.list)
        #expect(scene.names.isFirstResponder)
        scene.desktop.activate(scene.form)
        #expect(scene.cancel.isFirstResponder)
        await pilot.press("up")
        #expect(scene.save.isFirstResponder)
        await pilot.press("left")
        #expect(scene.desktop.activeWindow === scene.form)
    }

    @Test func aWindowWithoutStopsTakesTheFocusItself() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        #expect(scene.clock.isFirstResponder)
        #expect(scene.desktop.activeWindow === scene.clock)
        await pilot.press("ctrl-f7", "left", "enter")
        #expect(scene.clock.frame.minX == 39)
        #expect(scene.clock.isFirstResponder)
    }

    // MARK: Closing

    @Test func aCloseCanBeRefused() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.answer { [clock = scene.clock] (question: ShouldCloseDesktopWindow) in
            question.window === clock ? false : nil
        }
        await pilot.press("ctrl-f4")
        #expect(scene.desktop.windows.count == 3)
        scene.desktop.activate(scene.form)
        await pilot.press("ctrl-f4")
        #expect(scene.desktop.windows.count == 2)
        scene.list.isClosable = false
        scene.list.performClose()
        #expect(scene.desktop.windows.count == 2)
    }

    @Test func aCloseCanWaitForAnAnswer() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        var asked = 0
        var answers: [CheckedContinuation<Bool, Never>] = []
        scene.clock.closingConfirmation = { _ in
            asked += 1
            return await withCheckedContinuation { answers.append($0) }
        }
        await pilot.press("ctrl-f4", "ctrl-f4")
        #expect(asked == 1)
        #expect(scene.desktop.windows.count == 3)
        answers.removeLast().resume(returning: false)
        await pilot.settle()
        #expect(scene.desktop.windows.count == 3)
        await pilot.press("ctrl-f4")
        answers.removeLast().resume(returning: true)
        await pilot.settle()
        #expect(scene.desktop.windows.count == 2)
        #expect(pilot.events(DesktopWindowClosed.self).count == 1)
    }

    @Test func theQuestionBeforeClosingIsWorkThatATestWaitsFor() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.clock.closingConfirmation = { _ in
            // A pilot waits for work, but not this long for anything else.
            (try? await Task.sleep(for: .milliseconds(100))) != nil
        }
        await pilot.press("ctrl-f4")
        #expect(scene.desktop.windows.count == 2)
    }

    // MARK: The back

    @Test func aWindowGoesBehindTheOthersAndTheNextOneGetsTheFocus() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.activate(scene.form)
        let isEnabled = { () -> Bool in
            pilot.application.currentActions.contains {
                $0.identifier == "send-window-to-back" && $0.isEnabled
            }
        }
        #expect(isEnabled())
        pilot.application.performAction("send-window-to-back")
        await pilot.settle()
        #expect(scene.desktop.orderedWindows.map(\.title) == ["Clock", "Names", "Form"])
        #expect(scene.desktop.activeWindow === scene.clock)
        #expect(scene.clock.isFirstResponder)
        #expect(pilot.events(DesktopWindowActivated.self).last?.window === scene.clock)
        #expect(await pilot.faults() == [])
        scene.desktop.sendToBack(scene.list)
        #expect(scene.desktop.activeWindow === scene.clock)
        #expect(scene.desktop.orderedWindows.map(\.title) == ["Clock", "Form", "Names"])
        scene.desktop.removeWindow(scene.form)
        scene.desktop.removeWindow(scene.list)
        await pilot.settle()
        #expect(!isEnabled())
        scene.desktop.sendToBack(scene.clock)
        scene.desktop.sendToBack(scene.form)
        #expect(scene.desktop.activeWindow === scene.clock)
    }

    @Test func theMenuOfAWindowSendsItToTheBack() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        await pilot.click(column: 10, row: 1, button: .right)
        await pilot.click(on: "Send to back")
        #expect(scene.desktop.orderedWindows.last === scene.list)
        #expect(scene.desktop.activeWindow === scene.clock)
        #expect(await pilot.faults() == [])
    }

    @Test func aWindowThatIsCoveredAtTheBackIsNotDrawn() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.form.placement = .maximized
        scene.desktop.activate(scene.list)
        await pilot.settle()
        scene.desktop.sendToBack(scene.list)
        await pilot.settle()
        #expect(scene.desktop.activeWindow === scene.clock)
        #expect(scene.list.isHidden)
        #expect(await pilot.faults() == [])
    }

    // MARK: Titles

    @Test func theTitleFollowsTheController() async {
        let controller = ViewController(view: Label("text"))
        controller.navigationItem.title = "First"
        let window = DesktopWindow(viewController: controller)
        let pilot = await Pilot(
            ViewController(view: DesktopView([window])), columns: 40, rows: 10)
        #expect(pilot.screen.contains("━ First") || pilot.screen.contains("┏ First"))
        controller.navigationItem.title = "Second"
        await pilot.settle()
        #expect(pilot.screen.contains("Second"))
        #expect(window.identifier == "First")
    }

    @Test func longTitlesAreCutAndHostileOnesAreHarmless() async {
        let scene = DesktopScene()
        scene.clock.title = "A title that is far too long for its window"
        scene.list.title = "\u{1B}[31mred\n\u{202E}\u{0}"
        scene.form.title = "日本語の長いタイトルです、とても長い"
        scene.form.isEdited = true
        let pilot = await scene.start()
        #expect(pilot.screen.contains("…"))
        #expect(pilot.screen.contains("● 日本"))
        #expect(!pilot.screen.contains("\u{1B}"))
        #expect(await pilot.faults().isEmpty)
    }
}
