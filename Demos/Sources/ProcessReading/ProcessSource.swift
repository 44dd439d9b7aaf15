// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The source of processes: a system, or the data of a test.
public protocol ProcessSource: Sendable {
    /// Reads all processes.
    func snapshot() async throws(ProcessError) -> ProcessSnapshot

    /// Reads the values of a process that the snapshot leaves out; nil if the process has ended.
    func details(of process: ProcessIdentity) async -> ProcessDetails?

    /// Returns the process that has a number now; nil if there is none.
    @MainActor func process(withPid pid: Int32) -> ProcessIdentity?

    /// Sends a signal to a process, if its number still belongs to it.
    @MainActor
    func send(_ signal: ProcessSignal, to process: ProcessIdentity) throws(ProcessError)

    /// Sets the nice value of a process, if its number still belongs to it.
    @MainActor
    func setNice(_ nice: Int, of process: ProcessIdentity) throws(ProcessError)
}
