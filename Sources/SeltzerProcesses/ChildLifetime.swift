// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNProcesses
import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process of a child, from its start until it is reaped.
///
/// Signals are sent, and the process is reaped, on this actor only. So no signal reaches a process that got the number
/// of a reaped one.
actor ChildLifetime {
    private let process: pid_t
    /// The terminal of the program; nil if it has none.
    private let terminal: Descriptor?
    private let gracePeriod: Duration
    private var status: ChildStatus?
    private var waits: [AsyncStream<Void>.Continuation] = []
    private var cancellation: Task<Void, Never>?

    init(process: pid_t, terminal: Descriptor?, gracePeriod: Duration) {
        (self.process, self.terminal, self.gracePeriod) = (process, terminal, gracePeriod)
    }

    /// Whether the process has ended.
    var hasEnded: Bool { status != nil }

    /// Waits for the end of the process, and reaps it; called once.
    func watch() async {
        let number = cn_process_descriptor(process)
        if number >= 0 {
            var wait = Wait()
            wait.add(reading: Descriptor(number))
            await wait.end()
        } else {
            await awaitWithoutDescriptor()
        }
        reap()
    }

    private func awaitWithoutDescriptor() async {
        let process = process
        #if canImport(Darwin)
        var wait = Wait()
        wait.add(exitOf: process)
        await wait.end()
        #else
        // A thread of its own: other work must not wait for it.
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "seltzer.child.\(process)").async {
                cn_process_await(process)
                continuation.resume()
            }
        }
        #endif
    }

    private func reap() {
        var code: Int32 = 0
        switch cn_process_reap(process, &code) {
        case CN_PROCESS_EXITED: status = .exited(Int(code))
        case CN_PROCESS_SIGNALED: status = .signaled(Int(code))
        case CN_PROCESS_LOST: status = .lost
        default:
            // The system reported an end too early.
            Task { await watch() }
            return
        }
        for wait in waits { wait.finish() }
        waits = []
    }

    /// Ends a wait when the process has ended.
    func signal(_ wait: AsyncStream<Void>.Continuation) {
        if status != nil { wait.finish() } else { waits.append(wait) }
    }

    /// Returns the status after the end; a cancelled process has then left no other process in its group.
    func finalStatus() async -> ChildStatus {
        if status == nil {
            let wait = Wait()
            signal(wait.signal)
            await wait.end()
        }
        await cancellation?.value
        return status ?? .lost
    }

    /// Sends a signal to the process group; no effect after the end of the process.
    func send(_ signal: Int32) {
        if status == nil { kill(-process, signal) }
    }

    /// Asks the process group to end, and forces it to after the grace period; only the first call has an effect.
    func cancel() {
        guard status == nil, cancellation == nil else { return }
        cancellation = Task { await end() }
    }

    private func end() async {
        let deadline = ContinuousClock.now + gracePeriod
        sendToGroups(terminal == nil ? [SIGTERM, SIGCONT] : [SIGHUP, SIGTERM, SIGCONT])
        if status == nil {
            var wait = Wait()
            wait.add(timeout: ContinuousClock.now.duration(to: deadline))
            signal(wait.signal)
            await wait.end()
        }
        // The number of the process stays in use while its group has members.
        while status != nil, kill(-process, 0) == 0, ContinuousClock.now < deadline {
            try? await Task.sleep(for: .milliseconds(10))
        }
        sendToGroups([SIGKILL])
        if status == nil {
            let wait = Wait()
            signal(wait.signal)
            await wait.end()
        }
    }

    /// Signals the group of the process, and the foreground group of its terminal, where a shell runs its jobs.
    private func sendToGroups(_ signals: [Int32]) {
        let foreground = terminal.map { tcgetpgrp($0.number) } ?? -1
        for signal in signals {
            kill(-process, signal)
            if foreground > 0, foreground != process { kill(-foreground, signal) }
        }
    }
}

#if canImport(Darwin)
extension Wait {
    /// Waits for the end of a process.
    fileprivate mutating func add(exitOf process: pid_t) {
        add(DispatchSource.makeProcessSource(identifier: process, eventMask: .exit), keeping: nil)
    }
}
#endif
