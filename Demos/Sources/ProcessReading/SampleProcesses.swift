// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Invented processes, for tests and documentation; no signal reaches the system.
@MainActor
public final class SampleProcesses: ProcessSource {
    /// The result of the next reading.
    public var result: Result<ProcessSnapshot, ProcessError>
    /// The details of processes; a missing process has no readable details.
    public var details: [ProcessIdentity: ProcessDetails] = [:]
    /// The error that refuses signals and nice values; nil to accept them.
    public var refusal: ProcessError?
    /// The signals that were sent.
    public private(set) var signals: [(signal: ProcessSignal, process: ProcessIdentity)] = []
    /// The nice values that were set.
    public private(set) var niceValues: [(nice: Int, process: ProcessIdentity)] = []
    /// The number of readings.
    public private(set) var readings = 0

    /// Creates processes that do not change until ``result`` is set.
    public init(_ snapshot: ProcessSnapshot = ProcessSnapshot()) {
        result = .success(snapshot)
    }

    /// Reads all processes and the totals of the machine.
    public func snapshot() async throws(ProcessError) -> ProcessSnapshot {
        readings += 1
        return try result.get()
    }

    /// Reads the values that only the details of a process show; nil if the process has ended.
    public func details(of process: ProcessIdentity) async -> ProcessDetails? {
        guard self.process(withPid: process.pid) == process else { return nil }
        return details[process] ?? ProcessDetails()
    }

    /// Returns the identity of the process that has a number now; nil if there is none.
    public func process(withPid pid: Int32) -> ProcessIdentity? {
        try? result.get().processes.first { $0.identity.pid == pid }?.identity
    }

    /// Sends a signal to a process, unless its number now belongs to another process.
    public func send(
        _ signal: ProcessSignal, to process: ProcessIdentity
    ) throws(ProcessError) {
        try check(process)
        signals.append((signal, process))
    }

    /// Sets the nice value of a process, unless its number now belongs to another process.
    public func setNice(_ nice: Int, of process: ProcessIdentity) throws(ProcessError) {
        try check(process)
        niceValues.append((nice, process))
    }

    private func check(_ process: ProcessIdentity) throws(ProcessError) {
        guard self.process(withPid: process.pid) == process else { throw .ended }
        if let refusal { throw refusal }
    }
}
