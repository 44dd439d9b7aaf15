// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// 40×12: a bar of two titles on the first line, a field below it, and a popover that names the bar.
@MainActor
private final class MenuScene {
    let log = Log()
    let bar: ProbeView
    let titles: [ProbeView]
    let field: ProbeView
    let root: ViewController
    let menu: ViewController
    let item: ProbeView
    let pilot: Pilot

    init(_ style: ModalPresentationStyle = .popover) async {
        let view = ProbeView("root", log: log)
        bar = ProbeView("bar", Rect(x: 0, y: 0, width: 40, height: 1), log: log)
        titles = ["one", "two"].enumerated().map { [log] place, name in
            ProbeView(name, Rect(x: place * 10, y: 0, width: 10, height: 1), log: log)
        }
        field = ProbeView("field", Rect(x: 0, y: 10, width: 10, height: 1), log: log)
        field.isFocusable = true
        titles[1].isFocusable = true
        titles.forEach(bar.addSubview)
        view.addSubview(bar)
        view.addSubview(field)
        root = ViewController(view: view)
        item = ProbeView("item", log: log)
        item.isFocusable = true
        menu = ViewController(view: item)
        menu.modalPresentationStyle = style
        menu.preferredContentSize = Size(width: 8, height: 2)
        menu.popoverPresentationController.sourceView = titles[0]
        menu.popoverPresentationController.passthroughViews = [bar]
        pilot = await Pilot(root, columns: 40, rows: 12)
        field.becomeFirstResponder()
        root.present(menu)
        await pilot.settle()
        log.clear()
    }
}

@MainActor
@Suite struct PopoverPresentationControllerTests {
    @Test func passthroughViewsHearThePointerAndTheWheel() async {
        let scene = await MenuScene()
        await scene.pilot.move(column: 3, row: 0)
        await scene.pilot.move(column: 12, row: 0)
        #expect(scene.log.entries(of: "one") == ["move 3,0", "enter 3,0", "leave 12,0"])
        #expect(scene.log.entries(of: "two") == ["move 2,0", "enter 2,0"])
        #expect(scene.log.entries(of: "bar").contains("move 12,0"))
        await scene.pilot.wheel(dy: 1, column: 12, row: 0)
        #expect(scene.log.entries(of: "two").last == "scroll 2,0")
        #expect(scene.menu.window != nil)
    }

    @Test func aPressInAPassthroughViewIsThatViewsAndLeavesAllElseAlone() async {
        let scene = await MenuScene()
        var outside = 0
        scene.menu.on { (_: OutsidePress) in
            outside += 1
            return .ignored
        }
        await scene.pilot.drag(fromColumn: 12, row: 0, toColumn: 15, row: 6)
        #expect(
            scene.log.entries(of: "two").filter { !$0.hasPrefix("enter") && !$0.hasPrefix("leave") }
                == [
                    "down 2,0", "drag 3,1", "drag 3,2", "drag 4,3", "drag 4,4", "drag 5,5",
                    "drag 5,6", "up 5,6",
                ])
        #expect(outside == 0)
        #expect(scene.pilot.application.windows.last === scene.menu.window)
        #expect(scene.menu.window?.isKeyWindow == true)
        #expect(scene.item.isFocused)
        #expect(scene.field.isFirstResponder)
        await scene.pilot.press("k")
        #expect(scene.log.entries(of: "item") == ["k"])
    }

    @Test func whatIsNotNamedHearsNothingAndAPressThereDismisses() async {
        let scene = await MenuScene()
        await scene.pilot.move(column: 3, row: 10)
        await scene.pilot.wheel(dy: 1, column: 3, row: 10)
        #expect(scene.log.entries(of: "field").isEmpty)
        #expect(scene.log.entries(of: "root").isEmpty)
        await scene.pilot.click(column: 3, row: 10)
        #expect(scene.log.entries(of: "field").filter { $0.hasPrefix("down") }.isEmpty)
        #expect(scene.menu.window == nil)
    }

    @Test func onlyAPopoverPassesThrough() async {
        let scene = await MenuScene(.formSheet)
        await scene.pilot.move(column: 3, row: 0)
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.log.entries.isEmpty)
        #expect(scene.menu.window != nil)
    }

    @Test func anotherPopoverTakesThePlaceOfTheFirstDuringThePress() async {
        let scene = await MenuScene()
        let second = ViewController(view: ProbeView("second", log: scene.log))
        second.modalPresentationStyle = .popover
        second.preferredContentSize = Size(width: 8, height: 2)
        second.popoverPresentationController.sourceView = scene.titles[1]
        second.popoverPresentationController.passthroughViews = [scene.bar]
        second.popoverPresentationController.continuesPress = true
        scene.titles[1].onMouse = { [root = scene.root] _, event in
            guard event.phase == .down else { return }
            root.dismiss()
            root.present(second)
        }
        await scene.pilot.mouseDown(column: 12, row: 0)
        await scene.pilot.settle()
        #expect(scene.menu.window == nil)
        #expect(scene.log.entries(of: "two").contains("cancel 2,0"))
        await scene.pilot.move(column: 13, row: 2)
        await scene.pilot.mouseUp(column: 13, row: 2)
        #expect(scene.log.entries(of: "second").contains { $0.hasPrefix("down") })
        #expect(scene.log.entries(of: "second").contains { $0.hasPrefix("up") })
    }

    @Test func aPassthroughViewThatIsGoneIsForgotten() async {
        let scene = await MenuScene()
        let popover = scene.menu.popoverPresentationController
        do {
            let other = View()
            popover.passthroughViews = [scene.bar, other]
            #expect(popover.passthroughViews.count == 2)
        }
        #expect(popover.passthroughViews == [scene.bar])
        scene.titles[0].onMouse = { view, _ in view.superview?.removeFromSuperview() }
        await scene.pilot.click(column: 3, row: 0)
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.menu.window == nil)
    }
}
