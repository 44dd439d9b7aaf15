// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer
import SeltzerTesting

@testable import Top

/// The screen of Top on made-up processes: no signal reaches the system.
@MainActor
final class TopScene {
    let processes: SampleProcesses
    let controller: TopController
    let pilot: Pilot
    /// Counts the actions that ran, by their identifiers.
    let usage: UsageCounter

    init(
        _ samples: [ProcessSample] = TopScene.samples, settings: TopSettings = TopSettings(),
        result: Result<ProcessSnapshot, ProcessError>? = nil, columns: Int = 100, rows: Int = 30,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async {
        processes = SampleProcesses(Self.snapshot(samples))
        if let result { processes.result = result }
        controller = TopController(source: processes, settings: settings)
        usage = UsageCounter(on: controller)
        pilot = await Pilot(controller, columns: columns, rows: rows, capabilities: capabilities)
        await settle()
    }

    // MARK: Data

    static func sample(
        _ pid: Int32, _ name: String, parent: Int32 = 1, user: String? = "ann",
        state: ProcessState = .sleeping, cpu: Double? = 0, memory: UInt64? = 10 << 20,
        time: Double? = 12, command: String? = nil
    ) -> ProcessSample {
        ProcessSample(
            ProcessIdentity(pid: pid, start: UInt64(pid) * 10), parent: parent, user: user,
            state: state, cpu: cpu, memory: memory, time: time, threads: 2, nice: 0, name: name,
            command: command)
    }

    static let samples = [
        sample(1, "init", parent: 0, user: "root", memory: 12 << 20, time: 190),
        sample(2, "kthreadd", parent: 0, user: "root", memory: nil, command: "[kthreadd]"),
        sample(40, "shell", command: "/bin/shell -l"),
        sample(
            41, "build", parent: 40, state: .running, cpu: 97.3, memory: 1300 << 20, time: 4000,
            command: "/usr/bin/build --all --jobs 4"),
        sample(42, "compile", parent: 41, state: .running, cpu: 45.5, memory: 310 << 20),
        sample(50, "wait", user: "bob", state: .stopped, cpu: 0.1),
        sample(51, "gone", user: "bob", state: .zombie, cpu: nil, memory: nil, time: nil),
    ]

    static func snapshot(_ samples: [ProcessSample]) -> ProcessSnapshot {
        var totals = SystemTotals()
        totals.cores = 4
        totals.cpu = 0.36
        totals.load = [0.5, 1.25, 2]
        totals.memory = 16 << 30
        totals.memoryUsed = 5 << 30
        totals.swap = 2 << 30
        totals.swapUsed = 1 << 28
        totals.uptime = 100_000
        return ProcessSnapshot(samples, totals: totals)
    }

    /// Sets the processes that the next refresh finds.
    func set(_ samples: [ProcessSample]) { processes.result = .success(Self.snapshot(samples)) }

    // MARK: Waiting

    func settle() async {
        for _ in 0..<4 { await pilot.settle() }
    }

    /// Lets the time of some refreshes pass.
    func refresh(_ count: Int = 1) async {
        for _ in 0..<count {
            await pilot.advance(by: .milliseconds(Int(controller.interval * 1000)))
            await settle()
        }
    }

    /// Returns whether the screen shows a text, as soon as it does.
    func shows(_ text: String) async -> Bool {
        for _ in 0..<200 {
            if pilot.screen.contains(text) { return true }
            await pilot.settle()
            try? await Task.sleep(for: .milliseconds(2))
        }
        return false
    }

    /// Selects a process.
    func select(_ pid: Int32) async {
        let process = controller.snapshot.processes.first { $0.identity.pid == pid }
        if let process { controller.table.selectItem(AnyHashable(process.identity)) }
        await settle()
    }

    /// The number of the selected process; nil for none.
    var selected: Int32? { controller.table.selectedProcess?.pid }

    /// The numbers of the processes in the rows.
    var rows: [Int32] {
        (0..<controller.table.numberOfRows(inSection: 0)).compactMap {
            (controller.table.item(atRow: $0)?.base as? ProcessIdentity)?.pid
        }
    }
}
