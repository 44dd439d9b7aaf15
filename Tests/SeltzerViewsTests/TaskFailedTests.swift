// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TaskFailedTests {
    private struct NoConnection: Error {}

    @Test func errorOfATaskIsPosted() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        var errors: [any Error] = []
        controller.on(TaskFailed.self) { (event: TaskFailed) -> Disposition in
            errors.append(event.error)
            return .stop
        }
        controller.task { throw NoConnection() }
        await pilot.settle()
        #expect(errors.count == 1)
        #expect(errors.first is NoConnection)
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test func errorThatNobodyHandlesIsNoted() async {
        let controller = ViewController()
        controller.title = "Inbox"
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        controller.task { throw NoConnection() }
        await pilot.settle()
        #expect(pilot.application.diagnostics == ["A task of “Inbox” failed: NoConnection()"])
    }

    @Test func cancellationIsNoError() async {
        let (root, child) = (View(), ViewController())
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        root.addSubview(child.view)
        child.task { [clock = pilot.clock] in try await clock.sleep(for: .seconds(9)) }
        await pilot.settle()
        child.view.removeFromSuperview()
        await pilot.advance(by: .seconds(10))
        #expect(pilot.application.diagnostics.isEmpty)
    }
}
