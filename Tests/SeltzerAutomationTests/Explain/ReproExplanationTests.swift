// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// explain: an explanation says what a press or a key really does.
@MainActor
@Suite struct ExplanationTests {
    private final class Plain: View {}
    private final class Page: ViewController {
        var list: [Action] = []
        override var actions: [Action] { list }
    }
    private final class Focusable: View {
        var takesDigits = false
        override var canBecomeFirstResponder: Bool { true }
        override func handleKey(_ event: KeyEvent) -> Disposition {
            takesDigits && event.text.flatMap { Int($0) } != nil ? .stop : .ignored
        }
    }
    private final class Row: View {
        var presses = 0
        override var defaultAccessibility: AccessibilityAttributes {
            AccessibilityAttributes(.row, label: "Row 1")
        }
        override func handleMouse(_ event: MouseEvent) -> Disposition {
            guard event.phase == .down else { return .ignored }
            presses += 1
            return .stop
        }
    }
    private final class Counter { var count = 0 }

    private func page(_ views: View...) -> Page {
        let page = Page()
        let root = Plain()
        for view in views { root.addSubview(view) }
        page.view = root
        return page
    }
    private func button(_ title: String, _ frame: Rect, _ counter: Counter) -> Button {
        let button = Button(title) { (_: Button) in counter.count += 1 }
        button.frame = frame
        return button
    }
    private func action(_ title: String, _ key: KeySequence, _ counter: Counter) -> Action {
        Action(title.lowercased(), title: title, keys: [key]) { _ in
            counter.count += 1
            return .stop
        }
    }

    /// A row gets the press that its label does not take.
    @Test func pressOnALabelReachesTheRow() async {
        let row = Row(frame: Rect(x: 0, y: 0, width: 20, height: 2))
        let label = Label("cell text")
        label.frame = Rect(x: 1, y: 0, width: 10, height: 1)
        row.addSubview(label)
        let pilot = await Pilot(page(row), columns: 40, rows: 10)
        let sentences = pilot.explanation(ofPressAtColumn: 3, row: 0)
        await pilot.click(column: 3, row: 0)
        #expect(row.presses == 1)
        #expect(
            !sentences.contains { $0.contains("Row 1") && $0.contains("does not get it") },
            "\(sentences)")
        #expect(sentences.contains { $0.contains("Row 1") }, "\(sentences)")
    }

    /// Another button holds the mouse.
    @Test func heldMouseIsNamed() async {
        let counter = Counter()
        let pilot = await Pilot(
            page(
                button("Hold", Rect(x: 1, y: 1, width: 8, height: 1), Counter()),
                button("Save", Rect(x: 1, y: 3, width: 8, height: 1), counter)),
            columns: 40, rows: 10)
        await pilot.mouseDown(column: 3, row: 1, button: .right)
        let sentences = pilot.explanation(ofPressAtColumn: 3, row: 3)
        await pilot.click(column: 3, row: 3)
        #expect(counter.count == 0)
        #expect(sentences.contains { $0.contains("Hold") }, "\(sentences)")
    }

    /// A capture handler stops the press.
    @Test func captureHandlerOfAPressIsNamed() async {
        let counter = Counter()
        let screen = page(button("Save", Rect(x: 1, y: 1, width: 8, height: 1), counter))
        screen.on(MouseEvent.self, phase: .capture) { _ in .stop }
        let pilot = await Pilot(screen, columns: 40, rows: 10)
        let sentences = pilot.explanation(ofPressAtColumn: 3, row: 1)
        await pilot.click(column: 3, row: 1)
        #expect(counter.count == 0)
        #expect(sentences.contains { $0.contains("Page") }, "\(sentences)")
    }

    /// A view takes the key in handleKey.
    @Test func handledKeyDoesNotPerformTheAction() async {
        let counter = Counter()
        let view = Focusable(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        view.takesDigits = true
        let screen = page(view)
        screen.list = [action("Five", "5", counter)]
        let pilot = await Pilot(screen, columns: 40, rows: 10)
        let sentence = pilot.explanation(ofKey: "5")
        await pilot.press("5")
        #expect(counter.count == 0)
        #expect(!sentence.contains("performs"), "\(sentence)")
    }

    /// A handler of KeyEvent below the action stops the key.
    @Test func stoppedKeyDoesNotPerformTheAction() async {
        let counter = Counter()
        let view = Focusable(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        let box = Plain(frame: Rect(x: 0, y: 0, width: 10, height: 3))
        box.addSubview(view)
        box.on { (_: KeyEvent) in .stop }
        let screen = page(box)
        screen.list = [action("Save", "ctrl-s", counter)]
        let pilot = await Pilot(screen, columns: 40, rows: 10)
        let sentence = pilot.explanation(ofKey: "ctrl-s")
        await pilot.press("ctrl-s")
        #expect(counter.count == 0)
        #expect(!sentence.contains("performs"), "\(sentence)")
    }

    /// An interceptor blocks the action.
    @Test func blockedActionIsNotPerformed() async {
        let counter = Counter()
        let screen = page(Focusable(frame: Rect(x: 0, y: 0, width: 5, height: 1)))
        screen.list = [action("Save", "ctrl-s", counter)]
        screen.intercept { (_: inout ActionChosen) in false }
        let pilot = await Pilot(screen, columns: 40, rows: 10)
        let sentence = pilot.explanation(ofKey: "ctrl-s")
        await pilot.press("ctrl-s")
        #expect(counter.count == 0)
        #expect(!sentence.contains("performs"), "\(sentence)")
    }

    private struct Opened: RoutedEvent { let name: String }

    /// broadcast-observers: a broadcast of a controller is among the routes of the pilot.
    @Test func broadcastIsAmongTheRoutes() async {
        let leaf = Plain(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        let screen = page(leaf)
        let pilot = await Pilot(screen, columns: 40, rows: 10)
        leaf.on { (_: Opened) in .stop }
        screen.broadcast(Opened(name: "a"))
        await pilot.settle()
        #expect(pilot.routes.contains { $0.eventName == "Opened" })
    }

    /// broadcast-observers: a post that ends below the window is among the routes, too.
    @Test func postBelowTheWindowIsAmongTheRoutes() async {
        let leaf = Plain(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        let pilot = await Pilot(page(leaf), columns: 40, rows: 10)
        leaf.post(Opened(name: "a"), reach: .belowWindow)
        await pilot.settle()
        #expect(pilot.routes.contains { $0.eventName == "Opened" })
    }
}
