// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A process at one moment; values that the system does not report are nil.
public struct ProcessSample: Hashable, Sendable {
    /// The identity of the process.
    public var identity: ProcessIdentity
    /// The number of the parent; 0 for none.
    public var parent: Int32
    /// The name of the user, or the number of a user without a name.
    public var user: String?
    /// The activity of the process.
    public var state: ProcessState
    /// The use of processors since the previous sample, in percent of one core; nil in the first
    /// sample.
    public var cpu: Double?
    /// The memory in use, in bytes; nil for threads of the kernel, which have none.
    public var memory: UInt64?
    /// The processor time since the start, in seconds.
    public var time: Double?
    /// The number of threads.
    public var threads: Int?
    /// The nice value, from -20 (first) to 19 (last).
    public var nice: Int?
    /// The short name, as the process sets it; it may be any text, even with control characters.
    public var name: String
    /// The beginning of the command line, or the name in brackets if there is none.
    public var command: String

    /// Creates a sample; values that are not given are unknown.
    public init(
        _ identity: ProcessIdentity, parent: Int32 = 1, user: String? = nil,
        state: ProcessState = .sleeping, cpu: Double? = nil, memory: UInt64? = nil,
        time: Double? = nil, threads: Int? = nil, nice: Int? = nil, name: String,
        command: String? = nil
    ) {
        self.identity = identity
        self.parent = parent
        self.user = user
        self.state = state
        self.cpu = cpu
        self.memory = memory
        self.time = time
        self.threads = threads
        self.nice = nice
        self.name = name
        self.command = command ?? name
    }
}
