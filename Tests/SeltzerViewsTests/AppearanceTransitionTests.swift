// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: NavigationItem.

import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct AppearanceTransitionTests {
    private final class Page: ViewController {
        final class Log { var lines: [String] = [] }
        let log: Log

        init(_ title: String, _ log: Log) {
            self.log = log
            super.init()
            self.title = title
        }

        private func note(_ event: String) { log.lines.append("\(title ?? "") \(event)") }
        override func viewWillAppear(_ animated: Bool) { note("will") }
        override func viewDidAppear(_ animated: Bool) { note("did") }
        override func viewWillDisappear(_ animated: Bool) { note("willGo") }
        override func viewDidDisappear(_ animated: Bool) { note("didGo") }
    }

    private func scene() async -> (ViewController, Page, Page, Page.Log, Pilot) {
        let log = Page.Log()
        let root = ViewController()
        let old = Page("old", log), new = Page("new", log), child = Page("child", log)
        new.addChild(child)
        new.view.addSubview(child.view)
        root.view.addSubview(old.view)
        let pilot = await Pilot(root, columns: 10, rows: 3)
        log.lines = []
        return (root, old, new, log, pilot)
    }

    @Test func theContainerDecidesOnTheOrder() async {
        let (root, old, new, log, pilot) = await scene()
        old.beginAppearanceTransition(false)
        new.beginAppearanceTransition(true)
        root.view.addSubview(new.view)
        old.view.removeFromSuperview()
        #expect(log.lines == ["old willGo", "new will", "child will"])
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        await pilot.settle()
        #expect(
            log.lines == [
                "old willGo", "new will", "child will", "old didGo", "child did", "new did",
            ])
    }

    @Test func aTransitionToWhereTheViewIsDoesNothing() async {
        let (_, old, new, log, pilot) = await scene()
        old.beginAppearanceTransition(true)
        new.beginAppearanceTransition(false)
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        #expect(log.lines.isEmpty)
        await pilot.settle()
    }

    @Test func aTransitionWithoutAMoveEndsWithoutACall() async {
        let (root, old, new, log, pilot) = await scene()
        new.beginAppearanceTransition(true)
        new.beginAppearanceTransition(true)
        new.endAppearanceTransition()
        #expect(log.lines == ["new will", "child will"])
        log.lines = []
        root.view.addSubview(new.view)
        old.view.removeFromSuperview()
        await pilot.settle()
        #expect(
            log.lines == [
                "new will", "child will", "old willGo", "old didGo", "child did", "new did",
            ])
    }

    @Test func changesOfTheNavigationItemArePosted() async {
        let controller = ViewController(), parent = ViewController()
        controller.next = parent
        var count = 0
        parent.on { (_: NavigationItemChanged) in
            count += 1
            return .ignored
        }
        controller.title = "a"
        #expect(controller.navigationItem.title == "a")
        controller.navigationItem.title = "b"
        controller.navigationItem.title = "b"
        controller.navigationItem.backButtonTitle = "c"
        controller.navigationItem.hidesBackButton = true
        #expect(count == 4)
        #expect(controller.title == "a")
        #expect(controller.navigationItem.title == "b")
    }
}
