// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Processes that are made up, for tests and documentation: no signal reaches the system.
@MainActor
public final class SampleProcesses: ProcessSource {
    /// What the next reading finds.
    public var result: Result<ProcessSnapshot, ProcessError>
    /// The details of processes; one that is missing has no details that may be read.
    public var details: [ProcessIdentity: ProcessDetails] = [:]
    /// The error that refuses signals and nice values; nil for none.
    public var refusal: ProcessError?
    /// The signals that were sent.
    public private(set) var signals: [(signal: ProcessSignal, process: ProcessIdentity)] = []
    /// The nice values that were set.
    public private(set) var niceValues: [(nice: Int, process: ProcessIdentity)] = []
    /// The number of readings.
    public private(set) var readings = 0

    /// Creates processes that stay until ``result`` is set.
    public init(_ snapshot: ProcessSnapshot = ProcessSnapshot()) {
        result = .success(snapshot)
    }

    /// Reads all processes and the totals of the machine.
    public func snapshot() async throws(ProcessError) -> ProcessSnapshot {
        readings += 1
        return try result.get()
    }

    /// Reads what only the details of a process show; nil if it has ended.
    public func details(of process: ProcessIdentity) async -> ProcessDetails? {
        guard self.process(withPid: process.pid) == process else { return nil }
        return details[process] ?? ProcessDetails()
    }

    /// Returns the identity of the process that has a number now; nil if none has it.
    public func process(withPid pid: Int32) -> ProcessIdentity? {
        try? result.get().processes.first { $0.identity.pid == pid }?.identity
    }

    /// Sends a signal to a process, unless another process has its number by now.
    public func send(
        _ signal: ProcessSignal, to process: ProcessIdentity
    ) throws(ProcessError) {
        try check(process)
        signals.append((signal, process))
    }

    /// Sets the nice value of a process, unless another process has its number by now.
    public func setNice(_ nice: Int, of process: ProcessIdentity) throws(ProcessError) {
        try check(process)
        niceValues.append((nice, process))
    }

    private func check(_ process: ProcessIdentity) throws(ProcessError) {
        guard self.process(withPid: process.pid) == process else { throw .ended }
        if let refusal { throw refusal }
    }
}
