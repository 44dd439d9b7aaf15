// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ChildEnded.

import SeltzerBase
import SeltzerControls
import SeltzerProcesses
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@MainActor
@Suite struct ViewRunTests {
    @Test(.timeLimit(.minutes(10))) func aControllerGetsTheLinesAndTheEnd() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        var lines: [String] = []
        let command = ChildCommand.shell("echo one; echo two; exit 4")
        await controller.run(command) { lines.append($0.text) }.value
        #expect(lines == ["one", "two"])
        #expect(
            pilot.events(ChildEnded.self, from: controller)
                == [ChildEnded(command: command, end: ChildEnd(status: .exited(4)))])
    }

    @Test(.timeLimit(.minutes(10))) func aProgramThatDoesNotStartIsAFailedTask() async {
        let view = View()
        let pilot = await Pilot(ViewController(view: view), columns: 10, rows: 2)
        await view.run(ChildCommand("no-such-program")).value
        #expect(
            pilot.events(TaskFailed.self).first?.error as? ChildProcessError
                == .notFound("no-such-program"))
        #expect(pilot.events(ChildEnded.self).isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func aProgramEndsWhenItsViewLeaves() async {
        let (root, view) = (View(), View())
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        var process: Int32?
        let task = view.run(.shell("echo $$; exec sleep 1000")) { process = Int32($0.text) }
        while process == nil { await pilot.settle() }
        view.removeFromSuperview()
        await task.value
        while kill(process ?? 0, 0) == 0 { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(pilot.events(ChildEnded.self).isEmpty)
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func anExclusiveProgramEndsTheOneBefore() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        var lines: [String] = []
        let first = controller.run(ChildCommand("sleep", ["1000"]), exclusive: "build")
        await controller.run(ChildCommand("echo", ["two"]), exclusive: "build") {
            lines.append($0.text)
        }.value
        await first.value
        #expect(lines == ["two"])
        #expect(pilot.events(ChildEnded.self).count == 1)
    }
}
