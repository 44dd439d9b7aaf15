// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TaskFailed, View+tasks, ViewController+tasks.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct OwnedTasksTests {
    private struct Typed: RoutedEvent { let text: String }
    private struct NoConnection: Error {}

    @Test func aTaskOfAViewEndsWhenItLeavesItsWindow() async {
        let (root, view) = (View(), View())
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        var log: [String] = []
        view.task { [clock = pilot.clock] in
            do { try await clock.sleep(for: .seconds(9)) } catch { log.append("\(error)") }
        }
        await pilot.settle()
        view.removeFromSuperview()
        await pilot.settle()
        #expect(log == ["CancellationError()"])
    }

    @Test func anErrorOfATaskOfAViewIsPosted() async {
        let view = View()
        let pilot = await Pilot(ViewController(view: view), columns: 10, rows: 2)
        view.task { throw NoConnection() }
        await pilot.settle()
        #expect(pilot.events(TaskFailed.self, from: view).count == 1)
        #expect(pilot.application.diagnostics == ["A task of “View” failed: NoConnection()"])
    }

    @Test func anExclusiveTaskEndsTheOneBefore() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        var log: [String] = []
        for name in ["one", "two", "three"] {
            controller.task(exclusive: "search") { [clock = pilot.clock] in
                try await clock.sleep(for: .seconds(1))
                log.append(name)
            }
            await pilot.settle()
        }
        controller.task(exclusive: "other") { log.append("other") }
        await pilot.advance(by: .seconds(2))
        #expect(log == ["other", "three"])
        // The name is free again.
        controller.task(exclusive: "search") { log.append("four") }
        await pilot.settle()
        #expect(log == ["other", "three", "four"])
    }

    @Test func namesBelongToTheirOwner() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        var log: [String] = []
        controller.task(exclusive: "load") { [clock = pilot.clock] in
            try await clock.sleep(for: .seconds(1))
            log.append("controller")
        }
        controller.view.task(exclusive: "load") { log.append("view") }
        await pilot.advance(by: .seconds(1))
        #expect(log == ["view", "controller"])
    }

    @Test func aDebouncedTaskWaitsForQuiet() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        var log: [String] = []
        for text in ["a", "ab", "abc"] {
            controller.task(exclusive: "search", debounced: .milliseconds(250)) { log.append(text) }
            await pilot.advance(by: .milliseconds(200))
        }
        #expect(log == [])
        await pilot.advance(by: .milliseconds(49))
        #expect(log == [])
        await pilot.advance(by: .milliseconds(1))
        #expect(log == ["abc"])
    }

    @Test func aDebouncedHandlerGetsTheLastEvent() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        var log: [String] = []
        controller.on(
            Typed.self, controller.debounced(.milliseconds(100)) { event in log.append(event.text) }
        )
        controller.on(
            Typed.self,
            controller.debounced(.milliseconds(50)) { event in log.append("2" + event.text)
            })
        for text in ["a", "ab"] { controller.view.post(Typed(text: text)) }
        await pilot.advance(by: .milliseconds(50))
        #expect(log == ["2ab"])
        await pilot.advance(by: .milliseconds(50))
        #expect(log == ["2ab", "ab"])
        controller.view.post(Typed(text: "abc"))
        await pilot.advance(by: .milliseconds(100))
        #expect(log == ["2ab", "ab", "2abc", "abc"])
    }

    @Test func aDebouncedHandlerEndsWithItsView() async {
        let (root, view) = (View(), View())
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        var count = 0
        view.on(Typed.self, view.debounced(.seconds(1)) { _ in count += 1 })
        view.post(Typed(text: ""), includingSelf: true)
        view.removeFromSuperview()
        await pilot.advance(by: .seconds(2))
        #expect(count == 0)
    }

    @Test func tasksEndWithTheirOwner() async {
        var controller: ViewController? = ViewController()
        let ended = controller!.task { try await Task.sleep(for: .seconds(1_000)) }
        controller = nil
        await ended.value
    }
}
