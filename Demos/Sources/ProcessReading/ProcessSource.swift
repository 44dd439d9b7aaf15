// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Where processes come from: a system, or the data of a test.
public protocol ProcessSource: Sendable {
    /// Reads all processes.
    func snapshot() async throws(ProcessError) -> ProcessSnapshot

    /// Reads what the snapshot leaves out of a process; nil if it has ended.
    func details(of process: ProcessIdentity) async -> ProcessDetails?

    /// Returns the process that has a number now; nil for none.
    @MainActor func process(withPid pid: Int32) -> ProcessIdentity?

    /// Sends a signal to a process, if its number still belongs to it.
    @MainActor
    func send(_ signal: ProcessSignal, to process: ProcessIdentity) throws(ProcessError)

    /// Sets the nice value of a process, if its number still belongs to it.
    @MainActor
    func setNice(_ nice: Int, of process: ProcessIdentity) throws(ProcessError)
}
