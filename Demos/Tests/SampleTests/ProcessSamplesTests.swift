// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page Child processes.
@MainActor
@Suite struct ProcessSamplesTests {
    final class BuildController: ViewController {
        let log = LogView()
        let bar = ProgressView()
        var target = "all"

        override func loadView() { view = StackView(.vertical, [bar, log]) }

        func build() {
            run(ChildCommand("echo", ["[1/4] Compiling", BytePath(target)]), exclusive: "build") {
                [log, bar] line in
                if let progress = line.progress { bar.progress = progress }
                log.append(line.text, level: line.isError ? .error : nil)
            }
        }

        override func viewDidLoad() {
            on { [log] (event: ChildEnded) in
                log.append("Ended with \(event.end.status).")
                return .stop
            }
        }
    }

    @Test(.timeLimit(.minutes(10))) func aControllerBuilds() async {
        let controller = BuildController()
        let pilot = await Pilot(controller, columns: 40, rows: 8)
        controller.build()
        while !pilot.screen.contains("Ended with exit status 0.") { await pilot.settle() }
        #expect(pilot.screen.contains("[1/4] Compiling all"))
        #expect(controller.bar.progress == 0.25)
    }

    private func branch(of folder: BytePath) async throws -> String {
        let branch = try await ChildCommand("git", ["branch", "--show-current"]).output()
        return branch
    }

    private func check() async throws -> ChildStatus {
        var command = ChildCommand("swift", ["build"])
        command.directory = "/srv/tides"
        command.environment = ["LANG": "C", "PAGER": nil]
        command.errorOutput = .marked
        let child = try ChildProcess(command)
        for try await line in child.lines {
            print(line.isError ? "! \(line.text)" : line.text)
        }
        return await child.end.status
    }

    private func searches(_ field: TextField, in controller: ViewController) {
        controller.on(
            TextChanged.self,
            controller.debounced(.milliseconds(250)) { event in
                let found = try await ChildCommand("grep", ["-rn", BytePath(event.text)]).output()
                print(found)
            })
    }

    private func watch() async throws {
        let watcher = try DirectoryWatcher(latency: .milliseconds(50))
        try await watcher.watch(below: "/srv/tides")
        for await change in watcher.changes { print(change) }
    }
}
