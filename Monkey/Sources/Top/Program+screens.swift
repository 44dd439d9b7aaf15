// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// The screens of the program, by their names: made-up processes, so that no signal reaches the system.
@MainActor public let topScreens: [(String, @MainActor () throws -> Application)] = [
    ("Top", { top(TopSettings()) }),
    ("Top tree", { top(TopSettings(isTree: true)) }),
    ("Top read-only", { top(TopSettings(isReadOnly: true)) }),
]

@MainActor
private func top(_ settings: TopSettings) -> Application {
    let processes = (1...120).map { pid in
        ProcessSample(
            ProcessIdentity(pid: pid, start: UInt64(pid)), parent: pid / 3,
            user: pid % 3 == 0 ? "root" : "漢字", state: pid % 5 == 0 ? .running : .sleeping,
            cpu: Double(pid % 7) * 9, memory: pid % 4 == 0 ? nil : UInt64(pid) << 20,
            time: Double(pid) * 60, threads: 1, nice: 0,
            name: pid % 9 == 0 ? "\u{1B}[31m\n" : "process \(pid)")
    }
    let source = SampleProcesses(ProcessSnapshot(processes))
    return Application(root: TopController(source: source, settings: settings)) {
        throw ApplicationError.noTerminal
    }
}
