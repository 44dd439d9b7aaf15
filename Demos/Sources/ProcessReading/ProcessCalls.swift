// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system calls that change a process; tests replace them.
public struct ProcessCalls: Sendable {
    /// Sends a signal to the process with a number; returns 0, or the number of an error.
    public var kill: @Sendable (_ pid: Int32, _ signal: Int32) -> Int32
    /// Sets the nice value of the process with a number; returns 0, or the number of an error.
    public var setNice: @Sendable (_ pid: Int32, _ nice: Int32) -> Int32

    /// Creates calls from two closures, which return 0 or the number of an error.
    public init(
        kill: @escaping @Sendable (Int32, Int32) -> Int32,
        setNice: @escaping @Sendable (Int32, Int32) -> Int32
    ) {
        (self.kill, self.setNice) = (kill, setNice)
    }

    /// Sends a signal to a process, if its number still belongs to it.
    func send(
        _ signal: ProcessSignal, to process: ProcessIdentity, found: ProcessIdentity?
    ) throws(ProcessError) {
        guard found == process else { throw .ended }
        try ProcessError.check(kill(process.pid, signal.number))
    }

    /// Sets the nice value of a process, if its number still belongs to it.
    func setNice(
        _ nice: Int, of process: ProcessIdentity, found: ProcessIdentity?
    ) throws(ProcessError) {
        guard found == process else { throw .ended }
        try ProcessError.check(setNice(process.pid, Int32(clamping: nice)))
    }

    /// The calls of the system.
    public static var system: ProcessCalls {
        ProcessCalls(
            kill: { pid, signal in sendSignal(pid, signal) == 0 ? 0 : errno },
            setNice: { pid, nice in
                #if canImport(Glibc)
                let process = __priority_which_t(PRIO_PROCESS.rawValue)
                #else
                let process = PRIO_PROCESS
                #endif
                return setpriority(process, id_t(pid), nice) == 0 ? 0 : errno
            })
    }
}

/// Calls `kill`; a separate function, because within ``ProcessCalls`` this name means the closure.
private func sendSignal(_ pid: Int32, _ signal: Int32) -> Int32 { kill(pid, signal) }
