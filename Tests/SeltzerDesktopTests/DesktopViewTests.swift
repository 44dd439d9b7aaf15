// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DesktopView+arranging, DesktopView+frames, DesktopView+minimizing, DesktopEvents, DesktopState,
// View+focusStops.

import SeltzerBase
import SeltzerControls
import SeltzerDesktop
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DesktopViewTests {
    // MARK: Order

    @Test func aPressBringsAWindowToTheFront() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        #expect(scene.desktop.orderedWindows == [scene.clock, scene.form, scene.list])
        await pilot.click(on: "Ada")
        #expect(scene.desktop.orderedWindows == [scene.list, scene.clock, scene.form])
        #expect(scene.names.isFirstResponder)
        #expect(pilot.events(DesktopWindowActivated.self).map(\.window).last === scene.list)
        scene.save.becomeFirstResponder()
        #expect(scene.desktop.activeWindow === scene.form)
        #expect(scene.desktop.orderedWindows.first === scene.form)
    }

    @Test func keysGoThroughTheWindows() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        for window in [scene.list, scene.form, scene.clock, scene.list] {
            await pilot.press("f6")
            #expect(scene.desktop.activeWindow === window)
        }
        await pilot.press("shift-f6")
        #expect(scene.desktop.activeWindow === scene.clock)
        await pilot.press("ctrl-f6")
        #expect(scene.desktop.activeWindow === scene.list)
    }

    @Test func theFocusLeavesTheDesktopAfterTheLastWindow() async {
        let scene = DesktopScene()
        let before = Button("Before")
        let root = ViewController(
            view: StackView(.vertical, [before, scene.desktop]))
        let pilot = await Pilot(plain: root, columns: 60, rows: 17)
        before.becomeFirstResponder()
        await pilot.press("tab")
        #expect(scene.clock.isFirstResponder)
        await pilot.press("f6")
        #expect(before.isFirstResponder)
        await pilot.press("tab", "shift-f6", "shift-f6", "shift-f6")
        #expect(before.isFirstResponder)
        #expect(scene.desktop.activeWindow === scene.list)
    }

    @Test(arguments: ["", "next-pane = ctrl-o\nnext-window = ctrl-o"])
    func theKeyOfThePanesLeavesTheLastPaneForTheNextWindow(keyMap: String) async throws {
        let boxes = [Checkbox("left"), Checkbox("right")]
        let panes = DesktopWindow(
            "Panes", view: SplitView(.horizontal, boxes),
            frame: Rect(x: 1, y: 1, width: 40, height: 6))
        let other = DesktopWindow(
            "Other", view: Button("Go"), frame: Rect(x: 2, y: 8, width: 20, height: 5))
        let desktop = DesktopView([panes, other])
        let pilot = await Pilot(plain: ViewController(view: desktop), columns: 60, rows: 16)
        pilot.application.keyMap = try KeyMap(parsing: keyMap)
        let key: KeyChord = keyMap.isEmpty ? "f6" : "ctrl-o"
        boxes[0].becomeFirstResponder()
        await pilot.press(key)
        #expect(boxes[1].isFirstResponder)
        await pilot.press(key)
        #expect(desktop.activeWindow === other)
    }

    @Test func aPressFocusesAlsoTheWindowThatIsActiveAlready() async throws {
        let scene = DesktopScene()
        let before = Button("Before")
        let root = ViewController(view: StackView(.vertical, [before, scene.desktop]))
        let pilot = await Pilot(plain: root, columns: 60, rows: 17)
        scene.desktop.activate(scene.list)
        before.becomeFirstResponder()
        await pilot.settle()
        #expect(scene.list.isActive)
        let title = try #require(pilot.location(of: "Names"))
        await pilot.click(column: title.x, row: title.y)
        #expect(scene.names.isFirstResponder)
    }

    @Test func theListOfWindowsActivates() async {
        let scene = DesktopScene()
        scene.list.isMinimized = true
        let pilot = await scene.start()
        await pilot.press("alt-0")
        #expect(pilot.screen.contains("✓"))
        await pilot.press("home", "enter")
        #expect(!scene.list.isMinimized)
        #expect(scene.names.isFirstResponder)
    }

    // MARK: Minimizing

    @Test func minimizedWindowsAreInABar() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        await pilot.press("ctrl-f9")
        #expect(pilot.screen.split(separator: "\n").last?.contains("Clock") == true)
        #expect(!pilot.screen.contains("12:00"))
        #expect(scene.save.isFirstResponder)
        await pilot.press("ctrl-f9", "ctrl-f9")
        #expect(scene.desktop.activeWindow == nil)
        #expect(scene.desktop.orderedWindows.isEmpty)
        // The bar has the focus now.
        await pilot.press("right", "enter")
        #expect(scene.desktop.activeWindow === scene.form)
        #expect(scene.save.isFirstResponder)
        await pilot.click(on: "Clock")
        #expect(scene.desktop.activeWindow === scene.clock)
        #expect(
            pilot.events(DesktopWindowMinimized.self).map(\.isMinimized)
                == [true, true, true, false, false])
        await pilot.press("ctrl-f9", "f6")
        #expect(await pilot.faults().isEmpty)
    }

    @Test func aBarWithoutRoomListsTheRest() async {
        let windows = (0..<12).map { DesktopWindow("Window \($0)", view: Label("\($0)")) }
        for window in windows { window.isMinimized = true }
        let desktop = DesktopView(windows)
        let pilot = await Pilot(plain: ViewController(view: desktop), columns: 40, rows: 10)
        #expect(pilot.screen.contains("+10"))
        await pilot.click(on: "+10")
        #expect(pilot.screen.contains("Window 2"))
        await pilot.press("home", "enter")
        #expect(desktop.activeWindow === windows[2])
    }

    // MARK: Arranging

    @Test func windowsAreTiled() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.arrange(.tiled)
        #expect(scene.list.frame == Rect(x: 0, y: 0, width: 30, height: 16))
        #expect(scene.form.frame == Rect(x: 30, y: 0, width: 30, height: 8))
        #expect(scene.clock.frame == Rect(x: 30, y: 8, width: 30, height: 8))
        scene.desktop.arrange(.sideBySide)
        #expect(scene.form.frame == Rect(x: 20, y: 0, width: 20, height: 16))
        scene.form.isResizable = false
        scene.desktop.arrange(.cascaded)
        #expect(scene.desktop.orderedWindows.map(\.frame.origin.y) == [2, 1, 0])
        #expect(scene.form.frame.size == Size(width: 20, height: 16))
        #expect(pilot.events(DesktopWindowsArranged.self).isEmpty)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func theLayoutIsKept() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        scene.desktop.activate(scene.list)
        scene.list.placement = .left
        scene.form.isMinimized = true
        scene.clock.freeFrame = Rect(x: 12, y: 3, width: 20, height: 6)
        let state = scene.desktop.state
        #expect(state.windows.map(\.identifier) == ["Form", "Clock", "Names"])
        let other = DesktopScene()
        let otherPilot = await other.start()
        other.desktop.state = state
        await otherPilot.settle()
        await pilot.settle()
        #expect(other.desktop.state == state)
        #expect(other.names.isFirstResponder)
        #expect(otherPilot.screen == pilot.screen)
    }

    @Test func badLayoutsBreakNothing() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        let far = Rect(x: .min, y: .max, width: .max, height: .min)
        scene.desktop.state = DesktopState(
            windows: [
                .init(identifier: "Names", frame: far), .init(identifier: "Names", frame: far),
                .init(identifier: "Nobody", frame: .zero, isMinimized: true),
                .init(identifier: "Clock", frame: Rect(x: -500, y: 700, width: 0, height: -3)),
            ])
        await pilot.settle()
        #expect(scene.desktop.windows.count == 3)
        #expect(scene.clock.frame.intersection(scene.desktop.bounds).width >= 10)
        #expect(scene.desktop.bounds.intersects(scene.list.frame))
        #expect(await pilot.faults().isEmpty)
    }

    // MARK: Sizes

    @Test func windowsStayInReachWhereTheDesktopShrinks() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        let frames = scene.desktop.windows.map(\.frame)
        for size in [
            Size(width: 20, height: 6), Size(width: 3, height: 2), Size(width: 1, height: 1), .zero,
        ] {
            await pilot.resize(columns: size.width, rows: size.height)
            for window in scene.desktop.windows where !size.isEmpty {
                #expect(window.frame.minY >= 0 && window.frame.minY < size.height)
                #expect(
                    window.frame.intersection(scene.desktop.bounds).width >= min(14, size.width))
            }
        }
        await pilot.resize(columns: 60, rows: 16)
        #expect(scene.desktop.windows.map(\.frame) == frames)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func aTinyDesktopWorks() async {
        let scene = DesktopScene()
        let pilot = await scene.start(columns: 20, rows: 6)
        #expect(pilot.difference(fromSnapshot: "desktop-tiny") == nil)
        await pilot.press("ctrl-f9", "f6", "ctrl-f10", "f6")
        await pilot.click(on: "Clock")
        await pilot.press("ctrl-f7", "left", "shift-down", "enter")
        #expect(await pilot.faults().isEmpty)
    }

    @Test func anEmptyDesktopSaysSo() async {
        let desktop = DesktopView()
        let pilot = await Pilot(plain: ViewController(view: desktop), columns: 40, rows: 10)
        #expect(pilot.screen.contains("No windows"))
        #expect(desktop.isFirstResponder)
        desktop.addWindow(DesktopWindow("One", view: Label("text")))
        await pilot.settle()
        #expect(!pilot.screen.contains("No windows"))
        #expect(desktop.activeWindow?.isFirstResponder == true)
        await pilot.press("ctrl-f4")
        #expect(pilot.screen.contains("No windows"))
        #expect(desktop.isFirstResponder)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func twoHundredWindowsAreFine() async {
        let windows = (0..<200).map { DesktopWindow("Window \($0)", view: ListView(["\($0)"])) }
        let desktop = DesktopView(windows)
        let pilot = await Pilot(plain: ViewController(view: desktop), columns: 120, rows: 40)
        await pilot.drag(fromColumn: 20, row: 0, toColumn: 30, row: 5)
        await pilot.press("f6", "ctrl-f10", "f6", "ctrl-f9")
        desktop.arrange(.tiled)
        await pilot.press("alt-0", "end", "enter")
        #expect(desktop.activeWindow === windows[199])
        desktop.arrange(.cascaded)
        #expect(await pilot.faults().isEmpty)
    }

    // MARK: Costs

    @Test func coveredWindowsAreNotDrawn() async {
        let scene = DesktopScene()
        let counter = DrawingCounter()
        let hidden = DesktopWindow(
            "Hidden", view: counter, frame: Rect(x: 2, y: 2, width: 20, height: 5))
        scene.desktop.addWindow(hidden)
        scene.desktop.activate(scene.list)
        scene.list.freeFrame = Rect(x: 0, y: 0, width: 40, height: 12)
        let pilot = await scene.start()
        let drawn = counter.count
        counter.setNeedsDisplay()
        await pilot.press("ctrl-f7", "shift-right", "enter")
        #expect(counter.count == drawn)
        // Two windows can cover one together.
        scene.desktop.activate(scene.form)
        scene.list.freeFrame = Rect(x: 0, y: 0, width: 20, height: 12)
        scene.form.freeFrame = Rect(x: 20, y: 0, width: 20, height: 12)
        await pilot.settle()
        let seen = counter.count
        counter.setNeedsDisplay()
        await pilot.settle()
        #expect(counter.count == seen)
        scene.form.freeFrame?.origin.x = 21
        await pilot.settle()
        #expect(counter.count > seen)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func aDesktopIsFreed() async {
        weak var weakDesktop: DesktopView?
        weak var weakWindow: DesktopWindow?
        do {
            let scene = DesktopScene()
            let pilot = await scene.start()
            await pilot.press("f6", "ctrl-f9", "alt-0", "escape", "ctrl-f4")
            weakDesktop = scene.desktop
            weakWindow = scene.form
        }
        for _ in 0..<100 where weakDesktop != nil { await Task.yield() }
        #expect(weakDesktop == nil)
        #expect(weakWindow == nil)
    }

    @Test func controllersAreChildren() async {
        let scene = DesktopScene()
        let pilot = await scene.start()
        #expect(scene.list.viewController.parent === scene.root)
        scene.desktop.removeWindow(scene.list)
        await pilot.settle()
        #expect(scene.list.viewController.parent == nil)
        #expect(scene.list.desktop == nil)
        scene.desktop.addWindow(scene.list)
        #expect(scene.list.viewController.parent === scene.root)
    }

    // MARK: Pictures

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let scene = DesktopScene()
        scene.list.isEdited = true
        let log = DesktopWindow("Log", view: Label("log"))
        log.isMinimized = true
        scene.desktop.addWindow(log)
        let pilot = await scene.start(look: look)
        scene.desktop.activate(scene.form)
        await pilot.settle()
        #expect(pilot.difference(fromSnapshot: "desktop-\(look.rawValue)", isStyled: true) == nil)
        await pilot.mouseDown(column: 30, row: 4)
        await pilot.move(column: 59, row: 8)
        #expect(
            pilot.difference(fromSnapshot: "desktop-snap-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test func aSmallScreenHasItsPicture() async {
        let scene = DesktopScene()
        let pilot = await scene.start(columns: 60, rows: 20)
        await pilot.press("ctrl-f7", "down", "down")
        #expect(pilot.difference(fromSnapshot: "desktop-60x20") == nil)
    }
}

/// A view that counts how often it is drawn.
private final class DrawingCounter: View {
    private(set) var count = 0

    override func draw(_ rect: Rect, in canvas: Canvas) { count += 1 }
}
