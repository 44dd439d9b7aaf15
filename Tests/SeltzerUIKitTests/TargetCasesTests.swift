// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ControlActionSource+targets.

import Seltzer
import SeltzerTesting
import Testing

/// An object with methods of all forms that a control calls.
@MainActor
private final class Listener {
    var log: [String] = []

    func plain() { log.append("plain") }
    func button(_ sender: Button) { log.append("button \(sender.title)") }
    func control(_ sender: Control) { log.append("control") }
    func anything(_ sender: Any) { log.append("any \(type(of: sender))") }
    func event(_ sender: Button, _ event: MouseEvent?) {
        log.append("event \(event.map { "\($0.location.x)" } ?? "none")")
    }
    private func hidden() { log.append("hidden") }
    func listenHidden(_ button: Button) {
        button.addTarget(self, action: Listener.hidden, for: .touchUpInside)
    }
}

/// A controller that the responder chain finds.
private final class Saver: ViewController {
    var saves = 0

    func save() { saves += 1 }
}

@MainActor
@Suite struct TargetCasesTests {
    private let button = Button("Go")
    private let listener = Listener()

    private func start() async -> Pilot {
        await Pilot(
            ViewController(view: StackView(.vertical, [button])), columns: 20, rows: 3)
    }

    @Test("U-K9: the program sends events, also for a disabled control")
    func program() async {
        button.addTarget(listener, action: Listener.plain, for: .valueChanged)
        button.sendActions(for: .valueChanged)
        button.isEnabled = false
        button.sendActions(for: [.valueChanged, .touchDown])
        button.sendActions(for: .touchDown)
        #expect(listener.log == ["plain", "plain"])
    }

    @Test("U-K10: all targets run in the order in which they were added")
    func order() async {
        let other = Listener()
        button.addTarget(listener, action: Listener.plain, for: .touchUpInside)
        button.addAction(for: .touchUpInside) { [listener] _ in listener.log.append("closure") }
        button.addTarget(other, action: Listener.plain, for: .touchUpInside)
        button.addTarget(listener, action: Listener.button, for: .touchUpInside)
        let pilot = await start()
        await pilot.click(on: "Go")
        #expect(listener.log == ["plain", "closure", "button Go"])
        #expect(other.log == ["plain"])
    }

    @Test("U-K11: a method that was added twice runs twice, because methods cannot be compared")
    func twice() async {
        for _ in 0..<2 { button.addTarget(listener, action: Listener.plain, for: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        #expect(listener.log == ["plain", "plain"])
        button.removeTarget(listener, action: Listener.plain, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.log.count == 2)
    }

    @Test("U-K12: without a target the responder chain has the method")
    func noTarget() async {
        let saver = Saver(view: StackView(.vertical, [button]))
        button.addTarget(nil, action: Saver.save, for: .touchUpInside)
        let pilot = await Pilot(saver, columns: 20, rows: 3)
        await pilot.click(on: "Go")
        #expect(saver.saves == 1)
    }

    @Test("U-K13: a control holds its targets weakly")
    func weakly() async {
        var gone: Listener? = Listener()
        weak let weakGone = gone
        button.addTarget(gone, action: Listener.plain, for: .touchUpInside)
        gone = nil
        #expect(weakGone == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test("U-K14: methods have no parameter, the sender, or the sender and the event")
    func forms() async {
        button.addTarget(listener, action: Listener.plain, for: .touchUpInside)
        button.addTarget(listener, action: Listener.button, for: .touchUpInside)
        button.addTarget(listener, action: Listener.control, for: .touchUpInside)
        button.addTarget(listener, action: Listener.anything, for: .touchUpInside)
        button.addTarget(listener, action: Listener.event, for: .touchUpInside)
        listener.listenHidden(button)
        let pilot = await start()
        await pilot.click(column: 4, row: 0)
        #expect(
            listener.log == [
                "plain", "button Go", "control", "any Button", "event 4", "hidden",
            ])
        listener.log = []
        button.performPrimaryAction()
        #expect(listener.log.contains("event none"))
    }

    @Test("U-K14: one call may name several events")
    func severalEvents() async {
        button.addTarget(
            listener, action: Listener.plain, for: [.touchUpInside, .touchUpOutside])
        #expect(button.allControlEvents == [.touchUpInside, .touchUpOutside])
        let pilot = await start()
        await pilot.click(column: 4, row: 0)
        await pilot.drag(fromColumn: 4, row: 0, toColumn: 4, row: 2)
        #expect(listener.log == ["plain", "plain"])
        button.removeTarget(nil, action: nil, for: .touchUpOutside)
        #expect(button.allControlEvents == .touchUpInside)
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allControlEvents == [])
    }

    @Test("Actions with an identifier replace each other, and can be removed")
    func actions() async {
        func action(_ text: String) -> Action {
            Action("greet", title: text) { [listener] _ in
                listener.log.append(text)
                return .stop
            }
        }
        button.addAction(action("one"), for: .touchUpInside)
        button.addAction(action("two"), for: .touchUpInside)
        let pilot = await start()
        await pilot.click(on: "Go")
        #expect(listener.log == ["two"])
        button.removeAction(action("two"), for: .touchUpInside)
        await pilot.click(on: "Go")
        #expect(listener.log == ["two"])
    }
}
