// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Testing

/// Made-up processes behave as those of a system.
@Suite @MainActor struct SampleProcessesTests {
    private let one = ProcessIdentity(pid: 1, start: 10)

    private var processes: SampleProcesses {
        SampleProcesses(ProcessSnapshot([ProcessSample(one, name: "one")]))
    }

    @Test func aSignalIsNoted() throws {
        let processes = processes
        try processes.send(.stop, to: one)
        #expect(processes.signals.map(\.signal) == [.stop])
        #expect(processes.signals.map(\.process) == [one])
    }

    @Test func anotherProcessOfTheNumberGetsNone() {
        let processes = processes
        let other = ProcessIdentity(pid: 1, start: 11)
        #expect(throws: ProcessError.ended) { try processes.send(.stop, to: other) }
        #expect(throws: ProcessError.ended) { try processes.setNice(1, of: other) }
        #expect(processes.signals.isEmpty)
    }

    @Test func aRefusalIsThrown() {
        let processes = processes
        processes.refusal = .notPermitted
        #expect(throws: ProcessError.notPermitted) { try processes.setNice(1, of: one) }
        #expect(processes.niceValues.isEmpty)
    }

    @Test(arguments: ProcessSignal.allCases)
    func everySignalHasANumber(signal: ProcessSignal) {
        #expect(signal.number > 0)
        #expect(signal.name == "SIG\(signal.rawValue)")
    }
}
